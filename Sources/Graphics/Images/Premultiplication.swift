/// Conversion between straight and premultiplied alpha, rounded to the nearest level.
///
/// Converting a premultiplied pixel to straight alpha and back doesn't change it: the first step
/// rounds by at most half a level, and the second scales that error by alpha / 255.
package enum Premultiplication {
  /// ⌈2²⁴ / alpha⌉: turns the division of a number up to 65 152 by alpha into an exact
  /// multiplication and shift.
  private static let reciprocals: [UInt64] =
    [0] + (1...255).map { (1 << 24 + UInt64($0) - 1) / UInt64($0) }

  /// Returns the premultiplied pixel of a straight one. Both are words with red in the lowest byte,
  /// then green, blue and alpha.
  static func premultiplied(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    guard alpha < 255 else { return pixel }
    func scale(_ component: UInt32) -> UInt32 {
      let product = (component & 0xFF) * alpha + 128
      return (product + product >> 8) >> 8
    }
    return scale(pixel) | scale(pixel >> 8) << 8 | scale(pixel >> 16) << 16 | alpha << 24
  }

  /// Converts the straight pixels of `row` to premultiplied ones.
  static func premultiply(_ row: UnsafeMutableBufferPointer<UInt32>) {
    for x in row.indices { row[x] = premultiplied(row[x]) }
  }

  /// Converts straight pixels to premultiplied ones.
  package static func premultiply(_ pixels: inout [UInt32]) {
    pixels.withUnsafeMutableBufferPointer { premultiply($0) }
  }

  /// Converts the premultiplied pixels of `row` to straight ones.
  package static func straighten(_ row: UnsafeMutableBufferPointer<UInt32>) {
    reciprocals.withUnsafeBufferPointer { reciprocals in
      for x in row.indices {
        let pixel = row[x]
        let alpha = pixel >> 24
        if alpha == 255 { continue }
        let (reciprocal, half) = (reciprocals[Int(alpha)], UInt64(alpha >> 1))
        func divide(_ component: UInt32) -> UInt32 {
          let level = ((UInt64(component & 0xFF) * 255 + half) &* reciprocal) >> 24
          return UInt32(truncatingIfNeeded: min(level, 255))
        }
        row[x] =
          divide(pixel) | divide(pixel >> 8) << 8 | divide(pixel >> 16) << 16 | alpha << 24
      }
    }
  }
}
