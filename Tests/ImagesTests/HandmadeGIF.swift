/// A GIF file assembled by hand, with at most 128 colours.
struct HandmadeGIF {
  struct Frame {
    var left = 0
    var top = 0
    var width: Int
    var height: Int
    /// Palette indices, row by row.
    var levels: [UInt8]
    /// In hundredths of a second.
    var delay = 0
    var disposal: UInt8 = 0
    var transparent: UInt8?
    var palette: [UInt32]?
    var isInterlaced = false
  }

  var width: Int
  var height: Int
  /// Red, green and blue, from the highest byte down.
  var palette: [UInt32]? = [0xFF0000, 0x00FF00, 0x0000FF, 0xFFFFFF]
  var frames: [Frame]
  /// The number of plays; nil to leave it out.
  var playCount: Int?

  var bytes: [UInt8] {
    var bytes = Array("GIF89a".utf8) + Self.short(width) + Self.short(height)
    bytes += [palette == nil ? 0 : 0x86, 0, 0] + Self.table(palette)
    if let playCount {
      bytes += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1] + Self.short(playCount) + [0]
    }
    for frame in frames {
      let control = frame.disposal << 2 | (frame.transparent == nil ? 0 : 1)
      bytes += [0x21, 0xF9, 4, control] + Self.short(frame.delay) + [frame.transparent ?? 0, 0]
      bytes += [0x2C] + [frame.left, frame.top, frame.width, frame.height].flatMap(Self.short)
      bytes += [(frame.palette == nil ? 0 : 0x86) | (frame.isInterlaced ? 0x40 : 0)]
      bytes += Self.table(frame.palette) + Self.data(frame.stored)
    }
    return bytes + [0x3B]
  }

  private static func short(_ value: Int) -> [UInt8] {
    [UInt8(value & 255), UInt8(value >> 8)]
  }

  private static func table(_ palette: [UInt32]?) -> [UInt8] {
    guard let palette else { return [] }
    let colours = palette + [UInt32](repeating: 0, count: 128 - palette.count)
    return colours.flatMap { colour in
      [16, 8, 0].map { UInt8(truncatingIfNeeded: colour >> $0) }
    }
  }

  /// Encodes the levels in codes of eight bits: code 128 clears the table before codes need nine.
  private static func data(_ levels: [UInt8]) -> [UInt8] {
    var codes: [UInt8] = []
    for (index, level) in levels.enumerated() {
      if index % 100 == 0 { codes.append(128) }
      codes.append(level)
    }
    codes.append(129)
    var blocks: [UInt8] = [7]
    for start in stride(from: 0, to: codes.count, by: 255) {
      let block = codes[start..<min(start + 255, codes.count)]
      blocks += [UInt8(block.count)] + block
    }
    return blocks + [0]
  }
}

extension HandmadeGIF.Frame {
  /// The levels in the order of the file.
  fileprivate var stored: [UInt8] {
    guard isInterlaced else { return levels }
    let rows = [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { start, step in
      Array(stride(from: start, to: height, by: step))
    }
    return rows.flatMap { levels[$0 * width..<($0 + 1) * width] }
  }
}
