package import Raster

/// The hash of some rows of a picture. Such hashes are combined into the hash of the whole.
package struct HashedPixels: Hashable, Sendable {
  fileprivate let checksum: UInt64
  fileprivate let byteCount: Int

  /// Computes the hash of a bitmap that consists of some whole rows of a picture.
  package init(_ bitmap: Bitmap) {
    checksum = PixelHash(bitmap).value
    byteCount = 4 * bitmap.pixels.count
  }
}

extension PixelHash {
  /// Computes the hash of a picture from those of its parts, in order from the top.
  package init(joining parts: [HashedPixels]) {
    var whole = PixelHash(bytes: [UInt8]()).value
    // Parts have few different lengths.
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
/// The checksum of two concatenated messages is the first one's checksum times x to the number of
/// bits of the second message, plus (exclusive or) the second one's checksum. The inversions at the
/// start and the end cancel out.
private enum Polynomial {
  /// 0x42F0E1EBA9EA3693 with its bits reflected.
  private static let modulus: UInt64 = 0xC96C_5795_D787_0F42
  private static let one: UInt64 = 1 << 63

  static func product(_ first: UInt64, _ second: UInt64) -> UInt64 {
    var (result, first, second) = (UInt64(0), first, second)
    while second != 0 {
      // The highest bit is the coefficient of the lowest power.
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
