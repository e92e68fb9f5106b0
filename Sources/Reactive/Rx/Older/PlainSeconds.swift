public import Foundation

// Times as plain seconds, from when `RxTimeInterval` was a number. `delay` and `delaySubscription`
// keep that form as a convenience; see there.

extension ObservableType {
  /// The elements until `seconds` have passed since the subscription.
  @available(*, deprecated, renamed: "take(for:scheduler:)")
  public func take(_ seconds: TimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    take(for: .rounding(seconds), scheduler: scheduler)
  }

  /// The elements that come after `seconds` have passed since the subscription.
  @available(*, deprecated, renamed: "skip(for:scheduler:)")
  public func skip(_ seconds: TimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    skip(for: .rounding(seconds), scheduler: scheduler)
  }

  /// The elements at most one per `seconds`; see the form with an `RxTimeInterval`.
  @available(*, deprecated, message: "use an RxTimeInterval, such as .milliseconds(500)")
  public func throttle(
    _ seconds: TimeInterval, latest: Bool = true, scheduler: any SchedulerType
  ) -> Observable<Element> {
    throttle(.rounding(seconds), latest: latest, scheduler: scheduler)
  }

  /// The elements that no other one follows within `seconds`.
  @available(*, deprecated, message: "use an RxTimeInterval, such as .milliseconds(500)")
  public func debounce(
    _ seconds: TimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    debounce(.rounding(seconds), scheduler: scheduler)
  }

  /// The same sequence; it fails when `seconds` have passed without an event.
  @available(*, deprecated, message: "use an RxTimeInterval, such as .milliseconds(500)")
  public func timeout(
    _ seconds: TimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    timeout(.rounding(seconds), scheduler: scheduler)
  }

  /// The same sequence, and when `seconds` have passed without an event, `other` instead.
  @available(*, deprecated, message: "use an RxTimeInterval, such as .milliseconds(500)")
  public func timeout<Source: ObservableConvertibleType>(
    _ seconds: TimeInterval, other: Source, scheduler: any SchedulerType
  ) -> Observable<Element> where Source.Element == Element {
    timeout(.rounding(seconds), other: other, scheduler: scheduler)
  }

  /// The elements in arrays of at most `count` and of at most `seconds`.
  @available(*, deprecated, message: "use an RxTimeInterval, such as .milliseconds(500)")
  public func buffer(
    timeSpan seconds: TimeInterval, count: Int, scheduler: any SchedulerType
  ) -> Observable<[Element]> {
    buffer(timeSpan: .rounding(seconds), count: count, scheduler: scheduler)
  }

  /// The elements in windows of at most `count` and of at most `seconds`.
  @available(*, deprecated, message: "use an RxTimeInterval, such as .milliseconds(500)")
  public func window(
    timeSpan seconds: TimeInterval, count: Int, scheduler: any SchedulerType
  ) -> Observable<Observable<Element>> {
    window(timeSpan: .rounding(seconds), count: count, scheduler: scheduler)
  }
}

extension ObservableType where Element: RxAbstractInteger {
  /// A sequence that counts from 0, an element every `seconds`, the first one after the first.
  @available(*, deprecated, message: "use an RxTimeInterval, such as .milliseconds(500)")
  public static func interval(
    _ seconds: TimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    interval(.rounding(seconds), scheduler: scheduler)
  }

  /// A sequence that sends 0 when `seconds` have passed, and then completes or, with a `period` in
  /// seconds, counts on every period.
  @available(*, deprecated, message: "use an RxTimeInterval, such as .milliseconds(500)")
  public static func timer(
    _ seconds: TimeInterval, period: TimeInterval? = nil, scheduler: any SchedulerType
  ) -> Observable<Element> {
    timer(.rounding(seconds), period: period.map { .rounding($0) }, scheduler: scheduler)
  }
}
