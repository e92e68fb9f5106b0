package import Foundation
import VirtualTime

/// One touch of a scripted user: it finds the view under it when it comes down, and tells that view
/// of all that follows.
package final class TouchSequence {
  private let touch = UITouch()
  private let window: UIWindow
  private var isOver = false

  /// A touch that will come down in `window`.
  package init(in window: UIWindow) { self.window = window }

  /// The view that the touch came down on; nil where there was none.
  package var view: UIView? { touch.view }

  /// Comes down at `point` of the window.
  package func begin(at point: CGPoint) {
    touch.window = window
    (touch.point, touch.previousPoint) = (point, point)
    touch.timestamp = VirtualClock.current?.now.seconds ?? 0
    touch.view = window.hitTest(point, with: UIEvent(touch))
    touch.view?.touchesBegan([touch], with: UIEvent(touch))
  }

  /// Moves to `point` of the window; where it already is, it rests and tells nobody.
  package func move(to point: CGPoint) {
    guard point != touch.point else { return }
    send(.moved, at: point) { $0.touchesMoved([$1], with: UIEvent($1)) }
  }

  /// Is lifted where it is.
  package func end() {
    send(.ended, at: touch.point) { $0.touchesEnded([$1], with: UIEvent($1)) }
    isOver = true
  }

  /// Tells the view, or, if that has left the window, cancels the touch once.
  private func send(_ phase: UITouch.Phase, at point: CGPoint, _ tell: (UIView, UITouch) -> Void) {
    guard !isOver, let view = touch.view else { return }
    touch.timestamp = VirtualClock.current?.now.seconds ?? 0
    (touch.previousPoint, touch.point) = (touch.point, point)
    if view.window === window {
      touch.phase = phase
      tell(view, touch)
    } else {
      isOver = true
      touch.phase = .cancelled
      view.touchesCancelled([touch], with: UIEvent(touch))
    }
  }
}
