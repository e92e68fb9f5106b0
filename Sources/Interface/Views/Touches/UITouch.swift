public import Foundation

/// A finger on the canvas, from its coming down to its lifting.
open class UITouch: NSObject {
  /// What the finger has done last; the raw values are Apple's.
  public enum Phase: Int, Sendable {
    /// It has come down.
    case began
    /// It has moved.
    case moved
    /// It rests.
    case stationary
    /// It was lifted.
    case ended
    /// Its view has gone from under it.
    case cancelled
  }

  /// What it has done last.
  open internal(set) var phase = Phase.began

  /// When it did that, in seconds of the stage's clock.
  open internal(set) var timestamp: TimeInterval = 0

  /// The view that it came down on, to which all its events go.
  open internal(set) weak var view: UIView?

  /// The window that it came down in.
  open internal(set) weak var window: UIWindow?

  /// How often in a row the finger has come down here; always 1.
  open var tapCount: Int { 1 }

  /// The window of the stage, which holds all others.
  weak var canvas: UIWindow?

  /// Where it is and was, in the coordinates of `canvas`.
  var (point, previousPoint) = (CGPoint.zero, CGPoint.zero)

  /// Where it is, in the coordinates of `view`; nil stands for the window.
  open func location(in view: UIView?) -> CGPoint {
    canvas?.convert(point, to: view ?? window) ?? point
  }

  /// Where it was before its last move, in the coordinates of `view`; nil stands for the window.
  open func previousLocation(in view: UIView?) -> CGPoint {
    canvas?.convert(previousPoint, to: view ?? window) ?? previousPoint
  }
}
