import Controls
import Foundation
import Geometry
import Layers
import Testing
import Views
import VirtualTime

/// Touches of a scroll view's content: delayed, refused and cancelled.
@Suite struct ContentTouchTests {
  private final class Pad: UIView {
    var calls: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      calls.append("began")
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      calls.append("moved")
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      calls.append("ended")
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      calls.append("cancelled")
    }
  }

  private final class Refusing: UIScrollView {
    override func touchesShouldBegin(
      _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
    ) -> Bool { !(view is Pad) }
  }

  private let scene = TouchScene()
  private let view: UIScrollView
  private let pad = Pad(frame: CGRect(x: 0, y: 0, width: 50, height: 1000))
  private let control = UIControl(frame: CGRect(x: 50, y: 0, width: 50, height: 1000))
  private let touch: TouchSequence

  init() { self.init(UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))) }

  private init(_ view: UIScrollView) {
    self.view = view
    touch = TouchSequence(in: scene.window)
    _ = scene.add(view)
    view.contentSize = CGSize(width: 100, height: 1000)
    _ = scene.add(pad, to: view)
    _ = scene.add(control, to: view)
  }

  private func perform(_ body: () -> Void) { scene.clock.asCurrent(body) }

  /// Where the scroll view has these coordinates at first.
  private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
    CGPoint(x: view.frame.minX + x, y: view.frame.minY + y)
  }

  /// A scroll view that forwards touches, as sources do that want them below it.
  private final class Forwarding: UIScrollView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      next?.touchesBegan(touches, with: event)
    }
  }

  @Test(arguments: [false, true])
  func touchesEndAtAScrollView(forwards: Bool) {
    let pad = Pad(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    let inner = forwards ? Forwarding(frame: bounds) : UIScrollView(frame: bounds)
    inner.delaysContentTouches = false
    _ = scene.add(pad)
    _ = scene.add(inner, to: pad)
    perform {
      touch.begin(at: CGPoint(x: pad.frame.minX + 10, y: pad.frame.minY + 10))
      touch.end()
    }
    #expect(pad.calls == (forwards ? ["began"] : []))
  }

  @Test func aTouchThatStaysBeginsAfterADelayAndIsCancelledByADrag() {
    perform { touch.begin(at: point(10, 90)) }
    scene.run(to: 0.149)
    #expect(pad.calls.isEmpty)
    scene.run(to: 0.15)
    #expect(pad.calls == ["began"])
    perform {
      touch.move(to: point(10, 60))
      touch.end()
    }
    #expect(pad.calls == ["began", "cancelled"] && view.contentOffset.y == 20)
  }

  private final class Watching: UIWindow {
    var phases: [UITouch.Phase] = []
    override func sendEvent(_ event: UIEvent) {
      phases += (event.allTouches ?? []).map(\.phase)
      super.sendEvent(event)
    }
  }

  @Test func theWindowIsToldOfATouchThatADragHasCancelled() {
    let window = Watching(frame: scene.window.bounds)
    window.layer.keepUpToDate(by: scene.clock)
    let touch = TouchSequence(in: window)
    perform {
      window.addSubview(view)
      touch.begin(at: point(10, 90))
    }
    scene.run(to: 0.2)
    perform {
      touch.move(to: point(10, 60))
      touch.move(to: point(10, 50))
      touch.end()
    }
    #expect(pad.calls == ["began", "cancelled"] && view.contentOffset.y == 30)
    #expect(window.phases == [.began, .moved, .moved, .ended])
  }

  private final class Permissive: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(
      _ recognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { true }
  }

  @Test(arguments: [0, 0.2])
  func aDragThatOtherGesturesJoinTakesTheTouchFromTheContent(wait: Double) {
    let (pan, delegate) = (UIPanGestureRecognizer(), Permissive())
    pan.delegate = delegate
    scene.window.addGestureRecognizer(pan)
    perform { touch.begin(at: point(10, 90)) }
    scene.run(to: wait)
    perform {
      touch.move(to: point(10, 75))
      touch.move(to: point(10, 60))
    }
    #expect(pan.state == .changed && view.contentOffset.y == 20)
    scene.run(to: 1)
    #expect(pad.calls == (wait == 0 ? [] : ["began", "cancelled"]))
  }

  @Test func aDragAtOnceNeverTouchesTheContent() {
    scene.drag(point(10, 90), point(10, 60))
    #expect(pad.calls.isEmpty && view.contentOffset.y == 20)
    scene.run(to: 1)
    #expect(pad.calls.isEmpty)
  }

  @Test func aTapTouchesTheContentWhenTheFingerIsLifted() {
    perform { touch.begin(at: point(10, 90)) }
    scene.run(to: 0.1)
    #expect(pad.calls.isEmpty)
    perform { touch.end() }
    scene.run(to: 1)
    #expect(pad.calls == ["began", "ended"])
  }

  @Test func movementsThatAreNoDragFollowTheDelayedBeginning() {
    perform {
      touch.begin(at: point(10, 50))
      touch.move(to: point(15, 50))
    }
    #expect(pad.calls.isEmpty)
    scene.run(to: 0.2)
    perform {
      touch.move(to: point(20, 50))
      touch.end()
    }
    #expect(pad.calls == ["began", "moved", "ended"])
  }

  @Test func aDragOfAControlScrollsOnlyBeforeItsTouchBegins() {
    scene.drag(point(60, 90), point(60, 60))
    #expect(view.contentOffset.y == 20)
    perform { touch.begin(at: point(60, 90)) }
    scene.run(to: 1)
    perform {
      touch.move(to: point(60, 60))
      touch.end()
    }
    #expect(view.contentOffset.y == 20 && control.isTouchInside == false)
  }

  @Test(arguments: [true, false])
  func withoutDelayOrScrollingTouchesBeginAtOnce(isScrollEnabled: Bool) {
    view.isScrollEnabled = isScrollEnabled
    view.delaysContentTouches = !isScrollEnabled
    perform { touch.begin(at: point(10, 90)) }
    #expect(pad.calls == ["began"])
  }

  @Test func aScrollViewRefusesTouchesOfItsContent() {
    let test = ContentTouchTests(Refusing(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    test.perform { test.touch.begin(at: test.point(10, 90)) }
    test.scene.run(to: 1)
    test.perform { test.touch.end() }
    #expect(test.pad.calls.isEmpty)
  }
}
