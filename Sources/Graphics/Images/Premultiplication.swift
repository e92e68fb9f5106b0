/// Straight to premultiplied alpha and back, rounded to the nearest level.
///
/// A premultiplied pixel survives `straight` and then `premultiplied` unchanged: the first rounds
/// by at most half a level, and the second scales that down by alpha / 255.
package enum Premultiplication {
  /// ⌈2²⁴ / alpha⌉: a division of at most 65 152 by alpha is then a product and a shift, and exact.
  private static let reciprocals: [UInt64] =
    [0] + (1...255).map { (1 << 24 + UInt64($0) - 1) / UInt64($0) }

  /// The premultiplied pixel of a straight one; both are words of red, green, blue, alpha from
  /// the lowest byte up.
  static func premultiplied(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    guard alpha < 255 else { return pixel }
    func scale(_ component: UInt32) -> UInt32 {
      let product = (component & 0xFF) * alpha + 128
      return (product + product >> 8) >> 8
    }
    return scale(pixel) | scale(pixel >> 8) << 8 | scale(pixel >> 16) << 16 | alpha << 24
  }

  /// Replaces each straight pixel of `row` by the premultiplied one.
  static func premultiply(_ row: UnsafeMutableBufferPointer<UInt32>) {
    for x in row.indices { row[x] = premultiplied(row[x]) }
  }

  /// Replaces each straight pixel by the premultiplied one.
  package static func premultiply(_ pixels: inout [UInt32]) {
    pixels.withUnsafeMutableBufferPointer { premultiply($0) }
  }

  /// Replaces each premultiplied pixel of `row` by the straight one.
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
