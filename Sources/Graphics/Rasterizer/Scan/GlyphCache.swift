import Foundation
import Geometry
import Raster

/// A cache of flattened glyph outlines, keyed by outline and the linear part of the transform, so
/// that glyphs that only move aren't flattened again.
///
/// Outlines are always flattened around their own origin and translated afterwards, cached or not,
/// so the result doesn't depend on the contents of the cache. Outlines that weren't used for the
/// last hundred thousand corners or so are removed.
struct GlyphCache {
  /// An outline, flattened through the linear part of a transform.
  struct Flattened {
    /// The path, relative to the glyph's origin.
    let path: FlattenedPath
    /// A reference that keeps the outline alive, so that its identifier isn't reused.
    fileprivate let outline: GlyphOutline
  }

  private struct Key: Hashable {
    let outline: ObjectIdentifier
    let a, b, c, d: CGFloat
  }

  private var recent: [Key: Flattened] = [:]
  private var older: [Key: Flattened] = [:]
  private var recentCorners = 0

  /// The limit for the corners of recent outlines, and for those of older ones: some 2 MB each.
  private static let limit = 1 << 17

  /// Returns the outline, flattened through the linear part of `transform`.
  mutating func flattened(_ outline: GlyphOutline, _ transform: CGAffineTransform) -> Flattened {
    let key = Key(
      outline: ObjectIdentifier(outline), a: transform.a, b: transform.b, c: transform.c,
      d: transform.d)
    if let kept = recent[key] { return kept }
    let flattened = older[key] ?? Self.flatten(outline, transform)
    recent[key] = flattened
    recentCorners += flattened.path.corners.count + 16
    if recentCorners > Self.limit { (older, recent, recentCorners) = (recent, [:], 0) }
    return flattened
  }

  private static func flatten(
    _ outline: GlyphOutline, _ transform: CGAffineTransform
  ) -> Flattened {
    let linear = CGAffineTransform(
      a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: 0, ty: 0)
    let path = FlattenedPath(outline.path, linear, tolerance: EdgeList.tolerance)
    return Flattened(path: path, outline: outline)
  }
}

extension EdgeList {
  /// Adds the outlines of the glyphs that can be visible within `scissor`. The outlines of the
  /// others are closed, so they don't affect the winding inside it.
  mutating func add(
    _ run: GlyphRun, _ transform: CGAffineTransform, scissor: PixelRect, _ cache: inout GlyphCache
  ) {
    let linear = CGAffineTransform(
      a: transform.a * run.scale, b: transform.b * run.scale, c: transform.c * run.scale,
      d: transform.d * run.scale, tx: 0, ty: 0)
    guard linear.isFinite else { return }
    for glyph in run.glyphs {
      let origin = glyph.origin.applying(transform)
      let box = glyph.outline.box.applying(linear).offsetBy(dx: origin.x, dy: origin.y)
      guard box.isNull || box.maxX.isFinite && box.maxY.isFinite else { return invalidate() }
      // Rounding moves the box and the corners by less than a pixel.
      let isSeen =
        (mayOverlap || box.minX < CGFloat(scissor.right + 1))
        && box.maxX > CGFloat(scissor.left - 1)
        && box.minY < CGFloat(scissor.bottom + 1) && box.maxY > CGFloat(scissor.top - 1)
      guard isSeen else { continue }
      let path = cache.flattened(glyph.outline, linear).path
      add(path, at: origin, isNear: Self.isNear(box))
    }
  }

  /// Returns whether all points of the box are within the grid's limits.
  private static func isNear(_ box: CGRect) -> Bool {
    let limit = Fixed.limit - 2
    return box.isNull
      || box.minX > -limit && box.minY > -limit && box.maxX < limit && box.maxY < limit
  }
}
