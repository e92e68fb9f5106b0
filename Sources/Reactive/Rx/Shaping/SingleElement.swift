extension ObservableType {
  /// Returns the only element, which is sent as soon as it arrives. The sequence fails with
  /// `RxError.moreThanOneElement` at a second element, and with `RxError.noElements` if it
  /// completes without any.
  public func single() -> Observable<Element> { single { _ in true } }

  /// Returns the only element for which `predicate` returns true, which is sent as soon as it
  /// arrives. The sequence fails with `RxError.moreThanOneElement` at a second element, with
  /// `RxError.noElements` if it completes without any, and with the error that `predicate` throws.
  public func single(
    _ predicate: @escaping (Element) throws -> Bool
  ) -> Observable<Element> {
    lift { SingleElementSink($0, predicate) }
  }
}

private final class SingleElementSink<Element>: Sink<Element, Element> {
  private let predicate: (Element) throws -> Bool
  private var hasSent = false

  init(_ downstream: Receiver<Element>, _ predicate: @escaping (Element) throws -> Bool) {
    self.predicate = predicate
    super.init(downstream)
  }

  override func next(_ element: Element) {
    do {
      guard try predicate(element) else { return }
      if hasSent { return fail(RxError.moreThanOneElement) }
      hasSent = true
      forward(element)
    } catch {
      fail(error)
    }
  }

  override func completed() {
    if hasSent { finish() } else { fail(RxError.noElements) }
  }
}
