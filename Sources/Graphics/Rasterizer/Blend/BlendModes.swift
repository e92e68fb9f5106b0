package import Raster

/// The blend modes on premultiplied 8-bit values: each component is computed exactly by the
/// formulas of `CGBlendMode` and rounded once, to the nearest level, halves up.
///
/// Therefore components never exceed their alpha, and where a picture is transparent, bounded modes
/// leave the content beneath exactly as it is.
extension Compositing {
  /// Returns `source` blended onto `destination`.
  package static func blended(_ source: UInt32, _ destination: UInt32, _ mode: CGBlendMode)
    -> UInt32
  {
    switch mode {
    case .normal: return over(source, destination)
    case .clear: return 0
    case .copy: return source
    case .sourceIn: return sum(source, destination >> 24, destination, 0)
    case .sourceOut: return sum(source, 255 &- destination >> 24, destination, 0)
    case .sourceAtop: return sum(source, destination >> 24, destination, 255 &- source >> 24)
    case .destinationOver: return sum(source, 255 &- destination >> 24, destination, 255)
    case .destinationIn: return sum(source, 0, destination, source >> 24)
    case .destinationOut: return sum(source, 0, destination, 255 &- source >> 24)
    case .destinationAtop:
      return sum(source, 255 &- destination >> 24, destination, source >> 24)
    case .xor: return sum(source, 255 &- destination >> 24, destination, 255 &- source >> 24)
    case .plusLighter: return each(source, destination) { s, d, _, _ in min(s + d, 255) }
    case .plusDarker:
      return each(source, destination) { s, d, sourceAlpha, alpha in
        max(min(sourceAlpha + alpha, 255) - (sourceAlpha - s) - (alpha - d), 0)
      }
    case .hue, .saturation, .color, .luminosity:
      return blendedWhole(source, destination, mode)
    default: return blendedApart(source, destination, mode)
    }
  }

  /// Returns the sum of two pixels, each multiplied by a level, for each component; sums must not
  /// exceed 255.
  @inline(__always)
  private static func sum(
    _ first: UInt32, _ firstLevel: UInt32, _ second: UInt32, _ secondLevel: UInt32
  ) -> UInt32 {
    let even =
      (first & 0x00FF_00FF) &* firstLevel &+ (second & 0x00FF_00FF) &* secondLevel &+ 0x0080_0080
    let odd =
      (first >> 8 & 0x00FF_00FF) &* firstLevel &+ (second >> 8 & 0x00FF_00FF) &* secondLevel
      &+ 0x0080_0080
    return (even &+ (even >> 8 & 0x00FF_00FF)) >> 8 & 0x00FF_00FF
      | (odd &+ (odd >> 8 & 0x00FF_00FF)) & 0xFF00_FF00
  }

  /// Returns a pixel whose components are computed from those of both pixels and from their alphas.
  @inline(__always)
  private static func each(
    _ source: UInt32, _ destination: UInt32, _ body: (Int, Int, Int, Int) -> Int
  ) -> UInt32 {
    let (alpha, under) = (Int(source >> 24), Int(destination >> 24))
    var result: UInt32 = 0
    for shift in stride(from: UInt32(0), through: 24, by: 8) {
      let (s, d) = (Int(source >> shift & 255), Int(destination >> shift & 255))
      result |= UInt32(truncatingIfNeeded: body(s, d, alpha, under)) << shift
    }
    return result
  }

  /// Blends components independently: the parts where only one of the pixels contributes, plus the
  /// part where both do, all in units of 1/65 025.
  private static func blendedApart(
    _ source: UInt32, _ destination: UInt32, _ mode: CGBlendMode
  ) -> UInt32 {
    let (alpha, under) = (Int(source >> 24), Int(destination >> 24))
    func component(_ shift: UInt32) -> UInt32 {
      let (s, d) = (Int(source >> shift & 255), Int(destination >> shift & 255))
      let apart = s * (255 - under) + d * (255 - alpha)
      let (meeting, divisor) = Self.meeting(s, alpha, d, under, mode)
      return UInt32((2 * (apart * divisor + meeting) + 255 * divisor) / (510 * divisor))
    }
    let whole = alpha + under
    let opacity = UInt32(truncatingIfNeeded: whole) &- divided255(UInt32(alpha * under))
    return component(0) | component(8) << 8 | component(16) << 16 | opacity << 24
  }

  /// Returns Sa·Da·B(s, d) for modes with independent components, as a numerator and a divisor.
  @inline(__always)
  private static func meeting(
    _ s: Int, _ alpha: Int, _ d: Int, _ under: Int, _ mode: CGBlendMode
  ) -> (Int, Int) {
    func hardLight(_ s: Int, _ alpha: Int, _ d: Int, _ under: Int) -> Int {
      2 * s <= alpha ? 2 * s * d : alpha * under - 2 * (under - d) * (alpha - s)
    }
    switch mode {
    case .multiply: return (s * d, 1)
    case .screen: return (s * under + d * alpha - s * d, 1)
    case .overlay: return (hardLight(d, under, s, alpha), 1)
    case .hardLight: return (hardLight(s, alpha, d, under), 1)
    case .darken: return (min(s * under, d * alpha), 1)
    case .lighten: return (max(s * under, d * alpha), 1)
    case .difference: return (abs(s * under - d * alpha), 1)
    case .exclusion: return (s * under + d * alpha - 2 * s * d, 1)
    case .colorDodge:
      if d == 0 { return (0, 1) }
      guard s < alpha else { return (alpha * under, 1) }
      return (min(alpha * under * (alpha - s), d * alpha * alpha), alpha - s)
    case .colorBurn:
      if d >= under { return (alpha * under, 1) }
      guard s > 0 else { return (0, 1) }
      return (alpha * under * s - min(alpha * under * s, (under - d) * alpha * alpha), s)
    case .softLight: return (softLight(s, alpha, d, under), 1)
    default: return (0, 1)
    }
  }

  private static func softLight(_ s: Int, _ alpha: Int, _ d: Int, _ under: Int) -> Int {
    if alpha == 0 || under == 0 { return 0 }
    let (front, back) = (Double(s) / Double(alpha), Double(d) / Double(under))
    var mixed = back - (1 - 2 * front) * back * (1 - back)
    if front > 0.5 {
      let curve = back <= 0.25 ? ((16 * back - 12) * back + 4) * back : back.squareRoot()
      mixed = back + (2 * front - 1) * (curve - back)
    }
    return Int((mixed * Double(alpha * under)).rounded())
  }

  /// Blends with the modes that use the colour as a whole.
  private static func blendedWhole(
    _ source: UInt32, _ destination: UInt32, _ mode: CGBlendMode
  ) -> UInt32 {
    let (alpha, under) = (source >> 24, destination >> 24)
    if alpha == 0 { return destination }
    if under == 0 { return source }
    let (front, back) = (StraightColor(source), StraightColor(destination))
    let mixed =
      switch mode {
      case .hue: front.withSaturation(back.saturation).withLuminosity(back.luminosity)
      case .saturation: back.withSaturation(front.saturation).withLuminosity(back.luminosity)
      case .color: front.withLuminosity(back.luminosity)
      default: back.withLuminosity(front.luminosity)
      }
    let opacity = alpha &+ under &- divided255(alpha &* under)
    func component(_ index: Int) -> UInt32 {
      let shift = UInt32(8 * index)
      let (s, d) = (source >> shift & 255, destination >> shift & 255)
      let apart = s * (255 - under) + d * (255 - alpha)
      let meeting = mixed.components[index] * Double(alpha * under)
      return min(UInt32(((Double(apart) + max(meeting, 0)) / 255 + 0.5).rounded(.down)), opacity)
    }
    return component(0) | component(1) << 8 | component(2) << 16 | opacity << 24
  }
}

/// A colour without alpha, components 0…1, for the modes that preserve its hue, saturation or
/// luminosity, with PDF's formulas.
private struct StraightColor {
  var components: SIMD3<Double>

  /// Creates the colour of a premultiplied pixel that isn't transparent.
  init(_ pixel: UInt32) {
    let alpha = Double(pixel >> 24)
    components = [
      Double(pixel & 255) / alpha, Double(pixel >> 8 & 255) / alpha,
      Double(pixel >> 16 & 255) / alpha,
    ]
  }

  var luminosity: Double { (components * SIMD3(0.3, 0.59, 0.11)).sum() }

  var saturation: Double { components.max() - components.min() }

  /// Returns the colour with another luminosity, mixed with grey if a component would be out of
  /// range.
  func withLuminosity(_ luminosity: Double) -> StraightColor {
    var color = self
    color.components += luminosity - self.luminosity
    let middle = color.luminosity
    let (low, high) = (color.components.min(), color.components.max())
    if low < 0 {
      color.components = middle + (color.components - middle) * (middle / (middle - low))
    }
    if high > 1 {
      color.components = middle + (color.components - middle) * ((1 - middle) / (high - middle))
    }
    return color
  }

  func withSaturation(_ saturation: Double) -> StraightColor {
    var color = self
    let own = self.saturation
    color.components =
      own > 0 ? (components - components.min()) * (saturation / own) : SIMD3.zero
    return color
  }
}
