import PixelDiff
import Testing

@Suite struct PixelToleranceTests {
  @Test func tolerancesHaveDescriptions() {
    #expect("\(PixelTolerance.exact)" == "exact")
    #expect("\(PixelTolerance.levels(2, allowedPixels: 100))" == "2 levels, 100 pixels allowed")
    #expect("\(PixelTolerance.perceptual())" == "perceptual, threshold 0.1")
  }

  @Test func valuesOutOfRangeAreClamped() {
    #expect(PixelTolerance.perceptual(threshold: 7) == .perceptual(threshold: 1))
    #expect(PixelTolerance.perceptual(threshold: .nan) == .perceptual(threshold: 0))
    #expect(PixelTolerance(.exact, allowedPixels: -1) == .exact)
  }
}
