/// A PNG file assembled by hand, without a library.
struct HandmadePNG {
  var width = 1
  var height = 1
  var depth: UInt8 = 8
  var colourType: UInt8
  var interlaced = false
  /// Chunks between IHDR and IDAT.
  var extra: [(String, [UInt8])] = []
  /// The rows, each preceded by its filter type.
  var rows: [[UInt8]]

  var bytes: [UInt8] {
    let header =
      Self.bigEndian(UInt32(width)) + Self.bigEndian(UInt32(height))
      + [depth, colourType, 0, 0, interlaced ? 1 : 0]
    let data = rows.flatMap { $0 }
    let (low, high) = (UInt8(data.count & 255), UInt8(data.count >> 8))
    let stored = [0x78, 0x01, 0x01, low, high, ~low, ~high] + data
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + Self.chunk("IHDR", header) + extra.flatMap { Self.chunk($0.0, $0.1) }
      + Self.chunk("IDAT", stored + Self.bigEndian(Self.adler32(data))) + Self.chunk("IEND", [])
  }

  static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    bigEndian(UInt32(data.count)) + Array(type.utf8) + data
      + bigEndian(crc32(Array(type.utf8) + data))
  }

  static func bigEndian(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  static func adler32(_ bytes: [UInt8]) -> UInt32 {
    var (low, high): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      low = (low + UInt32(byte)) % 65_521
      high = (high + low) % 65_521
    }
    return high << 16 | low
  }

  static func crc32(_ bytes: [UInt8]) -> UInt32 {
    var checksum = ~UInt32(0)
    for byte in bytes {
      checksum ^= UInt32(byte)
      for _ in 0..<8 { checksum = checksum >> 1 ^ (checksum & 1 == 1 ? 0xEDB8_8320 : 0) }
    }
    return ~checksum
  }
}

/// A chunk of a PNG file.
struct Chunk: Equatable {
  var type: String
  var data: [UInt8]
  var isIntact: Bool

  /// Returns the chunks of a file.
  static func all(in file: [UInt8]) -> [Chunk] {
    var chunks: [Chunk] = []
    var position = 8
    while position + 12 <= file.count {
      func word(_ at: Int) -> UInt32 { file[at..<at + 4].reduce(0) { $0 << 8 | UInt32($1) } }
      let length = Int(word(position))
      let body = Array(file[position + 4..<position + 8 + length])
      chunks.append(
        Chunk(
          type: String(decoding: body.prefix(4), as: UTF8.self), data: Array(body.dropFirst(4)),
          isIntact: HandmadePNG.crc32(body) == word(position + 8 + length)))
      position += 12 + length
    }
    return chunks
  }
}
