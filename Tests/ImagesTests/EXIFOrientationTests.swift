import Images
import Raster
import Testing

@Suite struct EXIFOrientationTests {
  /// What a bitmap of the rows “ab”, “cd”, “ef” looks like when it is upright.
  static let expected: [(EXIFOrientation, [String])] = [
    (.up, ["ab", "cd", "ef"]), (.upMirrored, ["ba", "dc", "fe"]),
    (.down, ["fe", "dc", "ba"]), (.downMirrored, ["ef", "cd", "ab"]),
    (.leftMirrored, ["ace", "bdf"]), (.right, ["eca", "fdb"]),
    (.rightMirrored, ["fdb", "eca"]), (.left, ["bdf", "ace"]),
  ]

  @Test(arguments: expected)
  func thePictureIsTurned(orientation: EXIFOrientation, rows: [String]) {
    let source = Bitmap(width: 2, height: 3, pixels: "abcdef".unicodeScalars.map(\.value))
    let upright = source.upright(from: orientation)
    #expect(upright.height == rows.count)
    #expect(upright.pixels == rows.joined().unicodeScalars.map(\.value))
  }
}
