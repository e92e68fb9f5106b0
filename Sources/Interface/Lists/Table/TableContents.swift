import Failures
import Foundation
import Geometry
import Layers
import Messaging
import Views
import VirtualTime

/// The cells, headers and footers of a table: those that are shown, and those that can be reused.
final class TableContents {
  private var cellClasses: [String: UITableViewCell.Type] = [:]
  private var headerClasses: [String: UITableViewHeaderFooterView.Type] = [:]
  private var cellNibs: [String: UINib] = [:]
  private var headerNibs: [String: UINib] = [:]
  /// The cells of visible rows.
  var cells: [IndexPath: UITableViewCell] = [:]
  /// The visible headers and footers by section.
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]
  /// The headers and footers that were made to be measured, and aren't shown yet.
  var measuredHeaders: [Int: UIView] = [:]
  var measuredFooters: [Int: UIView] = [:]
  /// The rectangles in which the table has placed its views. Apps may have moved them since.
  var places: [ObjectIdentifier: CGRect] = [:]
  /// The cell that the data source gets back, because it is configured again.
  var reconfigured: UITableViewCell?
  /// The views of former rows and sections, which stay in the table between a reload and the layout that
  /// follows: as in UIKit, they are among the subviews until then. (D)
  private var leaving: [UIView] = []
  private var isReloading = false
  private var freeCells: [String: [UITableViewCell]] = [:]
  private var freeHeaders: [String: [UITableViewHeaderFooterView]] = [:]

  /// The paths of the visible rows, in order.
  var visiblePaths: [IndexPath] { cells.keys.sorted() }

  func path(of cell: UITableViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }

  // MARK: Reuse

  /// Registers a class of cells; those of another class aren't used any more.
  func register(_ type: UITableViewCell.Type?, for identifier: String) {
    cellClasses[identifier] = type
    cellNibs[identifier] = nil
  }

  func register(_ nib: UINib?, for identifier: String) {
    cellClasses[identifier] = nil
    cellNibs[identifier] = nib
  }

  func register(_ type: UITableViewHeaderFooterView.Type?, forHeader identifier: String) {
    headerClasses[identifier] = type
    headerNibs[identifier] = nil
  }

  func register(_ nib: UINib?, forHeader identifier: String) {
    headerClasses[identifier] = nil
    headerNibs[identifier] = nib
  }

  func dequeueCell(_ identifier: String) -> UITableViewCell? {
    if let cell = reconfigured, cell.reuseIdentifier == identifier {
      reconfigured = nil
      return cell
    }
    let type = cellClasses[identifier]
    if let type { freeCells[identifier]?.removeAll { Swift.type(of: $0) != type } }
    if let cell = freeCells[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    if let cell: UITableViewCell = cellNibs[identifier]?.firstView() {
      cell.identifier = identifier
      return cell
    }
    return type.map { CellCreation.cell($0, identifier) }
  }

  func dequeueHeader(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let view = freeHeaders[identifier]?.popLast() {
      view.prepareForReuse()
      return view
    }
    if let view: UITableViewHeaderFooterView = headerNibs[identifier]?.firstView() {
      view.identifier = identifier
      return view
    }
    return headerClasses[identifier].map { CellCreation.header($0, identifier) }
  }

  /// Reports that no class is registered for a cell, which stops the stage. Returns an empty cell.
  func missingCell(_ identifier: String) -> UITableViewCell {
    FlipbookError(
      .unknownName, "The table has no cell class for the identifier \"\(identifier)\".",
      hint: "Call register(_:forCellReuseIdentifier:) with that identifier first."
    ).report()
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// Takes a cell out of the table, for reuse.
  func recycle(_ cell: UITableViewCell, of path: IndexPath, in table: UITableView) {
    if cells[path] === cell { cells[path] = nil }
    places[ObjectIdentifier(cell)] = nil
    takeOut(cell, of: table)
    table.delegate?.tableView(table, didEndDisplaying: cell, forRowAt: path)
    CallObservation.delegated(
      "tableView:didEndDisplaying:forRowAt:", by: table, [table, cell, path])
    guard let identifier = cell.reuseIdentifier,
      freeCells[identifier]?.contains(where: { $0 === cell }) != true
    else { return }
    freeCells[identifier, default: []].append(cell)
  }

  /// Takes a header or footer out of the table, for reuse.
  func recycle(_ view: UIView, of section: Int, isFooter: Bool, in table: UITableView) {
    if isFooter {
      if footers[section] === view { footers[section] = nil }
    } else if headers[section] === view {
      headers[section] = nil
    }
    places[ObjectIdentifier(view)] = nil
    takeOut(view, of: table)
    if isFooter {
      table.delegate?.tableView(table, didEndDisplayingFooterView: view, forSection: section)
    } else {
      table.delegate?.tableView(table, didEndDisplayingHeaderView: view, forSection: section)
    }
    guard let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier,
      freeHeaders[identifier]?.contains(where: { $0 === view }) != true
    else { return }
    freeHeaders[identifier, default: []].append(view)
  }

  private func takeOut(_ view: UIView, of table: UITableView) {
    guard view.superview === table else { return }
    if isReloading { leaving.append(view) } else { view.removeFromSuperview() }
  }

  /// Removes the views that have been left over by a reload.
  func removeLeavingViews(from table: UITableView) {
    let views = leaving
    leaving = []
    for view in views where places[ObjectIdentifier(view)] == nil && view.superview === table {
      view.removeFromSuperview()
    }
  }

  /// Makes all views available for reuse. They stay in the table until they are placed again or
  /// `removeLeavingViews(from:)` is called.
  func recycleAll(in table: UITableView) {
    isReloading = true
    defer { isReloading = false }
    for path in visiblePaths { if let cell = cells[path] { recycle(cell, of: path, in: table) } }
    for (section, view) in headers.sorted(by: { $0.key < $1.key }) {
      recycle(view, of: section, isFooter: false, in: table)
    }
    for (section, view) in footers.sorted(by: { $0.key < $1.key }) {
      recycle(view, of: section, isFooter: true, in: table)
    }
    (measuredHeaders, measuredFooters) = ([:], [:])
  }

  // MARK: Placing

  /// Moves a view to a rectangle, unless the table has placed it there already.
  func place(_ view: UIView, in rect: CGRect) {
    guard places[ObjectIdentifier(view)] != rect else { return }
    places[ObjectIdentifier(view)] = rect
    view.place(in: rect)
  }
}
