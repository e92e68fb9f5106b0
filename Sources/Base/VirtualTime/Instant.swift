/// A point on a stage's clock, in whole nanoseconds from the stage's start.
///
/// Integer nanoseconds add without rounding, so a chain of ten half-second steps ends at exactly
/// five seconds. The range is ±292 years.
public struct Instant: Hashable, Comparable, Sendable {
  /// Nanoseconds since the stage's start.
  public var nanoseconds: Int64

  /// The stage's start.
  public static let zero = Instant(nanoseconds: 0)

  /// The latest instant; work scheduled for it never runs.
  public static let distantFuture = Instant(nanoseconds: .max)

  /// Creates the instant `nanoseconds` after the stage's start.
  public init(nanoseconds: Int64) {
    self.nanoseconds = nanoseconds
  }

  /// Creates the instant nearest to `seconds` after the stage's start.
  ///
  /// Values beyond the range, including infinity, are clamped to it; NaN becomes zero.
  public init(seconds: Double) {
    self.init(nanoseconds: Instant.nanoseconds(seconds))
  }

  /// Seconds since the stage's start.
  public var seconds: Double { Double(nanoseconds) / 1e9 }

  /// Returns the instant `nanoseconds` later, clamped to the range.
  public func advanced(by nanoseconds: Int64) -> Instant {
    let (sum, overflow) = self.nanoseconds.addingReportingOverflow(nanoseconds)
    guard overflow else { return Instant(nanoseconds: sum) }
    return Instant(nanoseconds: nanoseconds > 0 ? .max : .min)
  }

  /// Returns the instant `seconds` later, rounded to the nanosecond.
  public func advanced(bySeconds seconds: Double) -> Instant {
    advanced(by: Instant.nanoseconds(seconds))
  }

  /// Returns the nanoseconds from `other` to this instant, clamped to the range.
  public func nanoseconds(since other: Instant) -> Int64 {
    let (difference, overflow) = nanoseconds.subtractingReportingOverflow(other.nanoseconds)
    guard overflow else { return difference }
    return other.nanoseconds < 0 ? .max : .min
  }

  /// Converts seconds to whole nanoseconds, rounded to nearest and clamped to the range; NaN
  /// becomes zero.
  public static func nanoseconds(_ seconds: Double) -> Int64 {
    let scaled = (seconds * 1e9).rounded()
    if scaled.isNaN { return 0 }
    if scaled >= 0x1p63 { return .max }
    if scaled <= -0x1p63 { return .min }
    return Int64(scaled)
  }

  /// Returns a Boolean value that indicates whether `left` is earlier than `right`.
  public static func < (left: Instant, right: Instant) -> Bool {
    left.nanoseconds < right.nanoseconds
  }
}
