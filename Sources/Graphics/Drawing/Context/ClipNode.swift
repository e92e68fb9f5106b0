import Foundation
import Geometry
import Raster

/// One clip, and those that it lies within: a chain that states share.
final class ClipNode {
  let limit: Limit
  let outer: ClipNode?
  let depth: Int

  /// What shows.
  enum Limit {
    /// What lies inside of an outline.
    case outline(Clip)
    /// What the alpha of a picture lets through.
    case mask([DisplayItem])
  }

  init(_ limit: Limit, within outer: ClipNode?) {
    (self.limit, self.outer, depth) = (limit, outer, (outer?.depth ?? 0) + 1)
  }

  /// From the outermost to this one.
  var chain: [ClipNode] {
    var chain: [ClipNode] = []
    chain.reserveCapacity(depth)
    var next: ClipNode? = self
    while let node = next {
      chain.append(node)
      next = node.outer
    }
    return chain.reversed()
  }

  /// A rectangle, in base space, outside of which nothing shows.
  var box: CGRect {
    let own =
      switch limit {
      case .outline(let clip): clip.shape.bounds.applying(clip.transform)
      case .mask: CGRect.infinite
      }
    return outer.map { own.intersection($0.box) } ?? own
  }

  /// The rectangle that this is, in base space, if it is an upright one.
  private var upright: CGRect? {
    guard case .outline(let clip) = limit, case .rect(let rect) = clip.shape,
      case .affine(let transform) = clip.transform, transform.b == 0, transform.c == 0
    else { return nil }
    return rect.applying(transform)
  }

  /// This clip and another rectangle within it, as one clip where both are upright.
  static func rect(
    _ rect: CGRect, _ transform: CGAffineTransform, within outer: ClipNode?
  ) -> ClipNode {
    let node = ClipNode(.outline(Clip(.rect(rect), transform)), within: outer)
    guard let inner = node.upright, let outer, let around = outer.upright else { return node }
    let both = inner.intersection(around)
    return ClipNode(
      .outline(Clip(.rect(both.isNull ? .zero : both), .identity)), within: outer.outer)
  }

  /// `items` as one item, as far as this clip alone shows them.
  func group(_ items: [DisplayItem], blendMode: CGBlendMode = .normal) -> DisplayItem {
    switch limit {
    case .outline(let clip):
      .group(DisplayGroup(clip: clip, blendMode: blendMode, items: items))
    case .mask(let mask):
      .group(DisplayGroup(mask: mask, blendMode: blendMode, items: items))
    }
  }
}
