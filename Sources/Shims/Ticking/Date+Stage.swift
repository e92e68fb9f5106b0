public import Foundation
import VirtualTime

// `Date()` on the stage's clock. The type is Foundation's own, so that calendars, formatters and
// arithmetic work; only the members that would read the wall clock are declared again. Swift calls
// a function that has the name of the type for `Date()`, also in files that import Foundation
// themselves. Only in those files, `Date.init()` and `.init()` are ambiguous.

/// Returns the stage's time as a date: the reference date, 1 January 2001 in UTC, plus the current
/// time of the stage's clock. Outside of a stage, it returns the reference date.
public func Date() -> Foundation.Date { StageNow.date }

/// Returns the date `interval` seconds after the stage's current time.
public func Date(timeIntervalSinceNow interval: TimeInterval) -> Foundation.Date {
  StageNow.date.addingTimeInterval(interval)
}

/// Returns the current time of the stage's clock, in seconds since the reference date.
public func CFAbsoluteTimeGetCurrent() -> TimeInterval { StageNow.instant.seconds }

extension Foundation.Date {
  /// Creates a date with the stage's current time; see `Date()`.
  public init() { self = StageNow.date }

  /// Creates the date `interval` seconds after the stage's current time.
  public init(timeIntervalSinceNow interval: TimeInterval) {
    self = StageNow.date.addingTimeInterval(interval)
  }

  /// The stage's current time as a date; see `Date()`.
  public static var now: Foundation.Date { StageNow.date }

  /// The number of seconds from the stage's current time to this date.
  public var timeIntervalSinceNow: TimeInterval { timeIntervalSince(StageNow.date) }
}
