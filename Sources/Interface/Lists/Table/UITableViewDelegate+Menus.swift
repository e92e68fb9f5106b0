public import Controls
public import Foundation
import Layers
public import Messaging
public import Views

// Default implementations for menus, primary actions, the focus and selection with two fingers.
extension UITableViewDelegate {
  /// Returns false, unless a subclass implements the method.
  public func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath)
    -> Bool
  {
    OptionalMessage.send("tableView:shouldShowMenuForRowAt:", to: self, tableView, indexPath)
      as? Bool ?? false
  }

  /// Returns false, unless a subclass implements the method.
  public func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool {
    OptionalMessage.send(
      "tableView:canPerformAction:forRowAt:withSender:", to: self, tableView, action, indexPath,
      sender) as? Bool ?? false
  }

  /// Does nothing, unless a subclass implements the method.
  public func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) {
    OptionalMessage.send(
      "tableView:performAction:forRowAt:withSender:", to: self, tableView, action, indexPath, sender
    )
  }

  /// Returns the default, unless a subclass implements the method.
  public func tableView(
    _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool {
    OptionalMessage.send(
      "tableView:canPerformPrimaryActionForRowAt:", to: self, tableView, indexPath) as? Bool
      ?? !tableView.isEditing
  }

  /// Does nothing, unless a subclass implements the method.
  public func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)
  {
    OptionalMessage.send("tableView:performPrimaryActionForRowAt:", to: self, tableView, indexPath)
  }

  /// Returns false, unless a subclass implements the method.
  public func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    OptionalMessage.send(
      "tableView:shouldBeginMultipleSelectionInteractionAt:", to: self, tableView, indexPath)
      as? Bool ?? false
  }

  /// Does nothing, unless a subclass implements the method.
  public func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    OptionalMessage.send(
      "tableView:didBeginMultipleSelectionInteractionAt:", to: self, tableView, indexPath)
  }

  /// Does nothing, unless a subclass implements the method.
  public func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
    OptionalMessage.send("tableViewDidEndMultipleSelectionInteraction:", to: self, tableView)
  }

  /// Returns true, unless a subclass implements the method.
  public func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    OptionalMessage.send("tableView:canFocusRowAt:", to: self, tableView, indexPath) as? Bool
      ?? true
  }

  /// Returns true, unless a subclass implements the method.
  public func tableView(
    _ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool {
    OptionalMessage.send("tableView:shouldUpdateFocusIn:", to: self, tableView, context) as? Bool
      ?? true
  }

  /// Does nothing, unless a subclass implements the method.
  public func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    OptionalMessage.send(
      "tableView:didUpdateFocusIn:with:", to: self, tableView, context, coordinator)
  }

  /// Returns nil, unless a subclass implements the method.
  public func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
    OptionalMessage.send("indexPathForPreferredFocusedViewIn:", to: self, tableView) as? IndexPath
  }

  /// Returns the default, unless a subclass implements the method.
  public func tableView(
    _ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool {
    OptionalMessage.send("tableView:selectionFollowsFocusForRowAt:", to: self, tableView, indexPath)
      as? Bool ?? tableView.selectionFollowsFocus
  }

  /// Returns true, unless a subclass implements the method.
  public func tableView(
    _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    OptionalMessage.send(
      "tableView:shouldSpringLoadRowAt:with:", to: self, tableView, indexPath, context) as? Bool
      ?? true
  }

  /// Returns nil, unless a subclass implements the method.
  public func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    OptionalMessage.send(
      "tableView:contextMenuConfigurationForRowAt:point:", to: self, tableView, indexPath, point)
      as? UIContextMenuConfiguration
  }

  /// Returns nil, unless a subclass implements the method.
  public func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    OptionalMessage.send(
      "tableView:previewForHighlightingContextMenuWithConfiguration:", to: self, tableView,
      configuration) as? UITargetedPreview
  }

  /// Returns nil, unless a subclass implements the method.
  public func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    OptionalMessage.send(
      "tableView:previewForDismissingContextMenuWithConfiguration:", to: self, tableView,
      configuration) as? UITargetedPreview
  }

  /// Does nothing, unless a subclass implements the method.
  public func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    OptionalMessage.send(
      "tableView:willPerformPreviewActionForMenuWith:animator:", to: self, tableView, configuration,
      animator)
  }

  /// Does nothing, unless a subclass implements the method.
  public func tableView(
    _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    OptionalMessage.send(
      "tableView:willDisplayContextMenu:animator:", to: self, tableView, configuration, animator)
  }

  /// Does nothing, unless a subclass implements the method.
  public func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    OptionalMessage.send(
      "tableView:willEndContextMenuInteraction:animator:", to: self, tableView, configuration,
      animator)
  }
}
