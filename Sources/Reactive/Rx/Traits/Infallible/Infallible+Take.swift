extension InfallibleType {
  /// Returns the first `count` elements; then the sequence completes.
  public func take(_ count: Int) -> Infallible<Element> { Infallible(asObservable().take(count)) }

  /// Returns the elements that arrive before the first element of `other`.
  public func take<Other: InfallibleType>(until other: Other) -> Infallible<Element> {
    Infallible(asObservable().take(until: other.asObservable()))
  }

  /// Returns the elements that arrive before the first element of `other`.
  public func take<Other: ObservableType>(until other: Other) -> Infallible<Element> {
    Infallible(asObservable().take(until: other))
  }

  /// Returns the elements before the first one for which `predicate` returns true; `behavior`
  /// determines whether that element is included.
  public func take(
    until predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Infallible<Element> {
    Infallible(asObservable().take(until: predicate, behavior: behavior))
  }

  /// Returns the elements before the first one for which `predicate` returns false; `behavior`
  /// determines whether that element is included.
  public func take(
    while predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Infallible<Element> {
    Infallible(asObservable().take(while: predicate, behavior: behavior))
  }

  /// Returns the elements that arrive within `duration` of the subscription.
  public func take(
    for duration: RxTimeInterval, scheduler: any SchedulerType
  ) -> Infallible<Element> {
    Infallible(asObservable().take(for: duration, scheduler: scheduler))
  }

  /// Returns the elements after the first `count`.
  public func skip(_ count: Int) -> Infallible<Element> { Infallible(asObservable().skip(count)) }

  /// Returns all elements from the first one for which `predicate` returns false.
  public func skip(while predicate: @escaping (Element) throws -> Bool) -> Infallible<Element> {
    Infallible(asObservable().skip(while: predicate))
  }

  /// Returns the elements that arrive after the first element of `other`.
  public func skip<Other: ObservableType>(until other: Other) -> Infallible<Element> {
    Infallible(asObservable().skip(until: other))
  }
}
