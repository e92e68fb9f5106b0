import Foundation
import Geometry
import Raster

/// The flattened outlines of glyphs, kept under the linear part of what they were seen through, so
/// that glyphs which only move are not flattened again.
///
/// An outline is always flattened about its own origin and put in its place afterwards, whether it
/// was kept or not: what is drawn doesn't depend on what is here. It forgets all that the last some
/// hundred thousand corners did without.
struct GlyphCache {
  /// What an outline looks like through the linear part of a transform.
  struct Flattened {
    /// The corners, from the glyph's origin.
    var corners: [CGPoint] = []
    /// Where in `corners` subpaths begin.
    var starts: [Int] = []
    /// Kept, so that no other outline takes its place in memory.
    fileprivate let outline: GlyphOutline
  }

  private struct Key: Hashable {
    let outline: ObjectIdentifier
    let a, b, c, d: CGFloat
  }

  private var recent: [Key: Flattened] = [:]
  private var older: [Key: Flattened] = [:]
  private var recentCorners = 0

  /// How many corners may be kept as recent, and as many as older: some 2 MB each.
  private static let limit = 1 << 17

  /// The outline through the linear part of `transform`.
  mutating func flattened(_ outline: GlyphOutline, _ transform: CGAffineTransform) -> Flattened {
    let key = Key(
      outline: ObjectIdentifier(outline), a: transform.a, b: transform.b, c: transform.c,
      d: transform.d)
    if let kept = recent[key] { return kept }
    let flattened = older[key] ?? Self.flatten(outline, transform)
    recent[key] = flattened
    recentCorners += flattened.corners.count + 16
    if recentCorners > Self.limit { (older, recent, recentCorners) = (recent, [:], 0) }
    return flattened
  }

  private static func flatten(
    _ outline: GlyphOutline, _ transform: CGAffineTransform
  ) -> Flattened {
    var result = Flattened(outline: outline)
    let linear = CGAffineTransform(
      a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: 0, ty: 0)
    outline.path.flatten(applying: linear, tolerance: EdgeList.tolerance) { segment in
      switch segment {
      case .move(let point):
        result.starts.append(result.corners.count)
        result.corners.append(point)
      case .line(let point): result.corners.append(point)
      case .close: break
      }
    }
    return result
  }
}

extension EdgeList {
  /// Adds the outlines of glyphs that `scissor` may show a part of; those beside it are closed
  /// figures, which wind around nothing in it.
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
      // The box is rounded, and so are corners: by less than a pixel.
      let isSeen =
        (mayOverlap || box.minX < CGFloat(scissor.right + 1))
        && box.maxX > CGFloat(scissor.left - 1)
        && box.minY < CGFloat(scissor.bottom + 1) && box.maxY > CGFloat(scissor.top - 1)
      guard isSeen else { continue }
      let outline = cache.flattened(glyph.outline, linear)
      if Self.isNear(box) { addNear(outline, at: origin) } else { add(outline, at: origin) }
    }
  }

  /// Whether all corners of what lies in the box are near enough to be on the grid.
  private static func isNear(_ box: CGRect) -> Bool {
    let limit = Fixed.limit - 2
    return box.isNull
      || box.minX > -limit && box.minY > -limit && box.maxX < limit && box.maxY < limit
  }

  /// Adds polygons whose corners are all near.
  private mutating func addNear(_ outline: GlyphCache.Flattened, at origin: CGPoint) {
    for (index, start) in outline.starts.enumerated() {
      let end = index + 1 < outline.starts.count ? outline.starts[index + 1] : outline.corners.count
      addNearPolygon(outline.corners.span.extracting(start..<end), at: origin)
    }
  }

  private mutating func add(_ outline: GlyphCache.Flattened, at origin: CGPoint) {
    for (index, start) in outline.starts.enumerated() {
      let end = index + 1 < outline.starts.count ? outline.starts[index + 1] : outline.corners.count
      addPolygon(outline.corners[start..<end], at: origin)
    }
  }
}
