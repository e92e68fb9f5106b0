extension ObservableType where Element: EventConvertible {
  /// The sequence whose events the elements are; what `materialize` makes is taken back.
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
