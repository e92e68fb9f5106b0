package import Failures
import Foundation
import Raster

/// The contents of a WebP file's chunks, by its specification (RFC 9649).
package struct WebPFile: Sendable {
  /// The size of the canvas, in pixels.
  package let width, height: Int

  /// The duration of each frame, in milliseconds.
  package let durations: [Int]

  /// The first frame as a separate WebP file, without the transparent margins that the encoder
  /// crops.
  package let firstPicture: [UInt8]

  /// The position of the first frame's top left corner on the canvas.
  package let firstPlace: (x: Int, y: Int)

  /// Whether the file is a still picture, as the encoder writes for a single frame or equal frames.
  package let isStill: Bool

  /// Reads the file at `path`. Throws if it isn't a complete WebP file.
  package init(_ path: String) throws(FlipbookError) {
    let malformed = FlipbookError(.malformed, "\"\(path)\" is not a complete WebP file.")
    guard let data = FileManager.default.contents(atPath: path) else {
      throw FlipbookError(.unreadable, "\"\(path)\" can't be read.")
    }
    let bytes = [UInt8](data)
    guard bytes.count >= 20, bytes[0..<4].elementsEqual("RIFF".utf8),
      bytes[8..<12].elementsEqual("WEBP".utf8), Self.number(bytes[4..<8]) + 8 == bytes.count,
      let chunks = Self.chunks(bytes[12...])
    else { throw malformed }
    let frames = chunks.filter { $0.name == "ANMF" && $0.body.count > 16 }.map(\.body)
    isStill = frames.count <= 1
    guard let first = frames.first else {
      guard let size = Self.size(chunks) else { throw malformed }
      width = size.width
      height = size.height
      durations = [0]
      firstPicture = bytes
      firstPlace = (0, 0)
      return
    }
    guard let canvas = chunks.first(where: { $0.name == "VP8X" && $0.body.count >= 10 })?.body,
      let parts = Self.chunks(first.dropFirst(16))
    else { throw malformed }
    width = Self.side(canvas, at: 4)
    height = Self.side(canvas, at: 7)
    firstPlace = (2 * Self.number(first.prefix(3)), 2 * Self.number(first.dropFirst(3).prefix(3)))
    durations = frames.map { Self.number($0.dropFirst(12).prefix(3)) }
    var body = Array("WEBP".utf8)
    if parts.contains(where: { $0.name == "ALPH" }) {
      // Separate alpha of a lossy picture requires the header of the extended format.
      body += Self.chunk("VP8X", [0x10, 0, 0, 0] + first.dropFirst(6).prefix(6))
    }
    for part in parts { body += Self.chunk(part.name, part.body) }
    firstPicture = Self.chunk("RIFF", body)
  }

  /// Returns the canvas with `picture` in place of the first frame; nil if it doesn't fit.
  func canvas(withFirst picture: Bitmap) -> Bitmap? {
    guard firstPlace.x + picture.width <= width, firstPlace.y + picture.height <= height,
      picture.width < width || picture.height < height
    else { return picture.width == width && picture.height == height ? picture : nil }
    var pixels = [UInt32](repeating: 0, count: width * height)
    for y in 0..<picture.height {
      let (from, to) = (y * picture.width, (firstPlace.y + y) * width + firstPlace.x)
      pixels.replaceSubrange(
        to..<to + picture.width, with: picture.pixels[from..<from + picture.width])
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// Returns the size of a still picture.
  private static func size(
    _ chunks: [(name: String, body: ArraySlice<UInt8>)]
  ) -> (width: Int, height: Int)? {
    guard let first = chunks.first, first.body.count >= 10 else { return nil }
    switch first.name {
    case "VP8X": return (side(first.body, at: 4), side(first.body, at: 7))
    case "VP8L":
      let sides = number(first.body.dropFirst(1).prefix(4))
      return (sides & 0x3FFF + 1, sides >> 14 & 0x3FFF + 1)
    case "VP8 ":
      let sides = number(first.body.dropFirst(6).prefix(4))
      return (sides & 0x3FFF, sides >> 16 & 0x3FFF)
    default: return nil
    }
  }

  /// Returns the chunks in `bytes`; nil if the last one is truncated.
  private static func chunks(_ bytes: ArraySlice<UInt8>) -> [(
    name: String, body: ArraySlice<UInt8>
  )]? {
    var (rest, chunks) = (bytes, [(name: String, body: ArraySlice<UInt8>)]())
    while rest.count >= 8 {
      let name = String(decoding: rest.prefix(4), as: UTF8.self)
      let size = number(rest.dropFirst(4).prefix(4))
      rest = rest.dropFirst(8)
      guard size <= rest.count else { return nil }
      chunks.append((name, rest.prefix(size)))
      rest = rest.dropFirst(size + size % 2)
    }
    return rest.isEmpty ? chunks : nil
  }

  private static func chunk(_ name: String, _ body: some Collection<UInt8>) -> [UInt8] {
    let size = (0..<4).map { UInt8(truncatingIfNeeded: body.count >> (8 * $0)) }
    return Array(name.utf8) + size + body + (body.count % 2 == 1 ? [0] : [])
  }

  /// Returns a little-endian number.
  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  private static func side(_ body: ArraySlice<UInt8>, at offset: Int) -> Int {
    number(body.dropFirst(offset).prefix(3)) + 1
  }
}
