import Failures

/// The first bytes of a file, which identify its format.
struct FileStart {
  private let bytes: [UInt8]

  /// Creates the beginning of a file from its bytes.
  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Reads the beginning of the file at `path`.
  init(_ path: String) throws(FlipbookError) {
    bytes = try FileBytes.read(path, first: 1 << 16)
    if bytes.isEmpty { throw FlipbookError(.unreadable, "\"\(path)\" is empty.") }
  }

  var isPNG: Bool { bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) }

  var isJSON: Bool { bytes.first { !" \n\r\t".utf8.contains($0) } == UInt8(ascii: "{") }

  /// Whether the file is an animated PNG: an acTL chunk precedes the picture.
  var isAnimatedPNG: Bool {
    guard isPNG else { return false }
    var offset = 8
    while offset + 8 <= bytes.count {
      let type = bytes[offset + 4..<offset + 8]
      if type.elementsEqual("acTL".utf8) { return true }
      if type.elementsEqual("IDAT".utf8) { return false }
      offset += 12 + number(at: offset)
    }
    return false
  }

  /// Whether the file is a PNG with 16-bit samples.
  var is16Bit: Bool { isPNG && bytes.count > 24 && bytes[24] == 16 }

  /// The size of a PNG; nil for other formats.
  var size: PixelDifference.Size? {
    isPNG && bytes.count >= 24
      ? PixelDifference.Size(width: number(at: 16), height: number(at: 20)) : nil
  }

  static func note(on path: String) -> String {
    "\"\(path)\" has 16-bit samples; it is compared at 8 bits."
  }

  private func number(at offset: Int) -> Int {
    bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
  }
}
