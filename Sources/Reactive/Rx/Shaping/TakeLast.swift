import DequeModule

extension ObservableType {
  /// Returns the last `count` elements, which are sent when the sequence completes. A negative
  /// count is a programming error.
  public func takeLast(_ count: Int) -> Observable<Element> {
    checkUse(count >= 0, "takeLast(_:) received the count \(count). It must be 0 or more.")
    return lift { TakeLastSink($0, max(count, 0)) }
  }
}

private final class TakeLastSink<Element>: Sink<Element, Element> {
  private let count: Int
  private var lastElements = Deque<Element>()

  init(_ downstream: Receiver<Element>, _ count: Int) {
    self.count = count
    super.init(downstream)
  }

  override func next(_ element: Element) {
    lastElements.append(element)
    if lastElements.count > count { lastElements.removeFirst() }
  }

  override func completed() {
    while let element = lastElements.popFirst() { forward(element) }
    finish()
  }
}
