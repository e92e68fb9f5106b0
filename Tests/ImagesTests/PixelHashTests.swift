import Foundation
import Images
import Raster
import Testing

@Suite struct PixelHashTests {
  @Test func theHashIsCRC64XZ() {
    // The catalogue's check string, "123456789", with three more characters to fill pixels.
    let text = Array("123456789abc".utf8)
    let words = stride(from: 0, to: 12, by: 4).map { start in
      text[start..<start + 4].reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }
    let hash = PixelHash(Bitmap(width: 3, height: 1, pixels: words))
    #expect(hash.value == plainChecksum(text))
    #expect(plainChecksum(Array("123456789".utf8)) == 0x995D_C9BB_DF19_39FA)
  }

  /// CRC-64/XZ, bit by bit.
  private func plainChecksum(_ bytes: [UInt8]) -> UInt64 {
    var checksum = ~UInt64(0)
    for byte in bytes {
      checksum ^= UInt64(byte)
      for _ in 0..<8 {
        checksum = checksum >> 1 ^ (checksum & 1 == 1 ? 0xC96C_5795_D787_0F42 : 0)
      }
    }
    return ~checksum
  }

  @Test func onePixelChangesTheHash() {
    var bitmap = Pictures.gradient(width: 100, height: 100)
    let before = PixelHash(bitmap)
    bitmap.pixels[5_050] ^= 1
    #expect(PixelHash(bitmap) != before)
  }

  @Test func hashesRoundTripAsSixteenHexDigits() throws {
    let hash = PixelHash(value: 0xAB)
    #expect(hash.description == "00000000000000ab")
    #expect(PixelHash("00000000000000ab") == hash)
    let json = try JSONEncoder().encode([hash])
    #expect(String(decoding: json, as: UTF8.self) == "[\"00000000000000ab\"]")
    #expect(try JSONDecoder().decode([PixelHash].self, from: json) == [hash])
  }

  @Test(arguments: ["", "ab", "00000000000000AB", "+0000000000000ab", "00000000000000ab0"])
  func otherTextIsRejected(text: String) {
    #expect(PixelHash(text) == nil)
  }
}
