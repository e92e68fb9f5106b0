extension ObservableType {
  /// Returns a sequence that sends the elements of the first source in `sequence` and, whenever a
  /// source fails, continues with the next, until one completes. The error of the last source is
  /// forwarded.
  public static func `catch`<Sources: Sequence>(
    sequence: Sources
  ) -> Observable<Element> where Sources.Element == Observable<Element> {
    Alternatives(sequence, count: nil)
  }

  /// Returns a sequence that subscribes to this sequence again whenever it fails.
  ///
  /// If no time passes between the attempts, the stage's clock fails.
  public func retry() -> Observable<Element> {
    let source = asObservable()
    return Alternatives(sequence(first: source) { $0 }, count: nil)
  }

  /// Returns a sequence that subscribes to this sequence again when it fails, up to
  /// `maxAttemptCount` times in total. The error of the last attempt is forwarded.
  ///
  /// With 0, it completes immediately. A negative count is a programming error.
  public func retry(_ maxAttemptCount: Int) -> Observable<Element> {
    checkUse(
      maxAttemptCount >= 0,
      "retry(_:) received the count \(maxAttemptCount). It must be 0 or more.")
    let count = max(maxAttemptCount, 0)
    return Alternatives(Swift.repeatElement(asObservable(), count: count), count: count)
  }
}

private final class Alternatives<Element, Sources: Sequence>: Producer<Element>
where Sources.Element == Observable<Element> {
  private let sources: Sources
  private let count: Int?

  init(_ sources: Sources, count: Int?) {
    self.sources = sources
    self.count = count
  }

  override var succession: Succession<Element> {
    .alternatives(SourceIterator(sources, count: count))
  }

  override func start(_ receiver: Receiver<Element>) {
    let sink = CatchSequenceSink(receiver, SourceIterator(sources, count: count))
    receiver.attach(sink)
    sink.advance()
  }
}

private final class CatchSequenceSink<Element>: SuccessionSink<Element> {
  private var lastError: (any Error)?

  override func sources(of succession: Succession<Element>) -> SourceIterator<Element>? {
    if case .alternatives(let sources) = succession { sources } else { nil }
  }

  override func error(_ error: any Error) {
    lastError = error
    advance()
  }

  override func exhausted() {
    if let lastError { fail(lastError) } else { finish() }
  }
}
