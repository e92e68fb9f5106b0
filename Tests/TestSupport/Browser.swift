import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// A headless Chromium with one page, controlled through the DevTools protocol: JSON messages, each
/// terminated by a zero byte, over the browser's descriptors 3 and 4. Both are the same socket
/// here: if the browser has crashed, writing to the socket is an error, whereas writing to a pipe
/// would raise a signal that ends the tests.
///
/// No call waits longer than `waitLimit`. The browser is terminated when the object is deallocated.
package final class Browser {
  /// An error in the browser or the connection to it.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  private let process = Process()
  private let socket: FileHandle
  private let folder: TemporaryFolder
  private var received = Data()
  /// The number of received bytes before which no message ends.
  private var searched = 0
  private var events: [[String: Any]] = []
  private var count = 0
  private var session: String?

  /// Starts a browser with a page of the given size, in pixels.
  package init(width: Int = 1280, height: Int = 900) throws {
    let names = ["chromium", "chromium-browser", "google-chrome"]
    guard let program = names.lazy.compactMap(Self.path).first else {
      throw Failure(
        description: "Chromium is not installed; scripts/setup chromium installs it.")
    }
    folder = try TemporaryFolder()
    var ends: [Int32] = [0, 0]
    guard socketpair(AF_UNIX, Self.socketType, 0, &ends) == 0 else {
      throw Failure(description: "the pair of sockets can't be created")
    }
    socket = FileHandle(fileDescriptor: ends[0], closeOnDealloc: true)
    let browsersEnd = FileHandle(fileDescriptor: ends[1], closeOnDealloc: true)
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments =
      ["-c", "exec \"$@\" 3<&0 4>&0 0</dev/null 1>/dev/null 2>/dev/null", "sh", program]
      + Self.options + ["--user-data-dir=\(folder("profile"))", "about:blank"]
    process.standardInput = browsersEnd
    try process.run()
    try browsersEnd.close()
    let target = try send("Target.createTarget", ["url": "about:blank"])["targetId"]
    session =
      try send("Target.attachToTarget", ["targetId": target ?? "", "flatten": true])["sessionId"]
      as? String
    for domain in ["Page", "Runtime", "Network", "Log"] { try send(domain + ".enable") }
    try resize(width: width, height: height)
  }

  deinit {
    session = nil
    if process.isRunning { _ = try? send("Browser.close") }
    if !eventually(within: 5, { !process.isRunning }) { kill(process.processIdentifier, SIGKILL) }
    // Remaining processes would write to the folder while it is being removed.
    _ = eventually(within: 5) { processes(naming: folder.path).isEmpty }
  }

  #if canImport(Glibc)
    private static let socketType = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    private static let sendFlags = Int32(MSG_NOSIGNAL)
  #else
    private static let socketType = SOCK_STREAM
    private static let sendFlags: Int32 = 0
  #endif

  private static let options = [
    "--headless=new", "--no-sandbox", "--remote-debugging-pipe", "--disable-gpu",
    "--disable-dev-shm-usage", "--disable-extensions", "--disable-background-networking",
    "--disable-component-update", "--disable-breakpad", "--no-first-run", "--mute-audio",
  ]

  private static func path(_ name: String) -> String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Loads the page in the file at `path`; `fragment` follows a #.
  package func open(_ path: String, fragment: String? = nil) throws {
    var url = URL(fileURLWithPath: path).absoluteString
    if let fragment { url += "#" + fragment }
    try open(address: url)
  }

  /// Loads the page at an address.
  package func open(address: String) throws {
    events.removeAll { $0["method"] as? String == "Page.loadEventFired" }
    try send("Page.navigate", ["url": address])
    while !events.contains(where: { $0["method"] as? String == "Page.loadEventFired" }) {
      try receive(until: Date(timeIntervalSinceNow: waitLimit))
    }
  }

  /// Returns the value of a JavaScript expression: null, a boolean, a number, a string, or lists
  /// and objects of these. Promises are awaited.
  package func value(_ expression: String) throws -> Any {
    let answer = try send(
      "Runtime.evaluate",
      ["expression": expression, "returnByValue": true, "awaitPromise": true])
    if let exception = answer["exceptionDetails"] as? [String: Any] {
      throw Failure(description: "\(expression): \(exception["exception"] ?? exception)")
    }
    return (answer["result"] as? [String: Any])?["value"] ?? NSNull()
  }

  /// Returns the value of an expression, as text.
  package func text(_ expression: String) throws -> String {
    try value("String(\(expression))") as? String ?? ""
  }

  /// Returns the value of an expression, as a number.
  package func number(_ expression: String) throws -> Double {
    (try value("Number(\(expression))") as? NSNumber)?.doubleValue ?? .nan
  }

  /// Returns whether an expression is true.
  package func holds(_ expression: String) throws -> Bool {
    try text("Boolean(\(expression))") == "true"
  }

  /// Waits until an expression is true; returns false if that takes longer than `waitLimit`.
  package func waits(for expression: String) throws -> Bool {
    let limit = Date(timeIntervalSinceNow: waitLimit)
    while try !holds(expression) {
      if Date() > limit { return false }
      Thread.sleep(forTimeInterval: 0.02)
    }
    return true
  }

  private static let codes = [
    "Tab": 9, "End": 35, "Home": 36, "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39,
    "ArrowDown": 40,
  ]

  /// Presses and releases a key; `key` is its name in `KeyboardEvent.key`.
  package func press(_ key: String, shift: Bool = false) throws {
    var event: [String: Any] = ["type": "keyDown", "key": key, "modifiers": shift ? 8 : 0]
    if let code = Self.codes[key] {
      event.merge(["windowsVirtualKeyCode": code, "code": key]) { $1 }
    } else {
      event["text"] = key
    }
    try send("Input.dispatchKeyEvent", event)
    event["type"] = "keyUp"
    event["text"] = nil
    try send("Input.dispatchKeyEvent", event)
  }

  /// Scrolls the first element that matches `selector` into view and clicks its centre.
  package func click(_ selector: String) throws {
    let position = try position(of: selector)
    try drag(from: position, to: position)
  }

  /// Presses the mouse button at a position in the window, moves the mouse and releases the button.
  package func drag(from start: (x: Double, y: Double), to end: (x: Double, y: Double)) throws {
    try mouse("mouseMoved", start)
    try mouse("mousePressed", start, buttons: 1)
    if start != end { try mouse("mouseMoved", end, buttons: 1) }
    try mouse("mouseReleased", end)
  }

  /// Moves the mouse to a position in the window.
  package func point(at position: (x: Double, y: Double)) throws {
    try mouse("mouseMoved", position)
  }

  /// Scrolls an element into view and returns the position in the window at the given fractions of
  /// its width and height.
  package func position(of selector: String, x: Double = 0.5, y: Double = 0.5) throws
    -> (x: Double, y: Double)
  {
    let box = try value(
      """
      (() => {
        const element = document.querySelector(\(Self.quoted(selector)));
        if (!element) return null;
        element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        const box = element.getBoundingClientRect();
        return [box.left + box.width * \(x), box.top + box.height * \(y)];
      })()
      """)
    guard let box = box as? [NSNumber], box.count == 2 else {
      throw Failure(description: "no element of the page matches \(selector)")
    }
    return (box[0].doubleValue, box[1].doubleValue)
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }

  private func mouse(_ type: String, _ position: (x: Double, y: Double), buttons: Int = 0) throws {
    try send(
      "Input.dispatchMouseEvent",
      [
        "type": type, "x": position.x, "y": position.y, "buttons": buttons,
        "button": type == "mouseMoved" && buttons == 0 ? "none" : "left", "clickCount": 1,
      ])
  }

  package func resize(width: Int, height: Int) throws {
    try send(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false])
  }

  /// Sets a user preference, such as "prefers-color-scheme" to "dark".
  package func prefer(_ feature: String, _ value: String) throws {
    try send(
      "Emulation.setEmulatedMedia", ["features": [["name": feature, "value": value]]])
  }

  /// Disables scripts.
  package func turnScriptsOff() throws {
    try send("Emulation.setScriptExecutionDisabled", ["value": true])
  }

  /// Writes the visible part of the page, or the whole page, to a PNG file.
  package func screenshot(to path: String, wholePage: Bool = false) throws {
    let answer = try send(
      "Page.captureScreenshot", ["format": "png", "captureBeyondViewport": wholePage])
    try Data(base64Encoded: answer["data"] as? String ?? "")?
      .write(to: URL(fileURLWithPath: path))
  }

  /// The URLs that pages have requested so far.
  package var requestedURLs: [String] {
    parameters(of: "Network.requestWillBeSent").compactMap {
      ($0["request"] as? [String: Any])?["url"] as? String
    }
  }

  /// The problems that pages have reported so far: exceptions and console entries.
  package var problems: [String] {
    parameters(of: "Runtime.exceptionThrown").map { "\($0)" }
      + parameters(of: "Log.entryAdded").map { "\($0)" }
  }

  private func parameters(of method: String) -> [[String: Any]] {
    events.filter { $0["method"] as? String == method }
      .compactMap { $0["params"] as? [String: Any] }
  }
}

extension Browser {
  /// Sends a command and waits for its result.
  @discardableResult
  private func send(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    count += 1
    let id = count
    var message: [String: Any] = ["id": id, "method": method, "params": parameters]
    if let session { message["sessionId"] = session }
    try write(JSONSerialization.data(withJSONObject: message) + [0])
    let limit = Date(timeIntervalSinceNow: waitLimit)
    while true {
      if let index = events.firstIndex(where: { ($0["id"] as? NSNumber)?.intValue == id }) {
        let answer = events.remove(at: index)
        if let error = answer["error"] { throw Failure(description: "\(method): \(error)") }
        return answer["result"] as? [String: Any] ?? [:]
      }
      try receive(until: limit)
    }
  }

  private func write(_ bytes: Data) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Foundation.send(socket.fileDescriptor, $0.baseAddress, $0.count, Self.sendFlags)
      }
      guard count > 0 else { throw Failure(description: "the browser has ended") }
      rest = rest.dropFirst(count)
    }
  }

  /// Reads the browser's messages; waits for the next one until `limit`.
  private func receive(until limit: Date) throws {
    var descriptor = pollfd(
      fd: socket.fileDescriptor, events: Int16(POLLIN), revents: 0)
    let wait = max(0, limit.timeIntervalSinceNow)
    guard poll(&descriptor, 1, Int32(wait * 1000)) > 0 else {
      throw Failure(description: "the browser doesn't answer")
    }
    let bytes = socket.availableData
    guard !bytes.isEmpty else { throw Failure(description: "the browser has ended") }
    received += bytes
    while let end = endOfMessage {
      let message = received[..<end]
      // Pictures in frames of WebSockets are megabytes that no test reads.
      if !message.starts(with: Self.ignored),
        let event = try JSONSerialization.jsonObject(with: message) as? [String: Any]
      {
        events.append(event)
      }
      received = Data(received[(end + 1)...])
      searched = 0
    }
    searched = received.count
  }

  private static let ignored = Data(#"{"method":"Network.webSocketFrame"#.utf8)

  /// The index of the zero that ends the first message; nil if it hasn't arrived.
  private var endOfMessage: Int? {
    received.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress,
        let end = memchr(start + searched, 0, bytes.count - searched)
      else { return nil }
      return UnsafeRawPointer(end) - start
    }
  }
}
