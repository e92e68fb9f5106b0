public import Foundation
import Layers
public import Views

/// Decides about the items of a collection and is notified of what the user does. All methods are
/// optional.
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  /// Returns whether a touched item is highlighted and can be selected; true by default.
  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool
  /// Called when a touched item was highlighted.
  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)
  /// Called after the highlight of an item was removed.
  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
  /// Returns whether a tapped item is selected; true by default.
  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool
  /// Returns whether a tap deselects an item where several can be selected; true by default.
  func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool
  /// Called when the user has selected an item.
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  /// Called when the user's tap has deselected an item.
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
  /// Called when a cell was added to the collection and is about to be drawn.
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  )
  /// Called when a supplementary view was added to the collection.
  func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  )
  /// Called when a cell was removed from the collection.
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  )
  /// Called when a supplementary view was removed from the collection.
  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  )
  /// Returns the offset after a change of the layout; by default the proposed one.
  func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint
  /// Returns the layout of an interactive transition between two others; by default a
  /// `UICollectionViewTransitionLayout`.
  func collectionView(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout
  /// Returns the destination of an item that a finger moves; by default the proposed one.
  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath
}

extension UICollectionViewDelegate {
  /// Returns a `UICollectionViewTransitionLayout`, unless a subclass implements the method.
  public func collectionView(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    OptionalMessage.send(
      "collectionView:transitionLayoutForOldLayout:newLayout:", to: self, collectionView,
      fromLayout, toLayout) as? UICollectionViewTransitionLayout
      ?? UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
  }

  /// Returns true, unless a subclass implements the method.
  public func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    OptionalMessage.send(
      "collectionView:shouldHighlightItemAt:", to: self, collectionView, indexPath)
      as? Bool ?? true
  }

  /// Does nothing, unless a subclass implements the method.
  public func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {
    OptionalMessage.send("collectionView:didHighlightItemAt:", to: self, collectionView, indexPath)
  }

  /// Does nothing, unless a subclass implements the method.
  public func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {
    OptionalMessage.send(
      "collectionView:didUnhighlightItemAt:", to: self, collectionView, indexPath)
  }

  /// Returns true, unless a subclass implements the method.
  public func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    OptionalMessage.send("collectionView:shouldSelectItemAt:", to: self, collectionView, indexPath)
      as? Bool ?? true
  }

  /// Returns true, unless a subclass implements the method.
  public func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    OptionalMessage.send(
      "collectionView:shouldDeselectItemAt:", to: self, collectionView, indexPath)
      as? Bool ?? true
  }

  /// Does nothing, unless a subclass implements the method.
  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    OptionalMessage.send("collectionView:didSelectItemAt:", to: self, collectionView, indexPath)
  }

  /// Does nothing, unless a subclass implements the method.
  public func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {
    OptionalMessage.send("collectionView:didDeselectItemAt:", to: self, collectionView, indexPath)
  }

  /// Does nothing, unless a subclass implements the method.
  public func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    OptionalMessage.send(
      "collectionView:willDisplay:forItemAt:", to: self, collectionView, cell, indexPath)
  }

  /// Does nothing, unless a subclass implements the method.
  public func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    OptionalMessage.send(
      "collectionView:willDisplaySupplementaryView:forElementKind:at:", to: self, collectionView,
      view, elementKind, indexPath)
  }

  /// Does nothing, unless a subclass implements the method.
  public func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    OptionalMessage.send(
      "collectionView:didEndDisplaying:forItemAt:", to: self, collectionView, cell, indexPath)
  }

  /// Does nothing, unless a subclass implements the method.
  public func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    OptionalMessage.send(
      "collectionView:didEndDisplayingSupplementaryView:forElementOfKind:at:", to: self,
      collectionView, view, elementKind, indexPath)
  }

  /// Returns the default, unless a subclass implements the method.
  public func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    OptionalMessage.send(
      "collectionView:targetContentOffsetForProposedContentOffset:", to: self, collectionView,
      proposedContentOffset)
      as? CGPoint ?? proposedContentOffset
  }

  /// Returns the default, unless a subclass implements the method.
  public func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    OptionalMessage.send(
      "collectionView:targetIndexPathForMoveFromItemAt:toProposedIndexPath:", to: self,
      collectionView, originalIndexPath, proposedIndexPath)
      as? IndexPath ?? proposedIndexPath
  }
}
