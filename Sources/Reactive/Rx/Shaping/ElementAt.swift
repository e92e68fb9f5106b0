extension ObservableType {
  /// Returns the element at `index`, counted from 0, and then completes. If the source has fewer
  /// elements, the sequence fails with `RxError.argumentOutOfRange`.
  ///
  /// A negative index is a programming error.
  public func element(at index: Int) -> Observable<Element> {
    checkUse(index >= 0, "element(at:) received the index \(index). It must be 0 or more.")
    return lift { ElementAtSink($0, max(index, 0)) }
  }
}

private final class ElementAtSink<Element>: Sink<Element, Element> {
  private var remaining: Int

  init(_ downstream: Receiver<Element>, _ index: Int) {
    remaining = index
    super.init(downstream)
  }

  override func next(_ element: Element) {
    remaining -= 1
    guard remaining == -1 else { return }
    forward(element)
    finish()
  }

  override func completed() { fail(RxError.argumentOutOfRange) }
}
