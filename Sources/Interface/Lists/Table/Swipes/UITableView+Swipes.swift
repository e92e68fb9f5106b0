import Foundation
import Geometry
import Layers
import Views

// Swiping rows. `RowSwipeRecognizer` follows the finger and asks the table for actions;
// `RowSwipe` moves the row, and `SwipeActionsView` shows the actions beside it.
extension UITableView {
  /// Finds the actions of the row at a point, or grabs the row that is open; returns false if the row
  /// can't be swiped in that direction.
  func prepareSwipe(at point: CGPoint, isLeading: Bool) -> Bool {
    guard !isEditing, let path = indexPathForRow(at: point), let cell = contents.cells[path] else {
      closeSwipe()
      return false
    }
    if let swipe, swipe.path == path {
      swipe.grab()
      return true
    }
    closeSwipe()
    guard let found = configuration(at: path, isLeading: isLeading), !found.actions.isEmpty else {
      return false
    }
    nextSwipe = RowSwipe(of: path, cell, in: self, isLeading: isLeading, found)
    return true
  }

  /// Begins to swipe the row whose actions were found.
  func beginSwipe() {
    guard let new = nextSwipe else { return }
    nextSwipe = nil
    delegate?.tableView(self, willBeginEditingRowAt: new.path)
    swipe = new
    new.begin()
  }

  /// Opens or closes the row, or performs the action of a full swipe.
  func endSwipe(velocity: CGFloat) {
    if let (action, view) = swipe?.release(velocity: velocity) { perform(action, view) }
  }

  /// Performs an action of the open row. The row closes when the handler has called its closure.
  func perform(_ action: UIContextualAction, _ view: UIView) {
    let performed = swipe
    action.handler(action, view) { [weak self] _ in
      if let self, let performed, swipe === performed { closeSwipe() }
    }
  }

  /// Closes the open row; returns whether there was one.
  @discardableResult
  func closeSwipe(animated: Bool = true) -> Bool {
    endSwipe { $0.close(animated: animated && window != nil) }
  }

  /// Closes the open row before changes of rows, or lets its actions collapse if it is deleted.
  func closeSwipe(before update: TableUpdate) {
    endSwipe { swipe in
      let isDeleted =
        update.deletedRows[swipe.path] != nil
        || update.deletedSections[swipe.path.section] != nil
      if isDeleted { swipe.collapse() } else { swipe.close(animated: true) }
    }
  }

  /// Closes the open row if the table has scrolled.
  func closeSwipeAfterScrolling() {
    if let swipe, swipe.scrollOffset != contentOffset { closeSwipe() }
  }

  @discardableResult
  private func endSwipe(_ end: (RowSwipe) -> Void) -> Bool {
    guard let old = swipe else { return false }
    swipe = nil
    end(old)
    delegate?.tableView(self, didEndEditingRowAt: old.path)
    return true
  }

  // MARK: Actions

  private func configuration(
    at path: IndexPath, isLeading: Bool
  ) -> UISwipeActionsConfiguration? {
    guard canEdit(path) else { return nil }
    guard let delegate else { return isLeading ? nil : deletion(at: path) }
    return isLeading
      ? delegate.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
      : delegate.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
  }

  /// Returns the deletion that rows have without actions of the delegate: if the data source says that
  /// the row can be edited, or deletions are observed.
  ///
  /// UIKit asks whether the data source implements `tableView(_:commit:forRowAt:)`, which can't be
  /// found out in Swift.
  func deletion(at path: IndexPath) -> UISwipeActionsConfiguration? {
    assumesEditable = false
    let style = delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
    guard style == .delete, canEdit(path), !assumesEditable || listEvents.isObserved(.deleted)
    else { return nil }
    let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
    let action = UIContextualAction(style: .destructive, title: title ?? "Delete") {
      [weak self] _, _, completion in
      if let self {
        dataSource?.tableView(self, commit: .delete, forRowAt: path)
        listEvents.send(.deleted, path)
      }
      completion(true)
    }
    return UISwipeActionsConfiguration(actions: [action])
  }
}
