import VirtualTime

extension ObservableType {
  /// Returns this sequence and prints a line for each subscription, event and disposal, such as
  /// "1.500: identifier -> Event next(1)". The line starts with the time on the stage's clock, in
  /// seconds.
  ///
  /// The lines are passed to `Hooks.debugPrinter`, which by default prints them to standard output.
  ///
  /// - Parameters:
  ///   - identifier: The name of the sequence in the output; by default, the file, line and
  ///     function of the call.
  ///   - trimOutput: Whether an event's text is cut to its first and last 20 characters.
  ///   - file: The file of the call.
  ///   - line: The line of the call.
  ///   - function: The function of the call.
  public func debug(
    _ identifier: String? = nil, trimOutput: Bool = false, file: String = #file,
    line: UInt = #line, function: String = #function
  ) -> Observable<Element> {
    let location = "\(file.split(separator: "/").last ?? ""):\(line) (\(function))"
    return lift { DebugSink($0, identifier ?? location, trimOutput) }
  }
}

private final class DebugSink<Element>: Sink<Element, Element> {
  private let identifier: String
  private let trimOutput: Bool

  init(_ downstream: Receiver<Element>, _ identifier: String, _ trimOutput: Bool) {
    self.identifier = identifier
    self.trimOutput = trimOutput
    super.init(downstream)
    report("subscribed")
  }

  override func next(_ element: Element) {
    report(.next(element))
    forward(element)
  }

  override func error(_ error: any Error) {
    report(.error(error))
    fail(error)
  }

  override func completed() {
    report(.completed)
    finish()
  }

  override func dispose() {
    guard !isDisposed else { return }
    report("isDisposed")
    super.dispose()
  }

  private func report(_ event: Event<Element>) {
    let text = event.debugDescription
    let isTrimmed = trimOutput && text.count > 40
    report("Event \(isTrimmed ? "\(text.prefix(20))...\(text.suffix(20))" : text)")
  }

  private func report(_ content: String) {
    Hooks.debugPrinter("\(timestamp)\(identifier) -> \(content)")
  }

  /// The time on the stage's clock in seconds, followed by a colon; empty outside a stage.
  private var timestamp: String {
    guard let now = VirtualClock.current?.now else { return "" }
    let milliseconds = now.nanoseconds / 1_000_000
    let fraction = String(milliseconds % 1_000)
    let zeros = String(repeating: "0", count: 3 - fraction.count)
    return "\(milliseconds / 1_000).\(zeros)\(fraction): "
  }
}
