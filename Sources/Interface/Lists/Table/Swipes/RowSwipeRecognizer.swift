import Foundation
import Geometry
import Layers
import Views

/// Recognizes a finger that moves a list's row sideways, if the row has actions on that side.
final class RowSwipeRecognizer: UIPanGestureRecognizer {
  private weak var list: (any SwipeableList)?
  private var down = CGPoint.zero

  /// Creates the recognizer of a list.
  init(of list: any SwipeableList) {
    self.list = list
    super.init(target: nil, action: nil)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    down = location(in: list)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let isNew = state == .possible
    let point = location(in: list)
    if isNew, abs(point.y - down.y) >= max(abs(point.x - down.x), 1) { return state = .failed }
    super.touchesMoved(touches, with: event)
    if isNew, state == .began { list?.beginSwipe() }
    if state == .began || state == .changed { list?.swipe?.drag(by: translation(in: list).x) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let velocity = velocity(in: list).x
    super.touchesEnded(touches, with: event)
    if state == .ended { list?.endSwipe(velocity: velocity) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    if state == .cancelled { list?.endSwipe(velocity: 0) }
  }

  /// Finds the actions for the movement of a finger; returns false if there are none.
  func mayBegin() -> Bool {
    list?.prepareSwipe(at: down, isLeading: location(in: list).x > down.x) ?? false
  }
}
