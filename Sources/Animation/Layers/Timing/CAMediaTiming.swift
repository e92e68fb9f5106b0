import Foundation

/// What an animation shows outside of its active time.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the mode.
  public let rawValue: String

  /// The mode of that name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Nothing: the model value shows.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// The last value, after the end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The first value, before the beginning.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// The first value before and the last value after.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}

/// How time maps from a parent to what it times; all times are seconds.
///
/// Local time is (parent time − `beginTime`) · `speed` + `timeOffset`, within passes that repeat: what
/// an offset skips at the start comes after the end, and a negative speed plays backwards.
public protocol CAMediaTiming: AnyObject {
  /// When it begins, in the parent's time; 0 stands for the instant at which it is added.
  var beginTime: CFTimeInterval { get set }
  /// How long one pass takes.
  var duration: CFTimeInterval { get set }
  /// How fast local time runs against the parent's; 1 by default.
  var speed: Float { get set }
  /// What is added to local time; it shifts what is shown, not when the active time ends.
  var timeOffset: CFTimeInterval { get set }
  /// How many passes there are; fractions allowed; 0 counts as 1.
  var repeatCount: Float { get set }
  /// How long passes are repeated; wins over `repeatCount` when positive.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each pass runs backwards after it has run forwards, which doubles its length.
  var autoreverses: Bool { get set }
  /// What shows before and after.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// Seconds, as Core Animation counts them.
public typealias CFTimeInterval = Double
