import Drawing
import Foundation
import Geometry

/// Curves of gradients.
enum Gradients {
  static func clamped(_ place: Double) -> Float { Float(min(max(place, 0), 1)) }

  /// Returns 3t² − 2t³ for t in 0…1, 0 before and 1 after.
  static func smooth(_ place: Double) -> Float {
    let place = clamped(place)
    return place * place * (3 - 2 * place)
  }
}

extension FilterDefinition {
  /// Premultiplied colours are mixed in the working space, which is linear light by default: a
  /// gradient from black to white is lighter in its middle than Core Graphics' one.
  static let gradients: [FilterDefinition] = [
    linear("CILinearGradient", Gradients.clamped),
    linear("CISmoothLinearGradient", Gradients.smooth),
    FilterDefinition(
      "CIRadialGradient", kCICategoryGradient,
      [
        .center, .number("Radius0", 5), .number("Radius1", 100), .color("Color0", 1, 1, 1),
        .color("Color1", 0, 0, 0),
      ]
    ) { values in
      let (from, to) = (values.number("Radius0"), values.number("Radius1"))
      return radial(values) { distance in
        from == to ? (distance < from ? 0 : 1) : Gradients.clamped((distance - from) / (to - from))
      }
    },
    // Gauss's curve, whose deviation is a third of the radius (D).
    FilterDefinition(
      "CIGaussianGradient", kCICategoryGradient,
      [
        .center, .color("Color0", 1, 1, 1), .color("Color1", 0, 0, 0, 0), .number("Radius", 300),
      ]
    ) { values in
      let radius = max(values.number("Radius"), 0.001)
      return radial(values) { distance in
        let share = distance / radius
        return share >= 1 ? 1 : Float(1 - Maths.exponential(-4.5 * share * share))
      }
    },
    FilterDefinition(
      "CIHueSaturationValueGradient", kCICategoryGradient,
      [
        .number("Value", 1), .number("Radius", 300), .number("Softness", 1), .number("Dither", 1),
        FilterInput("ColorSpace", .object("CGColorSpace")),
      ], colorWheel),
  ]

  /// A wheel of colours: hues counterclockwise from red at the right, saturations from 0 in the middle to
  /// 1 at the edge. The image is a square with the corner (0, 0), transparent outside of the wheel.
  ///
  /// The edge fades over `inputSoftness` pixels (D). The colour space is sRGB, and nothing is dithered.
  private static func colorWheel(_ values: FilterValues) -> CIImage? {
    let radius = max(values.number("Radius"), 0)
    let softness = max(values.number("Softness"), 0)
    let value = min(max(values.number("Value"), 0), 1)
    return CIImage(
      GeneratorRecipe { colors in
        { x, y in
          let (x, y) = (x - radius, y - radius)
          let distance = (x * x + y * y).squareRoot()
          guard distance < radius else { return .zero }
          let turn = Maths.arcTangent(y: y, x: x) / (2 * .pi)
          let color = hsvColor(turn < 0 ? turn + 1 : turn, distance / radius, value)
          let edge = softness > 0 ? min((radius - distance) / softness, 1) : 1
          return colors.pixel(color) * Float(edge)
        }
      }, CGRect(x: 0, y: 0, width: 2 * radius, height: 2 * radius))
  }

  /// Returns the colour of a hue in turns, a saturation and a value (Smith, "Color gamut transform
  /// pairs", 1978).
  private static func hsvColor(_ hue: Double, _ saturation: Double, _ value: Double) -> CIColor {
    func component(_ offset: Double) -> CGFloat {
      let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return CGFloat(value - value * saturation * min(max(min(place, 4 - place), 0), 1))
    }
    return CIColor(red: component(5), green: component(3), blue: component(1))
  }

  private static func linear(
    _ name: String, _ curve: @escaping @Sendable (Double) -> Float
  ) -> FilterDefinition {
    FilterDefinition(
      name, kCICategoryGradient,
      [
        .vector("Point0", 0, 0), .vector("Point1", 200, 200), .color("Color0", 1, 1, 1),
        .color("Color1", 0, 0, 0),
      ]
    ) { values in
      let (start, end) = (values.point("Point0"), values.point("Point1"))
      let step = end - start
      let square = (step * step).sum()
      return gradient(values) { x, y in
        square > 0 ? curve(((SIMD2(x, y) - start) * step).sum() / square) : 0
      }
    }
  }

  private static func radial(
    _ values: FilterValues, _ curve: @escaping @Sendable (_ distance: Double) -> Float
  ) -> CIImage {
    let center = values.point("Center")
    return gradient(values) { x, y in
      let offset = SIMD2(x, y) - center
      return curve((offset * offset).sum().squareRoot())
    }
  }

  private static func gradient(
    _ values: FilterValues, _ share: @escaping @Sendable (_ x: Double, _ y: Double) -> Float
  ) -> CIImage {
    let (first, second) = (values.color("Color0"), values.color("Color1"))
    return CIImage(
      GeneratorRecipe { colors in
        let (from, to) = (colors.pixel(first), colors.pixel(second))
        return { x, y in from.mixed(to, share(x, y)) }
      }, .infinite)
  }
}
