import Failures
import Images
import Raster
import TestSupport
import Testing

@Suite struct PNGCorpusTests {
  static let sizes = [(1, 1), (2, 3), (5, 1), (1, 9), (8, 8), (13, 11), (33, 17)]

  @Test(arguments: PNGKind.all)
  func everyKindDecodesExactly(kind: PNGKind) throws {
    let seed = SeededGenerator.seed(4)
    var random = SeededGenerator(seed: seed)
    for (width, height) in Self.sizes {
      let sample = kind.sample(width: width, height: height, random: &random)
      let bitmap = try PNGDecoder.decode(sample.bytes, name: "sample")
      #expect(bitmap == sample.bitmap, "\(width) × \(height), seed \(seed)")
    }
  }

  @Test func sixteenBitSamplesRoundToTheNearestLevel() throws {
    let sample = SamplePNG(.grey, depth: 16, width: 256, samples: Array(0...65_535))
    let bitmap = try PNGDecoder.decode(sample.bytes, name: "levels")
    let wrong = bitmap.pixels.enumerated().filter { value, pixel in
      Int(Pixel(pixel).red) != Int((Double(value) / 257).rounded())
    }
    #expect(wrong.isEmpty, "\(wrong.count) wrong levels, first at \(wrong.first?.offset ?? 0)")
  }

  @Test func everyTruncationOfEveryKindIsAnError() {
    var random = SeededGenerator(seed: 7)
    for kind in PNGKind.all {
      let file = kind.sample(width: 6, height: 5, random: &random).bytes
      for count in 0..<file.count {
        let failure = decodingError(of: Array(file.prefix(count)), name: "cut.png")
        #expect(failure?.code == (count == 0 ? .empty : .truncated), "\(kind) \(count)")
        #expect(failure?.message.contains("cut.png") == true)
      }
    }
  }

  @Test func flippedBitsAreErrorsUpToTheEndOfTheImageData() {
    let seed = SeededGenerator.seed(5)
    var random = SeededGenerator(seed: seed)
    for kind in PNGKind.all {
      let sample = kind.sample(width: 9, height: 7, random: &random)
      let file = sample.bytes
      for _ in 0..<60 {
        var damaged = file
        let bit = Int.random(in: 0..<file.count * 8, using: &random)
        damaged[bit / 8] ^= 1 << UInt8(bit % 8)
        let failure = decodingError(of: damaged, name: "flipped.png")
        // Only IEND, 12 bytes long, follows the image data.
        if bit / 8 < file.count - 12 {
          #expect(failure != nil, "\(kind), bit \(bit), seed \(seed)")
        }
        if let failure { #expect(failure.message.contains("flipped.png")) }
      }
    }
  }

  @Test func randomBytesWithValidChecksumsNeverTrap() {
    let seed = SeededGenerator.seed(6)
    var random = SeededGenerator(seed: seed)
    for kind in PNGKind.all {
      let file = kind.sample(width: 9, height: 7, random: &random).bytes
      for _ in 0..<40 {
        var chunks = Chunk.all(in: file)
        let index = Int.random(in: 0..<chunks.count, using: &random)
        guard !chunks[index].data.isEmpty else { continue }
        for _ in 0..<Int.random(in: 1...3, using: &random) {
          let offset = Int.random(in: 0..<chunks[index].data.count, using: &random)
          chunks[index].data[offset] = .random(in: 0...255, using: &random)
        }
        let damaged = file.prefix(8) + chunks.flatMap { HandmadePNG.chunk($0.type, $0.data) }
        if let failure = decodingError(of: Array(damaged), name: "odd.png") {
          #expect(failure.message.contains("odd.png"), "\(kind), seed \(seed)")
        }
      }
    }
  }

  @Test func damagedTextIsSkippedButADamagedProfileIsNot() throws {
    var file = HandmadePNG(width: 1, colourType: 0, rows: [[0, 77]])
    file.extra = [("zTXt", Array("note\0\0not deflated at all".utf8)), ("prVt", [1, 2, 3])]
    let bitmap = try PNGDecoder.decode(file.bytes, name: "text")
    #expect(bitmap[0, 0] == Pixel(red: 77, green: 77, blue: 77))
    file.extra = [("iCCP", Array("note\0\0not deflated at all".utf8))]
    #expect(decodingError(of: file.bytes, name: "profile.png")?.code == .malformed)
  }

  @Test func moreImageDataThanPixelsIsAnError() {
    let file = HandmadePNG(width: 1, colourType: 0, rows: [[0, 77], [0, 78], [0, 79]])
    #expect(decodingError(of: file.bytes, name: "more.png")?.code == .malformed)
  }
}

/// Returns the error from decoding `bytes`; nil if decoding succeeds.
func decodingError(of bytes: [UInt8], name: String) -> FlipbookError? {
  do {
    _ = try ImageDecoder.decode(bytes, name: name)
    return nil
  } catch {
    return error
  }
}
