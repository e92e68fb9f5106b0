import Foundation
import Geometry
import Views

// The arrangement of a compositional layout, in the order of its stages: `GroupSolver` arranges the items
// of a group in its container, `SectionSolver` repeats groups and adds what is at a section's edges, and
// `CompositionalArrangement` places sections one after the other. All are independent of views.

/// A direction in which items follow each other.
enum LayoutAxis {
  case horizontal, vertical

  var other: LayoutAxis { self == .horizontal ? .vertical : .horizontal }

  /// Returns a size from its length along the axis and across it.
  func size(_ along: CGFloat, _ across: CGFloat) -> CGSize {
    self == .horizontal
      ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
  }

  /// Returns a point from its positions along the axis and across it.
  func point(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
    self == .horizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
  }
}

extension CGSize {
  subscript(axis: LayoutAxis) -> CGFloat {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension CGPoint {
  subscript(axis: LayoutAxis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

extension CGRect {
  func min(_ axis: LayoutAxis) -> CGFloat { axis == .horizontal ? minX : minY }
  func mid(_ axis: LayoutAxis) -> CGFloat { axis == .horizontal ? midX : midY }
  func max(_ axis: LayoutAxis) -> CGFloat { axis == .horizontal ? maxX : maxY }

  /// Returns whether the rectangles have points inside of both, not only edges.
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// Returns the rectangle without margins, at least of size 0.
  func inset(by insets: NSDirectionalEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.leading, y: minY + insets.top,
      width: Swift.max(width - insets.leading - insets.trailing, 0),
      height: Swift.max(height - insets.top - insets.bottom, 0))
  }
}

extension NSDirectionalEdgeInsets {
  /// The margin before the content.
  func before(_ axis: LayoutAxis) -> CGFloat { axis == .horizontal ? leading : top }
  /// The margin after the content.
  func after(_ axis: LayoutAxis) -> CGFloat { axis == .horizontal ? trailing : bottom }
}

extension NSCollectionLayoutSize {
  subscript(axis: LayoutAxis) -> NSCollectionLayoutDimension {
    axis == .horizontal ? widthDimension : heightDimension
  }
}

extension NSCollectionLayoutItem {
  /// The space before the item.
  func spaceBefore(_ axis: LayoutAxis) -> NSCollectionLayoutSpacing? {
    axis == .horizontal ? edgeSpacing?.leading : edgeSpacing?.top
  }

  /// The space after the item.
  func spaceAfter(_ axis: LayoutAxis) -> NSCollectionLayoutSpacing? {
    axis == .horizontal ? edgeSpacing?.trailing : edgeSpacing?.bottom
  }

  /// The least length of the spaces around the item.
  func leastSpace(_ axis: LayoutAxis) -> CGFloat {
    (spaceBefore(axis)?.spacing ?? 0) + (spaceAfter(axis)?.spacing ?? 0)
  }

  /// The number of flexible spaces around the item.
  func flexibleSpaces(_ axis: LayoutAxis) -> Int {
    [spaceBefore(axis), spaceAfter(axis)].count { $0?.isFlexible == true }
  }

  /// Returns the length of the space before the item, of which a flexible one grows.
  func start(_ axis: LayoutAxis, growth: CGFloat) -> CGFloat {
    guard let space = spaceBefore(axis) else { return 0 }
    return space.spacing + (space.isFlexible ? growth : 0)
  }

  /// Returns the length of the space after the item, of which a flexible one grows.
  func end(_ axis: LayoutAxis, growth: CGFloat) -> CGFloat {
    guard let space = spaceAfter(axis) else { return 0 }
    return space.spacing + (space.isFlexible ? growth : 0)
  }
}
