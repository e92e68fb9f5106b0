extension ObservableType {
  /// Returns the elements for which `predicate` returns true. If `predicate` throws, the sequence
  /// fails.
  public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    lift { FilterSink($0, predicate) }
  }
}

private final class FilterSink<Element>: Sink<Element, Element> {
  private let predicate: (Element) throws -> Bool

  init(_ downstream: Receiver<Element>, _ predicate: @escaping (Element) throws -> Bool) {
    self.predicate = predicate
    super.init(downstream)
  }

  override func next(_ element: Element) {
    do { if try predicate(element) { forward(element) } } catch { fail(error) }
  }
}
