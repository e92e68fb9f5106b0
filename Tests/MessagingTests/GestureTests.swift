import Controls
import FilmStage
import Foundation
import Geometry
import Messaging
import ScriptedUsers
import Testing
import VirtualTime
import Views

/// Gestures of a scripted user.
@Suite struct GestureTests {
  /// Collects what recognizers report, and decides about them.
  private final class Listener: NSObject, UIGestureRecognizerDelegate {
    var taken: Pad?
    var log: [String] = []
    var isAllowed = true
    var allowsBoth = false

    func note(_ recognizer: UIGestureRecognizer) {
      log.append("\(recognizer.name ?? "") \(recognizer.state)")
    }

    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { isAllowed }

    func gestureRecognizer(
      _ recognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { allowsBoth }
  }

  /// A view that logs its touches.
  private final class Pad: UIView {
    var log: [String] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.append("began")
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.append("moved")
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.append("ended")
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.append("cancelled")
    }
  }

  private let listener = Listener()

  private func add<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, _ name: String, to view: UIView
  ) -> Recognizer {
    recognizer.name = name
    recognizer.delegate = listener
    let note = Selector("note:") { (listener: Listener, arguments) in
      try listener.note(arguments.next())
    }
    recognizer.addTarget(listener, action: note)
    view.addGestureRecognizer(recognizer)
    return recognizer
  }

  /// Plays two seconds with a pad of 100 × 100 at (50, 50).
  private func play(_ script: (Stage, Pad) -> Void) throws -> Pad {
    let stage = try Stage(canvas: Canvas(width: 200, height: 200, framesPerSecond: 50))
    let pad = Pad(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    stage.perform {
      stage.window.addSubview(pad)
      script(stage, pad)
    }
    try stage.advance(to: 2)
    return pad
  }

  @Test func aMethodWithAViewGetsTheRecognizersView() throws {
    let pad = try play { stage, pad in
      let tap = UITapGestureRecognizer()
      tap.addTarget(
        listener,
        action: Selector("take:") { (listener: Listener, arguments) in
          listener.taken = try arguments.next()
        })
      pad.addGestureRecognizer(tap)
      stage.touch(pad, at: 0.5)
    }
    #expect(listener.taken === pad)
  }

  @Test func aTapIsRecognizedAndTakesTheTouch() throws {
    let pad = try play { stage, pad in
      _ = add(UITapGestureRecognizer(), "tap", to: pad)
      stage.touch(pad, at: 0.1)
    }
    #expect(listener.log == ["tap ended"] && pad.log == ["began", "cancelled"])
  }

  @Test func aViewKeepsItsTouchIfTheRecognizerLetsIt() throws {
    let pad = try play { stage, pad in
      add(UITapGestureRecognizer(), "tap", to: pad).cancelsTouchesInView = false
      stage.touch(pad, at: 0.1)
    }
    #expect(listener.log == ["tap ended"] && pad.log == ["began", "ended"])
  }

  @Test func theInnermostTapPreventsOthers() throws {
    _ = try play { stage, pad in
      _ = add(UITapGestureRecognizer(), "outer", to: stage.window)
      _ = add(UITapGestureRecognizer(), "inner", to: pad)
      stage.touch(pad, at: 0.1)
      stage.touch(stage.window, at: 0.6, point: CGPoint(x: 10, y: 10))
    }
    #expect(listener.log == ["inner ended", "outer ended"])
  }

  @Test func aDelegateCanPermitBoth() throws {
    listener.allowsBoth = true
    _ = try play { stage, pad in
      _ = add(UITapGestureRecognizer(), "outer", to: stage.window)
      _ = add(UITapGestureRecognizer(), "inner", to: pad)
      stage.touch(pad, at: 0.1)
    }
    #expect(listener.log == ["inner ended", "outer ended"])
  }

  /// A press that counts the touches, after its superclass has handled them.
  private final class CountingPress: UILongPressGestureRecognizer {
    var count = 0

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesBegan(touches, with: event)
      count += touches.count
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesEnded(touches, with: event)
      count -= touches.count
    }
  }

  @Test func targetsGetMessagesWhenSubclassesHaveHandledTheTouches() throws {
    var counts: [Int] = []
    _ = try play { stage, pad in
      let press = add(CountingPress(), "press", to: pad)
      press.minimumPressDuration = 0
      let count = Selector("count:") { (_: Listener, _) in counts.append(press.count) }
      press.addTarget(listener, action: count)
      stage.touch(pad, at: 0.1)
    }
    #expect(listener.log == ["press began", "press ended"] && counts == [1, 0])
  }

  @Test func aDelegateCanForbidAGesture() throws {
    listener.isAllowed = false
    let pad = try play { stage, pad in
      _ = add(UITapGestureRecognizer(), "tap", to: pad)
      stage.touch(pad, at: 0.1)
    }
    #expect(listener.log.isEmpty && pad.log == ["began", "ended"])
  }

  /// A single tap waits for a second one, but not longer.
  @Test(arguments: [(0.3, ["double ended"]), (0.9, ["single ended", "single ended"])])
  func aSingleTapWaitsForADoubleTap(second: Double, expected: [String]) throws {
    _ = try play { stage, pad in
      let double = add(UITapGestureRecognizer(), "double", to: pad)
      double.numberOfTapsRequired = 2
      add(UITapGestureRecognizer(), "single", to: pad).require(toFail: double)
      stage.touch(pad, at: 0.1)
      stage.touch(pad, at: second)
    }
    #expect(listener.log == expected)
  }

  @Test func aDoubleTapIsRecognizedAfterASingleOne() throws {
    _ = try play { stage, pad in
      let double = add(UITapGestureRecognizer(), "double", to: pad)
      double.numberOfTapsRequired = 2
      add(UITapGestureRecognizer(), "single", to: pad).require(toFail: double)
      for time in [0.1, 1.2, 1.4] { stage.touch(pad, at: time) }
    }
    #expect(listener.log == ["single ended", "double ended"])
  }

  @Test func aWaitingTapKnowsItsLocation() throws {
    var place: CGPoint?
    _ = try play { stage, pad in
      let double = add(UITapGestureRecognizer(), "double", to: pad)
      double.numberOfTapsRequired = 2
      let single = add(UITapGestureRecognizer(), "single", to: pad)
      single.require(toFail: double)
      let note = Selector("place:") { (listener: Listener, arguments) in
        place = (try arguments.next() as UIGestureRecognizer).location(in: pad)
      }
      single.addTarget(listener, action: note)
      stage.touch(pad, at: 0.1, point: CGPoint(x: 20, y: 30))
    }
    #expect(place == CGPoint(x: 20, y: 30))
  }

  /// A pinch can't be recognized with one finger, and others don't wait for it any longer.
  @Test func aGestureIsForgottenWithItsTouches() throws {
    weak var forgotten: UIGestureRecognizer?
    _ = try play { stage, pad in
      let pinch = add(UIPinchGestureRecognizer(), "pinch", to: pad)
      add(UITapGestureRecognizer(), "tap", to: pad).require(toFail: pinch)
      forgotten = pinch
      stage.touch(pad, at: 0.1)
    }
    #expect(listener.log == ["tap ended"] && forgotten == nil)
  }

  @Test func aLongPressBeginsAndEnds() throws {
    let pad = try play { stage, pad in
      _ = add(UILongPressGestureRecognizer(), "press", to: pad)
      stage.touch(pad, at: 0.1, duration: 0.3)
      stage.touch(pad, at: 0.6, duration: 0.8)
    }
    #expect(listener.log == ["press began", "press ended"])
    #expect(pad.log == ["began", "ended", "began", "cancelled"])
  }

  @Test func aPanFollowsTheFinger() throws {
    var moves: [CGPoint] = []
    let pad = try play { stage, pad in
      let pan = add(UIPanGestureRecognizer(), "pan", to: pad)
      let note = Selector("move:") { (listener: Listener, arguments) in
        let pan: UIPanGestureRecognizer = try arguments.next()
        moves.append(pan.translation(in: pad))
        if pan.state == .changed { #expect(pan.velocity(in: pad).x > 0) }
      }
      pan.addTarget(listener, action: note)
      stage.drag(pad, by: CGVector(dx: 40, dy: 0), at: 0.1, duration: 0.4)
    }
    #expect(listener.log.first == "pan began" && listener.log.last == "pan ended")
    #expect(listener.log.dropFirst().dropLast().allSatisfy { $0 == "pan changed" })
    // The first 10 points don't count.
    #expect(abs((moves.last?.x ?? 0) - 30) < 1e-6 && moves.allSatisfy { $0.y == 0 })
    #expect(pad.log.last == "cancelled")
  }

  @Test(arguments: [(CGVector(dx: 3, dy: 40), true), (CGVector(dx: 40, dy: 3), false)])
  func aPanTellsItsDirectionBeforeItBegins(move: CGVector, begins: Bool) throws {
    final class Vertical: NSObject, UIGestureRecognizerDelegate {
      func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        guard let pan = recognizer as? UIPanGestureRecognizer else { return false }
        let translation = pan.translation(in: pan.view)
        return abs(translation.y) > abs(translation.x)
      }
    }
    let vertical = Vertical()
    _ = try play { stage, pad in
      add(UIPanGestureRecognizer(), "pan", to: pad).delegate = vertical
      stage.drag(pad, by: move, at: 0.1, duration: 0.4)
    }
    #expect(listener.log.isEmpty != begins)
  }

  @Test func aTranslationOutlivesItsGesture() throws {
    var later: [CGPoint] = []
    _ = try play { stage, pad in
      let pan = add(UIPanGestureRecognizer(), "pan", to: pad)
      stage.drag(pad, by: CGVector(dx: 40, dy: 0), at: 0.1, duration: 0.2)
      stage.touch(pad, at: 0.8)
      for time in [0.05, 0.5, 1.5] {
        stage.clock.schedule(at: Instant(seconds: time)) { later.append(pan.translation(in: pad)) }
      }
    }
    #expect(later.map { $0.x.rounded() } == [0, 30, 0])
  }

  @Test func aTranslationCanBeSet() throws {
    var total = 0.0
    _ = try play { stage, pad in
      let pan = add(UIPanGestureRecognizer(), "pan", to: pad)
      let note = Selector("move:") { (listener: Listener, arguments) in
        let pan: UIPanGestureRecognizer = try arguments.next()
        total += pan.translation(in: pad).y
        pan.setTranslation(.zero, in: pad)
      }
      pan.addTarget(listener, action: note)
      stage.drag(pad, by: CGVector(dx: 0, dy: -40), at: 0.1, duration: 0.4)
    }
    #expect(abs(total + 30) < 1e-6)
  }

  @Test(arguments: [(0.2, ["swipe ended"]), (1.5, [])])
  func aSwipeIsQuick(duration: Double, expected: [String]) throws {
    _ = try play { stage, pad in
      add(UISwipeGestureRecognizer(), "swipe", to: pad).direction = .left
      stage.drag(pad, by: CGVector(dx: -70, dy: 4), at: 0.1, duration: duration)
    }
    #expect(listener.log == expected)
  }

  /// Puts the pad into a scroll view that fills the window.
  private func embed(_ pad: UIView, in stage: Stage) -> UIScrollView {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    scroll.contentSize = CGSize(width: 200, height: 900)
    stage.window.addSubview(scroll)
    scroll.addSubview(pad)
    return scroll
  }

  @Test func aPanWithinAScrollViewPreventsItsDrag() throws {
    var offsets: [CGFloat] = []
    _ = try play { stage, pad in
      let scroll = embed(pad, in: stage)
      _ = add(UIPanGestureRecognizer(), "pan", to: pad)
      stage.drag(pad, by: CGVector(dx: 0, dy: -60), at: 0.1, duration: 0.3)
      stage.drag(
        from: CGPoint(x: 20, y: 150), to: CGPoint(x: 20, y: 90), at: 0.8, duration: 0.3)
      for time in [0.5, 1.9] {
        stage.clock.schedule(at: Instant(seconds: time)) { offsets.append(scroll.contentOffset.y) }
      }
    }
    #expect(listener.log.first == "pan began")
    // Beside the pad, the scroll view is dragged.
    #expect(offsets.first == 0 && (offsets.last ?? 0) > 0)
  }

  @Test func aTapFailsWhenAScrollViewIsDragged() throws {
    var scroll: UIScrollView?
    _ = try play { stage, pad in
      scroll = embed(pad, in: stage)
      _ = add(UITapGestureRecognizer(), "tap", to: pad)
      stage.drag(pad, by: CGVector(dx: 0, dy: -20), at: 0.1, duration: 0.3)
    }
    #expect(listener.log.isEmpty && (scroll?.contentOffset.y ?? 0) > 0)
  }

  @Test func controlsKeepTheirTaps() throws {
    var presses = 0
    _ = try play { stage, pad in
      _ = add(UITapGestureRecognizer(), "tap", to: pad)
      let button = UIButton(frame: pad.bounds)
      button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
      pad.addSubview(button)
      stage.touch(button, at: 0.1)
    }
    #expect(presses == 1 && listener.log.isEmpty)
  }

  @Test func disabledAndRemovedRecognizersAreQuiet() throws {
    _ = try play { stage, pad in
      add(UITapGestureRecognizer(), "disabled", to: pad).isEnabled = false
      let removed = add(UITapGestureRecognizer(), "removed", to: pad)
      pad.removeGestureRecognizer(removed)
      #expect(removed.view == nil && pad.gestureRecognizers?.count == 1)
      let press = add(UILongPressGestureRecognizer(), "press", to: pad)
      stage.touch(pad, at: 0.1, duration: 1)
      stage.clock.schedule(at: Instant(seconds: 0.8)) { press.isEnabled = false }
    }
    #expect(listener.log == ["press began", "press cancelled"])
  }

  /// A recognizer of an app's own, as UIKit lets apps write them.
  @Test func subclassesRecognizeTheirOwnGestures() throws {
    final class Touch: UIGestureRecognizer {
      var resetCount = 0

      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
      override func reset() { resetCount += 1 }
    }
    var touch: Touch?
    let pad = try play { stage, pad in
      touch = add(Touch(), "touch", to: pad)
      stage.touch(pad, at: 0.1)
      stage.touch(pad, at: 0.5)
    }
    let once = ["touch began", "touch ended"]
    #expect(listener.log == once + once && touch?.resetCount == 2 && touch?.state == .possible)
    // The gesture began before the view got the touch.
    #expect(pad.log.isEmpty)
  }
}
