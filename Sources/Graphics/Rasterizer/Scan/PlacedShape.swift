import Foundation
import Geometry
import Raster

/// A shape where it stands on the canvas, if its outline costs more than to look for its coverage.
struct PlacedShape: Hashable, Sendable {
  let shape: Shape
  let transform: CGAffineTransform

  /// Nil for what is drawn as fast anew.
  init?(_ shape: Shape, _ projection: Projection) {
    guard case .affine(let transform) = projection else { return nil }
    switch shape {
    case .glyphs, .stroke, .path: break
    case .rect, .roundedRect, .continuousRect, .ellipse: return nil
    }
    (self.shape, self.transform) = (shape, transform)
  }

  /// Whether coverage that is kept saves anything where the shape touches so many pixels. Each of its
  /// points is worth some hundred of them, and in a stroke some more.
  func isWorthKeeping(pixelCount: Int) -> Bool {
    switch shape {
    case .glyphs: true
    case .path(let path, _): pixelCount <= path.points.count * 256
    case .stroke(let path, _): pixelCount <= path.points.count * 1024
    case .rect, .roundedRect, .continuousRect, .ellipse: false
    }
  }

  /// Only a little of the shape: shapes that share their memory are known to be equal at once.
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
