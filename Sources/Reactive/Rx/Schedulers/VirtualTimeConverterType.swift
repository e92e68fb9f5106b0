public import Foundation

/// A type that converts between the times of a `VirtualTimeScheduler` and dates.
public protocol VirtualTimeConverterType {
  /// A time on the scheduler's clock.
  associatedtype VirtualTimeUnit

  /// An interval between two times.
  associatedtype VirtualTimeIntervalUnit

  /// Returns the date that `virtualTime` represents.
  func convertFromVirtualTime(_ virtualTime: VirtualTimeUnit) -> RxTime

  /// Returns the time on the clock that represents `time`.
  func convertToVirtualTime(_ time: RxTime) -> VirtualTimeUnit

  /// Returns `virtualTimeInterval` in seconds.
  func convertFromVirtualTimeInterval(
    _ virtualTimeInterval: VirtualTimeIntervalUnit
  ) -> TimeInterval

  /// Returns the interval of `timeInterval` seconds.
  func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> VirtualTimeIntervalUnit

  /// Returns the time at `offset` after `time`.
  func offsetVirtualTime(
    _ time: VirtualTimeUnit, offset: VirtualTimeIntervalUnit
  ) -> VirtualTimeUnit

  /// Returns the order of the two times.
  func compareVirtualTime(_ lhs: VirtualTimeUnit, _ rhs: VirtualTimeUnit) -> VirtualTimeComparison
}

/// The order of two times.
public enum VirtualTimeComparison {
  /// The first time is earlier.
  case lessThan

  /// The times are equal.
  case equal

  /// The second time is earlier.
  case greaterThan
}
