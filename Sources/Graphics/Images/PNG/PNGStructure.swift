import Failures

/// The chunks of a PNG file up to its end, checked before libpng reads them.
struct PNGStructure {
  /// The width from IHDR.
  private(set) var width = 0

  /// The height from IHDR.
  private(set) var height = 0

  /// Bits per pixel in the file.
  private var bitsPerPixel = 0

  /// The number of bytes of compressed image data.
  private var dataCount = 0

  private static let signatureCount = 8

  /// Reads the chunks of `bytes`. Throws if the file is truncated, too large, or too short for its
  /// pixels.
  init(_ bytes: UnsafeRawBufferPointer, name: String) throws(FlipbookError) {
    guard ImageFormat(bytes) == .png else {
      throw ImageFormat.error(for: bytes, wanted: [.png], name: name)
    }
    var position = Self.signatureCount
    while true {
      guard position + PNGContainer.chunkOverhead <= bytes.count else { throw .truncated(name) }
      let length = Int(bytes.bigEndian32(at: position))
      guard length <= Int(Int32.max) else {
        throw .corrupt(name, "it has a chunk of \(length) bytes")
      }
      guard position + PNGContainer.chunkOverhead + length <= bytes.count else {
        throw .truncated(name)
      }
      let type = bytes[position + 4..<position + 8]
      if position == Self.signatureCount {
        guard type.elementsEqual("IHDR".utf8), length == 13 else {
          throw .corrupt(name, "it doesn't begin with an IHDR chunk")
        }
        readHeader(bytes, at: position + 8)
      } else if type.elementsEqual("IDAT".utf8) {
        dataCount += length
      }
      if type.elementsEqual("IEND".utf8) { break }
      position += PNGContainer.chunkOverhead + length
    }
    try checkSize(bytes.count, name: name)
  }

  private mutating func readHeader(_ bytes: UnsafeRawBufferPointer, at position: Int) {
    width = Int(bytes.bigEndian32(at: position))
    height = Int(bytes.bigEndian32(at: position + 4))
    // Grey, RGB, palette, grey and alpha, RGBA. libpng refuses all other values.
    let samples: [UInt8: Int] = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4]
    bitsPerPixel = Int(bytes[position + 8]) * (samples[bytes[position + 9]] ?? 0)
  }

  private func checkSize(_ count: Int, name: String) throws(FlipbookError) {
    try ImageLimits.check(width: width, height: height, bytes: count, name: name)
    // Deflate's highest compression ratio is 1032.
    guard width * height * bitsPerPixel / 8 / 1032 <= dataCount else {
      throw ImageLimits.tooShort(name, width, height)
    }
  }
}

extension UnsafeRawBufferPointer {
  /// Returns the big-endian number in the four bytes from `position`, which must exist.
  func bigEndian32(at position: Int) -> UInt32 {
    UInt32(bigEndian: loadUnaligned(fromByteOffset: position, as: UInt32.self))
  }

  /// Returns the big-endian number in the two bytes from `position`, which must exist.
  func bigEndian16(at position: Int) -> UInt16 {
    UInt16(bigEndian: loadUnaligned(fromByteOffset: position, as: UInt16.self))
  }
}
