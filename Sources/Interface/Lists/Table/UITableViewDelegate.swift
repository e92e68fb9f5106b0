public import Controls
public import Foundation
import Layers
public import Messaging
public import Views

/// Decides about the rows of a table and is notified of what the user does. All methods are
/// optional.
public protocol UITableViewDelegate: UIScrollViewDelegate {
  /// Called when a cell was added to the table and is about to be drawn.
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  )
  /// Called when a cell was removed from the table.
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  )
  /// Called when a header was added to the table.
  func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  )
  /// Called when a footer was added to the table.
  func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  )
  /// Called when a header was removed from the table.
  func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  )
  /// Called when a footer was removed from the table.
  func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  )
  /// Returns the height of a row; by default the table's `rowHeight`.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  /// Returns the height of a header; by default the table's `sectionHeaderHeight`.
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  /// Returns the height of a footer; by default the table's `sectionFooterHeight`.
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  /// Returns the height of a row until it is measured; by default the table's `estimatedRowHeight`.
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
  /// Returns the estimated height of a header; never asked, because headers are measured at once.
  func tableView(
    _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat
  /// Returns the estimated height of a footer; never asked, because footers are measured at once.
  func tableView(
    _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
  ) -> CGFloat
  /// Returns the view above a section; nil, the default, for the data source's title.
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  /// Returns the view below a section; nil, the default, for the data source's title.
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
  /// Called when the detail button of a row was tapped.
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
  /// Returns whether a touched row is highlighted and can be selected; true by default.
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  /// Called when a touched row was highlighted.
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
  /// Called after the highlight of a row was removed.
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
  /// Returns the row to select when the user has tapped one: by default that row; nil for none.
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  /// Returns the row to deselect when the user's tap deselects one; nil for none.
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
  /// Called when the user has selected a row.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  /// Called when the user's tap has deselected a row.
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
  /// Returns the editing control of a row; `delete` by default.
  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle
  /// Returns the actions that a swipe to the right reveals; nil, the default, for none.
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  /// Returns the actions that a swipe to the left, or a tap on the control for deletion, reveals;
  /// nil, the default, for those of `tableView(_:editActionsForRowAt:)` or the system's deletion.
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  /// Returns the actions that a swipe to the left reveals, on iOS before 11; nil, the default, for
  /// the system's deletion. `tableView(_:trailingSwipeActionsConfigurationForRowAt:)` has
  /// precedence.
  func tableView(
    _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]?
  /// Returns the title of the deletion that a swipe reveals; nil, the default, for "Delete".
  func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String?
  /// Returns whether the content of a row moves aside for the editing control; true by default.
  func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool
  /// Called when a swipe of a row begins.
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
  /// Called when a swiped row was closed.
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)
  /// Returns the destination of a row that the user drags, for the one under the finger; by default
  /// that one.
  func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath
  /// Returns the indentation of a row's content, in steps of the cell's `indentationWidth`; 0 by
  /// default.
  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int
  /// Returns whether a long press shows the menu for copying a row, as before iOS 13; false by default.
  /// Never asked.
  func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool
  /// Returns whether the menu has an action; false by default. Never asked.
  func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool
  /// Performs an action of the menu; never called.
  func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?)
  /// Returns whether a tap that selects a row alone performs its primary action; by default, unless
  /// the table is being edited.
  func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath)
    -> Bool
  /// Performs the primary action of a row, after the selection.
  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)
  /// Returns whether two fingers can select several by moving; false by default. Never asked.
  func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool
  /// Called when two fingers begin to select; never called.
  func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
  /// Called when two fingers have selected; never called.
  func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView)
  /// Returns whether a row can have the focus; true by default. Never asked: nothing has the focus.
  func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool
  /// Returns whether the focus may change; true by default. Never asked.
  func tableView(
    _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool
  /// Called when the focus changes; never called.
  func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator)
  /// Returns the row that gets the focus first; nil by default. Never asked.
  func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath?
  /// Returns whether the focus selects; never asked.
  func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath)
    -> Bool
  /// Returns whether something that hovers selects; true by default. Never asked.
  func tableView(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool
  /// Returns the menu of a row that a finger presses; nil, the default, for none.
  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration?
  /// Returns what is lifted while the menu is shown; nil, the default, for the cell.
  func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Returns where the preview goes in the end; nil, the default, for where it came from.
  func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Called when the preview is tapped.
  func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  /// Called before a menu appears.
  func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Called before a menu disappears.
  func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
}

extension UITableViewDelegate {
  /// Does nothing, unless a subclass implements the method.
  public func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    OptionalMessage.send("tableView:willDisplay:forRowAt:", to: self, tableView, cell, indexPath)
  }

  /// Does nothing, unless a subclass implements the method.
  public func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    OptionalMessage.send(
      "tableView:didEndDisplaying:forRowAt:", to: self, tableView, cell, indexPath)
  }

  /// Does nothing, unless a subclass implements the method.
  public func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {
    OptionalMessage.send(
      "tableView:willDisplayHeaderView:forSection:", to: self, tableView, view, section)
  }

  /// Does nothing, unless a subclass implements the method.
  public func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) {
    OptionalMessage.send(
      "tableView:willDisplayFooterView:forSection:", to: self, tableView, view, section)
  }

  /// Does nothing, unless a subclass implements the method.
  public func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {
    OptionalMessage.send(
      "tableView:didEndDisplayingHeaderView:forSection:", to: self, tableView, view, section)
  }

  /// Does nothing, unless a subclass implements the method.
  public func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) {
    OptionalMessage.send(
      "tableView:didEndDisplayingFooterView:forSection:", to: self, tableView, view, section)
  }

  /// Returns the table's height, unless a subclass implements the method.
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    OptionalMessage.send("tableView:heightForRowAt:", to: self, tableView, indexPath)
      as? CGFloat ?? tableView.rowHeight
  }

  /// Returns the table's height, unless a subclass implements the method.
  public func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat {
    OptionalMessage.send("tableView:heightForHeaderInSection:", to: self, tableView, section)
      as? CGFloat ?? tableView.sectionHeaderHeight
  }

  /// Returns the table's height, unless a subclass implements the method.
  public func tableView(
    _ tableView: UITableView, heightForFooterInSection section: Int
  ) -> CGFloat {
    OptionalMessage.send("tableView:heightForFooterInSection:", to: self, tableView, section)
      as? CGFloat ?? tableView.sectionFooterHeight
  }

  /// Returns the table's height, unless a subclass implements the method.
  public func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    OptionalMessage.send("tableView:estimatedHeightForRowAt:", to: self, tableView, indexPath)
      as? CGFloat ?? tableView.estimatedRowHeight
  }

  /// Returns the table's height, unless a subclass implements the method.
  public func tableView(
    _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat {
    OptionalMessage.send(
      "tableView:estimatedHeightForHeaderInSection:", to: self, tableView, section)
      as? CGFloat ?? tableView.estimatedSectionHeaderHeight
  }

  /// Returns the table's height, unless a subclass implements the method.
  public func tableView(
    _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
  ) -> CGFloat {
    OptionalMessage.send(
      "tableView:estimatedHeightForFooterInSection:", to: self, tableView, section)
      as? CGFloat ?? tableView.estimatedSectionFooterHeight
  }

  /// Returns nil, unless a subclass implements the method.
  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    OptionalMessage.send("tableView:viewForHeaderInSection:", to: self, tableView, section)
      as? UIView
  }

  /// Returns nil, unless a subclass implements the method.
  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    OptionalMessage.send("tableView:viewForFooterInSection:", to: self, tableView, section)
      as? UIView
  }

  /// Does nothing, unless a subclass implements the method.
  public func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    OptionalMessage.send(
      "tableView:accessoryButtonTappedForRowWith:", to: self, tableView, indexPath)
  }

  /// Returns true, unless a subclass implements the method.
  public func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool {
    OptionalMessage.send("tableView:shouldHighlightRowAt:", to: self, tableView, indexPath)
      as? Bool ?? true
  }

  /// Does nothing, unless a subclass implements the method.
  public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    OptionalMessage.send("tableView:didHighlightRowAt:", to: self, tableView, indexPath)
  }

  /// Does nothing, unless a subclass implements the method.
  public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    OptionalMessage.send("tableView:didUnhighlightRowAt:", to: self, tableView, indexPath)
  }

  /// Returns the path, unless a subclass implements the method.
  public func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    let own: Any?? = OptionalMessage.send(
      "tableView:willSelectRowAt:", to: self, tableView, indexPath)
    return own.map { $0 as? IndexPath } ?? indexPath
  }

  /// Returns the path, unless a subclass implements the method.
  public func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    let own: Any?? = OptionalMessage.send(
      "tableView:willDeselectRowAt:", to: self, tableView, indexPath)
    return own.map { $0 as? IndexPath } ?? indexPath
  }

  /// Does nothing, unless a subclass implements the method.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    OptionalMessage.send("tableView:didSelectRowAt:", to: self, tableView, indexPath)
  }

  /// Does nothing, unless a subclass implements the method.
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    OptionalMessage.send("tableView:didDeselectRowAt:", to: self, tableView, indexPath)
  }

  /// Returns `delete`, unless a subclass implements the method.
  public func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    OptionalMessage.send("tableView:editingStyleForRowAt:", to: self, tableView, indexPath)
      as? UITableViewCell.EditingStyle ?? .delete
  }

  /// Returns nil, unless a subclass implements the method.
  public func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    OptionalMessage.send(
      "tableView:leadingSwipeActionsConfigurationForRowAt:", to: self, tableView, indexPath)
      as? UISwipeActionsConfiguration
  }

  /// Returns nil, unless a subclass implements the method.
  public func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    OptionalMessage.send(
      "tableView:trailingSwipeActionsConfigurationForRowAt:", to: self, tableView, indexPath)
      as? UISwipeActionsConfiguration
  }

  /// Returns nil, unless a subclass implements the method.
  public func tableView(
    _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? {
    OptionalMessage.send("tableView:editActionsForRowAt:", to: self, tableView, indexPath)
      as? [UITableViewRowAction]
  }

  /// Returns nil, unless a subclass implements the method.
  public func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    OptionalMessage.send(
      "tableView:titleForDeleteConfirmationButtonForRowAt:", to: self, tableView, indexPath)
      as? String
  }

  /// Returns true, unless a subclass implements the method.
  public func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool {
    OptionalMessage.send("tableView:shouldIndentWhileEditingRowAt:", to: self, tableView, indexPath)
      as? Bool ?? true
  }

  /// Does nothing, unless a subclass implements the method.
  public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    OptionalMessage.send("tableView:willBeginEditingRowAt:", to: self, tableView, indexPath)
  }

  /// Does nothing, unless a subclass implements the method.
  public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    OptionalMessage.send("tableView:didEndEditingRowAt:", to: self, tableView, indexPath)
  }

  /// Returns the path, unless a subclass implements the method.
  public func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    OptionalMessage.send(
      "tableView:targetIndexPathForMoveFromRowAt:toProposedIndexPath:", to: self, tableView,
      sourceIndexPath, proposedDestinationIndexPath)
      as? IndexPath ?? proposedDestinationIndexPath
  }

  /// Returns 0, unless a subclass implements the method.
  public func tableView(
    _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
  ) -> Int {
    OptionalMessage.send("tableView:indentationLevelForRowAt:", to: self, tableView, indexPath)
      as? Int ?? 0
  }
}
