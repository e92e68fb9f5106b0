import Foundation

/// The values that an animation shows outside its active time.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the mode.
  public let rawValue: String

  /// Creates a mode with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// None: the model value is shown.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// The last value, after the end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The first value, before the start.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// The first value before and the last value after.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}

/// The mapping of time from a parent to a timed object; all times are in seconds.
///
/// Local time is (parent time − `beginTime`) · `speed` + `timeOffset`, within repeating passes: the
/// part that an offset skips at the start follows after the end, and a negative speed plays
/// backwards.
public protocol CAMediaTiming: AnyObject {
  /// The start, in the parent's time; 0 means the instant at which the object is added.
  var beginTime: CFTimeInterval { get set }
  /// The duration of one pass.
  var duration: CFTimeInterval { get set }
  /// The speed of local time relative to the parent's; 1 by default.
  var speed: Float { get set }
  /// An offset that is added to local time; it shifts the visible part, not the end of the active
  /// time.
  var timeOffset: CFTimeInterval { get set }
  /// The number of passes, which can be fractional; 0 counts as 1.
  var repeatCount: Float { get set }
  /// The total duration of repeated passes; if positive, it takes precedence over `repeatCount`.
  var repeatDuration: CFTimeInterval { get set }
  /// A Boolean value that indicates whether each pass is followed by a reverse pass, which doubles
  /// its length.
  var autoreverses: Bool { get set }
  /// The values shown before and after the active time.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// A time interval, in seconds.
public typealias CFTimeInterval = Double
