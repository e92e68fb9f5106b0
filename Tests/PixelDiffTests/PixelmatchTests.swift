import PixelDiff
import Raster
import Testing

/// The counts of pixelmatch for the same pictures.
///
/// For pictures without transparency, pixelmatch 0.4.0 for Python, which follows pixelmatch 5, and
/// pixelmatch 7.1 agree. For fading pictures the counts are from 7.1, because version 5 blends with
/// white.
@Suite struct PixelmatchTests {
  /// The differing pixels of a pair at a threshold, with and without anti-aliasing detection.
  struct Count: CustomTestStringConvertible {
    let pictures: GeneratedPictures
    let threshold: Double
    let differing, withAntiAliased: Int

    init(_ pictures: GeneratedPictures, _ threshold: Double, _ differing: Int, _ all: Int) {
      self.pictures = pictures
      self.threshold = threshold
      self.differing = differing
      withAntiAliased = all
    }

    var testDescription: String { "\(pictures) at \(threshold)" }
  }

  static let counts = [
    Count(.noise, 0, 424, 429), Count(.noise, 0.05, 350, 355),
    Count(.noise, 0.1, 225, 226), Count(.noise, 0.3, 134, 134),
    Count(.discs, 0, 0, 327), Count(.discs, 0.05, 0, 261),
    Count(.discs, 0.1, 0, 178), Count(.discs, 0.3, 0, 0),
    Count(.bars, 0, 116, 504), Count(.bars, 0.05, 116, 446),
    Count(.bars, 0.1, 116, 386), Count(.bars, 0.3, 114, 191),
    Count(.gradients, 0, 3402, 3450), Count(.gradients, 0.05, 3050, 3050),
    Count(.gradients, 0.1, 2650, 2650), Count(.gradients, 0.3, 950, 950),
    Count(.recolored, 0, 5102, 5400), Count(.recolored, 0.05, 2009, 2135),
    Count(.recolored, 0.1, 0, 9), Count(.recolored, 0.3, 0, 0),
    Count(.fading, 0, 164, 181), Count(.fading, 0.05, 141, 157),
    Count(.fading, 0.1, 89, 97), Count(.fading, 0.3, 33, 35),
    Count(.fadingDiscs, 0, 2000, 2317), Count(.fadingDiscs, 0.05, 2000, 2219),
    Count(.fadingDiscs, 0.1, 2000, 2146), Count(.fadingDiscs, 0.3, 0, 0),
    Count(.narrow, 0, 8, 10), Count(.narrow, 0.05, 5, 7),
    Count(.narrow, 0.1, 5, 6), Count(.narrow, 0.3, 2, 3),
  ]

  @Test(arguments: counts) func countsMatchPixelmatch(_ count: Count) {
    let (expected, actual) = count.pictures.pair
    let found = PixelComparator(.perceptual(threshold: count.threshold)).compare(expected, actual)
    #expect(found.differingPixels == count.differing)
    #expect(found.antiAliasedPixels == count.withAntiAliased - count.differing)
    let all = PixelComparator(
      .perceptual(threshold: count.threshold, countsAntiAliasing: true)
    ).compare(expected, actual)
    #expect(all.differingPixels == count.withAntiAliased)
    #expect(all.antiAliasedPixels == 0)
  }
}
