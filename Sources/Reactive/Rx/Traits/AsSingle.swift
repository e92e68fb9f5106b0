extension ObservableType {
  /// Returns the only element, which is sent when the sequence completes.
  ///
  /// The sequence fails with `RxError.moreThanOneElement` at a second element, and with
  /// `RxError.noElements` if it completes without any.
  public func asSingle() -> Single<Element> {
    Single(raw: lift { OnlyElementSink($0, isRequired: true) })
  }

  /// Returns the only element, if there is one, which is sent when the sequence completes.
  ///
  /// The sequence fails with `RxError.moreThanOneElement` at a second element.
  public func asMaybe() -> Maybe<Element> {
    Maybe(raw: lift { OnlyElementSink($0, isRequired: false) })
  }
}

private final class OnlyElementSink<Element>: Sink<Element, Element> {
  private let isRequired: Bool
  private var element: Element?

  init(_ downstream: Receiver<Element>, isRequired: Bool) {
    self.isRequired = isRequired
    super.init(downstream)
  }

  override func next(_ element: Element) {
    if self.element == nil { self.element = element } else { fail(RxError.moreThanOneElement) }
  }

  override func completed() {
    if let element {
      forward(element)
      finish()
    } else if isRequired {
      fail(RxError.noElements)
    } else {
      finish()
    }
  }
}
