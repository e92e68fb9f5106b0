extension ObservableType {
  /// Returns the events of the sequence as elements. The terminal event is sent as an element too,
  /// followed by the completion, so the result never fails.
  public func materialize() -> Observable<Event<Element>> { lift { MaterializeSink($0) } }
}

private final class MaterializeSink<Element>: Sink<Element, Event<Element>> {
  override func next(_ element: Element) { forward(.next(element)) }

  override func error(_ error: any Error) {
    forward(.error(error))
    finish()
  }

  override func completed() {
    forward(.completed)
    finish()
  }
}
