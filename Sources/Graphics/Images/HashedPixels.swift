package import Raster

/// The hash of some rows of a picture, from which that of the whole is put together.
package struct HashedPixels: Hashable, Sendable {
  fileprivate let checksum: UInt64
  fileprivate let byteCount: Int

  /// The hash of a bitmap that is a part of a picture: some of its rows, whole.
  package init(_ bitmap: Bitmap) {
    checksum = PixelHash(bitmap).value
    byteCount = 4 * bitmap.pixels.count
  }
}

extension PixelHash {
  /// The hash of a picture whose parts, from the top down, are these.
  package init(joining parts: [HashedPixels]) {
    var whole = PixelHash(bytes: [UInt8]()).value
    // Parts have few lengths.
    var shifts: [Int: UInt64] = [:]
    for part in parts {
      let shift = shifts[part.byteCount] ?? Polynomial.power(ofX: 8 * part.byteCount)
      shifts[part.byteCount] = shift
      whole = Polynomial.product(whole, shift) ^ part.checksum
    }
    self.init(value: whole)
  }
}

/// Polynomials over GF(2) modulo that of CRC-64/XZ, with the coefficient of x⁰ in the highest bit.
///
/// The check sum of two messages after each other is that of the first times x to the number of bits
/// of the second, plus (exclusive or) that of the second; the inversions at the start and the end cancel
/// each other.
private enum Polynomial {
  /// 0x42F0E1EBA9EA3693, bits reflected.
  private static let modulus: UInt64 = 0xC96C_5795_D787_0F42
  private static let one: UInt64 = 1 << 63

  static func product(_ first: UInt64, _ second: UInt64) -> UInt64 {
    var (result, first, second) = (UInt64(0), first, second)
    while second != 0 {
      // The highest bit of the second is what its lowest power has.
      if second & one != 0 { result ^= first }
      second <<= 1
      first = first & 1 == 0 ? first >> 1 : first >> 1 ^ modulus
    }
    return result
  }

  static func power(ofX exponent: Int) -> UInt64 {
    var (result, square, exponent) = (one, one >> 1, exponent)
    while exponent > 0 {
      if exponent & 1 == 1 { result = product(result, square) }
      square = product(square, square)
      exponent >>= 1
    }
    return result
  }
}
