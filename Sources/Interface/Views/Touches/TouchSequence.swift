package import Foundation
import Geometry
import VirtualTime

/// One touch of a scripted user: it finds the view under it when it comes down, and tells that view
/// of all that follows, until a scroll view around it takes the touch for a drag.
package final class TouchSequence {
  private let touch = UITouch()
  private let window: UIWindow
  private var isOver = false
  private var start = CGPoint.zero
  private var startTime = Instant.zero
  /// What the touch drags.
  private weak var dragged: UIScrollView?
  /// What moved by itself until the touch came down, from the inside outwards.
  private var stopped: [UIScrollView] = []

  /// A touch that will come down in `window`.
  package init(in window: UIWindow) { self.window = window }

  /// The view that the touch came down on; nil where there was none.
  package var view: UIView? { touch.view }

  /// Comes down at `point` of the window.
  package func begin(at point: CGPoint) {
    touch.canvas = window
    start = point
    startTime = VirtualClock.current?.now ?? .zero
    (touch.point, touch.previousPoint) = (point, point)
    touch.timestamp = VirtualClock.current?.now.seconds ?? 0
    touch.view = window.hitTest(point, with: UIEvent(touch))
    touch.window = touch.view?.window ?? window
    stopped = scrollViews.filter { $0.stopDecelerating() }
    touch.window?.sendEvent(UIEvent(touch))
  }

  /// Moves to `point` of the window; where it already is, it rests and tells nobody.
  package func move(to point: CGPoint) {
    guard point != touch.point else { return }
    if dragged == nil { beginDrag(to: point) }
    if let dragged {
      touch.point = point
      dragged.continueDrag(to: window.convert(point, to: dragged.superview))
    } else {
      send(.moved, at: point)
    }
  }

  /// Is lifted where it is.
  package func end() {
    dragged?.endDrag()
    for scrollView in stopped where scrollView !== dragged { scrollView.springBack() }
    stopped = []
    send(.ended, at: touch.point)
    isOver = true
  }

  /// The scroll views around the view that has the touch, from the inside outwards.
  private var scrollViews: [UIScrollView] {
    sequence(first: touch.view) { $0?.superview }.prefix { $0 != nil }
      .compactMap { $0 as? UIScrollView }
  }

  /// Has the innermost scroll view take the touch that can go where it moves to, and may.
  private func beginDrag(to point: CGPoint) {
    guard !isOver, let view = touch.view, view.isDescendant(of: window) else { return }
    for scrollView in scrollViews {
      let down = window.convert(start, to: scrollView.superview)
      let place = window.convert(point, to: scrollView.superview)
      guard scrollView.isDragged(from: down, to: place) else { continue }
      let mayTake =
        view === scrollView
        || (scrollView.canCancelContentTouches && scrollView.touchesShouldCancel(in: view))
      guard mayTake else { return }
      cancel()
      dragged = scrollView
      scrollView.beginDrag(from: down, at: startTime, to: place)
      return
    }
  }

  /// Tells the view, or, if that has left the window, cancels the touch once.
  private func send(_ phase: UITouch.Phase, at point: CGPoint) {
    guard !isOver, let view = touch.view else { return }
    touch.timestamp = VirtualClock.current?.now.seconds ?? 0
    (touch.previousPoint, touch.point) = (touch.point, point)
    if view.isDescendant(of: window) {
      touch.phase = phase
      touch.window?.sendEvent(UIEvent(touch))
    } else {
      cancel()
    }
  }

  private func cancel() {
    isOver = true
    touch.phase = .cancelled
    touch.window?.sendEvent(UIEvent(touch))
  }
}
