public import Views
public import Foundation
import Geometry

/// The point of an item to which a supplementary item is attached.
open class NSCollectionLayoutAnchor: NSObject, NSCopying {
  /// The edges: none for the middle.
  public let edges: NSDirectionalRectEdge
  /// The offset, in points or in fractions of the supplementary item's size.
  public let offset: CGPoint
  /// Whether the offset is in fractions of the supplementary item's size.
  public let isFractionalOffset: Bool

  private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isFractional: Bool) {
    self.edges = edges
    self.offset = offset
    isFractionalOffset = isFractional
    super.init()
  }

  /// Creates an anchor at edges.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges, .zero, isFractional: false)
  }

  /// Creates an anchor at a distance from edges, in points.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isFractional: false)
  }

  /// Creates an anchor at a distance from edges, in fractions of the supplementary item's size.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isFractional: true)
  }

  /// Whether the offset is in points.
  open var isAbsoluteOffset: Bool { !isFractionalOffset }

  /// Returns the object itself, which doesn't change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The point of a unit square: 0 for the leading or top edge, 1 for the trailing or bottom one.
  private var unit: CGPoint {
    CGPoint(
      x: edges.contains(.leading) ? 0 : edges.contains(.trailing) ? 1 : 0.5,
      y: edges.contains(.top) ? 0 : edges.contains(.bottom) ? 1 : 0.5)
  }

  /// Returns the frame of an item of a size that is attached to this anchor of `host`: with the anchor
  /// `item` or, without one, with the same edges inside of the host.
  func frame(of size: CGSize, in host: CGRect, item: NSCollectionLayoutAnchor?) -> CGRect {
    let (outer, inner) = (unit, item?.unit ?? unit)
    func moved(_ anchor: NSCollectionLayoutAnchor) -> CGPoint {
      anchor.isFractionalOffset
        ? CGPoint(x: anchor.offset.x * size.width, y: anchor.offset.y * size.height)
        : anchor.offset
    }
    let offset = moved(self)
    let itemOffset = item.map(moved) ?? .zero
    return CGRect(
      x: host.minX + outer.x * host.width - inner.x * size.width + offset.x + itemOffset.x,
      y: host.minY + outer.y * host.height - inner.y * size.height + offset.y + itemOffset.y,
      width: size.width, height: size.height)
  }
}

/// The alignment of a rectangle; the raw values are Apple's.
public enum NSRectAlignment: Int, Sendable {
  /// None: in the middle.
  case none
  /// At the top.
  case top
  /// At the top, at the leading edge.
  case topLeading
  /// At the leading edge.
  case leading
  /// At the bottom, at the leading edge.
  case bottomLeading
  /// At the bottom.
  case bottom
  /// At the bottom, at the trailing edge.
  case bottomTrailing
  /// At the trailing edge.
  case trailing
  /// At the top, at the trailing edge.
  case topTrailing

  /// The edges of the alignment.
  var edges: NSDirectionalRectEdge {
    switch self {
    case .none: []
    case .top: .top
    case .topLeading: [.top, .leading]
    case .leading: .leading
    case .bottomLeading: [.bottom, .leading]
    case .bottom: .bottom
    case .bottomTrailing: [.bottom, .trailing]
    case .trailing: .trailing
    case .topTrailing: [.top, .trailing]
    }
  }
}
