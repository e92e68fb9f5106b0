public import Foundation
public import Rx

// Times as plain seconds, from when `RxTimeInterval` was a number.

extension SharedSequenceConvertibleType {
  /// The same sequence, `seconds` later.
  public func delay(_ seconds: TimeInterval) -> SharedSequence<SharingStrategy, Element> {
    delay(.rounding(seconds))
  }

  /// The elements that no other one follows within `seconds`.
  @available(*, deprecated, message: "use an RxTimeInterval, such as .milliseconds(500)")
  public func debounce(_ seconds: TimeInterval) -> SharedSequence<SharingStrategy, Element> {
    debounce(.rounding(seconds))
  }

  /// The elements at most one per `seconds`; see the form with an `RxTimeInterval`.
  @available(*, deprecated, message: "use an RxTimeInterval, such as .milliseconds(500)")
  public func throttle(
    _ seconds: TimeInterval, latest: Bool = true
  ) -> SharedSequence<SharingStrategy, Element> {
    throttle(.rounding(seconds), latest: latest)
  }
}

extension SharedSequence where Element: RxAbstractInteger {
  /// A sequence that counts from 0, an element every `seconds`, the first one after the first.
  @available(*, deprecated, message: "use an RxTimeInterval, such as .milliseconds(500)")
  public static func interval(_ seconds: TimeInterval) -> SharedSequence<SharingStrategy, Element> {
    interval(.rounding(seconds))
  }

  /// A sequence that sends 0 when `seconds` have passed, and counts on every `period`, in seconds.
  @available(*, deprecated, message: "use an RxTimeInterval, such as .milliseconds(500)")
  public static func timer(
    _ seconds: TimeInterval, period: TimeInterval
  ) -> SharedSequence<SharingStrategy, Element> {
    timer(.rounding(seconds), period: .rounding(period))
  }
}
