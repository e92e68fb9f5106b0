package import Foundation
package import Geometry

/// Everything one frame shows, in drawing order: an immutable value, free of views and of time.
///
/// Coordinates of the canvas are pixels, y down, with pixel (0, 0) covering the square from (0, 0)
/// to (1, 1). Equal lists draw equal pixels, in any process and on any number of threads.
package struct DisplayList: Hashable, Sendable {
  /// The canvas's size in pixels.
  package let width, height: Int

  /// What every pixel holds before the first item.
  package let background: Color

  /// What is drawn, from back to front.
  package let items: [DisplayItem]

  package init(width: Int, height: Int, background: Color, items: [DisplayItem]) {
    (self.width, self.height) = (width, height)
    (self.background, self.items) = (background, items)
  }
}

/// One thing that is drawn.
package indirect enum DisplayItem: Hashable, Sendable {
  /// A shape, through a transform to the canvas, filled with one colour.
  case fill(Shape, CGAffineTransform, Color)

  /// Items drawn together first and put onto the canvas as one picture.
  case group(DisplayGroup)
}

extension DisplayItem {
  /// This item with all that it draws taken through `transform`.
  package func applying(_ transform: CGAffineTransform) -> DisplayItem {
    switch self {
    case .fill(let shape, let own, let color):
      .fill(shape, own.concatenating(transform), color)
    case .group(let group):
      .group(
        DisplayGroup(
          opacity: group.opacity,
          clip: group.clip.map { Clip($0.shape, $0.transform.concatenating(transform)) },
          items: group.items.map { $0.applying(transform) }))
    }
  }
}

/// Items that are drawn together, then clipped and faded as one picture.
package struct DisplayGroup: Hashable, Sendable {
  /// What the picture's alpha is multiplied by, 0…1.
  package let opacity: Double

  /// Outside of this nothing of the picture shows; its edge is anti-aliased.
  package let clip: Clip?

  /// What the picture holds, from back to front.
  package let items: [DisplayItem]

  package init(opacity: Double = 1, clip: Clip? = nil, items: [DisplayItem]) {
    (self.opacity, self.clip, self.items) = (opacity, clip, items)
  }
}

/// A shape, through a transform to the canvas, that limits what shows.
package struct Clip: Hashable, Sendable {
  package let shape: Shape
  package let transform: CGAffineTransform

  package init(_ shape: Shape, _ transform: CGAffineTransform) {
    (self.shape, self.transform) = (shape, transform)
  }
}

/// An outline to fill or to clip to, in its own coordinates.
package enum Shape: Hashable, Sendable {
  case rect(CGRect)
  /// Corners are quarter ellipses; the radius is clamped to half of the shorter side.
  case roundedRect(CGRect, radius: CGFloat)
  case ellipse(CGRect)
  case path(Path, CGPathFillRule)
}

extension Shape {
  /// The outline as a path.
  package var path: Path {
    var path = Path()
    switch self {
    case .rect(let rect): path.addRect(rect)
    case .roundedRect(let rect, let radius):
      let radius = min(radius, rect.width / 2, rect.height / 2)
      path.addRoundedRect(rect, cornerWidth: radius, cornerHeight: radius)
    case .ellipse(let rect): path.addEllipse(in: rect)
    case .path(let own, _): path = own
    }
    return path
  }

  /// What decides where a path's inside is.
  package var fillRule: CGPathFillRule {
    if case .path(_, let rule) = self { rule } else { .winding }
  }

  /// A rectangle around the outline in its own coordinates.
  package var bounds: CGRect {
    switch self {
    case .rect(let rect), .roundedRect(let rect, _), .ellipse(let rect): rect.standardized
    case .path(let path, _): path.controlBox
    }
  }
}
