import Foundation
import Geometry
import Raster

/// A shape at its position on the canvas, if drawing its outline costs more than a cache lookup.
struct PlacedShape: Hashable, Sendable {
  let shape: Shape
  let transform: CGAffineTransform

  /// Creates a key; nil for shapes that are drawn as fast without a cache.
  init?(_ shape: Shape, _ projection: Projection) {
    guard case .affine(let transform) = projection else { return nil }
    switch shape {
    case .glyphs, .stroke, .path: break
    case .rect, .roundedRect, .continuousRect, .ellipse: return nil
    }
    self.shape = shape
    self.transform = transform
  }

  /// Returns whether caching the coverage is worthwhile for a shape that touches `pixelCount`
  /// pixels: drawing a point of a path costs as much as some hundred cached pixels, and a point of
  /// a stroke more.
  func isWorthKeeping(pixelCount: Int) -> Bool {
    switch shape {
    case .glyphs: true
    case .path(let path, _): pixelCount <= path.points.count * 256
    case .stroke(let path, _): pixelCount <= path.points.count * 1024
    case .rect, .roundedRect, .continuousRect, .ellipse: false
    }
  }

  /// Hashes only a few values of the shape; comparing shapes that share their memory is fast.
  func hash(into hasher: inout Hasher) {
    hasher.combine(transform)
    switch shape {
    case .glyphs(let run):
      hasher.combine(run.glyphs.count)
      hasher.combine(run.bounds)
    case .path(let path, _): Self.hash(path, into: &hasher)
    case .stroke(let path, let style):
      hasher.combine(style.width)
      hasher.combine(style.trimEnd)
      Self.hash(path, into: &hasher)
    case .rect, .roundedRect, .continuousRect, .ellipse: break
    }
  }

  private static func hash(_ path: Path, into hasher: inout Hasher) {
    let points = path.points
    hasher.combine(points.count)
    for index in stride(from: 0, to: points.count, by: max(points.count / 4, 1)) {
      hasher.combine(points[index])
    }
    hasher.combine(points.last)
  }
}
