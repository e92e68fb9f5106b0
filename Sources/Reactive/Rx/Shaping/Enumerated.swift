extension ObservableType {
  /// Returns the elements with their indices, counted from 0.
  public func enumerated() -> Observable<(index: Int, element: Element)> {
    lift { EnumeratedSink($0) }
  }
}

private final class EnumeratedSink<Element>: Sink<Element, (index: Int, element: Element)> {
  private var index = 0

  override func next(_ element: Element) {
    let current = index
    index += 1
    forward((index: current, element: element))
  }
}
