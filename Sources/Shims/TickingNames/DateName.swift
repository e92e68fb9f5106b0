public import Foundation
import Ticking

/// The members of `Date` that read the current time.
public struct DateName: TypeName {
  /// The type with that name.
  public typealias Named = Foundation.Date

  /// The stage's time as a date.
  public var now: Foundation.Date { StageNow.date }

  /// The number of seconds from the reference date to the stage's time as a date.
  public var timeIntervalSinceReferenceDate: TimeInterval {
    StageNow.date.timeIntervalSinceReferenceDate
  }
}
