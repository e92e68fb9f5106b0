import Foundation
import Geometry

extension CIImage {
  /// Returns the image with other colours: a function of colours that aren't premultiplied, in the
  /// working space. Alpha can change too.
  func recolored(
    _ function: @escaping @Sendable (WorkingPixel) -> WorkingPixel
  ) -> CIImage {
    mapped { _ in { function($0.straight).premultiplied } }
  }
}

extension FilterDefinition {
  static let colorAdjustments: [FilterDefinition] = [
    // mix(luminance, s, saturation), then + brightness, then (s − ½) · contrast + ½. Apple
    // documents the three formulas, but not their order (D).
    FilterDefinition(
      "CIColorControls", kCICategoryColorAdjustment,
      [.image, .number("Saturation", 1), .number("Brightness", 0), .number("Contrast", 1)]
    ) {
      let (saturation, brightness) = ($0.float("Saturation"), $0.float("Brightness"))
      let contrast = $0.float("Contrast")
      return $0.image?.recolored { pixel in
        let grey = pixel.luminance
        var color = pixel.withColor(grey, grey, grey).mixed(pixel, saturation)
        color = (color + brightness - 0.5) * contrast + 0.5
        return color.withAlpha(pixel.w)
      }
    },
    // The dot product of the colour with a vector for each component, + bias.
    FilterDefinition(
      "CIColorMatrix", kCICategoryColorAdjustment,
      [
        .image, .vector("RVector", 1, 0, 0, 0), .vector("GVector", 0, 1, 0, 0),
        .vector("BVector", 0, 0, 1, 0), .vector("AVector", 0, 0, 0, 1),
        .vector("BiasVector", 0, 0, 0, 0),
      ]
    ) {
      let (red, green) = ($0.pixel("RVector"), $0.pixel("GVector"))
      let (blue, alpha) = ($0.pixel("BVector"), $0.pixel("AVector"))
      let bias = $0.pixel("BiasVector")
      return $0.image?.recolored { pixel in
        WorkingPixel(
          (pixel * red).sum(), (pixel * green).sum(), (pixel * blue).sum(), (pixel * alpha).sum())
          + bias
      }
    },
    FilterDefinition(
      "CIColorClamp", kCICategoryColorAdjustment,
      [.image, .vector("MinComponents", 0, 0, 0, 0), .vector("MaxComponents", 1, 1, 1, 1)]
    ) {
      let (low, high) = ($0.pixel("MinComponents"), $0.pixel("MaxComponents"))
      return $0.image?.recolored { pointwiseMin(pointwiseMax($0, low), high) }
    },
    // s · 2^ev
    FilterDefinition("CIExposureAdjust", kCICategoryColorAdjustment, [.image, .number("EV", 0)]) {
      let factor = Float(Maths.exponential(min($0.number("EV"), 100) * 0.6931471805599453))
      return $0.image?.recolored { ($0 * factor).withAlpha($0.w) }
    },
    // s ^ power
    FilterDefinition("CIGammaAdjust", kCICategoryColorAdjustment, [.image, .number("Power", 1)]) {
      let power = $0.number("Power")
      return $0.image?.recolored { pixel in
        func raised(_ value: Float) -> Float { Float(Maths.power(Double(max(value, 0)), power)) }
        return pixel.withColor(raised(pixel.x), raised(pixel.y), raised(pixel.z))
      }
    },
    FilterDefinition("CIHueAdjust", kCICategoryColorAdjustment, [.image, .number("Angle", 0)]) {
      let rows = hueRotation($0.number("Angle"))
      return $0.image?.recolored { pixel in
        pixel.withColor((pixel * rows.0).sum(), (pixel * rows.1).sum(), (pixel * rows.2).sum())
      }
    },
    // More saturation for colours that have less of it (D).
    FilterDefinition("CIVibrance", kCICategoryColorAdjustment, [.image, .number("Amount", 0)]) {
      let amount = $0.float("Amount")
      return $0.image?.recolored { pixel in
        let (high, low) = (pixel.highest, pixel.lowest)
        let grey = pixel.luminance
        let saturation = high > 0 ? min((high - low) / high, 1) : 0
        return pixel.withColor(grey, grey, grey)
          .mixed(pixel, 1 + amount * (1 - saturation)).withAlpha(pixel.w)
      }
    },
    // The colour relative to the white point.
    FilterDefinition(
      "CIWhitePointAdjust", kCICategoryColorAdjustment, [.image, .color("Color", 1, 1, 1)]
    ) {
      let color = $0.color("Color")
      return $0.image?.mapped { colors in
        let white = colors.pixel(color).straight.withAlpha(1)
        return { $0 * white }
      }
    },
    FilterDefinition("CILinearToSRGBToneCurve", kCICategoryColorAdjustment, [.image]) {
      $0.image?.recolored { pixel in
        pixel.withColor(
          WorkingColors.encoded(pixel.x), WorkingColors.encoded(pixel.y),
          WorkingColors.encoded(pixel.z))
      }
    },
    FilterDefinition("CISRGBToneCurveToLinear", kCICategoryColorAdjustment, [.image]) {
      $0.image?.recolored { pixel in
        pixel.withColor(
          WorkingColors.decoded(pixel.x), WorkingColors.decoded(pixel.y),
          WorkingColors.decoded(pixel.z))
      }
    },
  ]

  /// Returns the rows of the rotation of colours around the axis of greys.
  private static func hueRotation(
    _ angle: Double
  ) -> (WorkingPixel, WorkingPixel, WorkingPixel) {
    let (sine, cosine) = Maths.sineAndCosine(angle)
    let same = Float(cosine + (1 - cosine) / 3)
    let before = Float((1 - cosine) / 3 - sine / 3.0.squareRoot())
    let after = Float((1 - cosine) / 3 + sine / 3.0.squareRoot())
    return (
      WorkingPixel(same, before, after, 0), WorkingPixel(after, same, before, 0),
      WorkingPixel(before, after, same, 0)
    )
  }
}

extension WorkingPixel {
  /// Returns the pixel with another alpha and the same numbers for its colour.
  func withAlpha(_ alpha: Float) -> WorkingPixel { WorkingPixel(x, y, z, alpha) }
}
