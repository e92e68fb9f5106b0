extension ObservableType {
  /// Returns a sequence that sends the elements of this sequence, or those of `other` if this
  /// sequence completes without elements.
  public func ifEmpty(switchTo other: Observable<Element>) -> Observable<Element> {
    lift { SwitchIfEmptySink($0, other) }
  }
}

/// Leaves the chain if its source was empty; the other sequence then delivers in its place.
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
