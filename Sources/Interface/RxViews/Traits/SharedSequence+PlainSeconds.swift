public import Foundation
public import Rx

// Overloads with times in plain seconds, for code from the time when `RxTimeInterval` was a number.

extension SharedSequenceConvertibleType {
  /// Returns this sequence delayed by `seconds`.
  public func delay(_ seconds: TimeInterval) -> SharedSequence<SharingStrategy, Element> {
    delay(.rounding(seconds))
  }

  /// Returns a sequence of the elements that no other element follows within `seconds`.
  @available(*, deprecated, message: "use an RxTimeInterval, such as .milliseconds(500)")
  public func debounce(_ seconds: TimeInterval) -> SharedSequence<SharingStrategy, Element> {
    debounce(.rounding(seconds))
  }

  /// Returns a sequence of at most one element per `seconds`; see the overload with an
  /// `RxTimeInterval`.
  @available(*, deprecated, message: "use an RxTimeInterval, such as .milliseconds(500)")
  public func throttle(
    _ seconds: TimeInterval, latest: Bool = true
  ) -> SharedSequence<SharingStrategy, Element> {
    throttle(.rounding(seconds), latest: latest)
  }
}

extension SharedSequence where Element: RxAbstractInteger {
  /// Returns a sequence of numbers counting from 0, one per interval of `seconds`, beginning after
  /// the first.
  @available(*, deprecated, message: "use an RxTimeInterval, such as .milliseconds(500)")
  public static func interval(_ seconds: TimeInterval) -> SharedSequence<SharingStrategy, Element> {
    interval(.rounding(seconds))
  }

  /// Returns a sequence that sends 0 after `seconds` and then the next number after each `period`,
  /// in seconds.
  @available(*, deprecated, message: "use an RxTimeInterval, such as .milliseconds(500)")
  public static func timer(
    _ seconds: TimeInterval, period: TimeInterval
  ) -> SharedSequence<SharingStrategy, Element> {
    timer(.rounding(seconds), period: .rounding(period))
  }
}
