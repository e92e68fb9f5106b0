extension ObservableType {
  /// Returns the first element, or nil if the sequence completes without one.
  public func first() -> Single<Element?> {
    Single(raw: lift { FirstSink($0) })
  }
}

private final class FirstSink<Element>: Sink<Element, Element?> {
  private var hasEnded = false

  override func next(_ element: Element) { end(with: element) }

  override func completed() { end(with: nil) }

  private func end(with element: Element?) {
    guard !hasEnded else { return }
    hasEnded = true
    forward(element)
    finish()
  }
}
