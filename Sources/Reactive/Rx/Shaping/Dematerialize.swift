extension ObservableType where Element: EventConvertible {
  /// Returns the sequence whose events the elements represent: the inverse of `materialize`.
  public func dematerialize() -> Observable<Element.Element> { lift { DematerializeSink($0) } }
}

private final class DematerializeSink<Input: EventConvertible>: Sink<Input, Input.Element> {
  override func next(_ element: Input) {
    switch element.event {
    case .next(let element): forward(element)
    case .error(let error): fail(error)
    case .completed: finish()
    }
  }
}
