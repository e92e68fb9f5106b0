import CISAL
package import Foundation
package import Raster

/// A checksum of a bitmap's pixels, independent of the file format and compressor they passed
/// through.
///
/// It is the CRC-64 that xz uses (CRC-64/XZ: the ECMA-182 polynomial 0x42F0E1EBA9EA3693, bits
/// reflected, with all ones as initial value and final XOR; "123456789" gives 995dc9bbdf1939fa). It
/// covers the pixels row by row from the top left, each as four bytes: red, green, blue, alpha,
/// premultiplied. Width and height are not included.
package struct PixelHash: Hashable, Sendable {
  /// The checksum.
  package private(set) var value: UInt64

  package init(value: UInt64) { self.value = value }

  /// Computes the hash of a bitmap's pixels. O(pixels), at about 10 GB per second.
  package init(_ bitmap: Bitmap) {
    value = bitmap.pixels.withUnsafeBytes { Self.checksum($0) }
  }

  /// Computes the same checksum of other bytes, such as a program's file.
  package init(bytes: some ContiguousBytes) {
    value = bytes.withUnsafeBytes { Self.checksum($0) }
  }

  /// Extends the checksum of some bytes to those that follow them.
  package mutating func append(_ bytes: UnsafeRawBufferPointer) {
    value = crc64_ecma_refl(value, bytes.baseAddress, UInt64(bytes.count))
  }

  static func checksum(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    crc64_ecma_refl(0, bytes.baseAddress, UInt64(bytes.count))
  }
}

extension PixelHash: LosslessStringConvertible {
  /// The hash as sixteen lower-case hexadecimal digits.
  package var description: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// Parses exactly sixteen lower-case hexadecimal digits.
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
        in: container, debugDescription: "\"\(text)\" is not a hash of sixteen hexadecimal digits")
    }
    self = hash
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
