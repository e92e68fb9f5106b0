import CISAL
import CPNG

/// The parts of a PNG file around its compressed rows.
enum PNGContainer {
  /// Returns the signature, IHDR, sRGB, and an IDAT chunk with the two bytes that begin a zlib
  /// stream.
  static func header(width: Int, height: Int, hasAlpha: Bool) -> [UInt8] {
    let capacity = 256
    let header = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      count = flipbook_png_header(
        UInt32(width), UInt32(height), hasAlpha ? 1 : 0, buffer.baseAddress, capacity)
    }
    precondition(!header.isEmpty, "libpng failed to write a header for a valid bitmap size")
    // Deflate, 32 KB window, fastest level. As a big-endian number, the two bytes are a multiple of
    // 31.
    return header + chunk("IDAT", [0x78, 0x01])
  }

  /// Returns an IDAT chunk with an empty last block and the stream's Adler-32, followed by IEND.
  static func trailer(checksum: UInt32) -> [UInt8] {
    chunk("IDAT", [0x03, 0x00] + bigEndian(checksum)) + chunk("IEND", [])
  }

  /// The size of a chunk without its data, in bytes.
  static let chunkOverhead = 12

  /// Writes the length and type before, and the CRC-32 after, the `length` bytes of data at `chunk`
  /// + 8.
  static func frame(_ type: StaticString, at chunk: UnsafeMutablePointer<UInt8>, length: Int) {
    for (index, byte) in bigEndian(UInt32(length)).enumerated() { chunk[index] = byte }
    type.withUTF8Buffer { (chunk + 4).update(from: $0.baseAddress!, count: 4) }
    let checksum = crc32_gzip_refl(0, chunk + 4, UInt64(length + 4))
    for (index, byte) in bigEndian(checksum).enumerated() { chunk[8 + length + index] = byte }
  }

  private static func chunk(_ type: StaticString, _ data: [UInt8]) -> [UInt8] {
    var chunk = [0, 0, 0, 0, 0, 0, 0, 0] + data + [0, 0, 0, 0]
    chunk.withUnsafeMutableBufferPointer { buffer in
      if let start = buffer.baseAddress { frame(type, at: start, length: data.count) }
    }
    return chunk
  }

  private static func bigEndian(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
