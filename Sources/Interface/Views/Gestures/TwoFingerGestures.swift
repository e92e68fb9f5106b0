public import Foundation

/// Recognizes two fingers that move apart or together. A scripted user has one finger, so that the
/// gesture isn't recognized.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The distance of the fingers relative to that at the start; 1 by default.
  open var scale: CGFloat = 1

  /// The change of the scale per second: 0.
  open var velocity: CGFloat { 0 }
}

/// Recognizes two fingers that turn. A scripted user has one finger, so that the gesture isn't
/// recognized.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The angle by which the fingers have turned, in radians; 0 by default.
  open var rotation: CGFloat = 0

  /// The change of the angle per second: 0.
  open var velocity: CGFloat { 0 }
}
