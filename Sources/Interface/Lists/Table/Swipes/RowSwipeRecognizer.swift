import Foundation
import Geometry
import Layers
import Views

/// Recognizes a finger that moves a table's row sideways, if the row has actions on that side.
final class RowSwipeRecognizer: UIPanGestureRecognizer {
  private weak var table: UITableView?
  private var down = CGPoint.zero

  /// Creates the recognizer of a table.
  init(of table: UITableView) {
    self.table = table
    super.init(target: nil, action: nil)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    down = location(in: table)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let isNew = state == .possible
    let point = location(in: table)
    if isNew, abs(point.y - down.y) >= max(abs(point.x - down.x), 1) { return state = .failed }
    super.touchesMoved(touches, with: event)
    if isNew, state == .began { table?.beginSwipe() }
    if state == .began || state == .changed { table?.swipe?.drag(by: translation(in: table).x) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let velocity = velocity(in: table).x
    super.touchesEnded(touches, with: event)
    if state == .ended { table?.endSwipe(velocity: velocity) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    if state == .cancelled { table?.endSwipe(velocity: 0) }
  }

  /// Finds the actions for the movement of a finger; returns false if there are none.
  func mayBegin() -> Bool {
    table?.prepareSwipe(at: down, isLeading: location(in: table).x > down.x) ?? false
  }
}
