/// BT.709's conversion from R'G'B' to limited-range Y'CbCr in 16-bit integers.
///
/// All factors are multiples of 2⁻¹⁵, close to 219 / 255 · (0.2126, 0.7152, 0.0722) for Y' and
/// likewise, times 224 / 255, for Cb and Cr. The three factors of Cb, and those of Cr, sum to 0, so
/// that greys have no chroma.
package enum BT709 {
  /// Returns Y' of a pixel: (5983 R + 20127 G + 2032 B + 2¹⁴ + 16 · 2¹⁵) / 2¹⁵, rounded down.
  ///
  /// Each factor is split into 2⁷ times an upper part, and a lower part, whose sums fit into 16
  /// bits each; the result is exactly that of the formula.
  package static func luma(_ red: UInt16, _ green: UInt16, _ blue: UInt16) -> UInt8 {
    let lower = (95 &* red &+ 31 &* green &+ 112 &* blue) &>> 7
    let upper = 46 &* red &+ 157 &* green &+ 15 &* blue &+ (16 << 8 + 128)
    return UInt8(truncatingIfNeeded: (upper &+ lower) &>> 8)
  }

  /// Returns Cb of components that are sums of eight weighted pixels, times 16.
  ///
  /// Each product is rounded down to a 64th of a level, their sum to the nearest level.
  package static func cb(_ red: Int16, _ green: Int16, _ blue: Int16) -> UInt8 {
    chroma(product(red, -3298) &+ product(green, -11094) &+ product(blue, 14392))
  }

  /// Returns Cr of components that are sums of eight weighted pixels, times 16; rounded like Cb.
  package static func cr(_ red: Int16, _ green: Int16, _ blue: Int16) -> UInt8 {
    chroma(product(red, 14392) &+ product(green, -13072) &+ product(blue, -1320))
  }

  private static func product(_ sum: Int16, _ factor: Int16) -> Int16 {
    Int16(truncatingIfNeeded: (Int32(sum) &* Int32(factor)) &>> 16)
  }

  private static func chroma(_ sum: Int16) -> UInt8 {
    UInt8(truncatingIfNeeded: UInt16(bitPattern: sum &+ (128 << 6 + 32)) &>> 6)
  }
}
