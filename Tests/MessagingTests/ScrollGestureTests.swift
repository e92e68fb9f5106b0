import Controls
import FilmStage
import Foundation
import Geometry
import Messaging
import ScriptedUsers
import Testing
import Views
import VirtualTime

/// The recognizers of scroll views.
@Suite struct ScrollGestureTests {
  /// Logs the states of recognizers, and what `report` returns.
  private final class Listener: NSObject, UIGestureRecognizerDelegate {
    var log: [String] = []
    var report: (UIGestureRecognizer) -> String = { _ in "" }
    var allowsBoth = false

    func note(_ recognizer: UIGestureRecognizer) {
      log.append("\(recognizer.name ?? "scroll") \(recognizer.state)\(report(recognizer))")
    }

    func gestureRecognizer(
      _ recognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { allowsBoth }
  }

  private class Scroller: UIScrollView {
    var allowsDrag = true

    override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
      recognizer === panGestureRecognizer ? allowsDrag : true
    }
  }

  private let listener = Listener()

  private func listen(to recognizer: UIGestureRecognizer) {
    let note = Selector("note:") { (listener: Listener, arguments) in
      try listener.note(arguments.next())
    }
    recognizer.addTarget(listener, action: note)
  }

  /// Plays a drag of 60 points upwards within 0.2 s in a scroll view of 100 × 100 at (50, 50).
  private func play(
    until end: TimeInterval = 0.305, _ prepare: (Stage, Scroller) -> Void = { _, _ in }
  ) throws -> Scroller {
    let stage = try Stage(canvas: Canvas(width: 200, height: 200, framesPerSecond: 50))
    let view = Scroller(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    stage.perform {
      view.contentSize = CGSize(width: 100, height: 1000)
      stage.window.addSubview(view)
      listen(to: view.panGestureRecognizer)
      prepare(stage, view)
      stage.drag(stage.window, by: CGVector(dx: 0, dy: -60), at: 0.1, duration: 0.2)
    }
    try stage.advance(to: end)
    return view
  }

  @Test func aDragIsReportedFromItsBeginningToItsEnd() throws {
    let view = try play()
    #expect(listener.log.first == "scroll began" && listener.log.last == "scroll ended")
    #expect(listener.log.dropFirst().dropLast().allSatisfy { $0 == "scroll changed" })
    #expect(listener.log.count > 5 && view.panGestureRecognizer.state == .possible)
    #expect(view.gestureRecognizers?.first === view.panGestureRecognizer)
  }

  /// A drag that its subclass cancels at once because it goes in another direction, as apps write it.
  private final class DirectedPan: UIPanGestureRecognizer {
    var isHorizontal = true

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesMoved(touches, with: event)
      guard state == .began else { return }
      let velocity = velocity(in: view)
      if isHorizontal != (abs(velocity.x) > abs(velocity.y)) { state = .cancelled }
    }
  }

  @Test(arguments: [true, false])
  func aDragInAnotherDirectionDoesNotKeepTheViewFromScrolling(isHorizontal: Bool) throws {
    let view = try play { _, view in
      let content = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 1000))
      let pan = DirectedPan()
      pan.isHorizontal = isHorizontal
      pan.name = "directed"
      listen(to: pan)
      content.addGestureRecognizer(pan)
      view.addSubview(content)
    }
    if isHorizontal {
      #expect(view.contentOffset.y > 30 && listener.log.contains("scroll began"))
      #expect(!listener.log.contains("directed began"))
    } else {
      #expect(view.contentOffset.y == 0 && listener.log.first == "directed began")
      #expect(!listener.log.contains("scroll began"))
    }
  }

  @Test func aKeyPathToTheStateOfTheRecognizerIsObserved() throws {
    var states: [UIGestureRecognizer.State] = []
    var observation: NSKeyValueObservation?
    _ = try play { _, view in
      observation = view.observe(\.panGestureRecognizer.state) { view, _ in
        states.append(view.panGestureRecognizer.state)
      }
    }
    #expect(states == [.began, .changed, .ended, .possible])
    observation?.invalidate()
  }

  /// As on iOS, the innermost of two recognizers that could begin with one movement does.
  @Test(arguments: [false, true]) func aPanAroundAScrollViewGivesWay(allowsBoth: Bool) throws {
    listener.allowsBoth = allowsBoth
    let view = try play { stage, _ in
      let outer = UIPanGestureRecognizer()
      outer.name = "outer"
      outer.delegate = listener
      listen(to: outer)
      stage.window.addGestureRecognizer(outer)
    }
    #expect(view.contentOffset.y > 30 && listener.log.first == "scroll began")
    #expect(listener.log.contains("outer began") == allowsBoth)
  }

  @Test func aPanInsideAScrollViewComesFirst() throws {
    let view = try play { _, view in
      let content = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 1000))
      let inner = UIPanGestureRecognizer()
      inner.name = "inner"
      listen(to: inner)
      content.addGestureRecognizer(inner)
      view.addSubview(content)
    }
    #expect(view.contentOffset == .zero && listener.log.first == "inner began")
    #expect(!listener.log.contains { $0.hasPrefix("scroll") })
  }

  @Test func theTranslationIsThatOfTheContent() throws {
    final class Follower: UIScrollViewDelegate {
      var note: (CGFloat) -> Void = { _ in }
      func scrollViewDidScroll(_ scrollView: UIScrollView) { note(scrollView.contentOffset.y) }
    }
    let follower = Follower()
    var offsets: [CGFloat] = []
    var translations: [CGFloat] = []
    var last = (velocity: CGPoint.zero, location: CGPoint.zero, touches: 0)
    _ = try play { stage, view in
      listener.report = { _ in
        let pan = view.panGestureRecognizer
        if pan.state == .changed {
          translations.append(pan.translation(in: view).y)
          last = (pan.velocity(in: nil), pan.location(in: nil), pan.numberOfTouches)
        }
        return ""
      }
      follower.note = { if view.isDragging { offsets.append($0) } }
      view.delegate = follower
    }
    #expect(offsets.last == 50 && abs((translations.last ?? 0) + 50) < 0.5)
    #expect(abs(last.velocity.y + 300) < 30 && last.touches == 1)
    #expect(last.location.x == 100 && last.location.y < 45)
  }

  @Test func aDragThatIsNotPermittedDoesNotBegin() throws {
    for prohibit in [
      { (view: Scroller) in view.allowsDrag = false },
      { $0.panGestureRecognizer.isEnabled = false },
      { $0.removeGestureRecognizer($0.panGestureRecognizer) },
    ] {
      let view = try play { prohibit($1) }
      #expect(view.contentOffset == .zero)
    }
    #expect(listener.log.isEmpty)
  }

  @Test func aDragCanBeRequiredToFail() throws {
    let tap = UITapGestureRecognizer()
    tap.name = "tap"
    listen(to: tap)
    _ = try play(until: 2) { stage, view in
      tap.require(toFail: view.panGestureRecognizer)
      view.addGestureRecognizer(tap)
      stage.touch(view, at: 1.5)
    }
    #expect(listener.log.first == "scroll began")
    #expect(listener.log.suffix(2) == ["scroll ended", "tap ended"])
  }

  @Test func aDragWaitsForGesturesThatHaveToFail() throws {
    let swipe = UISwipeGestureRecognizer()
    swipe.name = "swipe"
    swipe.direction = .up
    listen(to: swipe)
    let view = try play { _, view in
      view.panGestureRecognizer.require(toFail: swipe)
      view.addGestureRecognizer(swipe)
    }
    #expect(listener.log == ["swipe ended"] && view.contentOffset == .zero)
    swipe.direction = .left
    listener.log = []
    let other = try play { _, view in
      view.panGestureRecognizer.require(toFail: swipe)
      view.addGestureRecognizer(swipe)
    }
    #expect(listener.log.first == "scroll began" && other.contentOffset.y > 0)
  }

  @Test func gesturesThatPermitTheDragContinueDuringIt() throws {
    for allowsBoth in [false, true] {
      listener.log = []
      listener.allowsBoth = allowsBoth
      let pan = UIPanGestureRecognizer()
      pan.name = "own"
      pan.delegate = listener
      listen(to: pan)
      let view = try play { _, view in view.addGestureRecognizer(pan) }
      let own = listener.log.filter { $0.hasPrefix("own") }
      #expect(own.first == "own began" && own.last == "own ended" && own.count > 5)
      #expect((view.contentOffset.y > 0) == allowsBoth)
      #expect(listener.log.contains("scroll changed") == allowsBoth)
    }
  }

  @Test func anotherViewCanDrag() throws {
    let pad = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let view = try play { stage, view in
      stage.window.addSubview(pad)
      pad.addGestureRecognizer(view.panGestureRecognizer)
    }
    #expect(view.contentOffset.y == 50)
  }

  @Test func onlyViewsThatZoomHaveAPinchRecognizer() throws {
    let view = UIScrollView()
    #expect(view.pinchGestureRecognizer == nil)
    view.maximumZoomScale = 3
    let pinch = try #require(view.pinchGestureRecognizer)
    #expect(pinch.view === view && view.pinchGestureRecognizer === pinch)
  }
}
