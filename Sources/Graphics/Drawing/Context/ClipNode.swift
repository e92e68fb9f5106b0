import Foundation
import Geometry
import Raster

/// A clip and its enclosing clips: a chain that several states share.
final class ClipNode {
  let limit: Limit
  let outer: ClipNode?
  let depth: Int

  /// The shape of the clip.
  enum Limit {
    /// The inside of an outline.
    case outline(Clip)
    /// The alpha of a picture.
    case mask([DisplayItem])
  }

  init(_ limit: Limit, within outer: ClipNode?) {
    self.limit = limit
    self.outer = outer
    depth = (outer?.depth ?? 0) + 1
  }

  /// The chain from the outermost clip to this one.
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

  /// A rectangle in base space that encloses the visible area.
  var box: CGRect {
    let limitBox =
      switch limit {
      case .outline(let clip): clip.shape.bounds.applying(clip.transform)
      case .mask: CGRect.infinite
      }
    return outer.map { limitBox.intersection($0.box) } ?? limitBox
  }

  /// This clip as a rectangle in base space, if it is an axis-aligned one.
  private var upright: CGRect? {
    guard case .outline(let clip) = limit, case .rect(let rect) = clip.shape,
      case .affine(let transform) = clip.transform, transform.b == 0, transform.c == 0
    else { return nil }
    return rect.applying(transform)
  }

  /// Returns this clip intersected with a rectangle, as a single clip if both are axis-aligned.
  static func rect(
    _ rect: CGRect, _ transform: CGAffineTransform, within outer: ClipNode?
  ) -> ClipNode {
    let node = ClipNode(.outline(Clip(.rect(rect), transform)), within: outer)
    guard let inner = node.upright, let outer, let outerRect = outer.upright else { return node }
    let both = inner.intersection(outerRect)
    return ClipNode(
      .outline(Clip(.rect(both.isNull ? .zero : both), .identity)), within: outer.outer)
  }

  /// Returns `items` as one item, clipped by this clip alone.
  func group(_ items: [DisplayItem], blendMode: CGBlendMode = .normal) -> DisplayItem {
    switch limit {
    case .outline(let clip):
      .group(DisplayGroup(clip: clip, blendMode: blendMode, items: items))
    case .mask(let mask):
      .group(DisplayGroup(mask: mask, blendMode: blendMode, items: items))
    }
  }
}
