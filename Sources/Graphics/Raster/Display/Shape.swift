package import Foundation
package import Geometry

/// A shape, projected onto the canvas, that limits the visible area.
package struct Clip: Hashable, Sendable {
  package let shape: Shape
  package let transform: Projection

  package init(_ shape: Shape, _ transform: Projection) {
    self.shape = shape
    self.transform = transform
  }

  package init(_ shape: Shape, _ transform: CGAffineTransform) {
    self.init(shape, .affine(transform))
  }
}

/// An outline to fill or to clip to, in its own coordinates.
package enum Shape: Hashable, Sendable {
  case rect(CGRect)
  /// A rectangle with corners that are quarter ellipses; the radius is clamped to half of the
  /// shorter side.
  case roundedRect(CGRect, radius: CGFloat)
  /// A rectangle with Apple's continuous corners; the radius is clamped to half of the shorter
  /// side.
  case continuousRect(CGRect, radius: CGFloat)
  case ellipse(CGRect)
  case path(Path, CGPathFillRule)
  /// A stroke along a path; the precision of its outline depends on its scale on the canvas.
  case stroke(Path, StrokeStyle)
  /// Glyphs; overlapping glyphs are united.
  case glyphs(GlyphRun)
}

extension Shape {
  /// The outline as a path; a stroke's outline is computed for scale 1.
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

  /// The tolerance of a stroke's outline on the canvas, in pixels: half of a level of coverage
  /// along a full side of a pixel.
  package static let strokeTolerance: CGFloat = 1 / 512

  /// The rule that decides which areas are inside the path.
  package var fillRule: CGPathFillRule {
    if case .path(_, let rule) = self { rule } else { .winding }
  }

  /// Whether the outline can cross itself or wind around an area more than once.
  package var mayOverlap: Bool {
    switch self {
    case .rect, .roundedRect, .continuousRect, .ellipse: false
    case .path, .stroke: true
    case .glyphs(let run): run.mayOverlap
    }
  }

  /// A rectangle that contains the outline, in its own coordinates.
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
