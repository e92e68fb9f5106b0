public import Dispatch
import VirtualTime

/// A point in time to which work can be put off.
public protocol StageMoment: Comparable, Sendable {
  /// Where it stands on the stage's clock; not for use outside.
  init(nanosecondsOfStage: Int64)

  /// Where it stands on the stage's clock, in nanoseconds from its start.
  var nanosecondsOfStage: Int64 { get }
}

extension StageMoment {
  /// What the stage's clock has reached; its start outside of a stage.
  public static func now() -> Self {
    Self(nanosecondsOfStage: StageNow.instant.nanoseconds)
  }

  /// After everything: work put off until then never runs.
  public static var distantFuture: Self { Self(nanosecondsOfStage: .max) }

  /// The moment `seconds` later, to the nanosecond; infinity leads to the distant future. NaN does
  /// too, and ends the film with an error.
  public static func + (moment: Self, seconds: Double) -> Self {
    guard ClockMisuse.check(seconds, "A moment of Dispatch was put off by") else {
      return .distantFuture
    }
    return moment.advanced(byNanoseconds: Instant.nanoseconds(seconds))
  }

  /// The moment `seconds` earlier.
  public static func - (moment: Self, seconds: Double) -> Self { moment + -seconds }

  /// The moment `interval` later; `.never` leads to the distant future.
  public static func + (moment: Self, interval: DispatchTimeInterval) -> Self {
    moment.advanced(byNanoseconds: interval.wholeNanoseconds)
  }

  /// The moment `interval` earlier.
  public static func - (moment: Self, interval: DispatchTimeInterval) -> Self {
    moment.advanced(byNanoseconds: -max(interval.wholeNanoseconds, -.max))
  }

  /// The moment `seconds` later.
  public static func += (moment: inout Self, seconds: Double) { moment = moment + seconds }

  /// The moment `interval` later.
  public static func += (moment: inout Self, interval: DispatchTimeInterval) {
    moment = moment + interval
  }

  /// Orders by time.
  public static func < (left: Self, right: Self) -> Bool {
    left.nanosecondsOfStage < right.nanosecondsOfStage
  }

  /// How long it is from this moment to `other`.
  public func distance(to other: Self) -> DispatchTimeInterval {
    let (span, overflow) = other.nanosecondsOfStage.subtractingReportingOverflow(nanosecondsOfStage)
    return overflow ? .never : .nanoseconds(Int(span))
  }

  /// The moment `interval` later.
  public func advanced(by interval: DispatchTimeInterval) -> Self { self + interval }

  var instant: Instant { Instant(nanoseconds: nanosecondsOfStage) }

  private func advanced(byNanoseconds nanoseconds: Int64) -> Self {
    Self(nanosecondsOfStage: instant.advanced(by: nanoseconds).nanoseconds)
  }
}

/// A moment on the stage's clock, as `DispatchQueue.asyncAfter(deadline:)` takes it.
public struct DispatchTime: StageMoment, Hashable {
  /// Nanoseconds from the stage's start.
  public let nanosecondsOfStage: Int64

  /// The moment that many nanoseconds from the stage's start.
  public init(nanosecondsOfStage: Int64) { self.nanosecondsOfStage = nanosecondsOfStage }

  /// The moment that many nanoseconds from the stage's start.
  public init(uptimeNanoseconds: UInt64) {
    nanosecondsOfStage = Int64(clamping: uptimeNanoseconds)
  }

  /// Nanoseconds from the stage's start.
  public var uptimeNanoseconds: UInt64 { UInt64(clamping: nanosecondsOfStage) }

  /// Nanoseconds from the stage's start.
  public var rawValue: UInt64 { uptimeNanoseconds }
}

/// A moment on the stage's clock, as `DispatchQueue.asyncAfter(wallDeadline:)` takes it: the same as
/// a `DispatchTime`, since a stage never sleeps.
public struct DispatchWallTime: StageMoment, Hashable {
  /// Nanoseconds from the stage's start.
  public let nanosecondsOfStage: Int64

  /// The moment that many nanoseconds from the stage's start.
  public init(nanosecondsOfStage: Int64) { self.nanosecondsOfStage = nanosecondsOfStage }
}
