package import Foundation
package import Geometry

/// A shape, projected onto the canvas, that limits what shows.
package struct Clip: Hashable, Sendable {
  package let shape: Shape
  package let transform: Projection

  package init(_ shape: Shape, _ transform: Projection) {
    (self.shape, self.transform) = (shape, transform)
  }

  package init(_ shape: Shape, _ transform: CGAffineTransform) {
    self.init(shape, .affine(transform))
  }
}

/// An outline to fill or to clip to, in its own coordinates.
package enum Shape: Hashable, Sendable {
  case rect(CGRect)
  /// Corners are quarter ellipses; the radius is clamped to half of the shorter side.
  case roundedRect(CGRect, radius: CGFloat)
  /// Corners are of Apple's continuous kind; the radius is clamped to half of the shorter side.
  case continuousRect(CGRect, radius: CGFloat)
  case ellipse(CGRect)
  case path(Path, CGPathFillRule)
  /// What a pen draws along a path; its outline is made as fine as it is seen.
  case stroke(Path, StrokeStyle)
  /// Glyphs; where they overlap, they are one.
  case glyphs(GlyphRun)
}

extension Shape {
  /// The outline as a path; that of a stroke as it is seen at its own size.
  package var path: Path {
    var path = Path()
    switch self {
    case .rect(let rect): path.addRect(rect)
    case .roundedRect(let rect, let radius):
      let radius = min(radius, rect.width / 2, rect.height / 2)
      path.addRoundedRect(rect, cornerWidth: radius, cornerHeight: radius)
    case .continuousRect(let rect, let radius):
      path.addContinuousRect(rect, Path.Corners(radius))
    case .ellipse(let rect): path.addEllipse(in: rect)
    case .path(let own, _): path = own
    case .stroke(let own, let style):
      path = own.stroked(style, tolerance: Self.strokeTolerance)
    case .glyphs(let run): path = run.path
    }
    return path
  }

  /// How far a stroke's outline may be off on the canvas, in pixels: half of a level of coverage,
  /// along the whole side of a pixel.
  package static let strokeTolerance: CGFloat = 1 / 512

  /// What decides where a path's inside is.
  package var fillRule: CGPathFillRule {
    if case .path(_, let rule) = self { rule } else { .winding }
  }

  /// Whether the outline may wind around something more than once, or cross itself.
  package var mayOverlap: Bool {
    switch self {
    case .rect, .roundedRect, .continuousRect, .ellipse: false
    case .path, .stroke: true
    case .glyphs(let run): run.mayOverlap
    }
  }

  /// A rectangle around the outline in its own coordinates.
  package var bounds: CGRect {
    switch self {
    case .rect(let rect), .roundedRect(let rect, _), .continuousRect(let rect, _),
      .ellipse(let rect):
      rect.standardized
    case .path(let path, _): path.controlBox
    case .stroke(let path, let style):
      path.controlBox.insetBy(dx: -style.reach, dy: -style.reach)
    case .glyphs(let run): run.bounds
    }
  }
}
