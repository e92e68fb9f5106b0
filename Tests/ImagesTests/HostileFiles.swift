import CISAL

/// Files designed to exhaust memory or time, each with the expected outcome: a `FlipbookError`
/// code, or a size.
enum HostileFiles {
  static var all: [(name: String, bytes: [UInt8], outcome: String)] {
    pngSizes + pngChunks + pngBombs + jpegs
  }

  private static var pngSizes: [(name: String, bytes: [UInt8], outcome: String)] {
    let sizes: [(Int, Int, String)] = [
      (0x7FFF_FFFF, 0x7FFF_FFFF, "tooLarge"), (32_768, 32_768, "tooLarge"),
      (8_193, 8_192, "tooLarge"), (8_192, 8_192, "truncated"), (4_096, 4_096, "truncated"),
      (0, 5, "malformed"),
    ]
    return sizes.map { width, height, outcome in
      var file = HandmadePNG(depth: 16, colourType: 6, rows: [[0, 0, 0]])
      file.width = width
      file.height = height
      return ("size-\(width)-\(height).png", file.bytes, outcome)
    }
  }

  private static var pngChunks: [(name: String, bytes: [UInt8], outcome: String)] {
    let file = HandmadePNG(width: 1, colourType: 0, rows: [[0, 77]]).bytes
    return [
      ("0xFFFFFFFF", "malformed"), ("0x7FFFFFFF", "truncated"), ("0x00001000", "truncated"),
    ].map { text, outcome in
      var damaged = file
      damaged.replaceSubrange(
        33..<37, with: HandmadePNG.bigEndian(UInt32(text.dropFirst(2), radix: 16)!))
      return ("length-\(text).png", damaged, outcome)
    }
  }

  /// Returns a zlib stream of `megabytes` MB of zeros, which takes a few kilobytes per megabyte.
  private static func zeros(megabytes: Int, after start: [UInt8] = []) -> [UInt8] {
    let level = UnsafeMutablePointer<UInt8>.allocate(capacity: flipbook_deflate_level_size())
    let stream = UnsafeMutableRawPointer.allocate(
      byteCount: flipbook_deflate_stream_size(), alignment: 64)
    defer {
      stream.deallocate()
      level.deallocate()
    }
    func deflated(_ input: [UInt8]) -> [UInt8] {
      [UInt8](unsafeUninitializedCapacity: input.count + 4096) { output, count in
        count = flipbook_deflate(
          stream, level, input, UInt32(input.count), output.baseAddress, UInt32(output.count))
      }
    }
    let block = deflated([UInt8](repeating: 0, count: 1 << 20))
    return [0x78, 0x01] + (start.isEmpty ? [] : deflated(start))
      + (0..<megabytes).flatMap { _ in block } + [0x03, 0x00, 0, 0, 0, 0]
  }

  private static func png(
    width: Int = 1, height: Int = 1, depth: UInt8 = 8, extra: [(String, [UInt8])] = [],
    data: [UInt8]? = nil
  ) -> [UInt8] {
    var file = HandmadePNG(
      width: width, depth: depth, colourType: 0, extra: extra, rows: [[0, 77]])
    file.height = height
    guard let data else { return file.bytes }
    let chunks = Chunk.all(in: file.bytes).map { $0.type == "IDAT" ? data : $0.data }
    let types = Chunk.all(in: file.bytes).map(\.type)
    return file.bytes.prefix(8) + zip(types, chunks).flatMap { HandmadePNG.chunk($0, $1) }
  }

  private static var pngBombs: [(name: String, bytes: [UInt8], outcome: String)] {
    let bomb = zeros(megabytes: 300)
    var header = [UInt8](repeating: 0, count: 132)
    header.replaceSubrange(0..<4, with: HandmadePNG.bigEndian(250 << 20))
    header.replaceSubrange(12..<20, with: Array("mntrGRAY".utf8))
    header.replaceSubrange(36..<40, with: Array("acsp".utf8))
    header.replaceSubrange(128..<132, with: HandmadePNG.bigEndian(10))
    let profile = Array("bomb\0\0".utf8) + zeros(megabytes: 300, after: header)
    return [
      ("data-of-a-bit.png", png(width: 20_000, height: 20_000, depth: 1, data: bomb), "tooLarge"),
      (
        "data-within-limits.png",
        png(width: 8_192, height: 8_192, depth: 1, data: zeros(megabytes: 9)), "truncated"
      ),
      ("more-than-pixels.png", png(data: bomb), "malformed"),
      ("profile.png", png(extra: [("iCCP", profile)]), "malformed"),
      ("zeros-for-profile.png", png(extra: [("iCCP", Array("b\0\0".utf8) + bomb)]), "malformed"),
      ("zTXt.png", png(extra: [("zTXt", Array("bomb\0\0".utf8) + bomb)]), "1x1"),
      ("iTXt.png", png(extra: [("iTXt", Array("bomb\0\u{1}\0\0\0".utf8) + bomb)]), "1x1"),
    ]
  }

  private static var jpegs: [(name: String, bytes: [UInt8], outcome: String)] {
    let plain = SampleJPEG.smooth(flags: 0).file
    let progressive = SampleJPEG.smooth(flags: SampleJPEG.progressive).file
    func resized(_ file: [UInt8], _ side: Int) -> [UInt8] {
      var bytes = file
      let frame = bytes.indices.first {
        bytes[$0] == 0xFF && [0xC0, 0xC2].contains(bytes[$0 + 1])
      }!
      let pair = [UInt8(side >> 8), UInt8(side & 255)]
      bytes.replaceSubrange(frame + 5..<frame + 9, with: pair + pair)
      return bytes
    }
    let scan = progressive.indices.first {
      progressive[$0] == 0xFF && progressive[$0 + 1] == 0xDA
    }!
    let scanEnd = progressive.indices.first {
      $0 > scan + 2 && progressive[$0] == 0xFF && ![0, 0xDA].contains(progressive[$0 + 1])
    }!
    let repeated = (0..<500).flatMap { _ in progressive[scan..<scanEnd] }
    var parts = plain
    for part in (1...80).reversed() {
      parts = SampleJPEG.inserting(
        0xE2,
        Array("ICC_PROFILE\0".utf8) + [UInt8(part), 80] + [UInt8](repeating: 0, count: 60_000),
        into: parts)
    }
    return [
      ("size-65500.jpg", resized(plain, 65_500), "tooLarge"),
      ("size-8000.jpg", resized(plain, 8_000), "truncated"),
      ("size-4000.jpg", resized(progressive, 4_000), "truncated"),
      ("size-300.jpg", resized(progressive, 300), "malformed"),
      ("scans.jpg", progressive.prefix(scan) + repeated + progressive[scan...], "malformed"),
      ("length.jpg", SampleJPEG.inserting(0xE5, [], into: plain).replacing(4, 0xFF), "truncated"),
      ("profile.jpg", parts, "malformed"),
    ]
  }
}

extension [UInt8] {
  /// Returns the bytes with the one at `index` replaced.
  fileprivate func replacing(_ index: Int, _ byte: UInt8) -> [UInt8] {
    var bytes = self
    bytes[index] = byte
    return bytes
  }
}
