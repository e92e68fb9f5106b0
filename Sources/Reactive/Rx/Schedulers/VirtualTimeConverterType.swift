public import Foundation

/// How a `VirtualTimeScheduler` writes times and spans.
public protocol VirtualTimeConverterType {
  /// A time on the scheduler's clock.
  associatedtype VirtualTimeUnit

  /// A span between two of them.
  associatedtype VirtualTimeIntervalUnit

  /// The date that `virtualTime` stands for.
  func convertFromVirtualTime(_ virtualTime: VirtualTimeUnit) -> RxTime

  /// The time on the clock that stands for `time`.
  func convertToVirtualTime(_ time: RxTime) -> VirtualTimeUnit

  /// `virtualTimeInterval` in seconds.
  func convertFromVirtualTimeInterval(
    _ virtualTimeInterval: VirtualTimeIntervalUnit
  ) -> TimeInterval

  /// The span of `timeInterval` seconds.
  func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> VirtualTimeIntervalUnit

  /// The time that lies `offset` after `time`.
  func offsetVirtualTime(
    _ time: VirtualTimeUnit, offset: VirtualTimeIntervalUnit
  ) -> VirtualTimeUnit

  /// Which of the two comes first.
  func compareVirtualTime(_ lhs: VirtualTimeUnit, _ rhs: VirtualTimeUnit) -> VirtualTimeComparison
}

/// Which of two times comes first.
public enum VirtualTimeComparison {
  /// The first one.
  case lessThan

  /// Neither: they are the same.
  case equal

  /// The second one.
  case greaterThan
}
