import CISAL
package import Foundation
package import Raster

/// A fingerprint of a bitmap's pixels, the same whatever file or compressor they went through.
///
/// It is the CRC-64 that xz uses (CRC-64/XZ: the ECMA-182 polynomial 0x42F0E1EBA9EA3693, bits
/// reflected, starting from and finally inverted by all ones; "123456789" gives 995dc9bbdf1939fa)
/// over the pixels from the top left, row after row, each as its four bytes red, green, blue,
/// alpha, premultiplied. Width and height are not part of it.
package struct PixelHash: Hashable, Sendable {
  /// The checksum.
  package let value: UInt64

  package init(value: UInt64) { self.value = value }

  /// The hash of a bitmap's pixels. O(pixels), some 10 GB a second.
  package init(_ bitmap: Bitmap) {
    value = bitmap.pixels.withUnsafeBytes { Self.checksum($0) }
  }

  /// The same checksum of other bytes, such as a program's file.
  package init(bytes: some ContiguousBytes) {
    value = bytes.withUnsafeBytes { Self.checksum($0) }
  }

  static func checksum(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    crc64_ecma_refl(0, bytes.baseAddress, UInt64(bytes.count))
  }
}

extension PixelHash: LosslessStringConvertible {
  /// Sixteen lower-case hexadecimal digits.
  package var description: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// Reads exactly sixteen lower-case hexadecimal digits.
  package init?(_ description: String) {
    let isHexadecimal = description.utf8.allSatisfy {
      ("0"..."9").contains(Character(Unicode.Scalar($0)))
        || ("a"..."f").contains(Character(Unicode.Scalar($0)))
    }
    guard description.utf8.count == 16, isHexadecimal,
      let value = UInt64(description, radix: 16)
    else { return nil }
    self.value = value
  }
}

extension PixelHash: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let hash = PixelHash(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "\"\(text)\" is no hash of sixteen hexadecimal digits")
    }
    self = hash
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
