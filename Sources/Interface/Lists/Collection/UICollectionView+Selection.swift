import Foundation
import Geometry
import Layers
import Messaging
import Views

// Selecting items, and scrolling to them.
extension UICollectionView {
  private var selectsItems: Bool { isEditing ? allowsSelectionDuringEditing : allowsSelection }

  private var selectsSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  // MARK: Touches

  /// Highlights the item whose cell was touched.
  func beginTouch(_ touch: UITouch) {
    guard swipe == nil, selectsItems || selectsSeveral,
      let path = path(of: touch.view)
    else { return }
    guard delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true else { return }
    touchedItem = path
    contents.cell(at: path)?.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: path)
    CallObservation.delegated("collectionView:didHighlightItemAt:", by: self, [self, path])
  }

  /// Selects the touched item, if the finger is still on it. As on iOS, the item is highlighted until the
  /// delegate knows of the selection.
  func endTouch(_ touch: UITouch) {
    if closeSwipe() { return }
    guard let path = touchedItem else { return }
    if let cell = contents.cell(at: path), cell.bounds.contains(touch.location(in: cell)) {
      tap(path)
    }
    cancelTouch()
  }

  /// No longer highlights the touched item.
  func cancelTouch() {
    guard let path = touchedItem else { return }
    touchedItem = nil
    contents.cell(at: path)?.isHighlighted = false
    delegate?.collectionView(self, didUnhighlightItemAt: path)
    CallObservation.delegated("collectionView:didUnhighlightItemAt:", by: self, [self, path])
  }

  private func path(of view: UIView?) -> IndexPath? {
    var next = view
    while let view = next, view !== self {
      if let cell = view as? UICollectionViewCell, let path = contents.path(of: cell) {
        return path
      }
      next = view.superview
    }
    return nil
  }

  /// Selects or deselects an item that the user has tapped.
  private func tap(_ path: IndexPath) {
    if let cell = contents.cell(at: path) as? UICollectionViewListCell, cell.togglesByRow {
      return toggleOutline(of: cell)
    }
    if selectsSeveral, selection.contains(path) {
      guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
      deselect(path)
      delegate?.collectionView(self, didDeselectItemAt: path)
      return listEvents.send(.deselected, path)
    }
    let extends = selectsSeveral && !selection.isEmpty
    guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else {
      return performPrimaryAction(at: path, extends)
    }
    if !selectsSeveral {
      for old in selection where old != path {
        deselect(old)
        delegate?.collectionView(self, didDeselectItemAt: old)
        listEvents.send(.deselected, old)
      }
    }
    if !selection.contains(path) { selection.append(path) }
    contents.cell(at: path)?.isSelected = true
    (cellForItem(at: path)?.segue)?()
    delegate?.collectionView(self, didSelectItemAt: path)
    listEvents.send(.selected, path)
    performPrimaryAction(at: path, extends)
  }

  /// Performs the primary action of a tapped item, whether it is selected or not, unless the tap extends a
  /// selection (Apple's documentation).
  private func performPrimaryAction(at path: IndexPath, _ extendsSelection: Bool) {
    guard !extendsSelection, let delegate,
      delegate.collectionView(self, canPerformPrimaryActionForItemAt: path)
    else { return }
    delegate.collectionView(self, performPrimaryActionForItemAt: path)
  }

  // MARK: By code

  func select(_ path: IndexPath?, animated: Bool, _ position: ScrollPosition) {
    loadIfNeeded()
    if path == nil || !selectsSeveral {
      for old in selection where old != path { deselect(old) }
    }
    guard let path else { return }
    if !selection.contains(path) { selection.append(path) }
    contents.cell(at: path)?.isSelected = true
    if !position.isEmpty { scroll(to: path, position, animated: animated) }
  }

  func deselect(_ path: IndexPath) {
    selection.removeAll { $0 == path }
    contents.cell(at: path)?.isSelected = false
  }

  /// Scrolls to an item. A collection view without a size stays where it is: no item has a place in
  /// it yet, and an offset would remain when it gets its size (D).
  func scroll(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
    showIfNeeded()
    guard !bounds.isEmpty else { return }
    guard let attributes = layoutAttributesForItem(at: path) else { return }
    scrollSection(to: attributes, position, animated: animated)
    scroll(to: attributes, axes: position, animated: animated)
  }

  private func scroll(
    to attributes: UICollectionViewLayoutAttributes, axes position: ScrollPosition, animated: Bool
  ) {
    let frame: CGRect
    var position = position
    if attributes.scrollOrigin != nil,
      let geometry = currentLayout.scrollGeometry(ofSection: attributes.indexPath.section)
    {
      // The section has scrolled to the item along its own axis.
      position.subtract(
        geometry.axis == .horizontal
          ? [.left, .centeredHorizontally, .right] : [.top, .centeredVertically, .bottom])
      frame = geometry.frame
    } else {
      frame = attributes.frame
    }
    let insets = adjustedContentInset
    var target = contentOffset
    if position.contains(.top) {
      target.y = frame.minY - insets.top
    } else if position.contains(.bottom) {
      target.y = frame.maxY - bounds.height + insets.bottom
    } else if position.contains(.centeredVertically) {
      target.y = frame.midY - (bounds.height + insets.top - insets.bottom) / 2
    }
    if position.contains(.left) {
      target.x = frame.minX - insets.left
    } else if position.contains(.right) {
      target.x = frame.maxX - bounds.width + insets.right
    } else if position.contains(.centeredHorizontally) {
      target.x = frame.midX - (bounds.width + insets.left - insets.right) / 2
    }
    if position.isEmpty { return scrollRectToVisible(frame, animated: animated) }
    setContentOffset(clamped(target), animated: animated)
  }
}
