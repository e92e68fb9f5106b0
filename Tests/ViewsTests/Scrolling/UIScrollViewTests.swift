import Failures
import Controls
import Foundation
import Geometry
import Layers
import TestSupport
import Testing
import Views
import VirtualTime

private final class ScrollLog: UIScrollViewDelegate {
  var lines: [String] = []
  var zooming: UIView?
  var target: CGPoint?

  func scrollViewDidScroll(_ scrollView: UIScrollView) { lines.append("scroll") }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { lines.append("drag") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    lines.append("lift")
    if let target { targetContentOffset.pointee = target }
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    lines.append("end \(decelerate)")
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { lines.append("rest") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { lines.append("arrived") }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zooming }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { lines.append("zoom") }

  /// The lines without consecutive duplicates.
  var short: [String] { lines.reduce(into: []) { if $0.last != $1 { $0.append($1) } } }
}

@Suite struct UIScrollViewTests {
  private let scene = TouchScene()
  private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let log = ScrollLog()

  init() {
    _ = scene.add(view)
    view.contentSize = CGSize(width: 100, height: 1000)
    view.delegate = log
  }

  private func perform(_ body: () -> Void) { scene.clock.asCurrent(body) }

  private func y(at seconds: Double) -> Double {
    view.layer.state(at: Instant(seconds: seconds)).bounds.minY
  }

  @Test func theOffsetIsTheOriginOfTheBounds() {
    view.contentOffset.y = 30
    #expect(view.bounds == CGRect(x: 0, y: 30, width: 100, height: 100) && log.lines == ["scroll"])
    view.bounds.origin.y = 40
    #expect(view.contentOffset.y == 40 && log.lines == ["scroll", "scroll"])
    view.contentOffset.y = 40
    #expect(log.lines.count == 2 && view.clipsToBounds)
    let item = UIView(frame: CGRect(x: 0, y: 50, width: 10, height: 10))
    view.addSubview(item)
    #expect(item.convert(CGPoint.zero, to: nil) == CGPoint(x: 0, y: 10))
  }

  @Test func theOffsetAnimatesInABlockAndIsReportedOnce() {
    perform {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.contentOffset.y = 100
      }
    }
    #expect(near(y(at: 0.5), 50) && log.lines == ["scroll"])
  }

  @Test func anAnimatedOffsetIsReportedAtEachFrame() {
    perform { view.setContentOffset(CGPoint(x: 0, y: 100), animated: true) }
    #expect(view.contentOffset.y == 0)
    scene.run(to: 0.15)
    #expect(near(view.contentOffset.y, 50, 1e-6))
    scene.run(to: 1)
    #expect(view.contentOffset.y == 100 && log.lines.count == 19 && log.lines.last == "arrived")
    perform { view.setContentOffset(.zero, animated: true) }
    scene.run(to: 1.1)
    perform { view.contentOffset.y = 7 }
    scene.run(to: 2)
    #expect(view.contentOffset.y == 7)
  }

  @Test(arguments: [
    (950.0, 50.0, CGFloat(900)), (20, 50, 0), (120, 30, 50), (300, 300, 300),
  ])
  func scrollingToARect(top: Double, height: Double, y: CGFloat) {
    view.scrollRectToVisible(
      CGRect(x: 0, y: top, width: 10, height: height), animated: false)
    #expect(view.contentOffset.y == y)
  }

  @Test func aDragFollowsTheFinger() {
    let item = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 1000))
    view.addSubview(item)
    scene.drag(point(50, 90), point(50, 60), point(50, 40))
    #expect(view.contentOffset.y == 40)
    #expect(log.short == ["drag", "scroll", "lift", "end false"])
    scene.drag(point(50, 50), point(80, 52))
    #expect(view.contentOffset == CGPoint(x: 0, y: 40))
    view.isScrollEnabled = false
    scene.drag(point(50, 90), point(50, 60))
    #expect(view.contentOffset.y == 40)
  }

  /// The content follows the finger also if the view is turned, or scaled: lists are turned upside down, so
  /// that they begin at the bottom.
  @Test(arguments: [[-1, -1, 470], [1, -1, 470], [2, 2, 510]])
  func aDragIsInTheCoordinatesOfATransformedView(values: [Double]) {
    view.contentOffset.y = 500
    view.transform = CGAffineTransform(scaleX: values[0], y: values[1])
    scene.drag(point(50, 90), point(50, 70), point(50, 50), point(50, 50))
    #expect(near(view.contentOffset.y, values[2]))
  }

  @Test func aDragBeyondTheContentIsDampedAndSpringsBack() {
    scene.drag(point(50, 10), point(50, 60))
    let overscroll: Double = 0.55 * 40 * 100 / (0.55 * 40 + 100)
    #expect(view.contentOffset.y == CGFloat(-overscroll.rounded()))
    #expect(view.isDecelerating)
    scene.run(to: 1)
    #expect(view.contentOffset.y == 0 && !view.isDecelerating && log.lines.last == "rest")
    view.bounces = false
    scene.drag(point(50, 10), point(50, 60))
    #expect(view.contentOffset.y == 0)
  }

  /// Moves a finger upwards from (50, 90), starting at 0 s, and lifts it at the given speed.
  private func fling(_ speed: Double) {
    perform {
      let touch = TouchSequence(in: scene.window)
      touch.begin(at: point(50, 90))
      for step in 1...5 {
        scene.clock.schedule(at: Instant(seconds: Double(step) / 100)) {
          touch.move(to: point(50, 90 - speed * Double(step) / 100))
          if step == 5 { touch.end() }
        }
      }
    }
    scene.run(to: 0.05)
  }

  @Test func aFlingDeceleratesAtTheRate() {
    fling(1000)
    #expect(view.contentOffset.y == 40 && view.isDecelerating)
    scene.run(to: 0.55)
    let halfway: Double = 40 + 499 * (1 - pow(0.998, 500))
    #expect(view.contentOffset.y == CGFloat(halfway.rounded()))
    scene.run(to: 10)
    #expect(view.contentOffset.y == 534)
    #expect(log.lines.last == "rest" && !view.isDecelerating)
  }

  @Test func aFlingStopsAtTheEndOfTheContent() {
    fling(3000)
    scene.run(to: 0.55)
    #expect(view.contentOffset.y > 900)
    scene.run(to: 20)
    #expect(view.contentOffset.y == 900 && log.lines.last == "rest")
  }

  @Test(arguments: [(1.0, 0...0), (4.0, 60...110)])
  func aFlingBackFromBeyondTheEdgeContinuesIntoTheContent(
    step: Double, rest: ClosedRange<CGFloat>
  ) {
    perform {
      let touch = TouchSequence(in: scene.window)
      touch.begin(at: point(50, 10))
      touch.move(to: point(50, 90))
      for index in 1...3 {
        scene.clock.schedule(at: Instant(seconds: 0.2 + Double(index) / 100)) {
          touch.move(to: point(50, 92 - step * Double(index)))
          if index == 3 { touch.end() }
        }
      }
    }
    var offsets: [CGFloat] = []
    for frame in 14...180 {
      scene.run(to: Double(frame) / 60)
      offsets.append(view.contentOffset.y)
    }
    #expect(offsets[0] < -10 && rest.contains(view.contentOffset.y) && log.lines.last == "rest")
    #expect(zip(offsets, offsets.dropFirst()).allSatisfy { $0 <= $1 })
  }

  @Test func aFlingWithoutBounceStopsAtTheEndOfTheContent() {
    view.bounces = false
    fling(3000)
    var farthest: CGFloat = 0
    for step in 1...60 {
      scene.run(to: 0.05 + Double(step) / 60)
      farthest = max(farthest, view.contentOffset.y)
    }
    #expect(farthest == 900 && log.lines.last == "rest")
  }

  @Test func insetsMoveTheLimits() {
    view.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 20, right: 0)
    fling(3000)
    scene.run(to: 20)
    #expect(view.contentOffset.y == 920)
    perform { view.setContentOffset(CGPoint(x: 0, y: -30), animated: false) }
    scene.drag(point(50, 10), point(50, 60))
    scene.run(to: 30)
    #expect(view.contentOffset.y == -30)
  }

  @Test func smallerInsetsMoveTheContentBack() {
    view.contentInset.top = 60
    #expect(view.contentOffset.y == 0)
    perform { view.setContentOffset(CGPoint(x: 0, y: -60), animated: false) }
    perform { UIView.animate(withDuration: 0.4) { view.contentInset.top = 10 } }
    #expect(view.contentOffset.y == -10)
    scene.run(to: 0.2)
    #expect(
      (-40 ... -30).contains(scene.clock.asCurrent { view.layer.presentation()?.bounds.minY ?? 0 }))
    view.contentInset.bottom = 200
    perform { view.setContentOffset(CGPoint(x: 0, y: 1100), animated: false) }
    view.contentInset.bottom = 0
    #expect(view.contentOffset.y == 900)
  }

  @Test func contentThatFitsBeginsBelowTheInset() {
    view.contentSize = .zero
    view.contentInset = UIEdgeInsets(top: 20, left: 15, bottom: 0, right: 0)
    #expect(view.contentOffset == CGPoint(x: -15, y: -20))
  }

  @Test func smallerContentMovesTheOffsetBack() {
    perform { view.setContentOffset(CGPoint(x: 0, y: 900), animated: false) }
    view.contentSize.height -= 200
    #expect(view.contentOffset.y == 700)
    view.contentSize.height += 200
    #expect(view.contentOffset.y == 700)
    // The content was as large as the view when its margins were set.
    let plain = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 45))
    plain.contentSize = CGSize(width: 100, height: 45)
    plain.contentInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    #expect(plain.contentOffset == .zero)
    plain.contentSize = CGSize(width: 80, height: 25)
    #expect(plain.contentOffset == CGPoint(x: -10, y: -10))
  }

  @Test func aLargerViewMovesTheOffsetBack() {
    perform { view.setContentOffset(CGPoint(x: 0, y: 900), animated: false) }
    view.frame.size.height += 50
    #expect(view.contentOffset.y == 850)
    view.frame.size.height -= 50
    #expect(view.contentOffset.y == 850)
  }

  @Test func aChangedSizeDoesNotMoveTheContentDuringADrag() {
    perform {
      let touch = TouchSequence(in: scene.window)
      touch.begin(at: point(50, 10))
      touch.move(to: point(50, 80))
      let dragged = view.contentOffset.y
      view.contentSize.height += 10
      #expect(dragged < -5 && view.contentOffset.y == dragged)
      touch.end()
    }
  }

  @Test func insetsDoNotMoveTheContentDuringADrag() {
    perform {
      let touch = TouchSequence(in: scene.window)
      touch.begin(at: point(50, 10))
      touch.move(to: point(50, 80))
      let dragged = view.contentOffset.y
      view.contentInset.top = 5
      #expect(dragged < -5 && view.contentOffset.y == dragged)
      touch.end()
    }
  }

  @Test func theFastRateStopsSooner() {
    view.decelerationRate = .fast
    fling(1000)
    scene.run(to: 0.6)
    #expect(view.contentOffset.y == (40 + 990 * 0.099).rounded() && log.lines.last == "rest")
  }

  @Test func contentThatFitsBouncesIfAlwaysBounceIsSet() {
    view.contentSize = CGSize(width: 50, height: 50)
    scene.drag(point(50, 10), point(50, 60))
    #expect(view.contentOffset == .zero && log.lines.isEmpty)
    view.alwaysBounceVertical = true
    scene.drag(point(50, 10), point(50, 60))
    #expect(view.contentOffset.y < -10 && view.isDecelerating)
    scene.run(to: 1)
    #expect(view.contentOffset.y == 0)
  }

  @Test("Bouncing can be turned off for one axis")
  func bouncingAlongOneAxis() {
    view.contentSize = CGSize(width: 50, height: 50)
    (view.alwaysBounceVertical, view.bouncesVertically) = (true, false)
    scene.drag(point(50, 10), point(50, 60))
    #expect(view.contentOffset == .zero && !view.isDecelerating)
    (view.alwaysBounceHorizontal, view.bouncesVertically) = (true, true)
    view.bouncesHorizontally = false
    scene.drag(point(50, 10), point(50, 60))
    #expect(view.contentOffset.y < -10)
  }

  @Test(arguments: [300, 700, -20, 40])
  func theTargetCanBeChanged(target: CGFloat) {
    log.target = CGPoint(x: 0, y: target)
    fling(1000)
    scene.run(to: 5)
    #expect(view.contentOffset.y == target && !view.isDecelerating)
    #expect(log.lines.last == (target == 40 ? "end false" : "rest"))
  }

  @Test func aChangedTargetIsReachedWithoutAJump() {
    log.target = CGPoint(x: 0, y: 300)
    fling(1000)
    var offsets = [view.contentOffset.y]
    for step in 1...120 {
      scene.run(to: 0.05 + Double(step) / 60)
      offsets.append(view.contentOffset.y)
    }
    let steps = zip(offsets.dropFirst(), offsets).map { $0 - $1 }
    #expect(abs(steps[0] - 1000.0 / 60) < 2 && steps.allSatisfy { (0..<18).contains($0) })
  }

  @Test func aFingerThatRestsHasNoVelocity() {
    perform {
      let touch = TouchSequence(in: scene.window)
      touch.begin(at: point(50, 90))
      for step in 1...5 {
        scene.clock.schedule(at: Instant(seconds: Double(step) / 100)) {
          touch.move(to: point(50, 90 - 10 * Double(step)))
        }
      }
      scene.clock.schedule(at: Instant(seconds: 0.2)) { touch.end() }
    }
    scene.run(to: 1)
    #expect(view.contentOffset.y == 40 && log.lines.last == "end false")
  }

  @Test func aTouchStopsTheDeceleration() {
    fling(1000)
    scene.run(to: 0.3)
    let offset = view.contentOffset.y
    perform { TouchSequence(in: scene.window).begin(at: point(50, 50)) }
    #expect(!view.isDecelerating && log.lines.last == "rest")
    scene.run(to: 2)
    #expect(offset > 200 && view.contentOffset.y == offset)
  }

  @Test func aTouchHoldsContentBeyondTheEdgeUntilItEnds() {
    fling(3000)
    scene.run(to: 0.5)
    let (offset, touch) = (view.contentOffset.y, TouchSequence(in: scene.window))
    perform { touch.begin(at: point(50, 50)) }
    scene.run(to: 2)
    #expect(offset > 910 && view.contentOffset.y == offset && log.lines.last == "rest")
    perform { touch.end() }
    #expect(view.isDecelerating)
    scene.run(to: 4)
    #expect(view.contentOffset.y == 900 && log.lines.last == "rest")
  }

  @Test func aDragBeyondTheEdgeContinuesWithoutAJump() {
    fling(3000)
    scene.run(to: 0.45)
    let (offset, touch) = (view.contentOffset.y, TouchSequence(in: scene.window))
    perform {
      touch.begin(at: point(50, 50))
      touch.move(to: point(50, 60))
    }
    #expect(offset > 920 && view.contentOffset.y == offset && view.isDragging)
    perform { touch.move(to: point(50, 70)) }
    #expect((offset - 11...offset - 1).contains(view.contentOffset.y))
  }

  @Test func movesOfLessThanTenPointsAreNotDrags() {
    scene.drag(point(50, 90), point(50, 81), point(44, 83))
    #expect(view.contentOffset.y == 0 && log.lines.isEmpty)
    scene.drag(point(50, 90), point(44, 82))
    #expect(view.contentOffset.y == 0 && log.short == ["drag", "lift", "end false"])
    scene.drag(point(50, 90), point(38, 74))
    #expect(view.contentOffset.y == 8)
  }

  @Test func theDelegateCanStopScrolling() {
    final class Stopper: UIScrollViewDelegate {
      func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        scrollView.setContentOffset(scrollView.contentOffset, animated: true)
      }
    }
    let stopper = Stopper()
    view.delegate = stopper
    fling(1000)
    scene.run(to: 2)
    #expect(view.contentOffset.y == 40 && !view.isDecelerating)
  }

  @Test(arguments: [(10.0, CGFloat(0)), (60, 100), (-5, 0)])
  func pagingStopsAtWholePages(move: Double, page: CGFloat) {
    view.isPagingEnabled = true
    scene.drag(point(50, 50), point(50, 50 - move))
    scene.run(to: 1)
    #expect(view.contentOffset.y == page)
  }

  @Test func aFlingChangesThePage() {
    view.isPagingEnabled = true
    fling(500)
    scene.run(to: 1)
    #expect(view.contentOffset.y == 100)
  }

  /// Apple's sample StreetScroller does so to scroll endlessly.
  @Test func anOffsetThatIsSetDuringADecelerationDoesNotStopIt() {
    final class Recenter: NSObject, UIScrollViewDelegate {
      var jumps = 0
      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard scrollView.contentOffset.y > 300 else { return }
        jumps += 1
        scrollView.contentOffset.y -= 200
      }
    }
    let recenter = Recenter()
    view.delegate = recenter
    fling(1000)
    scene.run(to: 10)
    #expect(recenter.jumps == 2 && abs(view.contentOffset.y - 134) < 5 && !view.isDecelerating)
  }

  /// Views that are pulled down with their content do so.
  @Test func anOffsetThatIsSetDuringADragIsWhereTheDragGoesOn() {
    final class Pull: NSObject, UIScrollViewDelegate {
      var pulled: CGFloat = 0
      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard scrollView.contentOffset.y < 0 else { return }
        pulled -= scrollView.contentOffset.y
        scrollView.contentOffset.y = 0
      }
    }
    let pull = Pull()
    view.delegate = pull
    scene.drag(
      point(50, 10), point(50, 30), point(50, 50), point(50, 70), point(50, 65), point(50, 60))
    // 10, 20 and 20 points, with the resistance of the edge from the start, then back.
    #expect(pull.pulled == 25 && view.contentOffset.y == 10)
  }

  /// Views that refresh their content do so when they are released.
  @Test func anOffsetThatIsSetBeyondTheContentSpringsBack() {
    scene.drag(point(50, 10), point(50, 90))
    perform {
      view.contentInset.top = 20
      view.contentOffset.y -= 10
    }
    scene.run(to: 3)
    #expect(view.contentOffset.y == -20 && !view.isDecelerating)
  }

  /// Views that refresh their content enlarge the inset on release, or while they spring back.
  @Test(arguments: [true, false])
  func contentSpringsBackToAChangedInset(onRelease: Bool) {
    final class Header: NSObject, UIScrollViewDelegate {
      let onRelease: Bool
      var offsets: [CGFloat] = []
      init(_ onRelease: Bool) { self.onRelease = onRelease }
      func scrollViewDidEndDragging(
        _ scrollView: UIScrollView, willDecelerate decelerate: Bool
      ) {
        if onRelease { UIView.animate(withDuration: 0.2) { scrollView.contentInset.top = 20 } }
      }
      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        offsets.append(scrollView.contentOffset.y)
        guard scrollView.isDecelerating, scrollView.contentInset.top == 0 else { return }
        scrollView.contentInset.top = 20
      }
    }
    let header = Header(onRelease)
    view.delegate = header
    scene.drag(point(50, 10), point(50, 90))
    // It isn't moved at once, but slows down towards the new edge, which it doesn't cross.
    #expect(view.contentOffset.y < -25)
    header.offsets = []
    scene.run(to: 3)
    #expect(view.contentOffset.y == -20 && !view.isDecelerating)
    #expect(header.offsets.count > 3 && header.offsets.allSatisfy { $0 <= -20 })
  }

  @Test func contentThatGrowsDuringADecelerationScrollsOn() {
    final class Growing: NSObject, UIScrollViewDelegate {
      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        if scrollView.contentOffset.y > 150 { scrollView.contentSize.height = 2000 }
      }
    }
    let growing = Growing()
    view.delegate = growing
    view.contentSize.height = 300
    fling(1000)
    scene.run(to: 10)
    #expect(view.contentOffset.y > 300 && !view.isDecelerating)
  }

  @Test func setContentOffsetStopsADeceleration() {
    fling(1000)
    scene.run(to: 0.3)
    #expect(view.isDecelerating)
    perform { view.setContentOffset(view.contentOffset, animated: false) }
    #expect(!view.isDecelerating)
  }

  @Test func theSameOffsetThatIsSetDuringADecelerationDoesNotStopIt() {
    final class Lock: NSObject, UIScrollViewDelegate {
      func scrollViewDidScroll(_ scrollView: UIScrollView) { scrollView.contentOffset.x = 0 }
    }
    let lock = Lock()
    view.delegate = lock
    view.isPagingEnabled = true
    fling(500)
    scene.run(to: 1)
    #expect(view.contentOffset.y == 100)
  }

  @Test func zooming() {
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.addSubview(content)
    view.contentSize = content.bounds.size
    log.zooming = content
    view.maximumZoomScale = 4
    view.zoomScale = 2
    #expect(view.zoomScale == 2 && view.contentSize == CGSize(width: 200, height: 200))
    #expect(content.frame == CGRect(x: 0, y: 0, width: 200, height: 200))
    #expect(view.contentOffset == CGPoint(x: 50, y: 50) && log.lines.contains("zoom"))
    view.zoomScale = 99
    #expect(view.zoomScale == 4)
    perform { view.zoom(to: CGRect(x: 0, y: 0, width: 50, height: 50), animated: true) }
    #expect(view.zoomScale == 2 && view.contentOffset == .zero)
    scene.run(to: 1)
    #expect(log.lines.last == "arrived")
  }

  /// Constraints describe a zoomed view without its scale; its place and the content have it.
  @Test func zoomingAViewWithConstraints() {
    let content = UIView()
    perform {
      content.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(content)
      let guide = view.contentLayoutGuide
      NSLayoutConstraint.activate([
        content.widthAnchor.constraint(equalToConstant: 200),
        content.heightAnchor.constraint(equalToConstant: 100),
        content.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 10),
        content.topAnchor.constraint(equalTo: guide.topAnchor, constant: 20),
        content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        content.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      ])
      view.layoutIfNeeded()
    }
    #expect(content.frame == CGRect(x: 10, y: 20, width: 200, height: 100))
    log.zooming = content
    perform {
      view.minimumZoomScale = 0.5
      view.zoomScale = 0.5
      content.setNeedsUpdateConstraints()
      view.setNeedsLayout()
      view.layoutIfNeeded()
    }
    #expect(content.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
    perform {
      content.constraints.first { $0.firstAttribute == .width }?.constant = 400
      view.layoutIfNeeded()
    }
    #expect(content.frame == CGRect(x: 10, y: 20, width: 200, height: 50))
    #expect(view.contentSize == CGSize(width: 210, height: 70))
  }

  @Test func anOffsetOfNaNStopsTheStage() {
    perform { view.contentOffset.y = .nan }
    #expect(
      (scene.clock.failure as? FlipbookError)?.code == .notFinite && view.contentOffset.y == 0)
  }
}
