import Failures

/// The chunks of a PNG file up to its end, which libpng itself does not read so far.
struct PNGStructure {
  /// Columns, as IHDR has them.
  private(set) var width = 0

  /// Rows, as IHDR has them.
  private(set) var height = 0

  /// Bits of a pixel in the file.
  private var bitsPerPixel = 0

  /// Bytes of compressed image data.
  private var dataCount = 0

  private static let signatureCount = 8

  /// Walks the chunks of `bytes`, and refuses what is cut off, too large, or can't hold its pixels.
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
          throw .corrupt(name, "it doesn't begin with a header")
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
    // Grey, RGB, palette, grey and alpha, RGBA; libpng refuses what is none of these.
    let samples: [UInt8: Int] = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4]
    bitsPerPixel = Int(bytes[position + 8]) * (samples[bytes[position + 9]] ?? 0)
  }

  private func checkSize(_ count: Int, name: String) throws(FlipbookError) {
    try ImageLimits.check(width: width, height: height, bytes: count, name: name)
    // Deflate shrinks nothing to less than a 1032nd.
    guard width * height * bitsPerPixel / 8 / 1032 <= dataCount else {
      throw ImageLimits.tooShort(name, width, height)
    }
  }
}

extension UnsafeRawBufferPointer {
  /// The big-endian number of the four bytes from `position` on, which are there.
  func bigEndian32(at position: Int) -> UInt32 {
    UInt32(bigEndian: loadUnaligned(fromByteOffset: position, as: UInt32.self))
  }

  /// The big-endian number of the two bytes from `position` on, which are there.
  func bigEndian16(at position: Int) -> UInt16 {
    UInt16(bigEndian: loadUnaligned(fromByteOffset: position, as: UInt16.self))
  }
}
