// What operators were called before, as RxSwift 6 still has it.

extension ObservableType {
  /// What `catch(_:)` was called.
  @available(*, deprecated, renamed: "catch(_:)")
  public func catchError(
    _ handler: @escaping (any Error) throws -> Observable<Element>
  ) -> Observable<Element> {
    self.catch(handler)
  }

  /// What `catchAndReturn(_:)` was called.
  @available(*, deprecated, renamed: "catchAndReturn(_:)")
  public func catchErrorJustReturn(_ element: Element) -> Observable<Element> {
    catchAndReturn(element)
  }

  /// What `catch(sequence:)` was called.
  @available(*, deprecated, renamed: "catch(sequence:)")
  public static func catchError<Sources: Sequence>(
    _ sequence: Sources
  ) -> Observable<Element> where Sources.Element == Observable<Element> {
    self.catch(sequence: sequence)
  }

  /// What `retry(when:)` was called.
  @available(*, deprecated, renamed: "retry(when:)")
  public func retryWhen<TriggerObservable: ObservableType>(
    _ notificationHandler: @escaping (Observable<any Error>) -> TriggerObservable
  ) -> Observable<Element> {
    retry(when: notificationHandler)
  }

  /// What `retry(when:)` was called.
  @available(*, deprecated, renamed: "retry(when:)")
  public func retryWhen<TriggerObservable: ObservableType, Failure: Error>(
    _ notificationHandler: @escaping (Observable<Failure>) -> TriggerObservable
  ) -> Observable<Element> {
    retry(when: notificationHandler)
  }

  /// What `element(at:)` was called.
  @available(*, deprecated, renamed: "element(at:)")
  public func elementAt(_ index: Int) -> Observable<Element> { element(at: index) }

  /// What `observe(on:)` was called.
  @available(*, deprecated, renamed: "observe(on:)")
  public func observeOn(_ scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    observe(on: scheduler)
  }

  /// What `subscribe(on:)` was called.
  @available(*, deprecated, renamed: "subscribe(on:)")
  public func subscribeOn(_ scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    subscribe(on: scheduler)
  }

  /// What `take(until:)` was called.
  @available(*, deprecated, renamed: "take(until:)")
  public func takeUntil<Source: ObservableType>(_ other: Source) -> Observable<Element> {
    take(until: other)
  }

  /// What `take(until:behavior:)` was called.
  @available(*, deprecated, renamed: "take(until:behavior:)")
  public func takeUntil(
    _ behavior: TakeBehavior, predicate: @escaping (Element) throws -> Bool
  ) -> Observable<Element> {
    take(until: predicate, behavior: behavior)
  }

  /// What `take(while:)` was called.
  @available(*, deprecated, renamed: "take(while:)")
  public func takeWhile(
    _ predicate: @escaping (Element) throws -> Bool
  ) -> Observable<Element> {
    take(while: predicate)
  }

  /// What `take(for:scheduler:)` was called.
  @available(*, deprecated, renamed: "take(for:scheduler:)")
  public func take(
    _ duration: RxTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    take(for: duration, scheduler: scheduler)
  }

  /// What `skip(until:)` was called.
  @available(*, deprecated, renamed: "skip(until:)")
  public func skipUntil<Source: ObservableType>(_ other: Source) -> Observable<Element> {
    skip(until: other)
  }

  /// What `skip(while:)` was called.
  @available(*, deprecated, renamed: "skip(while:)")
  public func skipWhile(
    _ predicate: @escaping (Element) throws -> Bool
  ) -> Observable<Element> {
    skip(while: predicate)
  }

  /// What `skip(for:scheduler:)` was called.
  @available(*, deprecated, renamed: "skip(for:scheduler:)")
  public func skip(
    _ duration: RxTimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    skip(for: duration, scheduler: scheduler)
  }

  /// What `share(replay:scope:)` with the scope `forever` was called.
  @available(*, deprecated, message: "use share(replay:), or share(replay:scope: .forever)")
  public func shareReplay(_ bufferSize: Int) -> Observable<Element> {
    share(replay: bufferSize, scope: .forever)
  }

  /// What `share(replay: 1)` was called.
  @available(*, deprecated, message: "use share(replay: 1)", renamed: "share(replay:)")
  public func shareReplayLatestWhileConnected() -> Observable<Element> {
    share(replay: 1, scope: .whileConnected)
  }
}

// The forms with an index.
extension ObservableType {
  /// What `selector` makes of each element and its number, from 0 on.
  @available(*, deprecated, message: "use enumerated().map()")
  public func mapWithIndex<Result>(
    _ selector: @escaping (Element, Int) throws -> Result
  ) -> Observable<Result> {
    enumerated().map { try selector($0.element, $0.index) }
  }

  /// The elements of the sequences that `selector` makes of each element and its number, from 0 on.
  @available(*, deprecated, message: "use enumerated().flatMap()")
  public func flatMapWithIndex<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element, Int) throws -> Source
  ) -> Observable<Source.Element> {
    enumerated().flatMap { try selector($0.element, $0.index) }
  }

  /// The elements from the first one on for which, and for its number from 0 on, `predicate` is
  /// false.
  @available(*, deprecated, message: "use enumerated().skip(while:).map()")
  public func skipWhileWithIndex(
    _ predicate: @escaping (Element, Int) throws -> Bool
  ) -> Observable<Element> {
    enumerated().skip(while: { try predicate($0.element, $0.index) }).map { $0.element }
  }

  /// The elements before the first one for which, and for its number from 0 on, `predicate` is
  /// false.
  @available(*, deprecated, message: "use enumerated().take(while:).map()")
  public func takeWhileWithIndex(
    _ predicate: @escaping (Element, Int) throws -> Bool
  ) -> Observable<Element> {
    enumerated().take(while: { try predicate($0.element, $0.index) }).map { $0.element }
  }
}

extension Observable {
  /// What `from(optional:)` was called.
  @available(*, deprecated, renamed: "from(optional:)")
  public static func from(_ optional: Element?) -> Observable<Element> {
    from(optional: optional)
  }

  /// What `from(optional:scheduler:)` was called.
  @available(*, deprecated, renamed: "from(optional:scheduler:)")
  public static func from(
    _ optional: Element?, scheduler: any ImmediateSchedulerType
  ) -> Observable<Element> {
    from(optional: optional, scheduler: scheduler)
  }
}

extension Disposable {
  /// What `disposed(by:)` was called.
  @available(*, deprecated, renamed: "disposed(by:)")
  public func addDisposableTo(_ bag: DisposeBag) { disposed(by: bag) }
}
