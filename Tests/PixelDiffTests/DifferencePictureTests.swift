import PixelDiff
import Raster
import Testing

@Suite struct DifferencePictureTests {
  @Test func eachKindOfPixelHasItsColour() throws {
    func edge(_ grey: UInt32) -> Bitmap {
      let pixels = (0..<81).map { $0 % 9 < 4 ? 0xFF00_0000 : $0 % 9 > 4 ? 0xFFFF_FFFF : grey }
      return Bitmap(width: 9, height: 9, pixels: pixels)
    }
    let expected = edge(0xFF40_4040)
    var actual = edge(0xFFB0_B0B0)
    actual.pixels[2 * 9 + 8] = 0xFF00_0000
    actual.pixels[7 * 9 + 8] = 0xFF00_0000
    let comparator = PixelComparator(
      .perceptual(), ignoring: [.rectangle(.init(x: 0, y: 6, width: 9, height: 3))])
    let picture = comparator.picture(of: expected, actual)
    #expect(picture[4, 3] == Pixel(red: 255, green: 255, blue: 0), "anti-aliased")
    #expect(picture[8, 2] == Pixel(red: 255, green: 0, blue: 0), "different")
    #expect(picture[8, 7] == Pixel(red: 0, green: 96, blue: 255), "different and ignored")
    #expect(picture[7, 1] == Pixel(red: 255, green: 255, blue: 255), "the same, white")
    #expect(picture[0, 1] == Pixel(red: 229, green: 229, blue: 229), "the same, black")
    let ignored = try #require(picture[0, 7])
    #expect(ignored.blue == 255 && ignored.red < ignored.green, "the same and ignored: pale blue")
    #expect(picture[4, 7] == ignored || picture[4, 7]?.blue == 255, "edges are ignored too")
  }

  @Test func theSizeIsTheUnionOfBothSizes() {
    let (wide, tall) = (
      GeneratedPictures.noise(9, 3, seed: 1), GeneratedPictures.noise(4, 7, seed: 1)
    )
    let picture = PixelComparator(.exact).picture(of: wide, tall)
    #expect(picture.width == 9 && picture.height == 7)
    #expect(picture[8, 2] == Pixel(red: 255, green: 0, blue: 0))
    #expect(picture[3, 6] == Pixel(red: 255, green: 0, blue: 0))
    #expect(picture[8, 6] == Pixel(red: 0, green: 0, blue: 0, alpha: 0))
  }

  @Test(arguments: ReferenceComparisonTests.tolerances)
  func redAndYellowPixelsMatchTheCounts(_ tolerance: PixelTolerance) {
    let (expected, actual) = GeneratedPictures.bars.pair
    let comparator = PixelComparator(tolerance)
    let (found, picture) = (
      comparator.compare(expected, actual), comparator.picture(of: expected, actual)
    )
    #expect(picture.pixels.count { $0 == 0xFF00_00FF } == found.differingPixels)
    #expect(picture.pixels.count { $0 == 0xFF00_FFFF } == found.antiAliasedPixels)
  }
}
