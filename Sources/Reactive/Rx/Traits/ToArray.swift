extension ObservableType {
  /// Returns all elements as one array, which is sent when the sequence completes.
  public func toArray() -> Single<[Element]> {
    Single(raw: lift { ToArraySink($0) })
  }
}

private final class ToArraySink<Element>: Sink<Element, [Element]> {
  private var elements: [Element] = []

  override func next(_ element: Element) { elements.append(element) }

  override func completed() {
    let all = elements
    elements = []
    forward(all)
    finish()
  }
}
