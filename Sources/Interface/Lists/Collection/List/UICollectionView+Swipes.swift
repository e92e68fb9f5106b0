import Foundation
import Geometry
import Layers
import Views

extension UICollectionView: SwipeableList {
  func swipeableRow(at point: CGPoint) -> (path: IndexPath, cell: UIView)? {
    guard !isEditing, let path = indexPathForItem(at: point), list(ofSection: path.section) != nil,
      let cell = contents.cell(at: path)
    else { return nil }
    return (path, cell)
  }

  private func list(ofSection section: Int) -> UICollectionLayoutListConfiguration? {
    (currentLayout as? UICollectionViewCompositionalLayout)?.list(ofSection: section)
  }

  func rect(ofRowAt path: IndexPath) -> CGRect { layoutAttributesForItem(at: path)?.frame ?? .zero }

  func shows(_ cell: UIView) -> Bool { contents.views.values.contains { $0 === cell } }

  func swipeActions(at path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
    guard let list = list(ofSection: path.section) else { return nil }
    return isLeading
      ? list.leadingSwipeActionsConfigurationProvider?(path)
      : list.trailingSwipeActionsConfigurationProvider?(path)
  }

  func swipeWillBegin(_ swipe: RowSwipe) { showSwipe(true, of: swipe.cell) }

  func swipeDidEnd(_ swipe: RowSwipe) { showSwipe(false, of: swipe.cell) }

  private func showSwipe(_ isSwiped: Bool, of cell: UIView) {
    (cell as? UICollectionViewListCell)?.isSwiped = isSwiped
  }
}
