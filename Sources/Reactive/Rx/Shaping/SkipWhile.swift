extension ObservableType {
  /// Returns all elements from the first one for which `predicate` returns false. If `predicate`
  /// throws, the sequence fails.
  public func skip(
    while predicate: @escaping (Element) throws -> Bool
  ) -> Observable<Element> {
    lift { SkipWhileSink($0, predicate) }
  }
}

private final class SkipWhileSink<Element>: Sink<Element, Element> {
  private let predicate: (Element) throws -> Bool
  private var isOpen = false

  init(_ downstream: Receiver<Element>, _ predicate: @escaping (Element) throws -> Bool) {
    self.predicate = predicate
    super.init(downstream)
  }

  override func next(_ element: Element) {
    do {
      if !isOpen { isOpen = try !predicate(element) }
      if isOpen { forward(element) }
    } catch {
      fail(error)
    }
  }
}
