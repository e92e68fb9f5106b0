extension InfallibleType {
  /// The first `count` elements; then the sequence completes.
  public func take(_ count: Int) -> Infallible<Element> { Infallible(asObservable().take(count)) }

  /// The elements until `other` sends one.
  public func take<Other: InfallibleType>(until other: Other) -> Infallible<Element> {
    Infallible(asObservable().take(until: other.asObservable()))
  }

  /// The elements until `other` sends one.
  public func take<Other: ObservableType>(until other: Other) -> Infallible<Element> {
    Infallible(asObservable().take(until: other))
  }

  /// The elements up to the first one for which `predicate` is true, which is included or not.
  public func take(
    until predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Infallible<Element> {
    Infallible(asObservable().take(until: predicate, behavior: behavior))
  }

  /// The elements up to the first one for which `predicate` is false, which is included or not.
  public func take(
    while predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Infallible<Element> {
    Infallible(asObservable().take(while: predicate, behavior: behavior))
  }

  /// The elements until `duration` has passed since the subscription.
  public func take(
    for duration: RxTimeInterval, scheduler: any SchedulerType
  ) -> Infallible<Element> {
    Infallible(asObservable().take(for: duration, scheduler: scheduler))
  }

  /// The elements after the first `count`.
  public func skip(_ count: Int) -> Infallible<Element> { Infallible(asObservable().skip(count)) }

  /// The elements from the first one on for which `predicate` is false.
  public func skip(while predicate: @escaping (Element) throws -> Bool) -> Infallible<Element> {
    Infallible(asObservable().skip(while: predicate))
  }

  /// The elements that come after `other` has sent one.
  public func skip<Other: ObservableType>(until other: Other) -> Infallible<Element> {
    Infallible(asObservable().skip(until: other))
  }
}
