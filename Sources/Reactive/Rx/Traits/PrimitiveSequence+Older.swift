public import Foundation

// Names from before RxSwift 6.
extension PrimitiveSequence {
  /// The older name of `observe(on:)`.
  @available(*, deprecated, renamed: "observe(on:)")
  public func observeOn(
    _ scheduler: any ImmediateSchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    observe(on: scheduler)
  }

  /// The older name of `subscribe(on:)`.
  @available(*, deprecated, renamed: "subscribe(on:)")
  public func subscribeOn(
    _ scheduler: any ImmediateSchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    subscribe(on: scheduler)
  }

  /// The older name of `catch(_:)`.
  @available(*, deprecated, renamed: "catch(_:)")
  public func catchError(
    _ handler: @escaping (any Error) throws -> PrimitiveSequence<Trait, Element>
  ) -> PrimitiveSequence<Trait, Element> {
    self.catch(handler)
  }

  /// The older name of `retry(when:)`.
  @available(*, deprecated, renamed: "retry(when:)")
  public func retryWhen<TriggerObservable: ObservableType, Failure: Error>(
    _ notificationHandler: @escaping (Observable<Failure>) -> TriggerObservable
  ) -> PrimitiveSequence<Trait, Element> {
    retry(when: notificationHandler)
  }

  /// The older name of `retry(when:)`.
  @available(*, deprecated, renamed: "retry(when:)")
  public func retryWhen<TriggerObservable: ObservableType>(
    _ notificationHandler: @escaping (Observable<any Error>) -> TriggerObservable
  ) -> PrimitiveSequence<Trait, Element> {
    retry(when: notificationHandler)
  }

  /// Returns the same sequence, delayed by `seconds`. An error is passed on immediately.
  public func delay(
    _ seconds: TimeInterval, scheduler: any SchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.delay(seconds, scheduler: scheduler))
  }

  /// Returns the same sequence, which subscribes to its source after `seconds`.
  public func delaySubscription(
    _ seconds: TimeInterval, scheduler: any SchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.delaySubscription(seconds, scheduler: scheduler))
  }

  /// Returns the same sequence, which fails with `RxError.timeout` if no event arrives within
  /// `seconds`.
  @available(*, deprecated, message: "use an RxTimeInterval, such as .milliseconds(500)")
  public func timeout(
    _ seconds: TimeInterval, scheduler: any SchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    timeout(.rounding(seconds), scheduler: scheduler)
  }

  /// Returns the same sequence, which switches to `other` if no event arrives within `seconds`.
  @available(*, deprecated, message: "use an RxTimeInterval, such as .milliseconds(500)")
  public func timeout(
    _ seconds: TimeInterval, other: PrimitiveSequence<Trait, Element>,
    scheduler: any SchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    timeout(.rounding(seconds), other: other, scheduler: scheduler)
  }
}

extension PrimitiveSequenceType where Element: RxAbstractInteger {
  /// Returns a sequence that sends 0 after `seconds`.
  @available(*, deprecated, message: "use an RxTimeInterval, such as .milliseconds(500)")
  public static func timer(
    _ seconds: TimeInterval, scheduler: any SchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    timer(.rounding(seconds), scheduler: scheduler)
  }
}

extension PrimitiveSequenceType where Trait: ElementTrait {
  /// The older name of `catchAndReturn(_:)`.
  @available(*, deprecated, renamed: "catchAndReturn(_:)")
  public func catchErrorJustReturn(_ element: Element) -> PrimitiveSequence<Trait, Element> {
    catchAndReturn(element)
  }
}
