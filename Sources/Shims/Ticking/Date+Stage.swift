public import Foundation
import VirtualTime

// `Date()` on the stage's clock. The type is Foundation's own, so that calendars, formatters and
// arithmetic work; only what would read the wall clock stands here again. A function named as the
// type is what Swift calls for `Date()`, in files that import Foundation themselves too; there, and
// there only, `Date.init()` and `.init()` are ambiguous.

/// The stage's time as a date: the reference date, 1 January 2001 in UTC, plus what its clock has
/// reached. Outside of a stage it is the reference date.
public func Date() -> Foundation.Date { StageNow.date }

/// The date `interval` seconds after the stage's.
public func Date(timeIntervalSinceNow interval: TimeInterval) -> Foundation.Date {
  StageNow.date.addingTimeInterval(interval)
}

/// Seconds from the reference date to the stage's time as a date: what its clock has reached.
public func CFAbsoluteTimeGetCurrent() -> TimeInterval { StageNow.instant.seconds }

extension Foundation.Date {
  /// The stage's time as a date; see `Date()`.
  public init() { self = StageNow.date }

  /// The date `interval` seconds after the stage's.
  public init(timeIntervalSinceNow interval: TimeInterval) {
    self = StageNow.date.addingTimeInterval(interval)
  }

  /// The stage's time as a date; see `Date()`.
  public static var now: Foundation.Date { StageNow.date }

  /// Seconds from the stage's time to this date.
  public var timeIntervalSinceNow: TimeInterval { timeIntervalSince(StageNow.date) }
}
