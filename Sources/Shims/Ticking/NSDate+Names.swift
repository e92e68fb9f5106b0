public import Foundation

extension NSDate {
  /// Returns the date that is `ti` seconds later. On Linux, Foundation's method returns a `Date`.
  @_disfavoredOverload
  public func addingTimeInterval(_ ti: TimeInterval) -> NSDate {
    NSDate(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate + ti)
  }
}
