import Foundation
import Views

/// An object that shows and hides the children of items: a data source with section snapshots.
protocol OutlineToggling: AnyObject {
  /// Returns whether the children of an item are shown; nil if it has none.
  func isExpanded(at path: IndexPath) -> Bool?
  /// Returns the number of items that contain an item; nil if the section isn't an outline.
  func level(at path: IndexPath) -> Int?
  /// Shows or hides the children of an item.
  func toggleItem(at path: IndexPath)
}

extension UICollectionView {
  /// Has a cell's chevron show whether the children of its item are shown.
  func showExpansion(of cell: UICollectionViewCell, at path: IndexPath) {
    guard let cell = cell as? UICollectionViewListCell,
      let source = dataSource as? any OutlineToggling
    else { return }
    cell.isExpanded = source.isExpanded(at: path) ?? false
    if let level = source.level(at: path), cell.indentationLevel != level {
      cell.indentationLevel = level
    }
  }

  /// Shows or hides the children of a cell's item.
  func toggleOutline(of cell: UICollectionViewListCell) {
    guard let path = contents.path(of: cell) else { return }
    (dataSource as? any OutlineToggling)?.toggleItem(at: path)
  }
}
