import Foundation
package import Geometry
package import Raster

/// The appearance of a fill by its definition, pixel by pixel.
package enum ReferenceFill {
  /// Returns the fill's colour at each pixel of a canvas, row by row.
  package static func colors(
    of fill: Fill, _ projection: Projection, width: Int, height: Int
  ) -> [Pixel] {
    let nothing = Pixel(0)
    switch fill {
    case .color(let color): return Array(repeating: color.pixel, count: width * height)
    case .gradient(let gradient):
      let reference = ReferenceGradient(gradient, projection)
      return (0..<width * height).map {
        reference?.pixel(x: $0 % width, y: $0 / width) ?? nothing
      }
    case .image(let image):
      let reference = ReferenceImage(image, projection)
      return (0..<width * height).map {
        reference?.pixel(x: $0 % width, y: $0 / width) ?? nothing
      }
    }
  }

  /// Returns the colours of a gradient before rounding, premultiplied, in levels.
  package static func exactLevels(
    of gradient: Gradient, _ projection: Projection, width: Int, height: Int
  ) -> [SIMD4<Double>] {
    let reference = ReferenceGradient(gradient, projection)
    return (0..<width * height).map {
      let color = reference?.color(x: $0 % width, y: $0 / width) ?? .clear
      return SIMD4(color.red, color.green, color.blue, 1) * (color.alpha * 255)
    }
  }
}
