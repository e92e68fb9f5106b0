import PixelDiffReference
import PixelDiff
import Raster
import TestSupport
import Testing

/// Compares the results of the fast comparison with those of the reference.
@Suite struct ReferenceComparisonTests {
  static let tolerances: [PixelTolerance] = [
    .exact, .levels(0), .levels(1), .levels(40), .levels(255), .exact,
    .perceptual(), .perceptual(threshold: 0), .perceptual(threshold: 0.02, allowedPixels: 30),
    .perceptual(threshold: 0.3), .perceptual(threshold: 1),
    .perceptual(threshold: 0.1, countsAntiAliasing: true),
  ]

  private func expectAgreement(
    _ expected: Bitmap, _ actual: Bitmap, ignoring ignored: [IgnoredRegion] = [], _ name: String
  ) {
    for tolerance in Self.tolerances {
      let plain = ReferenceComparison(expected, actual, tolerance, ignoring: ignored).difference
      for threads in [1, 2, 3] {
        let fast = PixelComparator(tolerance, ignoring: ignored, threads: threads)
          .compare(expected, actual)
        #expect(fast == plain, "\(name), \(tolerance), \(threads) threads")
      }
    }
  }

  @Test(arguments: GeneratedPictures.allCases)
  func generatedPicturesGiveTheResultsOfTheReference(_ pictures: GeneratedPictures) {
    let (expected, actual) = pictures.pair
    expectAgreement(expected, actual, "\(pictures)")
    expectAgreement(actual, expected, "\(pictures), the other way round")
    expectAgreement(expected, expected, "\(pictures), twice the same")
  }

  /// Sizes around the block size, with and without transparency, with many or few changes.
  @Test(arguments: 0..<24) func randomPicturesGiveTheResultsOfTheReference(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed) + 100)
    let width = [1, 2, 3, 5, 63, 64, 65, 130, 513, 530].randomElement(using: &random) ?? 1
    let height = [1, 2, 3, 16, 17, 33].randomElement(using: &random) ?? 1
    let isOpaque = seed % 3 > 0
    let expected = GeneratedPictures.noise(
      width, height, seed: random.next() % 1000, isOpaque: isOpaque)
    var actual = expected
    for index in actual.pixels.indices where random.next() % UInt64(2 + seed % 9 * 20) == 0 {
      let alpha = actual.pixels[index] >> 24
      let level = alpha == 0 ? 0 : UInt32(random.next() % UInt64(alpha + 1))
      actual.pixels[index] = actual.pixels[index] & 0xFF00_FFFF | level << 16
    }
    expectAgreement(expected, actual, "seed \(seed), \(width) × \(height)")
  }

  /// Overlapping soft edges, where anti-aliasing is detected.
  @Test(arguments: 0..<6) func randomShapesGiveTheResultsOfTheReference(_ seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed) + 300)
    let shapes = (0..<30).map { _ in Shapes.random(130, 90, using: &random) }
    let background: Color = seed % 2 == 0 ? .white : .clear
    let expected = try Shapes.picture(130, 90, shapes, on: background)
    let actual = try Shapes.picture(
      130, 90, shapes, on: background, moved: Double(seed) * 0.3 + 0.2)
    expectAgreement(expected, actual, "seed \(seed)")
  }

  @Test func differentSizesAndIgnoredAreasGiveTheResultsOfTheReference() {
    let (wide, tall) = (
      GeneratedPictures.noise(90, 30, seed: 7, isOpaque: false),
      GeneratedPictures.noise(70, 50, seed: 7, isOpaque: false)
    )
    let ignored: [IgnoredRegion] = [
      .rectangle(.init(x: -5, y: 10, width: 40, height: 8)),
      .rectangle(.init(x: 20, y: 12, width: 60, height: 100)),
      .rectangle(.init(x: 60, y: .min, width: .max, height: 3)),
      .rectangle(.init(x: 3, y: 0, width: .max, height: 2)),
      .rectangle(.init(x: 3, y: 3, width: 0, height: -2)),
      .mask(GeneratedPictures.noise(33, 44, seed: 8, isOpaque: false)),
    ]
    expectAgreement(wide, tall, "a wide and a tall one")
    expectAgreement(wide, tall, ignoring: ignored, "a wide and a tall one, some ignored")
    expectAgreement(tall, wide, ignoring: ignored, "a tall and a wide one, some ignored")
    let same = GeneratedPictures.noise(90, 30, seed: 7, changed: 9, isOpaque: false)
    expectAgreement(wide, same, ignoring: ignored, "two of a size, some ignored")
  }
}
