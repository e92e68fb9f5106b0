extension ObservableType {
  /// Returns only the terminal event of the sequence, without its elements.
  public func ignoreElements() -> Observable<Never> { lift { IgnoreSink($0) } }
}

private final class IgnoreSink<Element>: Sink<Element, Never> {
  override func next(_ element: Element) {}
}
