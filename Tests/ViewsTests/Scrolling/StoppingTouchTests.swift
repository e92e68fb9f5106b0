import Foundation
import Geometry
import Layers
import Testing
import VirtualTime
import Views

/// Touches during deceleration and bouncing.
@Suite struct StoppingTouchTests {
  private let scene = TouchScene()
  private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() {
    _ = scene.add(view)
    view.contentSize = CGSize(width: 100, height: 1000)
  }

  @Test(arguments: [(30.0, 0), (90, 100)] as [(CGFloat, CGFloat)])
  func aTouchBetweenPagesContinuesToTheNearest(move: CGFloat, page: CGFloat) {
    view.isPagingEnabled = true
    scene.drag(point(50, 99), point(50, 99 - move))
    scene.run(to: 0.05)
    let (offset, touch) = (view.contentOffset.y, TouchSequence(in: scene.window))
    scene.clock.asCurrent { touch.begin(at: point(50, 50)) }
    scene.run(to: 1)
    #expect(offset > 0 && offset < 100 && view.contentOffset.y == offset)
    scene.clock.asCurrent { touch.end() }
    #expect(view.isDecelerating)
    scene.run(to: 2)
    #expect(view.contentOffset.y == page && !view.isDecelerating)
  }

  @Test func bothViewsSpringBackAfterATouchThatStoppedThem() {
    let inner = scene.add(UIScrollView(frame: view.frame), to: view)
    inner.contentSize = CGSize(width: 1000, height: 100)
    scene.drag(point(10, 50), point(60, 50))
    // Next to the inner one.
    inner.frame.origin.y = 50
    scene.drag(point(50, 10), point(50, 40))
    #expect(inner.contentOffset.x < -10 && view.contentOffset.y < -5)
    let touch = TouchSequence(in: scene.window)
    scene.clock.asCurrent { touch.begin(at: point(50, 90)) }
    #expect(!inner.isDecelerating && !view.isDecelerating)
    scene.clock.asCurrent { touch.end() }
    scene.run(to: 2)
    #expect(inner.contentOffset.x == 0 && view.contentOffset.y == 0)
  }
}
