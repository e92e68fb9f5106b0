public import Foundation
import Ticking

/// The dates that tell the time.
public struct DateName: TypeName {
  /// The type of that name.
  public typealias Named = Foundation.Date

  /// The stage's time as a date.
  public var now: Foundation.Date { StageNow.date }

  /// Seconds from the reference date to the stage's time as a date.
  public var timeIntervalSinceReferenceDate: TimeInterval {
    StageNow.date.timeIntervalSinceReferenceDate
  }
}
