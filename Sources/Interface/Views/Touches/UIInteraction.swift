public import Foundation
public import Geometry

/// An object that handles events of the view that it is added to.
public protocol UIInteraction: NSObjectProtocol {
  /// The view that the interaction was added to.
  var view: UIView? { get }

  /// Called before the interaction is added to a view, or removed from it.
  func willMove(to view: UIView?)

  /// Called after the interaction was added to a view, or removed from it.
  func didMove(to view: UIView?)
}

/// Recognizes a pointer over a view. A film has no pointer, so that the gesture isn't recognized.
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// The distance of a pencil from the screen, 0…1: 0.
  open var zOffset: CGFloat { 0 }

  /// The angle of a pencil to the screen, in radians: a right angle.
  open var altitudeAngle: CGFloat { .pi / 2 }

  /// The angle of a pencil around its axis, in radians: 0.
  open var rollAngle: CGFloat { 0 }

  /// Returns the direction of a pencil, in radians: 0.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

  /// Returns the direction of a pencil: the x axis.
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
}
