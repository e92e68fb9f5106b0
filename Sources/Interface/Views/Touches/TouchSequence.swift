package import Foundation
import Geometry
import Layers
import VirtualTime

/// A finger of a scripted user: its touch is delivered to the view under it when it begins, until an
/// enclosing scroll view turns it into a drag.
package final class TouchSequence {
  private let touch = UITouch()
  private let window: UIWindow
  private var isOver = false
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
    touch.downPoint = point
    startTime = VirtualClock.current?.now ?? .zero
    touch.point = point
    touch.previousPoint = point
    touch.timestamp = CACurrentMediaTime()
    touch.view = window.hitTest(point, with: UIEvent(touch))
    touch.window = touch.view?.window ?? window
    rest(except: [touch])
    window.fingers.append(touch)
    stopped = GestureGroup.scrollViews(around: touch).filter { $0.stopDecelerating() }
    UIApplication.shared.sendEvent(UIEvent(touch))
  }

  /// Moves to `point` in the window; does nothing if the touch is already there.
  package func move(to point: CGPoint) { Self.move([(self, point)]) }

  /// Moves several fingers at the same instant: the first gesture that is told knows where all of them
  /// are.
  package static func move(_ moves: [(finger: TouchSequence, point: CGPoint)]) {
    let moves = moves.filter { $0.finger.touch.point != $0.point }
    for (finger, point) in moves {
      (finger.touch.previousPoint, finger.touch.point) = (finger.touch.point, point)
    }
    moves.first?.finger.rest(except: moves.map(\.finger.touch))
    for (finger, point) in moves { finger.tellMove(to: point) }
  }

  private func tellMove(to point: CGPoint) {
    if let dragged {
      // Gestures that permit the drag continue during it.
      if isOver { show(.moved) } else { send(.moved) }
      return continueDrag(of: dragged)
    }
    guard advance(.moved) else { return show(.moved) }
    let event = UIEvent(touch)
    touch.gestures.handleEarly(touch, event) { beginDrag(of: $0, to: point) }
    if let dragged {
      if isOver { show(.moved) }
      continueDrag(of: dragged)
    } else {
      UIApplication.shared.sendEvent(event)
    }
  }

  private func continueDrag(of view: UIScrollView) {
    view.pan.continueDrag(to: touch.point)
    view.continueDrag(to: view.dragPoint(touch.point, in: window))
  }

  /// Ends at the current point.
  package func end() {
    dragged?.pan.endDrag()
    dragged?.endDrag()
    for scrollView in stopped where scrollView !== dragged { scrollView.springBack() }
    stopped = []
    touch.previousPoint = touch.point
    rest(except: [touch])
    if !isOver, advance(.ended) {
      UIApplication.shared.sendEvent(UIEvent(touch))
    } else {
      show(.ended)
    }
    isOver = true
    window.fingers.removeAll { $0 === touch }
  }

  /// Lets the other fingers on the canvas rest.
  private func rest(except moved: [UITouch]) {
    for finger in window.fingers where !moved.contains(where: { $0 === finger }) {
      finger.phase = .stationary
    }
  }

  /// Starts a drag of a scroll view if it can scroll in the direction of the movement and can cancel
  /// the touch. Returns false if scroll views around it can be dragged instead.
  private func beginDrag(of scrollView: UIScrollView, to point: CGPoint) -> Bool {
    guard !isOver, let view = touch.view, view.isDescendant(of: window) else { return true }
    let down = scrollView.dragPoint(touch.downPoint, in: window)
    let location = scrollView.dragPoint(point, in: window)
    let (start, end) = middle(of: scrollView.pan)
    guard
      scrollView.isDragged(
        from: scrollView.dragPoint(start, in: window), to: scrollView.dragPoint(end, in: window))
    else { return false }
    let canCancel =
      view === scrollView || touch.gestures.isWithheld
      || (scrollView.canCancelContentTouches && scrollView.touchesShouldCancel(in: view))
    guard canCancel, !touch.gestures.isBusy(for: scrollView.pan), scrollView.pan.beginDrag()
    else { return true }
    touch.gestures.yield(to: scrollView.pan)
    if touch.gestures.isShared(with: scrollView.pan) {
      touch.gestures.takeTouch()
    } else {
      cancel()
    }
    dragged = scrollView
    scrollView.beginDrag(from: down, at: startTime, to: location)
    return true
  }

  /// Returns where the fingers that a scroll view observes came down, and where they are now, in the
  /// middle: fingers that move apart or around each other don't drag.
  private func middle(of pan: ScrollPanRecognizer) -> (start: CGPoint, end: CGPoint) {
    let fingers = pan.touches.contains { $0 === touch } ? pan.touches : [touch]
    return (CGPoint.middle(of: fingers.map(\.downPoint)), .middle(of: fingers.map(\.point)))
  }

  /// Sends the touch to its view.
  private func send(_ phase: UITouch.Phase) {
    if advance(phase) { UIApplication.shared.sendEvent(UIEvent(touch)) }
  }

  /// Sends a touch that its view no longer gets, because it was cancelled there: the app and the
  /// window are told until the finger is lifted.
  private func show(_ phase: UITouch.Phase) {
    touch.timestamp = CACurrentMediaTime()
    touch.phase = phase
    UIApplication.shared.sendEvent(UIEvent(touch, isDelivered: false))
  }

  /// Changes the touch; returns whether it is still to be sent. Cancels it once if its view has left
  /// the window.
  private func advance(_ phase: UITouch.Phase) -> Bool {
    guard !isOver, let view = touch.view else { return false }
    touch.timestamp = CACurrentMediaTime()
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
    touch.gestures.deliver(touch, UIEvent(touch))
  }
}
