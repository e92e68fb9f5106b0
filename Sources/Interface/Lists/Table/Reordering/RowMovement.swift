import Foundation
import Geometry
import Layers
import Messaging
import Views
import VirtualTime

// The movement of a row by its control: the cell follows the finger vertically, and the other rows make
// room. Until the finger is lifted, the table shows the row at its new place, and the data source still
// has it at the old one.

/// A row that a finger moves.
final class RowMovement {
  let original: IndexPath
  let cell: UITableViewCell
  /// The place of the row under the finger.
  fileprivate(set) var current: IndexPath
  /// The distance of the finger from the cell's upper edge.
  private let grip: CGFloat
  /// The height of the finger in the table's visible area.
  fileprivate var finger: CGFloat
  /// The next step of scrolling while the finger is at an edge.
  fileprivate var step: VirtualClock.Work?

  init(of cell: UITableViewCell, at path: IndexPath, _ y: CGFloat, in table: UITableView) {
    self.cell = cell
    (original, current) = (path, path)
    finger = y - table.bounds.minY
    grip = y - table.rectForRow(at: path).minY
  }

  /// Returns the rectangle of the moving cell.
  func rect(in table: UITableView) -> CGRect {
    var rect = table.geometry.rect(ofRowAt: current)
    rect.origin.y = finger + table.bounds.minY - grip
    return rect
  }

  /// Returns the path that the data source has for a row.
  func dataPath(_ path: IndexPath) -> IndexPath {
    path.beforeMovement(from: original, to: current)
  }
}

extension UITableView {
  /// The duration of the motions of rows, in seconds: as that of changes (D).
  private static let movementDuration = 0.3

  /// Handles the touch of a cell's control, or a drag of the cell, at a height in the table.
  func move(_ cell: UITableViewCell, _ phase: ReorderControl.Phase, to y: CGFloat) {
    switch phase {
    case .began: beginMovement(of: cell, y)
    case .moved:
      guard let movement, movement.cell === cell else { return }
      movement.finger = y - bounds.minY
      followFinger()
    case .ended: if movement?.cell === cell { endMovement() }
    case .cancelled: if movement?.cell === cell { cancelMovement() }
    }
  }

  private func beginMovement(of cell: UITableViewCell, _ y: CGFloat) {
    guard movement == nil, let path = contents.path(of: cell) else { return }
    closeSwipe()
    cancelTouch()
    movement = RowMovement(of: cell, at: path, y, in: self)
    bringSubviewToFront(cell)
    cell.lift()
  }

  /// Moves the cell to the finger; the row under it makes room.
  private func followFinger() {
    guard let movement else { return }
    contents.place(movement.cell, in: movement.rect(in: self))
    bringSubviewToFront(movement.cell)
    shift(to: target(of: movement))
    scrollAtEdge()
  }

  /// The path of the place that the cell covers, as the delegate wants it.
  private func target(of movement: RowMovement) -> IndexPath {
    let path = geometry.destination(of: movement.current, top: movement.rect(in: self).minY)
    guard path != movement.current else { return path }
    return delegate?.tableView(
      self, targetIndexPathForMoveFromRowAt: movement.original, toProposedIndexPath: path) ?? path
  }

  /// Gives the moving row another place, and animates the others.
  private func shift(to target: IndexPath) {
    guard let movement, movement.current != target,
      geometry.sections.indices.contains(target.section)
    else { return }
    let old = geometry
    var new = old.sections
    guard let map = new.moveRow(at: movement.current, to: target) else { return }
    let transition = TableTransition(TableUpdate(), map, from: old)
    contents.cells = Dictionary(
      uniqueKeysWithValues: contents.cells.map { (map.items[$0] ?? $0, $1) })
    selection = selection.map { map.items[$0] ?? $0 }
    movement.current = target
    UIView.animate(withDuration: Self.movementDuration) {
      self.load(sections: new)
      UIView.performWithoutAnimation {
        self.contents.place(movement.cell, in: movement.rect(in: self))
      }
      self.showRows(transition)
    } completion: { _ in
      transition.finish(in: self)
    }
    bringSubviewToFront(movement.cell)
  }

  private func endMovement() {
    guard let movement else { return }
    forget(movement)
    let (source, target) = (movement.original, movement.current)
    if source != target {
      dataSource?.tableView(self, moveRowAt: source, to: target)
      CallObservation.delegated(Self.movement, by: self, [self, source, target])
    }
    settle(movement.cell)
  }

  private func cancelMovement() {
    guard let movement else { return }
    shift(to: movement.original)
    forget(movement)
    settle(movement.cell)
  }

  /// Ends the movement because the rows change.
  func dropMovement() {
    guard let movement else { return }
    forget(movement)
    movement.cell.drop()
  }

  private func forget(_ movement: RowMovement) {
    if let step = movement.step { VirtualClock.current?.cancel(step) }
    self.movement = nil
  }

  /// Moves the cell to its row.
  private func settle(_ cell: UITableViewCell) {
    guard contents.path(of: cell) != nil else { return cell.drop() }
    UIView.animate(withDuration: Self.movementDuration) {
      cell.drop()
      self.showRows()
    }
  }

  // MARK: Scrolling

  /// Scrolls as long as the finger is at an edge.
  private func scrollAtEdge() {
    guard let movement, movement.step == nil, let clock = VirtualClock.current,
      edgeVelocity(of: movement) != 0
    else { return }
    let begin = clock.now
    let next = UIScreen.main.nextFrame(after: begin)
    movement.step = clock.schedule(at: next) { [weak self] in
      guard let self, let movement = self.movement else { return }
      movement.step = nil
      let seconds = Double(next.nanoseconds(since: begin)) / 1e9
      let old = contentOffset
      let target = clamped(CGPoint(x: old.x, y: old.y + edgeVelocity(of: movement) * seconds))
      guard target != old else { return }
      contentOffset = target
      layoutIfNeeded()
      followFinger()
    }
  }

  /// The velocity of scrolling for the finger's position, in points per second: within 50 points of an
  /// edge up to 500 (D).
  private func edgeVelocity(of movement: RowMovement) -> CGFloat {
    let area = bounds.inset(by: adjustedContentInset)
    guard contentSize.height > area.height else { return 0 }
    let y = movement.finger + bounds.minY
    if y < area.minY + 50 { return -min((area.minY + 50 - y) * 10, 500) }
    return y > area.maxY - 50 ? min((y - area.maxY + 50) * 10, 500) : 0
  }
}

extension TableGeometry {
  /// Returns the path that a row gets if it is dropped with its upper edge at a height: behind the rows
  /// of which it covers more than half, where they would be without it.
  fileprivate func destination(of path: IndexPath, top: CGFloat) -> IndexPath {
    let height = rect(ofRowAt: path).height
    var result = IndexPath(row: 0, section: 0)
    for (index, section) in sections.enumerated() {
      let rowsTop = section.rowsTop - (index > path.section ? height : 0)
      if index > 0 {
        let end = sections[index - 1].footerTop - (index > path.section ? height : 0)
        guard top > (end + rowsTop) / 2 else { break }
      }
      let before = section.rows.indices.filter { row in
        guard index != path.section || row != path.row else { return false }
        let isBehind = index == path.section && row > path.row
        let middle = (section.rowEdges[row] + section.rowEdges[row + 1]) / 2
        return rowsTop + middle - (isBehind ? height : 0) < top
      }
      result = IndexPath(row: before.count, section: index)
    }
    return result
  }
}

extension [TableGeometry.Section] {
  /// Moves a row; returns the new places of all rows, or nil if there is no such place.
  fileprivate mutating func moveRow(at source: IndexPath, to target: IndexPath) -> ListMap? {
    let old = map(\.rows.count)
    let isEstimated = self[source.section].estimated.contains(source.row)
    let height = self[source.section].rows.remove(at: source.row)
    self[source.section].estimated = Set(
      self[source.section].estimated.filter { $0 != source.row }
        .map { $0 > source.row ? $0 - 1 : $0 })
    guard target.row >= 0, target.row <= self[target.section].rows.count else { return nil }
    self[target.section].rows.insert(height, at: target.row)
    self[target.section].estimated = Set(
      self[target.section].estimated.map { $0 >= target.row ? $0 + 1 : $0 })
    if isEstimated { self[target.section].estimated.insert(target.row) }
    var changes = ListChanges()
    changes.moved[source] = target
    return try? ListMap(changes, from: old, to: map(\.rows.count))
  }
}

extension UITableViewCell {
  /// Lifts the cell off the table, with a shadow (D).
  fileprivate func lift() {
    (layer.shadowRadius, layer.shadowOffset) = (6, CGSize(width: 0, height: 1))
    UIView.animate(withDuration: 0.2) { self.layer.shadowOpacity = 0.3 }
  }

  /// Ends the cell's shadow.
  fileprivate func drop() { layer.shadowOpacity = 0 }
}
