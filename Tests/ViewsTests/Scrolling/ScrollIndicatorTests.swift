import Controls
import Foundation
import Geometry
import Layers
import Testing
import Views
import VirtualTime

/// The indicators of scroll views, in a view of 100 by 100 points that shows a tenth of its content.
@Suite struct ScrollIndicatorTests {
  private let scene = TouchScene()
  private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let touch: TouchSequence

  init() {
    touch = TouchSequence(in: scene.window)
    _ = scene.add(view)
    view.contentSize = CGSize(width: 100, height: 1000)
  }

  private func perform(_ body: () -> Void) { scene.clock.asCurrent(body) }

  private var shown: [CALayer] {
    (view.layer.sublayers ?? []).filter { $0.cornerRadius == 1.5 && !$0.isHidden }
  }

  private func opacity(at seconds: Double) -> Double {
    shown.first?.state(at: Instant(seconds: seconds)).opacity ?? -1
  }

  /// Drags up by 40 points beyond the threshold, rests, and lifts the finger at 1 s.
  private func drag(by distance: CGFloat = 40) {
    perform { touch.begin(at: CGPoint(x: 50, y: 90)) }
    scene.run(to: 0.5)
    perform { touch.move(to: CGPoint(x: 50, y: 80 - distance)) }
    scene.run(to: 1)
  }

  @Test func anIndicatorShowsTheVisiblePartDuringADrag() throws {
    #expect(shown.isEmpty)
    drag()
    #expect(view.contentOffset.y == 40 && shown.count == 1 && view.subviews.isEmpty)
    let bar = try #require(shown.first)
    // The track is 94 points long; the length is the minimum, 36 points.
    let y = 3 + (94 - 36) * 40.0 / 900
    #expect(bar.frame.minX == 94 && bar.frame.width == 3 && bar.frame.height == 36)
    #expect(abs(bar.frame.minY - 40 - y) <= 0.5)
    #expect(bar.backgroundColor == UIColor(white: 0, alpha: 0.35).cgColor && bar.opacity == 1)
  }

  @Test func theLengthIsTheVisibleShareOfTheContent() throws {
    view.contentSize.height = 200
    drag()
    #expect(try #require(shown.first).frame.height == 47)
    view.contentSize.height = 125
    // The view has scrolled beyond the end: it shows 85 points of the content.
    #expect(abs(try #require(shown.first).frame.height - 94 * 85 / 125) < 1)
    view.contentSize.height = 100
    #expect(shown.isEmpty)
  }

  @Test func anIndicatorFadesOutAfterTheScroll() {
    drag()
    perform { touch.end() }
    #expect(!view.isDecelerating)
    #expect(opacity(at: 2.19) == 1)
    #expect(abs(opacity(at: 2.325) - 0.5) < 0.01 && opacity(at: 2.46) == 0)
  }

  @Test func anIndicatorStaysWhileTheViewDecelerates() {
    perform { touch.begin(at: CGPoint(x: 50, y: 90)) }
    for step in 1...5 {
      scene.run(to: Double(step) / 100)
      perform { touch.move(to: CGPoint(x: 50, y: 90 - 15 * CGFloat(step))) }
    }
    perform { touch.end() }
    scene.run(to: 1)
    #expect(view.isDecelerating && shown.first?.opacity == 1)
    let frame = shown.first?.frame ?? .zero
    #expect(frame.minX == 94 && frame.minY > view.contentOffset.y + 3)
    scene.run(to: 6)
    #expect(!view.isDecelerating && shown.first?.opacity == 0)
  }

  @Test func anIndicatorShrinksBeyondAnEdge() throws {
    drag(by: -60)
    let excess = -view.contentOffset.y
    let bar = try #require(shown.first)
    #expect(excess == 18 && abs(bar.frame.height - 94 * 82 / 1000) < 1)
    #expect(bar.frame.minY == view.contentOffset.y + 3)
    #expect(try #require(Self.bar(of: (0, 1000), visible: (-60, 40), track: 94)).1 == 7)
    let (start, length) = try #require(
      Self.bar(of: (0, 1000), visible: (-10, 90), track: 94))
    #expect(start == 0 && abs(length - 18) < 1e-9)
  }

  private static func bar(
    of content: (CGFloat, CGFloat), visible: (CGFloat, CGFloat), track: CGFloat
  ) -> (CGFloat, CGFloat)? {
    ScrollIndicators.bar(of: content, visible: visible, track: track).map { ($0.start, $0.length) }
  }

  @Test func contentThatIsAddedStaysBehindTheIndicator() {
    drag()
    let subview = UIView()
    perform {
      view.addSubview(UIView())
      view.addSubview(subview)
      view.bringSubviewToFront(view.subviews[0])
    }
    #expect(view.subviews.count == 2 && view.layer.sublayers?.last === shown.first)
    #expect(view.layer.sublayers?.first === subview.layer)
  }

  @Test func stylesInsetsAndVisibilityTakeEffect() throws {
    view.contentSize.width = 300
    drag()
    #expect(shown.count == 2)
    view.showsHorizontalScrollIndicator = false
    view.indicatorStyle = .white
    view.scrollIndicatorInsets = UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 5)
    let bar = try #require(shown.first)
    #expect(shown.count == 1 && bar.frame.maxX == 92)
    #expect(bar.backgroundColor == UIColor(white: 1, alpha: 0.5).cgColor)
    #expect(view.horizontalScrollIndicatorInsets.right == 5)
    view.overrideUserInterfaceStyle = .dark
    view.indicatorStyle = .black
    #expect(bar.backgroundColor == UIColor(white: 0, alpha: 0.35).cgColor)
    view.indicatorStyle = .default
    #expect(bar.backgroundColor == UIColor(white: 1, alpha: 0.5).cgColor)
  }

  private final class Flasher: UIScrollView {
    var layoutCount = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      layoutCount += 1
      if layoutCount < 100 { flashScrollIndicators() }
    }
  }

  @Test func flashingDoesNotLayOutTheViewAgain() {
    let flasher = Flasher(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    flasher.contentSize = CGSize(width: 50, height: 500)
    _ = scene.add(flasher)
    scene.run(to: 0.5)
    let count = flasher.layoutCount
    perform { flasher.flashScrollIndicators() }
    scene.run(to: 1)
    #expect(count > 0 && count < 4 && flasher.layoutCount == count)
  }

  @Test func indicatorsFlashOnRequestAndNotForAnimatedOffsets() {
    perform { view.setContentOffset(CGPoint(x: 0, y: 100), animated: true) }
    scene.run(to: 0.1)
    #expect(shown.isEmpty)
    scene.run(to: 1)
    perform { view.flashScrollIndicators() }
    #expect(opacity(at: 1) == 1 && opacity(at: 2.19) == 1 && opacity(at: 2.46) == 0)
  }
}
