package import Geometry

/// What a shape is filled with. Gradients and images lie in the shape's own coordinates.
package enum Fill: Hashable, Sendable {
  case color(Color)
  case gradient(Gradient)
  case image(ImageFill)
}

extension Fill {
  /// This fill with its opacity multiplied by `factor`.
  package func multiplied(byAlpha factor: Double) -> Fill {
    mapColors { $0.multiplied(byAlpha: factor) }
  }

  /// This fill with its colours changed: of a gradient the stops', of an image the one that its
  /// pixels are multiplied by.
  package func mapColors(_ change: (Color) -> Color) -> Fill {
    switch self {
    case .color(let color): return .color(change(color))
    case .gradient(let gradient): return .gradient(gradient.mapColors(change))
    case .image(var image):
      image.color = change(image.color)
      return .image(image)
    }
  }
}

extension DisplayItem {
  /// A shape, projected onto the canvas, filled with one colour.
  package static func fill(_ shape: Shape, _ projection: Projection, _ color: Color) -> DisplayItem
  {
    .fill(shape, projection, .color(color))
  }

  /// A shape, through a transform to the canvas, filled with one colour.
  package static func fill(
    _ shape: Shape, _ transform: CGAffineTransform, _ color: Color
  ) -> DisplayItem {
    .fill(shape, .affine(transform), .color(color))
  }

  /// A shape, through a transform to the canvas, with a fill.
  package static func fill(
    _ shape: Shape, _ transform: CGAffineTransform, _ fill: Fill
  ) -> DisplayItem {
    .fill(shape, .affine(transform), fill)
  }
}
