public import Dispatch
import VirtualTime

/// A point in time to which work can be delayed.
public protocol StageMoment: Comparable, Sendable {
  /// Creates the moment at a time of the stage's clock; for internal use.
  init(nanosecondsOfStage: Int64)

  /// The time on the stage's clock, in nanoseconds from its start.
  var nanosecondsOfStage: Int64 { get }
}

extension StageMoment {
  /// Returns the current time of the stage's clock; outside of a stage, the clock's start.
  public static func now() -> Self {
    Self(nanosecondsOfStage: StageNow.instant.nanoseconds)
  }

  /// The end of time: work that is scheduled for it never runs.
  public static var distantFuture: Self { Self(nanosecondsOfStage: .max) }

  /// Returns the moment `seconds` later, rounded to nanoseconds. Infinity leads to the distant
  /// future; so does NaN, which also ends the film with an error.
  public static func + (moment: Self, seconds: Double) -> Self {
    guard ClockMisuse.check(seconds, "A Dispatch time was advanced by") else {
      return .distantFuture
    }
    return moment.advanced(byNanoseconds: Instant.nanoseconds(seconds))
  }

  /// Returns the moment `seconds` earlier.
  public static func - (moment: Self, seconds: Double) -> Self { moment + -seconds }

  /// Returns the moment `interval` later; `.never` leads to the distant future.
  public static func + (moment: Self, interval: DispatchTimeInterval) -> Self {
    moment.advanced(byNanoseconds: interval.wholeNanoseconds)
  }

  /// Returns the moment `interval` earlier.
  public static func - (moment: Self, interval: DispatchTimeInterval) -> Self {
    moment.advanced(byNanoseconds: -max(interval.wholeNanoseconds, -.max))
  }

  /// Advances the moment by `seconds`.
  public static func += (moment: inout Self, seconds: Double) { moment = moment + seconds }

  /// Advances the moment by `interval`.
  public static func += (moment: inout Self, interval: DispatchTimeInterval) {
    moment = moment + interval
  }

  /// Orders moments by time.
  public static func < (left: Self, right: Self) -> Bool {
    left.nanosecondsOfStage < right.nanosecondsOfStage
  }

  /// Returns the interval from this moment to `other`.
  public func distance(to other: Self) -> DispatchTimeInterval {
    let (span, overflow) = other.nanosecondsOfStage.subtractingReportingOverflow(nanosecondsOfStage)
    return overflow ? .never : .nanoseconds(Int(span))
  }

  /// Returns the moment `interval` later.
  public func advanced(by interval: DispatchTimeInterval) -> Self { self + interval }

  var instant: Instant { Instant(nanoseconds: nanosecondsOfStage) }

  private func advanced(byNanoseconds nanoseconds: Int64) -> Self {
    Self(nanosecondsOfStage: instant.advanced(by: nanoseconds).nanoseconds)
  }
}

/// A moment on the stage's clock, the argument of `DispatchQueue.asyncAfter(deadline:)`.
public struct DispatchTime: StageMoment, Hashable {
  /// Nanoseconds from the stage's start.
  public let nanosecondsOfStage: Int64

  /// Creates the moment that many nanoseconds from the stage's start.
  public init(nanosecondsOfStage: Int64) { self.nanosecondsOfStage = nanosecondsOfStage }

  /// Creates the moment at a media time in nanoseconds; see `CACurrentMediaTime()`.
  public init(uptimeNanoseconds: UInt64) {
    nanosecondsOfStage =
      Instant(mediaNanoseconds: Int64(clamping: uptimeNanoseconds)).nanoseconds
  }

  /// The media time in nanoseconds; see `CACurrentMediaTime()`.
  public var uptimeNanoseconds: UInt64 { UInt64(clamping: instant.mediaNanoseconds) }

  /// The media time in nanoseconds, which is a tick of `mach_absolute_time()`.
  public var rawValue: UInt64 { uptimeNanoseconds }
}

/// A moment on the stage's clock, the argument of `DispatchQueue.asyncAfter(wallDeadline:)`. It is
/// equivalent to a `DispatchTime`, because a stage never sleeps.
public struct DispatchWallTime: StageMoment, Hashable {
  /// Nanoseconds from the stage's start.
  public let nanosecondsOfStage: Int64

  /// Creates the moment that many nanoseconds from the stage's start.
  public init(nanosecondsOfStage: Int64) { self.nanosecondsOfStage = nanosecondsOfStage }
}
