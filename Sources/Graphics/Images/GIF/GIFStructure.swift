import Failures

/// The blocks of a GIF file, checked before giflib allocates memory for their contents.
struct GIFStructure {
  private(set) var width = 0
  private(set) var height = 0

  /// The duration of each frame, in seconds.
  private(set) var delays: [Double] = []

  /// The number of times the animation is played; 0 to repeat forever, 1 if the file doesn't
  /// specify it.
  private(set) var playCount = 1

  /// The number of bytes up to the end of the last frame.
  private(set) var end = 0

  /// The total number of pixels of all frames.
  private var pixelCount = 0
  private var delay = 0.0

  private enum Block {
    static let frame: UInt8 = 0x2C
    static let extending: UInt8 = 0x21
    static let trailer: UInt8 = 0x3B
    static let control: UInt8 = 0xF9
    static let application: UInt8 = 0xFF
  }

  /// Reads the blocks of `bytes` up to the end of frame number `limit`.
  ///
  /// Throws if the image is too large. If a block is damaged or truncated, the frames before it are
  /// used; throws if there are none.
  init(
    _ bytes: UnsafeRawBufferPointer, limit: Int = .max, name: String
  ) throws(FlipbookError) {
    guard ImageFormat(bytes) == .gif else {
      throw ImageFormat.error(for: bytes, wanted: [.gif], name: name)
    }
    guard bytes.count >= 13 else { throw .truncated(name) }
    width = Int(bytes.littleEndian16(at: 6))
    height = Int(bytes.littleEndian16(at: 8))
    try ImageLimits.check(width: width, height: height, bytes: bytes.count, name: name)
    var position = 13 + Self.paletteCount(bytes[10])
    do throws(FlipbookError) {
      while delays.count < limit, position < bytes.count, bytes[position] != Block.trailer {
        try readBlock(bytes, &position, name: name)
      }
    } catch {
      if delays.isEmpty || error.code == .tooLarge { throw error }
    }
    guard position <= bytes.count else { throw .truncated(name) }
    guard !delays.isEmpty else { throw .corrupt(name, "it contains no image", hint: Self.hint) }
    try ImageLimits.check(
      width: width, height: height, frames: delays.count, bytes: bytes.count, name: name)
  }

  static let hint = "Export the image again, or convert it to PNG."

  private static func paletteCount(_ flags: UInt8) -> Int {
    flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1)
  }

  private mutating func readBlock(
    _ bytes: UnsafeRawBufferPointer, _ position: inout Int, name: String
  ) throws(FlipbookError) {
    switch bytes[position] {
    case Block.extending: try readExtension(bytes, &position, name: name)
    case Block.frame: try readFrame(bytes, &position, name: name)
    default:
      throw .corrupt(name, "unknown block type at byte \(position)", hint: Self.hint)
    }
  }

  private mutating func readExtension(
    _ bytes: UnsafeRawBufferPointer, _ position: inout Int, name: String
  ) throws(FlipbookError) {
    guard position + 2 < bytes.count else { throw .truncated(name) }
    let (kind, start) = (bytes[position + 1], position + 2)
    position = try Self.endOfData(bytes, from: start, name: name)
    let data = UnsafeRawBufferPointer(rebasing: bytes[start..<position])
    if kind == Block.control, data.count >= 5 {
      delay = Double(data.littleEndian16(at: 2)) / 100
    } else if kind == Block.application, data.count >= 17,
      data[1..<12].elementsEqual("NETSCAPE2.0".utf8), data[12] == 3
    {
      playCount = Int(data.littleEndian16(at: 14))
    }
  }

  private mutating func readFrame(
    _ bytes: UnsafeRawBufferPointer, _ position: inout Int, name: String
  ) throws(FlipbookError) {
    guard position + 10 < bytes.count else { throw .truncated(name) }
    let frameWidth = Int(bytes.littleEndian16(at: position + 5))
    let frameHeight = Int(bytes.littleEndian16(at: position + 7))
    pixelCount += frameWidth * frameHeight
    guard frameWidth > 0, frameHeight > 0 else {
      throw .corrupt(
        name, "a frame has \(frameWidth) × \(frameHeight) pixels", hint: Self.hint)
    }
    guard pixelCount <= 2 * ImageLimits.pixels else {
      throw FlipbookError(
        .tooLarge,
        "The frames of \"\(name)\" have \(pixelCount) pixels in total; "
          + "the limit is \(2 * ImageLimits.pixels).",
        hint: "Use a smaller image or fewer frames.")
    }
    let data = position + 10 + Self.paletteCount(bytes[position + 9])
    // One byte with the code length precedes the data.
    position = try Self.endOfData(bytes, from: data + 1, name: name)
    delays.append(delay)
    delay = 0
    end = position
  }

  /// Returns the end of a sequence of data blocks, each preceded by its length. The last one has
  /// the length 0.
  private static func endOfData(
    _ bytes: UnsafeRawBufferPointer, from start: Int, name: String
  ) throws(FlipbookError) -> Int {
    var position = start
    while position < bytes.count {
      let length = Int(bytes[position])
      position += 1 + length
      if length == 0 { return position }
    }
    throw .truncated(name)
  }
}

extension UnsafeRawBufferPointer {
  /// Returns the little-endian number in the two bytes from `position`, which must exist.
  func littleEndian16(at position: Int) -> UInt16 {
    UInt16(littleEndian: loadUnaligned(fromByteOffset: position, as: UInt16.self))
  }

  /// Returns the little-endian number in the four bytes from `position`, which must exist.
  func littleEndian32(at position: Int) -> UInt32 {
    UInt32(littleEndian: loadUnaligned(fromByteOffset: position, as: UInt32.self))
  }
}
