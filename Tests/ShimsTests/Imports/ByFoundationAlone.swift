import Foundation

/// What a file gets that imports no shim: each call goes by the wall clock.
enum WallClock {
  static let calls: [(name: String, run: () -> Void)] = [
    ("async", { work { DispatchQueue.global().async {} } }),
    ("barrier", { work { DispatchQueue(label: "own").async(flags: .barrier) {} } }),
    ("group", { work { DispatchQueue.global().async(group: DispatchGroup()) {} } }),
    ("item", { work { DispatchQueue.global().async(execute: DispatchWorkItem {}) } }),
    ("after", { work { DispatchQueue.global().asyncAfter(deadline: .now() + 9) {} } }),
    ("main", { work { DispatchQueue.main.sync {} } }),
    ("operation", { work { OperationQueue().addOperation {} } }),
    ("sleep", { work { Thread.sleep(forTimeInterval: 0.001) } }),
    ("usleep", { work { usleep(10) } }),
    ("nanosleep", { work { sleepByC() } }),
    ("source", { work { setSource() } }),
    ("timer", { work { setTimer() } }),
  ]

  /// Something stands behind the call, so that its line stays on the stack.
  @inline(never) private static func work(_ call: () -> Void) {
    call()
    calm = !calm
  }

  private static var calm = false

  private static func sleepByC() {
    var time = timespec(tv_sec: 0, tv_nsec: 1000)
    nanosleep(&time, nil)
    time.tv_nsec = 0
  }

  private static func setSource() {
    let source = DispatchSource.makeTimerSource()
    source.schedule(deadline: .now() + 9)
    source.resume()
    source.cancel()
  }

  private static func setTimer() {
    // A timer that is due after all others is armed by the run loop when it comes next.
    let timer = Timer.scheduledTimer(withTimeInterval: 0.001, repeats: false) { _ in }
    timer.invalidate()
  }

  /// What reads and writes, and waits for nothing.
  static func harmless() throws {
    _ = try JSONDecoder().decode([Int].self, from: JSONEncoder().encode([1]))
    _ = DateFormatter().string(from: Date(timeIntervalSinceReferenceDate: 0))
    NotificationCenter.default.post(name: Notification.Name("none"), object: nil)
    _ = DispatchQueue(label: "own").sync { 3 }
    _ = Timer(timeInterval: 1, repeats: false) { _ in }
    _ = try Data(contentsOf: URL(fileURLWithPath: #filePath))
    // What spin locks do while they wait.
    sleep(0)
    usleep(0)
  }
}
