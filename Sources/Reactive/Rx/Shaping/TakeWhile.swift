/// Determines whether the element that ends a sequence is included.
public enum TakeBehavior {
  /// The element is included.
  case inclusive

  /// The element isn't included.
  case exclusive
}

extension ObservableType {
  /// Returns the elements before the first one for which `predicate` returns true; `behavior`
  /// determines whether that element is included.
  public func take(
    until predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Observable<Element> {
    lift { TakeUntilPredicateSink($0, predicate, behavior) }
  }

  /// Returns the elements before the first one for which `predicate` returns false; `behavior`
  /// determines whether that element is included.
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
    self.predicate = predicate
    self.behavior = behavior
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
