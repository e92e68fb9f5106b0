import Flipbook
import FlipbookTesting
import Testing

@testable import TitleCardTemplate

@Suite struct TitleCardTemplateTests {
  /// The timeline: every animation with its times, values and curve.
  @Test func theTimelineIsUnchanged() {
    expectTimeline(TitleCardTemplate(), matches: "titleCard")
  }

  /// The appearance of a view, pixel by pixel.
  @Test func theTitleLooksTheSame() {
    let view = TitleView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 180), title: "Title", subtitle: "Subtitle")
    view.subtitle.alpha = 1
    expectImage(view, matches: "title")
  }
}
