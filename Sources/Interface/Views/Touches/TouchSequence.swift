package import Foundation
import Geometry
import VirtualTime

/// A touch of a scripted user: it is delivered to the view under it when it begins, until an
/// enclosing scroll view turns it into a drag.
package final class TouchSequence {
  private let touch = UITouch()
  private let window: UIWindow
  private var isOver = false
  private var start = CGPoint.zero
  private var startTime = Instant.zero
  /// The scroll view that the touch drags.
  private weak var dragged: UIScrollView?
  /// The scroll views whose motion the touch stopped, from the innermost to the outermost.
  private var stopped: [UIScrollView] = []

  /// Creates a touch that will begin in `window`.
  package init(in window: UIWindow) { self.window = window }

  /// The view in which the touch began; nil if there was none.
  package var view: UIView? { touch.view }

  /// Begins at `point` in the window.
  package func begin(at point: CGPoint) {
    touch.canvas = window
    start = point
    startTime = VirtualClock.current?.now ?? .zero
    touch.point = point
    touch.previousPoint = point
    touch.timestamp = VirtualClock.current?.now.seconds ?? 0
    touch.view = window.hitTest(point, with: UIEvent(touch))
    touch.window = touch.view?.window ?? window
    stopped = scrollViews.filter { $0.stopDecelerating() }
    touch.window?.sendEvent(UIEvent(touch))
  }

  /// Moves to `point` in the window; does nothing if the touch is already there.
  package func move(to point: CGPoint) {
    guard point != touch.point else { return }
    if let dragged {
      // Gestures that permit the drag continue during it.
      if isOver { touch.point = point } else { send(.moved, at: point) }
      return continueDrag(of: dragged)
    }
    guard advance(.moved, to: point) else { return }
    let event = UIEvent(touch)
    touch.gestures.handleEarly(touch, event) { beginDrag(of: $0, to: point) }
    if let dragged {
      continueDrag(of: dragged)
    } else {
      touch.window?.sendEvent(event)
    }
  }

  private func continueDrag(of view: UIScrollView) {
    view.pan.continueDrag(to: touch.point)
    view.continueDrag(to: window.convert(touch.point, to: view.superview))
  }

  /// Ends at the current point.
  package func end() {
    dragged?.pan.endDrag()
    dragged?.endDrag()
    for scrollView in stopped where scrollView !== dragged { scrollView.springBack() }
    stopped = []
    send(.ended, at: touch.point)
    isOver = true
  }

  /// The scroll views around the touched view, from the innermost to the outermost.
  private var scrollViews: [UIScrollView] {
    sequence(first: touch.view) { $0?.superview }.prefix { $0 != nil }
      .compactMap { $0 as? UIScrollView }
  }

  /// Starts a drag of a scroll view if it can scroll in the direction of the movement and can cancel
  /// the touch. Returns false if scroll views around it can be dragged instead.
  private func beginDrag(of scrollView: UIScrollView, to point: CGPoint) -> Bool {
    guard !isOver, let view = touch.view, view.isDescendant(of: window) else { return true }
    let down = window.convert(start, to: scrollView.superview)
    let location = window.convert(point, to: scrollView.superview)
    guard scrollView.isDragged(from: down, to: location) else { return false }
    let canCancel =
      view === scrollView
      || (scrollView.canCancelContentTouches && scrollView.touchesShouldCancel(in: view))
    guard canCancel, !touch.gestures.isBusy(for: scrollView.pan), scrollView.pan.beginDrag()
    else { return true }
    touch.gestures.yield(to: scrollView.pan)
    if !touch.gestures.isShared(with: scrollView.pan) { cancel() }
    dragged = scrollView
    scrollView.beginDrag(from: down, at: startTime, to: location)
    return true
  }

  /// Sends the touch to its view.
  private func send(_ phase: UITouch.Phase, at point: CGPoint) {
    if advance(phase, to: point) { touch.window?.sendEvent(UIEvent(touch)) }
  }

  /// Changes the touch; returns whether it is still to be sent. Cancels it once if its view has left
  /// the window.
  private func advance(_ phase: UITouch.Phase, to point: CGPoint) -> Bool {
    guard !isOver, let view = touch.view else { return false }
    touch.timestamp = VirtualClock.current?.now.seconds ?? 0
    (touch.previousPoint, touch.point) = (touch.point, point)
    touch.phase = phase
    guard view.isDescendant(of: window) else {
      cancel()
      return false
    }
    return true
  }

  private func cancel() {
    isOver = true
    touch.phase = .cancelled
    touch.window?.sendEvent(UIEvent(touch))
  }
}
