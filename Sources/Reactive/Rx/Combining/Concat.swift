extension ObservableType {
  /// Returns a sequence that sends the elements of this sequence and, after its completion, those
  /// of `second`.
  public func concat<Source: ObservableConvertibleType>(
    _ second: Source
  ) -> Observable<Element> where Source.Element == Element {
    let sources = [asObservable(), second.asObservable()]
    return Concat(sources, count: 2)
  }

  /// Returns the concatenation of the sequences in `sequence`: each is subscribed to when the
  /// previous one has completed.
  public static func concat<Sources: Sequence>(
    _ sequence: Sources
  ) -> Observable<Element> where Sources.Element == Observable<Element> {
    Concat(sequence, count: nil)
  }

  /// Returns the concatenation of the sequences in `collection`: each is subscribed to when the
  /// previous one has completed.
  public static func concat<Sources: Collection>(
    _ collection: Sources
  ) -> Observable<Element> where Sources.Element == Observable<Element> {
    Concat(collection, count: collection.count)
  }

  /// Returns the concatenation of `sources`: each is subscribed to when the previous one has
  /// completed.
  public static func concat(_ sources: Observable<Element>...) -> Observable<Element> {
    Concat(sources, count: sources.count)
  }
}

private final class Concat<Element, Sources: Sequence>: Producer<Element>
where Sources.Element == Observable<Element> {
  private let sources: Sources
  private let count: Int?

  init(_ sources: Sources, count: Int?) {
    self.sources = sources
    self.count = count
  }

  override var succession: Succession<Element> {
    .concatenated(SourceIterator(sources, count: count))
  }

  override func start(_ receiver: Receiver<Element>) {
    let sink = ConcatSink(receiver, SourceIterator(sources, count: count))
    receiver.attach(sink)
    sink.advance()
  }
}

private final class ConcatSink<Element>: SuccessionSink<Element> {
  override func sources(of succession: Succession<Element>) -> SourceIterator<Element>? {
    if case .concatenated(let sources) = succession { sources } else { nil }
  }

  override func completed() { advance() }
}
