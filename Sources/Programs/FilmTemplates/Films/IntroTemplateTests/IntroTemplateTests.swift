import Flipbook
import FlipbookTesting
import Testing

@testable import IntroTemplate

@Suite struct IntroTemplateTests {
  /// The timeline: every animation with its times, values and curve.
  @Test func theTimelineIsUnchanged() {
    expectTimeline(IntroTemplate(), matches: "intro")
  }

  /// The appearance of a view, pixel by pixel.
  @Test func theCardLooksTheSame() {
    expectImage(CardView(), size: CGSize(width: 120, height: 120), matches: "card")
  }
}
