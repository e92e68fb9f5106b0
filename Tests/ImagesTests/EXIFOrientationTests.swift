import Images
import Raster
import Testing

@Suite struct EXIFOrientationTests {
  /// The upright rows of a bitmap with the rows "ab", "cd" and "ef", for each orientation.
  static let expected: [(EXIFOrientation, [String])] = [
    (.up, ["ab", "cd", "ef"]), (.upMirrored, ["ba", "dc", "fe"]),
    (.down, ["fe", "dc", "ba"]), (.downMirrored, ["ef", "cd", "ab"]),
    (.leftMirrored, ["ace", "bdf"]), (.right, ["eca", "fdb"]),
    (.rightMirrored, ["fdb", "eca"]), (.left, ["bdf", "ace"]),
  ]

  @Test(arguments: expected)
  func imagesAreTurnedUpright(orientation: EXIFOrientation, rows: [String]) {
    let source = Bitmap(width: 2, height: 3, pixels: "abcdef".unicodeScalars.map(\.value))
    let upright = source.upright(from: orientation)
    #expect(upright.height == rows.count)
    #expect(upright.pixels == rows.joined().unicodeScalars.map(\.value))
  }
}
