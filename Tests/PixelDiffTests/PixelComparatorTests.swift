import PixelDiff
import Raster
import Testing

@Suite struct PixelComparatorTests {
  private typealias Region = PixelDifference.Region

  private func plain(_ width: Int, _ height: Int, _ word: UInt32 = 0xFFFF_FFFF) -> Bitmap {
    Bitmap(
      width: width, height: height, pixels: Array(repeating: word, count: width * height))
  }

  private func plain(_ picture: Bitmap, _ changes: [(x: Int, y: Int, word: UInt32)]) -> Bitmap {
    var picture = picture
    for change in changes { picture.pixels[change.y * picture.width + change.x] = change.word }
    return picture
  }

  static let modes: [PixelTolerance] = [
    .exact, .levels(9), .perceptual(), .perceptual(countsAntiAliasing: true),
  ]

  @Test(arguments: modes) func theRegionIsTheSmallestAroundTheDifferences(
    _ tolerance: PixelTolerance
  ) {
    let picture = plain(200, 60)
    let changed = plain(picture, [(x: 31, y: 50, 0xFF00_0000), (x: 170, y: 7, 0xFF00_0000)])
    let found = PixelComparator(tolerance).compare(picture, changed)
    #expect(found.differingPixels == 2)
    #expect(found.region == Region(x: 31, y: 7, width: 140, height: 44))
    #expect(found.greatestLevels == 255)
    #expect(!found.isSame)
  }

  @Test(arguments: modes) func equalPicturesHaveNoRegion(_ tolerance: PixelTolerance) {
    let found = PixelComparator(tolerance).compare(plain(70, 5), plain(70, 5))
    #expect(
      found == PixelDifference(expectedSize: found.expectedSize, actualSize: found.actualSize))
    #expect(found.region == nil && found.isSame)
  }

  @Test func atMostTheAllowedPixelsCanDiffer() {
    let picture = plain(20, 20)
    let changed = plain(picture, [(x: 1, y: 1, 0xFF00_0000), (x: 9, y: 1, 0xFF00_0000)])
    for (allowed, isSame) in [(0, false), (1, false), (2, true)] {
      let tolerance = PixelTolerance(.exact, allowedPixels: allowed)
      #expect(PixelComparator(tolerance).compare(picture, changed).isSame == isSame)
    }
  }

  @Test func theGreatestDifferenceOfAComponentCounts() {
    let (picture, changed) = (plain(3, 1, 0xFF80_8080), plain(3, 1, 0xFF7E_8083))
    #expect(PixelComparator(.levels(2)).compare(picture, changed).differingPixels == 3)
    #expect(PixelComparator(.levels(2)).compare(picture, changed).greatestLevels == 3)
    #expect(PixelComparator(.levels(3)).compare(picture, changed).isSame)
    #expect(PixelComparator(.levels(3)).compare(picture, changed).greatestLevels == 0)
  }

  @Test(arguments: modes) func pixelsOfOnlyOnePictureDiffer(_ tolerance: PixelTolerance) {
    let found = PixelComparator(tolerance).compare(plain(10, 4, 0), plain(7, 6, 0))
    #expect(found.expectedSize == .init(width: 10, height: 4))
    #expect(found.actualSize == .init(width: 7, height: 6))
    // Three columns of four rows and two rows of seven columns; the corner is in neither picture.
    #expect(found.differingPixels == 3 * 4 + 2 * 7)
    #expect(found.region == Region(x: 0, y: 0, width: 10, height: 6))
    #expect(found.greatestLevels == 0, "missing pixels count as clear")
    let opaque = PixelComparator(tolerance).compare(plain(10, 4, 0xFF00_0000), plain(7, 6, 0))
    #expect(opaque.greatestLevels == 255)
  }

  @Test(arguments: modes) func ignoredPixelsAreCountedSeparately(_ tolerance: PixelTolerance) {
    let picture = plain(20, 10)
    let changed = plain(
      picture,
      [(x: 2, y: 2, 0xFF00_0000), (x: 6, y: 2, 0xFF00_0000), (x: 15, y: 8, 0xFF00_0000)])
    let mask = plain(plain(16, 9, 0), [(x: 15, y: 8, 0x0100_0000)])
    let comparator = PixelComparator(
      tolerance,
      ignoring: [.rectangle(.init(x: 0, y: 0, width: 5, height: 5)), .mask(mask)])
    let found = comparator.compare(picture, changed)
    #expect(found.differingPixels == 1 && found.ignoredPixels == 2)
    #expect(found.region == Region(x: 6, y: 2, width: 1, height: 1))
  }

  @Test(arguments: modes) func aFadingWhitePixelDiffers(_ tolerance: PixelTolerance) {
    let found = PixelComparator(tolerance).compare(plain(9, 9), plain(9, 9, 0x8080_8080))
    #expect(found.differingPixels == 81)
    #expect(found.greatestLevels == 127)
  }

  @Test func anEdgeThatMovesByAFractionOfAPixelIsAntiAliased() {
    func edge(_ grey: UInt32) -> Bitmap {
      let pixels = (0..<81).map { $0 % 9 < 4 ? 0xFF00_0000 : $0 % 9 > 4 ? 0xFFFF_FFFF : grey }
      return Bitmap(width: 9, height: 9, pixels: pixels)
    }
    let (expected, actual) = (edge(0xFF40_4040), edge(0xFFB0_B0B0))
    let found = PixelComparator(.perceptual()).compare(expected, actual)
    #expect(found.isSame && found.antiAliasedPixels == 9 && found.region == nil)
    let counted = PixelComparator(.perceptual(countsAntiAliasing: true)).compare(expected, actual)
    #expect(counted.differingPixels == 9 && counted.antiAliasedPixels == 0)
    #expect(PixelComparator(.exact).compare(expected, actual).antiAliasedPixels == 0)
  }
}
