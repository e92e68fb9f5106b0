extension ObservableType {
  /// Returns the elements after the first `count`.
  public func skip(_ count: Int) -> Observable<Element> { lift { SkipSink($0, count) } }
}

private final class SkipSink<Element>: Sink<Element, Element> {
  private var remaining: Int

  init(_ downstream: Receiver<Element>, _ count: Int) {
    remaining = count
    super.init(downstream)
  }

  override func next(_ element: Element) {
    if remaining <= 0 { forward(element) } else { remaining -= 1 }
  }
}
