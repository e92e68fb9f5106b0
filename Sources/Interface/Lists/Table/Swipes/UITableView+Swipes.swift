import Foundation
import Geometry
import Layers
import Views

extension UITableView: SwipeableList {
  func swipeableRow(at point: CGPoint) -> (path: IndexPath, cell: UIView)? {
    guard !isEditing, let path = indexPathForRow(at: point), let cell = contents.cells[path] else {
      return nil
    }
    return (path, cell)
  }

  func rect(ofRowAt path: IndexPath) -> CGRect { rectForRow(at: path) }

  func shows(_ cell: UIView) -> Bool { contents.cells.values.contains { $0 === cell } }

  func swipeWillBegin(_ swipe: RowSwipe) {
    delegate?.tableView(self, willBeginEditingRowAt: swipe.path)
    (swipe.cell as? UITableViewCell)?.showsConfirmation(true)
  }

  func swipeDidEnd(_ swipe: RowSwipe) {
    delegate?.tableView(self, didEndEditingRowAt: swipe.path)
    (swipe.cell as? UITableViewCell)?.showsConfirmation(false)
  }

  /// Shows the actions of a row whose control for deletion was tapped.
  func confirmDeletion(at path: IndexPath, of cell: UITableViewCell) {
    if closeSwipe() { return }
    let own = delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
    let actions =
      own ?? rowActions(at: path) ?? UISwipeActionsConfiguration(actions: [deletion(path)])
    guard !actions.actions.isEmpty else { return }
    let new = RowSwipe(of: path, cell, in: self, isLeading: false, actions)
    swipeWillBegin(new)
    swipes.current = new
    new.open()
  }

  // MARK: Actions

  func swipeActions(at path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
    assumesEditable = false
    guard canEdit(path) else { return nil }
    guard !isLeading else {
      return delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
    }
    let isAssumed = assumesEditable
    return delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
      ?? rowActions(at: path) ?? systemDeletion(at: path, isAssumed: isAssumed)
  }

  private func rowActions(at path: IndexPath) -> UISwipeActionsConfiguration? {
    let actions = delegate?.tableView(self, editActionsForRowAt: path)
    return actions.map { UISwipeActionsConfiguration(actions: $0.map { $0.contextual(at: path) }) }
  }

  /// Returns the deletion that rows have without actions of the delegate, if the data source
  /// implements `tableView(_:commit:forRowAt:)` or deletions are observed.
  ///
  /// Which methods are implemented is known of rewritten classes. Other data sources must say themselves
  /// that the row can be edited.
  private func systemDeletion(at path: IndexPath, isAssumed: Bool) -> UISwipeActionsConfiguration? {
    let style = delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
    let isKnown = dataSource.map {
      OptionalMessage.isImplemented("tableView:commit:forRowAt:", by: $0)
    }
    guard style == .delete, !isAssumed || isKnown == true || listEvents.isObserved(.deleted) else {
      return nil
    }
    return UISwipeActionsConfiguration(actions: [deletion(path)])
  }

  private func deletion(_ path: IndexPath) -> UIContextualAction {
    let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
    return UIContextualAction(style: .destructive, title: title ?? "Delete") {
      [weak self] _, _, completion in
      if let self {
        dataSource?.tableView(self, commit: .delete, forRowAt: path)
        listEvents.send(.deleted, path)
      }
      completion(true)
    }
  }
}
