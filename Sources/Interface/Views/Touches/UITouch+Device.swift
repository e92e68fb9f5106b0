public import Foundation
public import Geometry

// What a touch tells about the finger: a scripted user has one of constant size, on a screen that
// doesn't measure forces, as on devices since the iPhone 11.
extension UITouch {
  /// What touches the screen; the raw values are Apple's.
  public enum TouchType: Int, Sendable {
    /// A finger.
    case direct
    /// A finger on another surface.
    case indirect
    /// A pencil.
    case pencil
    /// A pointer.
    case indirectPointer

    /// The former name of a pencil.
    public static var stylus: TouchType { .pencil }
  }

  /// What touches the screen: a finger.
  public var type: TouchType { .direct }

  /// The force: 0, because it isn't measured.
  public var force: CGFloat { 0 }

  /// The greatest force that can be measured: 0.
  public var maximumPossibleForce: CGFloat { 0 }

  /// The radius of the touch: 20 points, our decision.
  public var majorRadius: CGFloat { 20 }

  /// The tolerance of the radius: 5 points, our decision.
  public var majorRadiusTolerance: CGFloat { 5 }

  /// The angle of a pencil to the screen, in radians: a right angle, as for fingers.
  public var altitudeAngle: CGFloat { .pi / 2 }

  /// The angle of a pencil around its axis, in radians: 0, as for fingers.
  public var rollAngle: CGFloat { 0 }

  /// The values of a touch that are estimated at first.
  public struct Properties: OptionSet, Hashable, Sendable {
    /// The bit mask, with Apple's values.
    public let rawValue: Int

    /// Creates a set from a bit mask.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The force.
    public static let force = Properties(rawValue: 1 << 0)
    /// The direction of a pencil.
    public static let azimuth = Properties(rawValue: 1 << 1)
    /// The angle of a pencil to the screen.
    public static let altitude = Properties(rawValue: 1 << 2)
    /// The position.
    public static let location = Properties(rawValue: 1 << 3)
    /// The angle of a pencil around its axis.
    public static let roll = Properties(rawValue: 1 << 4)
  }

  /// The number of a touch that will be measured more precisely: nil, because none is.
  public var estimationUpdateIndex: NSNumber? { nil }

  /// The values that are estimated: none.
  public var estimatedProperties: Properties { [] }

  /// The values that will be measured more precisely: none.
  public var estimatedPropertiesExpectingUpdates: Properties { [] }

  /// Returns the direction of a pencil, in radians: 0, as for fingers.
  public func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

  /// Returns the direction of a pencil: the x axis, as for fingers.
  public func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

  /// Returns the position in the coordinates of `view`; nil means the window.
  public func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  /// Returns the position before the last move in the coordinates of `view`; nil means the window.
  public func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }
}

/// Whether the screen measures forces; the raw values are Apple's.
public enum UIForceTouchCapability: Int, Sendable {
  /// Unknown.
  case unknown
  /// It doesn't.
  case unavailable
  /// It does.
  case available
}

extension UIEvent {
  /// Returns the positions between two events: only the touch itself.
  public func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }

  /// Returns the positions that are expected next: none.
  public func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }
}
