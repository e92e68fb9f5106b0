public import Foundation
import Geometry
public import Views

/// An element of a group in a compositional layout: the place of a cell, or another group.
open class NSCollectionLayoutItem: NSObject, NSCopying {
  /// The size.
  public let layoutSize: NSCollectionLayoutSize
  private let ownItems: [NSCollectionLayoutSupplementaryItem]
  /// The margins inside of the item's size; zero by default. An axis whose length is estimated has
  /// none.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The spaces around the item; nil by default.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// Creates an item.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Creates an item with supplementary items, such as badges.
  public init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.layoutSize = layoutSize
    ownItems = supplementaryItems.map(\.duplicate)
    super.init()
  }

  /// The supplementary items, such as badges.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { ownItems }

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutItem(layoutSize: layoutSize, supplementaryItems: ownItems)
    copyValues(to: copy)
    return copy
  }

  final func copyValues(to copy: NSCollectionLayoutItem) {
    copy.contentInsets = contentInsets
    copy.edgeSpacing = edgeSpacing
  }

  /// Whether a view determines a length of the item or, in a group, of an item in it.
  var isSelfSizing: Bool {
    layoutSize.isEstimated || supplementaryItems.contains { $0.layoutSize.isEstimated }
  }

  /// The margins of the axes that have them.
  final var effectiveInsets: NSDirectionalEdgeInsets {
    var insets = contentInsets
    if layoutSize.widthDimension.isEstimated { (insets.leading, insets.trailing) = (0, 0) }
    if layoutSize.heightDimension.isEstimated { (insets.top, insets.bottom) = (0, 0) }
    return insets
  }
}

extension NSCopying {
  /// A copy of the same type.
  var duplicate: Self { copy(with: nil) as? Self ?? self }
}
