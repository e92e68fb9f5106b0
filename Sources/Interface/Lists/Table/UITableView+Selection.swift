import Foundation
import Layers
import Messaging
import Views

// Selecting rows, and scrolling to them.
extension UITableView {
  private var canSelect: Bool { isEditing ? allowsSelectionDuringEditing : allowsSelection }

  private var allowsSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  func canEdit(_ path: IndexPath) -> Bool {
    dataSource?.tableView(self, canEditRowAt: path) ?? true
  }

  /// Returns whether a row has a control for moving it: if the data source says so, or implements
  /// `tableView(_:moveRowAt:to:)` and doesn't say anything.
  func canMove(_ path: IndexPath) -> Bool {
    guard let dataSource else { return false }
    assumesMovable = false
    guard dataSource.tableView(self, canMoveRowAt: path) else { return false }
    return !assumesMovable || CallObservation.isObserved(Self.movement, of: self)
      || OptionalMessage.isImplemented(Self.movement, by: dataSource)
  }

  /// The selector of the data source's method that moves a row.
  static let movement = "tableView:moveRowAt:to:"

  // MARK: Touches

  /// Highlights the row whose cell was touched, unless the touch closes a swiped row.
  func beginTouch(_ touch: UITouch) {
    guard swipe == nil, canSelect || allowsSeveral, let path = path(of: touch.view) else { return }
    guard delegate?.tableView(self, shouldHighlightRowAt: path) ?? true else { return }
    touchedRow = path
    contents.cells[path]?.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: path)
    CallObservation.delegated("tableView:didHighlightRowAt:", by: self, [self, path])
  }

  /// Closes a swiped row, or selects the touched one if the finger is still on it.
  func endTouch(_ touch: UITouch) {
    if closeSwipe() { return }
    guard let path = touchedRow else { return }
    cancelTouch()
    guard let cell = contents.cells[path], cell.bounds.contains(touch.location(in: cell)) else {
      return
    }
    tap(path)
  }

  /// No longer highlights the touched row.
  func cancelTouch() {
    guard let path = touchedRow else { return }
    touchedRow = nil
    contents.cells[path]?.setHighlighted(false, animated: false)
    delegate?.tableView(self, didUnhighlightRowAt: path)
    CallObservation.delegated("tableView:didUnhighlightRowAt:", by: self, [self, path])
  }

  private func path(of view: UIView?) -> IndexPath? {
    var next = view
    while let view = next, view !== self {
      if let cell = view as? UITableViewCell { return contents.path(of: cell) }
      next = view.superview
    }
    return nil
  }

  /// Selects or deselects a row that the user has tapped.
  private func tap(_ path: IndexPath) {
    if allowsSeveral, selection.contains(path) {
      userDeselects(path)
      return post()
    }
    let extends = allowsSeveral && !selection.isEmpty
    let target = delegate.map { $0.tableView(self, willSelectRowAt: path) } ?? path
    guard let target else { return performPrimaryAction(at: path, extends) }
    if !allowsSeveral {
      for old in selection where old != target { userDeselects(old) }
    }
    if !selection.contains(target) { selection.append(target) }
    let cell = contents.cells[target]
    cell?.setSelected(true, animated: false)
    // The controller prepares for a segue before it is told of the selection (observed by developers).
    cell?.segue?()
    delegate?.tableView(self, didSelectRowAt: target)
    listEvents.send(.selected, target)
    post()
    performPrimaryAction(at: target, extends)
  }

  /// Performs the primary action of a tapped row, whether it is selected or not, unless the tap extends a
  /// selection (Apple's documentation).
  private func performPrimaryAction(at path: IndexPath, _ extendsSelection: Bool) {
    guard !extendsSelection, let delegate,
      delegate.tableView(self, canPerformPrimaryActionForRowAt: path)
    else { return }
    delegate.tableView(self, performPrimaryActionForRowAt: path)
  }

  private func userDeselects(_ path: IndexPath) {
    let target = delegate.map { $0.tableView(self, willDeselectRowAt: path) } ?? path
    guard let target else { return }
    deselect(target, animated: false)
    delegate?.tableView(self, didDeselectRowAt: target)
    listEvents.send(.deselected, target)
  }

  private func post() {
    NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
  }

  /// Handles a tap on a button of a cell.
  func tapped(_ kind: CellGlyph.Kind, in cell: UITableViewCell) {
    guard let path = contents.path(of: cell) else { return }
    switch kind {
    case .detail, .detailAndChevron:
      cell.accessorySegue?()
      delegate?.tableView(self, accessoryButtonTappedForRowWith: path)
      listEvents.send(.accessory, path)
    case .delete: confirmDeletion(at: path, of: cell)
    case .insert:
      dataSource?.tableView(self, commit: .insert, forRowAt: path)
      listEvents.send(.inserted, path)
    case .chevron, .checkmark, .selected, .unselected: break
    }
  }

  // MARK: By code

  func select(_ path: IndexPath?, animated: Bool, _ position: ScrollPosition) {
    loadIfNeeded()
    if path == nil || !allowsMultipleSelection {
      for old in selection where old != path { deselect(old, animated: animated) }
    }
    guard let path, geometry.contains(path) else { return }
    if !selection.contains(path) { selection.append(path) }
    contents.cells[path]?.setSelected(true, animated: animated)
    if position != .none { scroll(to: path, position, animated: animated) }
  }

  func deselect(_ path: IndexPath, animated: Bool) {
    selection.removeAll { $0 == path }
    contents.cells[path]?.setSelected(false, animated: animated)
  }

  /// Scrolls to a row. Rows of automatic height on the way have their estimated heights.
  func scroll(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
    showRowsIfNeeded()
    // A path whose row is `NSNotFound` stands for the section.
    let rect =
      path.row == NSNotFound
      ? rectForHeader(inSection: path.section) : geometry.rect(ofRowAt: path)
    guard path.row == NSNotFound || geometry.contains(path) else { return }
    let insets = adjustedContentInset
    let header = isGrouped ? 0 : geometry.sections[path.section].header
    let (top, height) = (insets.top + header, bounds.height - insets.top - insets.bottom)
    var target = contentOffset
    switch position {
    case .top: target.y = rect.minY - top
    case .middle: target.y = rect.midY - insets.top - height / 2
    case .bottom: target.y = rect.maxY - bounds.height + insets.bottom
    case .none:
      if rect.minY < bounds.minY + top {
        target.y = rect.minY - top
      } else if rect.maxY > bounds.maxY - insets.bottom {
        target.y = rect.maxY - bounds.height + insets.bottom
      }
    }
    setContentOffset(clamped(target), animated: animated)
  }
}
