public import Controls
public import Foundation
import Layers
public import Messaging
public import Views

// Default implementations for menus, primary actions, the focus and selection with two fingers.
extension UICollectionViewDelegate {
  /// Returns false, unless a subclass implements the method.
  public func collectionView(
    _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool {
    OptionalMessage.send(
      "collectionView:shouldShowMenuForItemAt:", to: self, collectionView, indexPath) as? Bool
      ?? false
  }

  /// Returns false, unless a subclass implements the method.
  public func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector,
    forItemAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool {
    OptionalMessage.send(
      "collectionView:canPerformAction:forItemAt:withSender:", to: self, collectionView, action,
      indexPath, sender) as? Bool ?? false
  }

  /// Does nothing, unless a subclass implements the method.
  public func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector,
    forItemAt indexPath: IndexPath, withSender sender: Any?
  ) {
    OptionalMessage.send(
      "collectionView:performAction:forItemAt:withSender:", to: self, collectionView, action,
      indexPath, sender)
  }

  /// Returns the default, unless a subclass implements the method.
  public func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool {
    OptionalMessage.send(
      "collectionView:canPerformPrimaryActionForItemAt:", to: self, collectionView, indexPath)
      as? Bool ?? !collectionView.isEditing
  }

  /// Does nothing, unless a subclass implements the method.
  public func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {
    OptionalMessage.send(
      "collectionView:performPrimaryActionForItemAt:", to: self, collectionView, indexPath)
  }

  /// Returns true, unless a subclass implements the method.
  public func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath)
    -> Bool
  {
    OptionalMessage.send("collectionView:canEditItemAt:", to: self, collectionView, indexPath)
      as? Bool ?? true
  }

  /// Returns the destination without regard to the current place, unless a subclass implements the
  /// method.
  public func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    OptionalMessage.send(
      "collectionView:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:",
      to: self, collectionView, originalIndexPath, currentIndexPath, proposedIndexPath)
      as? IndexPath
      ?? self.collectionView(
        collectionView, targetIndexPathForMoveFromItemAt: originalIndexPath,
        toProposedIndexPath: proposedIndexPath)
  }

  /// Returns false, unless a subclass implements the method.
  public func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    OptionalMessage.send(
      "collectionView:shouldBeginMultipleSelectionInteractionAt:", to: self, collectionView,
      indexPath) as? Bool ?? false
  }

  /// Does nothing, unless a subclass implements the method.
  public func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    OptionalMessage.send(
      "collectionView:didBeginMultipleSelectionInteractionAt:", to: self, collectionView, indexPath)
  }

  /// Does nothing, unless a subclass implements the method.
  public func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
    OptionalMessage.send(
      "collectionViewDidEndMultipleSelectionInteraction:", to: self, collectionView)
  }

  /// Returns true, unless a subclass implements the method.
  public func collectionView(
    _ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath
  ) -> Bool {
    OptionalMessage.send("collectionView:canFocusItemAt:", to: self, collectionView, indexPath)
      as? Bool ?? true
  }

  /// Returns true, unless a subclass implements the method.
  public func collectionView(
    _ collectionView: UICollectionView,
    shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool {
    OptionalMessage.send("collectionView:shouldUpdateFocusIn:", to: self, collectionView, context)
      as? Bool ?? true
  }

  /// Does nothing, unless a subclass implements the method.
  public func collectionView(
    _ collectionView: UICollectionView,
    didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    OptionalMessage.send(
      "collectionView:didUpdateFocusIn:with:", to: self, collectionView, context, coordinator)
  }

  /// Returns nil, unless a subclass implements the method.
  public func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
    OptionalMessage.send("indexPathForPreferredFocusedViewIn:", to: self, collectionView)
      as? IndexPath
  }

  /// Returns the default, unless a subclass implements the method.
  public func collectionView(
    _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool {
    OptionalMessage.send(
      "collectionView:selectionFollowsFocusForItemAt:", to: self, collectionView, indexPath)
      as? Bool ?? collectionView.selectionFollowsFocus
  }

  /// Returns true, unless a subclass implements the method.
  public func collectionView(
    _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    OptionalMessage.send(
      "collectionView:shouldSpringLoadItemAt:with:", to: self, collectionView, indexPath, context)
      as? Bool ?? true
  }

  /// Returns nil, unless a subclass implements the method.
  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    OptionalMessage.send(
      "collectionView:contextMenuConfigurationForItemAt:point:", to: self, collectionView,
      indexPath, point) as? UIContextMenuConfiguration
  }

  /// Returns the menu of the older method, unless a subclass implements this one.
  public func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    let answer = OptionalMessage.send(
      "collectionView:contextMenuConfigurationForItemsAt:point:", to: self, collectionView,
      indexPaths, point)
    if let answer { return answer as? UIContextMenuConfiguration }
    guard let path = indexPaths.first else { return nil }
    return self.collectionView(
      collectionView, contextMenuConfigurationForItemAt: path, point: point)
  }

  /// Returns the preview of the older method, unless a subclass implements this one.
  public func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    let answer = OptionalMessage.send(
      "collectionView:contextMenuConfiguration:highlightPreviewForItemAt:", to: self,
      collectionView, configuration, indexPath)
    if let answer { return answer as? UITargetedPreview }
    return self.collectionView(
      collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
  }

  /// Returns the preview of the older method, unless a subclass implements this one.
  public func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    let answer = OptionalMessage.send(
      "collectionView:contextMenuConfiguration:dismissalPreviewForItemAt:", to: self,
      collectionView, configuration, indexPath)
    if let answer { return answer as? UITargetedPreview }
    return self.collectionView(
      collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
  }

  /// Returns nil, unless a subclass implements the method.
  public func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    OptionalMessage.send(
      "collectionView:previewForHighlightingContextMenuWithConfiguration:", to: self,
      collectionView, configuration) as? UITargetedPreview
  }

  /// Returns nil, unless a subclass implements the method.
  public func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    OptionalMessage.send(
      "collectionView:previewForDismissingContextMenuWithConfiguration:", to: self, collectionView,
      configuration) as? UITargetedPreview
  }

  /// Does nothing, unless a subclass implements the method.
  public func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    OptionalMessage.send(
      "collectionView:willPerformPreviewActionForMenuWith:animator:", to: self, collectionView,
      configuration, animator)
  }

  /// Does nothing, unless a subclass implements the method.
  public func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    OptionalMessage.send(
      "collectionView:willDisplayContextMenu:animator:", to: self, collectionView, configuration,
      animator)
  }

  /// Does nothing, unless a subclass implements the method.
  public func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    OptionalMessage.send(
      "collectionView:willEndContextMenuInteraction:animator:", to: self, collectionView,
      configuration, animator)
  }
}
