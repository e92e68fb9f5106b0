import Output
import Raster
import TestSupport
import Testing

@Suite struct I420ConverterTests {
  private func convert(_ bitmap: Bitmap) -> [UInt8] {
    var planes: [UInt8] = []
    I420Converter(width: bitmap.width, height: bitmap.height).convert(bitmap, into: &planes)
    return planes
  }

  private func flat(_ pixel: Pixel) -> Bitmap {
    Bitmap(width: 2, height: 2, pixels: Array(repeating: pixel.word, count: 4))
  }

  @Test(
    arguments: [
      ([0, 0, 0], [16, 128, 128]), ([255, 255, 255], [235, 128, 128]),
      ([255, 0, 0], [63, 102, 240]), ([0, 255, 0], [173, 42, 26]), ([0, 0, 255], [32, 240, 118]),
      ([255, 255, 0], [219, 16, 138]), ([255, 0, 255], [78, 214, 230]),
      ([0, 255, 255], [188, 154, 16]),
    ] as [([UInt8], [UInt8])])
  func fullColoursAreExact(colour: [UInt8], expected: [UInt8]) {
    let bitmap = flat(Pixel(red: colour[0], green: colour[1], blue: colour[2]))
    let planes = convert(bitmap)
    #expect([planes[0], planes[4], planes[5]] == expected)
    #expect(I420Reference.convert(bitmap) == planes)
  }

  @Test func greysHaveNoColourAndTheNearestLuma() {
    for level: UInt8 in 0...255 {
      let bitmap = flat(Pixel(red: level, green: level, blue: level))
      #expect(convert(bitmap) == I420Reference.convert(bitmap))
    }
  }

  @Test(arguments: [
    (1, 1), (2, 2), (1, 2), (2, 1), (3, 3), (17, 5), (5, 17), (64, 64), (127, 33), (160, 90),
  ])
  func theFastPathIsWithinALevelOfTheReference(size: (Int, Int)) {
    let seed = UInt64.random(in: 0 ... .max)
    var pictures = Pictures(seed: seed)
    for isOpaque in [true, false] {
      let bitmap = pictures.noise(width: size.0, height: size.1, isOpaque: isOpaque)
      let (fast, reference) = (convert(bitmap), I420Reference.convert(bitmap))
      #expect(fast.count == reference.count)
      let worst = zip(fast, reference).map { abs(Int($0) - Int($1)) }.max() ?? 0
      #expect(worst <= 1, "seed \(seed)")
    }
  }

  @Test func extremeNeighboursNeverWrapAround() {
    let corners: [UInt8] = [0, 255]
    var pixels: [UInt32] = []
    for red in corners {
      for green in corners {
        for blue in corners { pixels.append(Pixel(red: red, green: green, blue: blue).word) }
      }
    }
    var generator = SeededGenerator(seed: 7)
    let noise = (0..<64 * 64).map { _ in pixels.randomElement(using: &generator)! }
    let bitmap = Bitmap(width: 64, height: 64, pixels: noise)
    let pairs = zip(convert(bitmap), I420Reference.convert(bitmap))
    #expect(pairs.allSatisfy { abs(Int($0) - Int($1)) <= 1 })
  }

  @Test func memoryOfAnEarlierPictureIsUsedAgain() {
    let converter = I420Converter(width: 4, height: 4)
    var planes = [UInt8](repeating: 99, count: converter.byteCount)
    converter.convert(Bitmap(width: 4, height: 4)!, into: &planes)
    #expect(planes == Array(repeating: 16, count: 16) + Array(repeating: 128, count: 8))
  }
}
