import Flipbook
import FlipbookTesting
import Testing

@testable import PortedTemplate

@Suite struct PortedTemplateTests {
  /// When things happen: every animation with its times, values and curve.
  @Test func theTimelineIsUnchanged() {
    expectTimeline(PortedTemplate(), matches: "ported")
  }

  /// What a view looks like, pixel by pixel.
  @Test func theDotsLookTheSame() {
    expectImage(LoadingView(), size: CGSize(width: 160, height: 60), matches: "dots")
  }
}
