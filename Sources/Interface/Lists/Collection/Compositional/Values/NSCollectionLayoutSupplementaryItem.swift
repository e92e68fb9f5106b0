public import Foundation
import Geometry
import Views

/// A view that is attached to an item or a group of a compositional layout, such as a badge.
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind of view.
  public let elementKind: String
  /// The point of the item or group.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// The point of the supplementary item; nil for the point with the container's edges.
  public let itemAnchor: NSCollectionLayoutAnchor?
  /// The order of overlapping views; 0 by default.
  open var zIndex = 0

  /// Creates an item that is attached to an anchor.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(
      attached: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor,
      itemAnchor: nil)
  }

  /// Creates an item whose anchor is attached to another one.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(
      attached: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor,
      itemAnchor: itemAnchor)
  }

  init(
    attached layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor?
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Returns a copy.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutSupplementaryItem(
      attached: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor,
      itemAnchor: itemAnchor)
    copyValues(to: copy)
    copy.zIndex = zIndex
    return copy
  }
}

/// A header, a footer or another view at the edge of a section or of the whole layout.
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The edge.
  public let alignment: NSRectAlignment
  /// The offset from the edge.
  public let offset: CGPoint
  /// Whether the section or layout becomes larger by the item; true by default.
  open var extendsBoundary = true
  /// Whether the item stays visible while the section is; false by default.
  open var pinToVisibleBounds = false

  /// Creates an item at an edge.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment,
      absoluteOffset: .zero)
  }

  /// Creates an item at a distance from an edge.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(
      attached: layoutSize, elementKind: elementKind,
      containerAnchor: NSCollectionLayoutAnchor(
        edges: alignment.edges, absoluteOffset: absoluteOffset),
      itemAnchor: nil)
  }

  /// Returns a copy.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment,
      absoluteOffset: offset)
    copyValues(to: copy)
    copy.zIndex = zIndex
    copy.extendsBoundary = extendsBoundary
    copy.pinToVisibleBounds = pinToVisibleBounds
    return copy
  }
}

/// A view behind a section.
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind of view.
  public let elementKind: String
  /// The order of overlapping views; 0 by default. The section's cells have 1.
  open var zIndex = 0

  private init(kind: String) {
    elementKind = kind
    let whole = NSCollectionLayoutDimension.fractionalWidth(1)
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: whole, heightDimension: .fractionalHeight(1)), supplementaryItems: [])
  }

  /// Returns a view behind a whole section, with headers and footers, less its margins.
  open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(kind: elementKind)
  }

  /// Returns a copy.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutDecorationItem(kind: elementKind)
    copyValues(to: copy)
    copy.zIndex = zIndex
    return copy
  }
}
