extension ObservableType {
  /// The events as elements. A terminal one is followed by the completion, so it never fails.
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
