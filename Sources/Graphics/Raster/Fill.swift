package import Geometry

/// The fill of a shape. Gradients and images are in the shape's own coordinates.
package enum Fill: Hashable, Sendable {
  case color(Color)
  case gradient(Gradient)
  case image(ImageFill)
}

extension Fill {
  /// Returns this fill with its opacity multiplied by `factor`.
  package func multiplied(byAlpha factor: Double) -> Fill {
    mapColors { $0.multiplied(byAlpha: factor) }
  }

  /// Returns this fill with its colours changed: the stops of a gradient, or the colour that an
  /// image's pixels are multiplied by.
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
  /// Returns a shape, projected onto the canvas, that is filled with one colour.
  package static func fill(_ shape: Shape, _ projection: Projection, _ color: Color) -> DisplayItem
  {
    .fill(shape, projection, .color(color))
  }

  /// Returns a shape, transformed to the canvas, that is filled with one colour.
  package static func fill(
    _ shape: Shape, _ transform: CGAffineTransform, _ color: Color
  ) -> DisplayItem {
    .fill(shape, .affine(transform), .color(color))
  }

  /// Returns a shape, transformed to the canvas, with a fill.
  package static func fill(
    _ shape: Shape, _ transform: CGAffineTransform, _ fill: Fill
  ) -> DisplayItem {
    .fill(shape, .affine(transform), fill)
  }
}
