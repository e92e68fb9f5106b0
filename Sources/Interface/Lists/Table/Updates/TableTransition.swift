import Foundation
import Geometry
import Layers
import Views

/// The animation of a group of changes. Its methods are called in an animation block.
final class TableTransition {
  private let update: TableUpdate
  private let map: ListMap
  private let old: TableGeometry
  /// The old paths of the rows that stay, by their new ones.
  private let sources: [IndexPath: IndexPath]
  /// The views that leave the table when the animations have ended.
  private var leaving: [(UITableView) -> Void] = []

  init(_ update: TableUpdate, _ map: ListMap, from old: TableGeometry) {
    self.update = update
    self.map = map
    self.old = old
    sources = Dictionary(map.items.map { ($1, $0) }) { first, _ in first }
  }

  // MARK: Appearing

  /// Animates a new cell, which is in its final place: from its old place, or as its row appears.
  func appear(_ cell: UITableViewCell, at path: IndexPath, in table: UITableView) {
    let end = table.geometry.rect(ofRowAt: path)
    let source = sources[path]
    guard let animation = update.animation(ofAdded: path, from: source, map) else {
      guard let source, old.contains(source) else { return }
      let start = old.rect(ofRowAt: source)
      UIView.performWithoutAnimation { cell.place(in: start) }
      return cell.place(in: end)
    }
    let alpha = cell.alpha
    UIView.performWithoutAnimation { animation.hide(cell, in: end) }
    cell.alpha = alpha
    cell.place(in: end)
  }

  /// Fades in a new header or footer, or moves it from its old place.
  func appear(_ view: UIView, inSection section: Int, in table: UITableView) {
    guard update.insertedSections[section] ?? .none != .none else { return }
    let alpha = view.alpha
    UIView.performWithoutAnimation { view.alpha = 0 }
    view.alpha = alpha
  }

  // MARK: Disappearing

  /// Keeps a view until the animations have ended, and then calls `end`.
  func leave(_ view: UIView, _ end: @escaping (UITableView) -> Void) {
    leaving.append(end)
  }

  /// Animates a cell whose row disappears. The cell of a deleted row stays behind the others until
  /// they have moved over it, also without an animation of its own.
  func disappear(_ cell: UITableViewCell, of path: IndexPath, in table: UITableView) {
    let animation = update.animation(ofRemoved: path) ?? .none
    let alpha = cell.alpha
    guard animation != .none || update.deletes(path) else {
      return table.contents.recycle(cell, of: path, in: table)
    }
    table.insertSubview(cell, at: table.backgroundView == nil ? 0 : 1)
    cell.isUserInteractionEnabled = false
    animation.hide(cell, in: old.rect(ofRowAt: path))
    leave(cell) { table in
      UIView.performWithoutAnimation { cell.alpha = alpha }
      cell.isUserInteractionEnabled = true
      table.contents.recycle(cell, of: path, in: table)
    }
  }

  /// Fades out a header or footer whose section disappears.
  func disappear(
    _ view: UIView, of section: Int, isFooter: Bool, in table: UITableView
  ) {
    let alpha = view.alpha
    view.alpha = 0
    leave(view) { table in
      UIView.performWithoutAnimation { view.alpha = alpha }
      table.contents.recycle(view, of: section, isFooter: isFooter, in: table)
    }
  }

  /// Removes the views that have left.
  func finish(in table: UITableView) {
    for end in leaving { end(table) }
    leaving = []
  }
}

extension UITableView.RowAnimation {
  /// Moves a cell away from its place, or makes it transparent.
  fileprivate func hide(_ cell: UITableViewCell, in rect: CGRect) {
    switch self {
    case .none: break
    case .fade, .automatic: cell.alpha = 0
    case .left: cell.place(in: rect.offsetBy(dx: -rect.width, dy: 0))
    case .right: cell.place(in: rect.offsetBy(dx: rect.width, dy: 0))
    case .top: cell.place(in: rect.offsetBy(dx: 0, dy: -rect.height))
    case .bottom: cell.place(in: rect.offsetBy(dx: 0, dy: rect.height))
    case .middle: cell.place(in: rect.offsetBy(dx: 0, dy: -rect.height / 2))
    }
  }
}
