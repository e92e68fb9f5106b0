import Failures

/// What the first bytes of a file tell about it.
struct FileStart {
  private let bytes: [UInt8]

  /// The beginning of a file that was read.
  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Reads the beginning of the file at `path`.
  init(_ path: String) throws(FlipbookError) {
    bytes = try FileBytes.read(path, first: 1 << 16)
    if bytes.isEmpty { throw FlipbookError(.unreadable, "“\(path)” is empty.") }
  }

  var isPNG: Bool { bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) }

  var isJSON: Bool { bytes.first { !" \n\r\t".utf8.contains($0) } == UInt8(ascii: "{") }

  /// Whether an acTL chunk, which makes a PNG file an animation, stands before the picture.
  var isAnimatedPNG: Bool {
    guard isPNG else { return false }
    var place = 8
    while place + 8 <= bytes.count {
      let type = bytes[place + 4..<place + 8]
      if type.elementsEqual("acTL".utf8) { return true }
      if type.elementsEqual("IDAT".utf8) { return false }
      place += 12 + number(at: place)
    }
    return false
  }

  /// Whether a PNG file's samples have 16 bits.
  var is16Bit: Bool { isPNG && bytes.count > 24 && bytes[24] == 16 }

  /// A PNG file's size.
  var size: PixelDifference.Size? {
    isPNG && bytes.count >= 24
      ? PixelDifference.Size(width: number(at: 16), height: number(at: 20)) : nil
  }

  static func note(on path: String) -> String {
    "“\(path)” has 16 bits a sample; it is compared with 8."
  }

  private func number(at place: Int) -> Int {
    bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
  }
}
