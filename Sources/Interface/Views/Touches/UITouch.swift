public import Foundation
import VirtualTime

/// A finger on the canvas, from touching down until it is lifted.
open class UITouch: NSObject {
  private final var identityHash = IdentityHash()

  /// A number that is the same on every run, in contrast to the address that other objects hash.
  open override var hash: Int { identityHash.value() }

  /// The phase of a touch; the raw values are Apple's.
  public enum Phase: Int, Sendable {
    /// The finger touched down.
    case began
    /// The finger moved.
    case moved
    /// The finger is at rest.
    case stationary
    /// The finger was lifted.
    case ended
    /// The touch was cancelled.
    case cancelled
    /// A pointer entered a window without touching; this and the next two don't occur in films.
    case regionEntered
    /// A pointer moved in a window without touching.
    case regionMoved
    /// A pointer left a window without touching.
    case regionExited
  }

  /// The current phase.
  open internal(set) var phase = Phase.began

  /// The time of the last change, in seconds of media time.
  open internal(set) var timestamp: TimeInterval = 0

  /// The view in which the touch began, which receives all its events.
  open internal(set) weak var view: UIView?

  /// The window in which the touch began.
  open internal(set) weak var window: UIWindow?

  /// The number of consecutive taps; always 1 here.
  open var tapCount: Int { 1 }

  /// The gesture recognizers that observe the touch.
  open var gestureRecognizers: [UIGestureRecognizer]? { gestures.recognizers }

  let gestures = GestureGroup()

  /// The stage's window, which contains all others.
  weak var canvas: UIWindow?

  /// The current and previous positions, in the coordinates of `canvas`.
  var (point, previousPoint) = (CGPoint.zero, CGPoint.zero)

  /// The position where the finger came down, in the coordinates of `canvas`.
  var downPoint = CGPoint.zero

  /// Returns the current position in the coordinates of `view`; nil means the window.
  open func location(in view: UIView?) -> CGPoint {
    canvas?.convert(point, to: view ?? window) ?? point
  }

  /// Returns the position before the last move in the coordinates of `view`; nil means the
  /// window.
  open func previousLocation(in view: UIView?) -> CGPoint {
    canvas?.convert(previousPoint, to: view ?? window) ?? previousPoint
  }
}
