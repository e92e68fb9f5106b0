public import Foundation

/// An object whose content has a size: a controller or a presentation controller. The size of a
/// canvas is fixed, so that none of its methods are called by themselves.
public protocol UIContentContainer: NSObjectProtocol {
  /// The preferred size of the content.
  var preferredContentSize: CGSize { get }

  /// Called when the preferred size of a child has changed.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)

  /// Called when automatic layout has changed the size of a child.
  func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer)

  /// Returns the size of a child in a parent of the given size.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize

  /// Called before the size of the view changes.
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)

  /// Called before the traits change.
  func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator)
}
