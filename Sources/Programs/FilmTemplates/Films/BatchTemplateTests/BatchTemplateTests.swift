import Flipbook
import FlipbookTesting
import Testing

@testable import BatchTemplate

@Suite struct BatchTemplateTests {
  /// The timeline: every animation with its times, values and curve.
  @Test func theTimelineIsUnchanged() {
    expectTimeline(BatchTemplate(), matches: "batch")
  }

  /// The appearance of a view, pixel by pixel.
  @Test func theCardLooksTheSame() {
    let card = NameCard(frame: CGRect(x: 0, y: 0, width: 304, height: 64))
    card.show(name: "Grace Hopper", role: "Computer scientist", accent: .systemOrange)
    expectImage(card, matches: "nameCard")
  }
}
