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
