/// Whether the element that ends a sequence is part of it.
public enum TakeBehavior {
  /// It is.
  case inclusive

  /// It is not.
  case exclusive
}

extension ObservableType {
  /// The elements up to the first one for which `predicate` is true, which is included or not.
  public func take(
    until predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Observable<Element> {
    lift { TakeUntilPredicateSink($0, predicate, behavior) }
  }

  /// The elements up to the first one for which `predicate` is false, which is included or not.
  public func take(
    while predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Observable<Element> {
    take(until: { try !predicate($0) }, behavior: behavior)
  }
}

private final class TakeUntilPredicateSink<Element>: Sink<Element, Element> {
  private let predicate: (Element) throws -> Bool
  private let behavior: TakeBehavior
  private var hasEnded = false

  init(
    _ downstream: Receiver<Element>, _ predicate: @escaping (Element) throws -> Bool,
    _ behavior: TakeBehavior
  ) {
    (self.predicate, self.behavior) = (predicate, behavior)
    super.init(downstream)
  }

  override func next(_ element: Element) {
    guard !hasEnded else { return }
    do {
      hasEnded = try predicate(element)
      if !hasEnded || behavior == .inclusive { forward(element) }
      if hasEnded { finish() }
    } catch {
      fail(error)
    }
  }
}
