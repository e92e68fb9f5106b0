import Dispatch
import Images
import Raster
import TestSupport
import Synchronization
import Testing

@Suite struct PNGEncoderTests {
  static let sizes = [
    (1, 1), (1, 63), (1, 64), (1, 65), (2, 1), (3, 63), (7, 64), (8, 65), (9, 129), (33, 17),
    (320, 180),
  ]

  @Test(arguments: sizes, [true, false])
  func encodedImagesRoundTrip(size: (Int, Int), isOpaque: Bool) throws {
    let seed = SeededGenerator.seed(2)
    var pictures = Pictures(seed: seed)
    let encoder = PNGEncoder(width: size.0, height: size.1, isOpaque: isOpaque)
    for bitmap in [
      pictures.noise(width: size.0, height: size.1, isOpaque: isOpaque),
      Pictures.gradient(width: size.0, height: size.1),
    ] {
      let file = encoder.encode(bitmap)
      #expect(try PNGDecoder.decode(file, name: "noise") == bitmap, "seed \(seed)")
    }
  }

  @Test func everyPremultipliedPixelRoundTrips() throws {
    var pixels: [UInt32] = []
    for alpha in 0...255 {
      for level in 0...255 {
        let level = UInt8(min(level, alpha))
        pixels.append(
          Pixel(red: level, green: level / 2, blue: UInt8(alpha) - level, alpha: UInt8(alpha)).word)
      }
    }
    let bitmap = Bitmap(width: 256, height: 256, pixels: pixels)
    let file = PNGEncoder(width: 256, height: 256, isOpaque: false).encode(bitmap)
    #expect(try PNGDecoder.decode(file, name: "pixels") == bitmap)
  }

  @Test(arguments: [true, false])
  func chunksAreInOrderAndIntact(isOpaque: Bool) {
    let encoder = PNGEncoder(width: 10, height: 130, isOpaque: isOpaque)
    let chunks = Chunk.all(in: encoder.encode(Pictures.gradient(width: 10, height: 130)))
    #expect(
      chunks.map(\.type)
        == ["IHDR", "sRGB", "IDAT", "IDAT", "IDAT", "IDAT", "IDAT", "IEND"])
    #expect(chunks[0].data == [0, 0, 0, 10, 0, 0, 0, 130, 8, isOpaque ? 2 : 6, 0, 0, 0])
    #expect(chunks[1].data == [0], "perceptual")
    #expect(chunks.allSatisfy { $0.isIntact })
  }

  @Test(arguments: PNGCompression.allCases, [true, false])
  func aBandDependsOnlyOnItsOwnRows(compression: PNGCompression, isOpaque: Bool) throws {
    var pictures = Pictures(seed: 1)
    let encoder = PNGEncoder(
      width: 50, height: 150, isOpaque: isOpaque, compression: compression)
    let first = pictures.noise(width: 50, height: 150, isOpaque: isOpaque)
    var second = pictures.noise(width: 50, height: 150, isOpaque: isOpaque)
    let cut = Bands(width: 50, height: 150)
    for y in cut.rows(of: 1) {
      for x in 0..<50 { second.pixels[y * 50 + x] = first.pixels[y * 50 + x] }
    }
    func compressed(_ bitmap: Bitmap) -> [CompressedBand] {
      (0..<cut.count).map { band in
        let rows = cut.rows(of: band)
        let pixels = bitmap.pixels[rows.lowerBound * 50..<rows.upperBound * 50]
        return encoder.compress(Bitmap(width: 50, height: rows.count, pixels: Array(pixels)))
      }
    }
    let (bands, others) = (compressed(first), compressed(second))
    #expect(bands[1] == others[1])
    #expect(bands[0] != others[0])
    let joined = encoder.join([others[0], bands[1], others[2]])
    #expect(joined == encoder.encode(second))
    #expect(try PNGDecoder.decode(joined, name: "joined") == second)
  }

  @Test func threadsCanShareAnEncoder() {
    let encoder = PNGEncoder(width: 64, height: 200, isOpaque: true)
    let picture = Pictures.gradient(width: 64, height: 200)
    let expected = encoder.encode(picture)
    let failures = Atomic(0)
    DispatchQueue.concurrentPerform(iterations: 32) { _ in
      if encoder.encode(picture) != expected { failures.add(1, ordering: .relaxed) }
    }
    #expect(failures.load(ordering: .relaxed) == 0)
  }

  @Test func aPlainImageCompressesWell() {
    let bitmap = Bitmap(
      width: 640, height: 360, pixels: Array(repeating: 0xFF33_2211, count: 640 * 360))
    #expect(PNGEncoder(width: 640, height: 360, isOpaque: true).encode(bitmap).count < 8_000)
  }
}
