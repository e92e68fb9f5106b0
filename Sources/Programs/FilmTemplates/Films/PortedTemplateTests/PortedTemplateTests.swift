import Flipbook
import FlipbookTesting
import Testing

@testable import PortedTemplate

@Suite struct PortedTemplateTests {
  /// The timeline: every animation with its times, values and curve.
  @Test func theTimelineIsUnchanged() {
    expectTimeline(PortedTemplate(), matches: "ported")
  }

  /// The appearance of a view, pixel by pixel.
  @Test func theDotsLookTheSame() {
    expectImage(LoadingView(), size: CGSize(width: 160, height: 60), matches: "dots")
  }
}
