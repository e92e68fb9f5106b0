import Drawing
import Foundation

extension FilterDefinition {
  static let generators: [FilterDefinition] = [
    FilterDefinition("CIConstantColorGenerator", kCICategoryGenerator, [.color("Color", 1, 0, 0)]) {
      CIImage(color: $0.color("Color"))
    },
    // Squares, the first colour's with a corner at the centre.
    FilterDefinition(
      "CICheckerboardGenerator", kCICategoryGenerator,
      [
        .center, .color("Color0", 1, 1, 1), .color("Color1", 0, 0, 0), .number("Width", 80),
        .number("Sharpness", 1),
      ]
    ) { values in
      pattern(values) { offset, share in
        let (across, up) = (share(offset.x), share(offset.y))
        return across + up - 2 * across * up
      }
    },
    // Vertical stripes, the first colour's to the right of the centre.
    FilterDefinition(
      "CIStripesGenerator", kCICategoryGenerator,
      [
        .center, .color("Color0", 1, 1, 1), .color("Color1", 0, 0, 0), .number("Width", 80),
        .number("Sharpness", 1),
      ]
    ) { values in pattern(values) { offset, share in share(offset.x) } },
    // Four independent random numbers for each pixel. Always the same ones (D).
    FilterDefinition("CIRandomGenerator", kCICategoryGenerator, []) { _ in
      CIImage(
        GeneratorRecipe { _ in
          { x, y in
            let (column, row) = (Int(x.rounded(.down)), Int(y.rounded(.down)))
            func number(_ index: Int) -> Float { Float(Noise.value(column, row, index)) }
            return WorkingPixel(number(0), number(1), number(2), number(3))
          }
        }, .infinite)
    },
  ]

  /// An image of two colours. `share` returns the second colour's share, 0…1, for the offset from
  /// the centre and a function from a coordinate to its share: 0 in the first `width` pixels, 1 in
  /// the next. Sharpness is the part of a stripe's width that isn't mixed.
  private static func pattern(
    _ values: FilterValues,
    _ share:
      @escaping @Sendable (
        _ offset: SIMD2<Double>, _ stripe: (Double) -> Float
      ) -> Float
  ) -> CIImage {
    let (center, width) = (values.point("Center"), max(values.number("Width"), 0.01))
    let softness = (1 - min(max(values.number("Sharpness"), 0), 1)) * width
    let (first, second) = (values.color("Color0"), values.color("Color1"))
    return CIImage(
      GeneratorRecipe { colors in
        let (from, to) = (colors.pixel(first), colors.pixel(second))
        func stripe(_ place: Double) -> Float {
          let phase = place - (place / (2 * width)).rounded(.down) * 2 * width
          // The signed distance from the nearest edge, positive in the second colour's stripe.
          let distance = width / 2 - abs(phase - 1.5 * width)
          let inner = phase < width / 2 ? -phase : distance
          if softness <= 0 { return phase >= width ? 1 : 0 }
          return Gradients.smooth(inner / softness + 0.5)
        }
        return { x, y in from.mixed(to, share(SIMD2(x, y) - center, stripe)) }
      }, .infinite)
  }
}

/// Random numbers that depend only on a place.
enum Noise {
  /// Returns a number in 0..<1 for a column, a row and an index: SplitMix64 of the three.
  static func value(_ x: Int, _ y: Int, _ index: Int) -> Double {
    var state = UInt64(bitPattern: Int64(x)) &* 0x9E37_79B9_7F4A_7C15
    state ^= UInt64(bitPattern: Int64(y)) &* 0xC2B2_AE3D_27D4_EB4F
    state &+= UInt64(bitPattern: Int64(index)) &* 0x1656_67B1_9E37_79F9
    for _ in 0..<2 {
      state &+= 0x9E37_79B9_7F4A_7C15
      state = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
      state = (state ^ state >> 27) &* 0x94D0_49BB_1331_11EB
      state ^= state >> 31
    }
    return Double(state >> 11) * 0x1p-53
  }
}
