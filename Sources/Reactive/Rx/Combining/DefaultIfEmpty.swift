extension ObservableType {
  /// Returns a sequence that sends the elements of this sequence, or only `default` if this
  /// sequence completes without elements.
  public func ifEmpty(default element: Element) -> Observable<Element> {
    lift { DefaultIfEmptySink($0, element) }
  }
}

private final class DefaultIfEmptySink<Element>: Sink<Element, Element> {
  private let element: Element
  private var isEmpty = true

  init(_ downstream: Receiver<Element>, _ element: Element) {
    self.element = element
    super.init(downstream)
  }

  override func next(_ element: Element) {
    isEmpty = false
    forward(element)
  }

  override func completed() {
    if isEmpty { forward(element) }
    finish()
  }
}
