import Foundation
import Geometry
import Views

// The attributes of the views in an arrangement.
extension UICollectionViewCompositionalLayout {
  private var visibleArea: CGRect {
    guard let collection = host else { return .zero }
    return collection.bounds.inset(by: collection.adjustedContentInset)
  }

  private func make(
    _ category: UICollectionView.ElementCategory, _ kind: String?, _ path: IndexPath,
    _ frame: CGRect, zIndex: Int, _ size: NSCollectionLayoutSize? = nil
  ) -> UICollectionViewLayoutAttributes {
    let type =
      Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
      ?? UICollectionViewLayoutAttributes.self
    let attributes = type.init()
    attributes.represent(category, kind, path)
    attributes.frame = frame
    attributes.zIndex = zIndex
    if let size {
      attributes.flexibleAxes = FlexibleAxes(
        width: size.widthDimension.isEstimated, height: size.heightDimension.isEstimated)
    }
    return attributes
  }

  /// Returns the attributes of an item.
  func itemAttributes(
    _ item: Int, section index: Int, _ arrangement: CompositionalArrangement
  ) -> UICollectionViewLayoutAttributes {
    let section = arrangement.sections[index]
    let place = section.items[item]
    let attributes = make(
      .cell, nil, IndexPath(item: item, section: index), place.frame,
      zIndex: max(place.zIndex, section.baseIndex), place.size)
    attributes.scrollOrigin = scrollGeometry(ofSection: index)?.frame.origin
    attributes.row = section.section.list.map {
      ListRow($0, attributes.indexPath, count: section.items.count)
    }
    return attributes
  }

  /// Returns the attributes of a view that is attached to an item or a group.
  func attachedAttributes(
    _ number: Int, section index: Int, _ arrangement: CompositionalArrangement
  ) -> UICollectionViewLayoutAttributes {
    let section = arrangement.sections[index]
    let place = section.attached[number]
    let attributes = make(
      .supplementaryView, place.item.elementKind, IndexPath(item: place.index, section: index),
      place.frame, zIndex: max(place.item.zIndex, section.baseIndex), place.item.layoutSize)
    attributes.scrollOrigin = scrollGeometry(ofSection: index)?.frame.origin
    return attributes
  }

  /// Returns the attributes of a view at a section's edge, in the visible area.
  func boundaryAttributes(
    _ number: Int, section index: Int, _ arrangement: CompositionalArrangement
  ) -> UICollectionViewLayoutAttributes {
    let section = arrangement.sections[index]
    let item = section.boundaries[number].item
    let attributes = make(
      .supplementaryView, item.elementKind, IndexPath(item: 0, section: index),
      arrangement.frame(ofBoundary: number, inSection: index, in: visibleArea),
      zIndex: max(item.zIndex, section.baseIndex + (item.pinToVisibleBounds ? 1 : 0)),
      item.layoutSize)
    attributes.row = section.section.list.map {
      ListRow(
        $0, item.elementKind == UICollectionView.elementKindSectionHeader ? .header : .footer)
    }
    return attributes
  }

  /// Returns the attributes of a view at the layout's edge, in the visible area.
  func edgeAttributes(
    _ number: Int, _ arrangement: CompositionalArrangement
  ) -> UICollectionViewLayoutAttributes {
    let item = arrangement.boundaries[number].item
    return make(
      .supplementaryView, item.elementKind, IndexPath(index: 0),
      arrangement.frame(ofBoundary: number, in: visibleArea),
      zIndex: max(item.zIndex, item.pinToVisibleBounds ? 2 : 0), item.layoutSize)
  }

  /// Returns the attributes of a section's background.
  func decorationAttributes(
    _ number: Int, section index: Int, _ arrangement: CompositionalArrangement
  ) -> UICollectionViewLayoutAttributes {
    let (item, frame) = arrangement.sections[index].decorations[number]
    return make(
      .decorationView, item.elementKind, IndexPath(item: 0, section: index), frame,
      zIndex: item.zIndex)
  }
}
