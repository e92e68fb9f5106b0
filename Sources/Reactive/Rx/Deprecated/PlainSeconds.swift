public import Foundation

// Overloads that take seconds, from the time when `RxTimeInterval` was a number. `delay` and
// `delaySubscription` keep that form as a convenience.

extension ObservableType {
  /// Returns a sequence that sends the elements that arrive within `seconds` of the subscription.
  @available(*, deprecated, renamed: "take(for:scheduler:)")
  public func take(_ seconds: TimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    take(for: .rounding(seconds), scheduler: scheduler)
  }

  /// Returns a sequence that skips the elements that arrive within `seconds` of the subscription.
  @available(*, deprecated, renamed: "skip(for:scheduler:)")
  public func skip(_ seconds: TimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    skip(for: .rounding(seconds), scheduler: scheduler)
  }

  /// Returns a sequence that sends at most one element per `seconds`; see the overload with an
  /// `RxTimeInterval`.
  @available(*, deprecated, message: "use an RxTimeInterval, such as .milliseconds(500)")
  public func throttle(
    _ seconds: TimeInterval, latest: Bool = true, scheduler: any SchedulerType
  ) -> Observable<Element> {
    throttle(.rounding(seconds), latest: latest, scheduler: scheduler)
  }

  /// Returns a sequence that sends only elements that no other one follows within `seconds`.
  @available(*, deprecated, message: "use an RxTimeInterval, such as .milliseconds(500)")
  public func debounce(
    _ seconds: TimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    debounce(.rounding(seconds), scheduler: scheduler)
  }

  /// Returns a sequence that fails if `seconds` pass without an event.
  @available(*, deprecated, message: "use an RxTimeInterval, such as .milliseconds(500)")
  public func timeout(
    _ seconds: TimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    timeout(.rounding(seconds), scheduler: scheduler)
  }

  /// Returns a sequence that continues with `other` if `seconds` pass without an event.
  @available(*, deprecated, message: "use an RxTimeInterval, such as .milliseconds(500)")
  public func timeout<Source: ObservableConvertibleType>(
    _ seconds: TimeInterval, other: Source, scheduler: any SchedulerType
  ) -> Observable<Element> where Source.Element == Element {
    timeout(.rounding(seconds), other: other, scheduler: scheduler)
  }

  /// Returns a sequence that collects the elements in arrays of at most `count` elements, each over
  /// at most `seconds`.
  @available(*, deprecated, message: "use an RxTimeInterval, such as .milliseconds(500)")
  public func buffer(
    timeSpan seconds: TimeInterval, count: Int, scheduler: any SchedulerType
  ) -> Observable<[Element]> {
    buffer(timeSpan: .rounding(seconds), count: count, scheduler: scheduler)
  }

  /// Returns a sequence that splits the elements into windows of at most `count` elements, each
  /// over at most `seconds`.
  @available(*, deprecated, message: "use an RxTimeInterval, such as .milliseconds(500)")
  public func window(
    timeSpan seconds: TimeInterval, count: Int, scheduler: any SchedulerType
  ) -> Observable<Observable<Element>> {
    window(timeSpan: .rounding(seconds), count: count, scheduler: scheduler)
  }
}

extension ObservableType where Element: RxAbstractInteger {
  /// Returns a sequence that counts from 0 and sends an integer after every `seconds`.
  @available(*, deprecated, message: "use an RxTimeInterval, such as .milliseconds(500)")
  public static func interval(
    _ seconds: TimeInterval, scheduler: any SchedulerType
  ) -> Observable<Element> {
    interval(.rounding(seconds), scheduler: scheduler)
  }

  /// Returns a sequence that sends 0 after `seconds`. Without a `period`, it then completes; with
  /// one, in seconds, it continues to count after every period.
  @available(*, deprecated, message: "use an RxTimeInterval, such as .milliseconds(500)")
  public static func timer(
    _ seconds: TimeInterval, period: TimeInterval? = nil, scheduler: any SchedulerType
  ) -> Observable<Element> {
    timer(.rounding(seconds), period: period.map { .rounding($0) }, scheduler: scheduler)
  }
}
