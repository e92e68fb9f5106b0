import Foundation
import Geometry

extension FilterDefinition {
  /// Filters that move pixels within a circle. The shapes of the curves are Flipbook's (D).
  static let distortions: [FilterDefinition] = [
    // Towards the centre, pixels are enlarged by 1/(1 − scale).
    distortion("CIBumpDistortion", [.number("Radius", 300), .number("Scale", 0.5)]) { values in
      let scale = values.number("Scale")
      return { offset, distance in
        offset * (1 - scale * (1 - distance * distance) * (1 - distance * distance))
      }
    },
    // Pixels are pulled to the centre.
    distortion("CIPinchDistortion", [.number("Radius", 300), .number("Scale", 0.5)]) { values in
      let scale = values.number("Scale")
      return { offset, distance in
        offset * (1 + scale * (1 - distance * distance) * (1 - distance * distance))
      }
    },
    // Rotation by the angle at the centre, less towards the edge.
    distortion("CITwirlDistortion", [.number("Radius", 300), .number("Angle", .pi)]) { values in
      let angle = values.number("Angle")
      return { offset, distance in
        rotated(offset, -angle * (1 - distance) * (1 - distance))
      }
    },
  ]

  private static func rotated(_ offset: SIMD2<Double>, _ angle: Double) -> SIMD2<Double> {
    let (sine, cosine) = Maths.sineAndCosine(angle)
    return SIMD2(
      offset.x * cosine - offset.y * sine, offset.x * sine + offset.y * cosine)
  }

  /// A filter around a centre. `map` returns the function from the offset of a pixel and its
  /// distance in radii to the offset of the pixel that is shown there.
  private static func distortion(
    _ name: String, _ inputs: [FilterInput],
    _ map:
      @escaping @Sendable (FilterValues) ->
      @Sendable (_ offset: SIMD2<Double>, _ distance: Double)
      -> SIMD2<Double>
  ) -> FilterDefinition {
    FilterDefinition(name, kCICategoryDistortionEffect, [.image, .center] + inputs) { values in
      let radius = values.number("Radius")
      guard let image = values.image, radius > 0 else { return values.image }
      let (center, moved) = (values.point("Center"), map(values))
      let circle = CGRect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
      let recipe = WarpRecipe(input: image) { region in
        region.rect.intersection(circle).isNull ? region.rect : region.rect.union(circle)
      } color: { source, x, y in
        let offset = SIMD2(x, y) - center
        let distance = (offset * offset).sum().squareRoot() / radius
        if distance >= 1 { return source.linear(x, y) }
        let place = center + moved(offset, distance)
        return source.linear(place.x, place.y)
      }
      // Pixels move within the circle, also beyond the image.
      let meets = !image.extent.intersection(circle).isNull
      return CIImage(recipe, meets ? image.extent.joined(circle) : image.extent)
    }
  }
}
