import Testing

import VirtualTime

@Suite struct FrameRateTests {
  @Test func framesHaveExactInstants() throws {
    let ntsc = try #require(FrameRate(30000, 1001))
    #expect(ntsc.instant(ofFrame: 0) == .zero)
    #expect(ntsc.instant(ofFrame: 30000) == Instant(nanoseconds: 1_001_000_000_000))
    #expect(ntsc.instant(ofFrame: 1) == Instant(nanoseconds: 33_366_667))
    let third = try #require(FrameRate(3))
    #expect(third.instant(ofFrame: 1) == Instant(nanoseconds: 333_333_333))
    #expect(third.instant(ofFrame: 3_000_000) == Instant(seconds: 1_000_000))
  }

  @Test(arguments: [
    (60.0, "60"), (29.97, "30000/1001"), (23.976, "24000/1001"), (59.94, "60000/1001"),
    (12.5, "25/2"), (0.5, "1/2"), (119.88, "120000/1001"),
  ])
  func decimalRatesBecomeFractions(value: Double, text: String) {
    #expect(FrameRate(framesPerSecond: value)?.description == text)
  }

  @Test(arguments: [0, -1, .nan, .infinity, 1001, 0.0001])
  func invalidRatesAreRejected(value: Double) {
    #expect(FrameRate(framesPerSecond: value) == nil)
  }

  @Test func firstFrameAtOrAfterAnInstant() throws {
    let rate = try #require(FrameRate(60))
    #expect(rate.firstFrame(atOrAfter: .zero) == 0)
    #expect(rate.firstFrame(atOrAfter: Instant(nanoseconds: 1)) == 1)
    for frame in [1, 7, 59, 60, 601, 100_003] {
      let instant = rate.instant(ofFrame: frame)
      #expect(rate.firstFrame(atOrAfter: instant) == frame)
      #expect(rate.firstFrame(atOrAfter: instant.advanced(by: 1)) == frame + 1)
      #expect(rate.firstFrame(atOrAfter: instant.advanced(by: -1)) == frame)
    }
  }

  @Test func durationsRoundToWholeFrames() throws {
    let rate = try #require(FrameRate(60))
    #expect(rate.frameCount(forSeconds: 1.0) == 60)
    #expect(rate.frameCount(forSeconds: 0.508) == 30)
    #expect(rate.frameCount(forSeconds: 0.509) == 31)
  }
}
