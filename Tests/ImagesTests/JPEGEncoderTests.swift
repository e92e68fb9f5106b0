import Images
import Raster
import Testing

@Suite struct JPEGEncoderTests {
  @Test func higherQualityIsLargerAndMoreExact() throws {
    let bitmap = Pictures.gradient(width: 64, height: 48)
    var (lastCount, lastDifference) = (0, 256)
    for quality in [0, 0.5, 1] {
      let file = try #require(JPEGEncoder.encode(bitmap, quality: quality))
      let found = try ImageDecoder.decode(file, name: "encoded").bitmap
      let difference = SampleJPEG.difference(found, bitmap)
      #expect(file.count > lastCount)
      #expect(difference < lastDifference)
      lastCount = file.count
      lastDifference = difference
    }
    #expect(lastDifference <= 4)
  }

  @Test func qualityIsClamped() {
    let bitmap = Pictures.gradient(width: 20, height: 20)
    func file(_ quality: Double) -> [UInt8]? { JPEGEncoder.encode(bitmap, quality: quality) }
    #expect(file(7) == file(1))
    #expect(file(-7) == file(0))
    #expect(file(.nan) == file(0))
    #expect(file(0) != file(1))
  }

  @Test func transparentPixelsBecomeWhite() throws {
    let word = Pixel(red: 100, green: 0, blue: 0, alpha: 128).word
    for (word, expected) in [(0, [255, 255, 255]), (word, [227, 127, 127])] as [(UInt32, [Int])] {
      let bitmap = Bitmap(width: 16, height: 16, pixels: Array(repeating: word, count: 256))
      let file = try #require(JPEGEncoder.encode(bitmap, quality: 1))
      let pixel = try #require(try ImageDecoder.decode(file, name: "white").bitmap[8, 8])
      for (found, expected) in zip([pixel.red, pixel.green, pixel.blue], expected) {
        #expect(abs(Int(found) - expected) <= 2)
      }
    }
  }
}
