import Foundation

extension FilterDefinition {
  /// Porter and Duff's operations, and others on premultiplied components.
  static let compositing: [FilterDefinition] = [
    composite("CISourceOverCompositing") { $0 + $1 * (1 - $0.w) },
    composite("CISourceInCompositing") { front, back in front * back.w },
    composite("CISourceOutCompositing") { front, back in front * (1 - back.w) },
    composite("CISourceAtopCompositing") { front, back in front * back.w + back * (1 - front.w) },
    composite("CIAdditionCompositing") { front, back in
      (front + back).withAlpha(min(front.w + back.w, 1))
    },
    composite("CIMultiplyCompositing") { $0 * $1 },
    composite("CIMaximumCompositing") { pointwiseMax($0, $1) },
    composite("CIMinimumCompositing") { pointwiseMin($0, $1) },
  ]

  private static func composite(
    _ name: String, _ function: @escaping @Sendable (WorkingPixel, WorkingPixel) -> WorkingPixel
  ) -> FilterDefinition {
    FilterDefinition(name, kCICategoryCompositeOperation, [.image, .background]) {
      combined($0, function)
    }
  }

  /// Returns the mixture of image and background; with only one of them, that one.
  fileprivate static func combined(
    _ values: FilterValues,
    _ function: @escaping @Sendable (WorkingPixel, WorkingPixel) -> WorkingPixel
  ) -> CIImage? {
    guard let image = values.image else { return values.image("BackgroundImage") }
    guard let back = values.image("BackgroundImage") else { return image }
    return image.blended(over: back, function)
  }

  /// The blend modes of PDF, by the formulas of `CGBlendMode` on working components:
  /// S·(1 − Da) + D·(1 − Sa) + Sa·Da·B(s, d).
  static let blendModes: [FilterDefinition] = [
    blend("Multiply") { s, d in s * d },
    blend("Screen") { s, d in s + d - s * d },
    blend("Overlay") { s, d in hardLight(d, s) },
    blend("HardLight") { s, d in hardLight(s, d) },
    blend("SoftLight") { s, d in
      if s <= 0.5 { return d - (1 - 2 * s) * d * (1 - d) }
      let curve = d <= 0.25 ? ((16 * d - 12) * d + 4) * d : d.squareRoot()
      return d + (2 * s - 1) * (curve - d)
    },
    blend("Darken") { s, d in min(s, d) },
    blend("Lighten") { s, d in max(s, d) },
    blend("Difference") { s, d in abs(s - d) },
    blend("Exclusion") { s, d in s + d - 2 * s * d },
    blend("ColorDodge") { s, d in d <= 0 ? 0 : s >= 1 ? 1 : min(d / (1 - s), 1) },
    blend("ColorBurn") { s, d in d >= 1 ? 1 : s <= 0 ? 0 : 1 - min((1 - d) / s, 1) },
    blend("LinearDodge") { s, d in min(s + d, 1) },
    blend("LinearBurn") { s, d in max(s + d - 1, 0) },
    blend("Subtract") { s, d in max(d - s, 0) },
    blend("Divide") { s, d in s <= 0 ? (d <= 0 ? 0 : 1) : min(d / s, 1) },
    blend(whole: "Hue") { s, d in
      s.withSaturation(d.saturation).withLuminosity(d.luminosity)
    },
    blend(whole: "Saturation") { s, d in
      d.withSaturation(s.saturation).withLuminosity(d.luminosity)
    },
    blend(whole: "Color") { s, d in s.withLuminosity(d.luminosity) },
    blend(whole: "Luminosity") { s, d in d.withLuminosity(s.luminosity) },
  ]

  private static func hardLight(_ s: Float, _ d: Float) -> Float {
    s <= 0.5 ? 2 * s * d : 1 - 2 * (1 - s) * (1 - d)
  }

  /// A mode that blends components independently.
  private static func blend(
    _ name: String, _ component: @escaping @Sendable (_ s: Float, _ d: Float) -> Float
  ) -> FilterDefinition {
    blend(whole: name) { s, d in
      WorkingPixel(component(s.x, d.x), component(s.y, d.y), component(s.z, d.z), 1)
    }
  }

  /// A mode that blends colours as a whole; they aren't premultiplied.
  private static func blend(
    whole name: String, _ color: @escaping @Sendable (WorkingPixel, WorkingPixel) -> WorkingPixel
  ) -> FilterDefinition {
    FilterDefinition("CI\(name)BlendMode", kCICategoryCompositeOperation, [.image, .background]) {
      combined($0) { front, back in
        if front.w == 0 { return back }
        if back.w == 0 { return front }
        let meeting = color(front.straight, back.straight) * (front.w * back.w)
        let apart = front * (1 - back.w) + back * (1 - front.w)
        return (apart + meeting).withAlpha(front.w + back.w - front.w * back.w)
      }
    }
  }
}

/// PDF's functions for the modes that use a colour as a whole.
extension WorkingPixel {
  fileprivate var luminosity: Float { x * 0.3 + y * 0.59 + z * 0.11 }

  fileprivate var saturation: Float { highest - lowest }

  /// Returns the colour with another luminosity, mixed with grey if a component would be out of
  /// range.
  fileprivate func withLuminosity(_ luminosity: Float) -> WorkingPixel {
    var color = self + (luminosity - self.luminosity)
    let middle = color.luminosity
    let (low, high) = (color.lowest, color.highest)
    if low < 0 { color = (color - middle) * (middle / (middle - low)) + middle }
    if high > 1 { color = (color - middle) * ((1 - middle) / (high - middle)) + middle }
    return color.withAlpha(w)
  }

  fileprivate func withSaturation(_ saturation: Float) -> WorkingPixel {
    let own = self.saturation
    guard own > 0 else { return WorkingPixel(0, 0, 0, w) }
    return ((self - lowest) * (saturation / own)).withAlpha(w)
  }
}
