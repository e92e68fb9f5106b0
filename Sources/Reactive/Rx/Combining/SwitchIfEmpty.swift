extension ObservableType {
  /// The same sequence, or `other` if it completes without elements.
  public func ifEmpty(switchTo other: Observable<Element>) -> Observable<Element> {
    lift { SwitchIfEmptySink($0, other) }
  }
}

/// Drops out of the chain when its source was empty: the other sequence delivers in its place.
private final class SwitchIfEmptySink<Element>: Sink<Element, Element> {
  private let other: Observable<Element>
  private var isEmpty = true

  init(_ downstream: Receiver<Element>, _ other: Observable<Element>) {
    self.other = other
    super.init(downstream)
  }

  override func next(_ element: Element) {
    isEmpty = false
    forward(element)
  }

  override func completed() {
    guard isEmpty, !isDisposed else { return finish() }
    leave(to: other)
  }
}
