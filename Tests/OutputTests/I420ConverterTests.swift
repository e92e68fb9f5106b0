import Raster
import Testing
import TestSupport
import VideoEncoding

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

  @Test func greysHaveNoChromaAndTheNearestLuma() {
    for level: UInt8 in 0...255 {
      let bitmap = flat(Pixel(red: level, green: level, blue: level))
      #expect(convert(bitmap) == I420Reference.convert(bitmap))
    }
  }

  @Test(arguments: [
    (1, 1), (2, 2), (1, 2), (2, 1), (3, 3), (17, 5), (5, 17), (64, 64), (127, 33), (160, 90),
  ])
  func theFastPathIsWithinALevelOfTheReference(size: (Int, Int)) {
    let seed = SeededGenerator.seed(7)
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

  @Test func memoryIsReused() {
    let converter = I420Converter(width: 4, height: 4)
    var planes = [UInt8](repeating: 99, count: converter.byteCount)
    converter.convert(Bitmap(width: 4, height: 4)!, into: &planes)
    #expect(planes == Array(repeating: 16, count: 16) + Array(repeating: 128, count: 8))
  }

  /// Returns the planes by `BT709`'s formulas, pixel by pixel.
  private func convertPixelByPixel(_ bitmap: Bitmap) -> [UInt8] {
    let (width, height) = (bitmap.width + bitmap.width % 2, bitmap.height + bitmap.height % 2)
    func pixel(_ x: Int, _ y: Int) -> Pixel {
      Pixel(
        bitmap.pixels[min(y, bitmap.height - 1) * bitmap.width + min(max(x, 0), bitmap.width - 1)])
    }
    func sum(_ component: (Pixel) -> UInt8, _ x: Int, _ y: Int) -> Int16 {
      let weights: [(Int, Int16)] = [(-1, 1), (0, 2), (1, 1)]
      return weights.reduce(0) { sum, weight in
        let (upper, lower) = (pixel(x + weight.0, y), pixel(x + weight.0, y + 1))
        return sum + weight.1 * 16 * (Int16(component(upper)) + Int16(component(lower)))
      }
    }
    var (luma, cb, cr): ([UInt8], [UInt8], [UInt8]) = ([], [], [])
    for y in 0..<height {
      for x in 0..<width {
        let current = pixel(x, y)
        luma.append(BT709.luma(UInt16(current.red), UInt16(current.green), UInt16(current.blue)))
        guard x.isMultiple(of: 2), y.isMultiple(of: 2) else { continue }
        let (red, green, blue) = (sum(\.red, x, y), sum(\.green, x, y), sum(\.blue, x, y))
        cb.append(BT709.cb(red, green, blue))
        cr.append(BT709.cr(red, green, blue))
      }
    }
    return luma + cb + cr
  }

  @Test(arguments: [
    (1, 1), (1, 2), (2, 1), (3, 3), (17, 5), (5, 17), (64, 64), (255, 4), (256, 4), (257, 5),
    (258, 6), (515, 3), (600, 8),
  ])
  func theFastPathMatchesTheFormulasExactly(size: (Int, Int)) {
    let seed = SeededGenerator.seed(8)
    var pictures = Pictures(seed: seed)
    for isOpaque in [true, false] {
      let bitmap = pictures.noise(width: size.0, height: size.1, isOpaque: isOpaque)
      #expect(convert(bitmap) == convertPixelByPixel(bitmap), "seed \(seed)")
    }
  }

  @Test func everyLevelOfEveryComponentMatchesTheFormulas() {
    for shift in [0, 8, 16] {
      for others: UInt32 in [0, 0xFF_FFFF] {
        let pixels = (0..<256).flatMap { level -> [UInt32] in
          let pixel = others & ~(0xFF << UInt32(shift)) | UInt32(level) << UInt32(shift)
          return [pixel | 0xFF00_0000, pixel]
        }
        let bitmap = Bitmap(width: 256, height: 2, pixels: pixels)
        #expect(convert(bitmap) == convertPixelByPixel(bitmap))
      }
    }
  }
}
