import Failures
import FilmStage
import Foundation
import Geometry
import Layers
import Messaging
import ScriptedUsers
import Testing
import VirtualTime
import Views

/// Gestures with several fingers of a scripted user.
@Suite struct TwoFingerTests {
  private final class Listener: NSObject, UIGestureRecognizerDelegate, UIScrollViewDelegate {
    var log: [String] = []
    var values: [CGFloat] = []
    var read: (UIGestureRecognizer) -> CGFloat = { _ in 0 }
    var allowsBoth = false
    weak var zoomed: UIView?
    var zoomedTo: (UIScrollView) -> Void = { _ in }

    func note(_ recognizer: UIGestureRecognizer) {
      log.append("\(recognizer.name ?? "") \(recognizer.state)")
      values.append(read(recognizer))
    }

    func gestureRecognizer(
      _ recognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { allowsBoth }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
      log.append("zoom")
    }
    func scrollViewDidZoom(_ scrollView: UIScrollView) {
      values.append(scrollView.zoomScale)
      zoomedTo(scrollView)
    }
    func scrollViewDidEndZooming(
      _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) { log.append("end \(scale)") }
  }

  /// A view that logs its touches.
  private final class Pad: UIView {
    var log: [String] = []
    var counts: [Int] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      log.append("began")
      counts.append(event?.allTouches?.count ?? 0)
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
    _ recognizer: Recognizer, _ name: String, to view: UIView,
    read: @escaping (Recognizer) -> CGFloat = { _ in 0 }
  ) {
    recognizer.name = name
    recognizer.delegate = listener
    listener.read = { ($0 as? Recognizer).map(read) ?? 0 }
    let note = Selector("note:") { (listener: Listener, arguments) in
      try listener.note(arguments.next())
    }
    recognizer.addTarget(listener, action: note)
    view.addGestureRecognizer(recognizer)
  }

  /// Plays two seconds with a pad of 200 × 200 at (50, 50).
  @discardableResult
  private func play(_ script: (Stage, Pad) throws -> Void) throws -> Pad {
    let stage = try Stage(canvas: Canvas(width: 300, height: 300, framesPerSecond: 50))
    let pad = Pad(frame: CGRect(x: 50, y: 50, width: 200, height: 200))
    try stage.perform {
      stage.window.addSubview(pad)
      try script(stage, pad)
    }
    try stage.advance(to: 2)
    return pad
  }

  @Test(arguments: [2, 0.5]) func aPinchEndsWithItsScale(scale: CGFloat) throws {
    let pad = try play { stage, pad in
      add(UIPinchGestureRecognizer(), "pinch", to: pad) { $0.scale }
      add(UIPinchGestureRecognizer(), "other", to: stage.window) { $0.scale }
      stage.pinch(pad, to: scale, at: 0.1, duration: 0.5)
    }
    #expect(listener.log.first == "pinch began" && listener.log.last == "pinch ended")
    #expect(!listener.log.contains { $0.hasPrefix("other") })
    // At most one message for each frame, though both fingers move, and one for the end.
    #expect((20...27).contains(listener.log.count))
    #expect(abs(try #require(listener.values.last) - scale) < 1e-9)
    #expect(abs(try #require(listener.values.first) - 1) < 0.2)
    #expect(pad.log == ["began", "cancelled"])
  }

  @Test func aGestureContinuesWhenItsRecognizerMovesToAnotherView() throws {
    let copy = UIView(frame: CGRect(x: 50, y: 50, width: 200, height: 200))
    var views: [UIView?] = []
    try play { stage, pad in
      stage.window.addSubview(copy)
      stage.window.bringSubviewToFront(pad)
      add(UIPinchGestureRecognizer(), "pinch", to: pad) {
        if $0.state == .began { copy.addGestureRecognizer($0) }
        views.append($0.view)
        return $0.scale
      }
      stage.pinch(pad, to: 2, at: 0.1, duration: 0.5)
    }
    #expect(listener.log.first == "pinch began" && listener.log.last == "pinch ended")
    #expect(abs(try #require(listener.values.last) - 2) < 1e-9)
    #expect(listener.log.count > 10 && views.allSatisfy { $0 === copy })
    #expect(copy.gestureRecognizers?.count == 1)
  }

  @Test func fingersThatMoveApartDoNotScroll() throws {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    scroll.contentSize = CGSize(width: 300, height: 900)
    listener.allowsBoth = true
    try play { stage, pad in
      stage.window.insertSubview(scroll, at: 0)
      scroll.addSubview(pad)
      add(UIPinchGestureRecognizer(), "pinch", to: pad) { $0.scale }
      stage.pinch(pad, to: 2, rotatedBy: 1, at: 0.1, duration: 0.5)
    }
    #expect(listener.log.last == "pinch ended" && scroll.contentOffset == .zero)
    try play { stage, pad in
      stage.window.insertSubview(scroll, at: 0)
      scroll.addSubview(pad)
      stage.drag(pad, by: CGVector(dx: 0, dy: -60), at: 0.1, duration: 0.5, fingers: 2)
    }
    #expect(scroll.contentOffset.y >= 50)
  }

  @Test func settingTheScaleMakesItCountFromThere() throws {
    var factor: CGFloat = 1
    try play { stage, pad in
      add(UIPinchGestureRecognizer(), "pinch", to: pad) {
        factor *= $0.scale
        #expect($0.state == .ended || $0.velocity > 0 || $0.state == .began)
        $0.scale = 1
        return 0
      }
      stage.pinch(pad, to: 3, at: 0.1, duration: 0.5)
    }
    #expect(abs(factor - 3) < 1e-9)
  }

  @Test(arguments: [1.2, -4]) func aRotationEndsWithItsAngle(angle: CGFloat) throws {
    try play { stage, pad in
      add(UIRotationGestureRecognizer(), "turn", to: pad) { $0.rotation }
      add(UIPinchGestureRecognizer(), "pinch", to: pad)
      listener.read = { ($0 as? UIRotationGestureRecognizer)?.rotation ?? 0 }
      stage.pinch(pad, rotatedBy: angle, at: 0.1, duration: 0.8)
    }
    #expect(listener.log.first == "turn began" && listener.log.last == "turn ended")
    #expect(!listener.log.contains { $0.hasPrefix("pinch") })
    #expect(abs(try #require(listener.values.last) - angle) < 1e-6)
  }

  @Test func aDelegateCanPermitAPinchAndARotation() throws {
    listener.allowsBoth = true
    try play { stage, pad in
      add(UIRotationGestureRecognizer(), "turn", to: pad)
      add(UIPinchGestureRecognizer(), "pinch", to: pad)
      stage.pinch(pad, to: 2, rotatedBy: 1, at: 0.1, duration: 0.8)
    }
    #expect(listener.log.contains("turn ended") && listener.log.contains("pinch ended"))
  }

  @Test func recognizersAreResetWhenAllTargetsKnowTheEnd() throws {
    listener.allowsBoth = true
    let turn = UIRotationGestureRecognizer()
    try play { stage, pad in
      add(turn, "turn", to: pad)
      add(UIPinchGestureRecognizer(), "pinch", to: pad) { _ in turn.rotation }
      stage.pinch(pad, to: 2, rotatedBy: 1, at: 0.1, duration: 0.8)
    }
    #expect(listener.log.last == "pinch ended" && turn.rotation == 0)
    #expect(try #require(listener.values.last) > 0.8)
  }

  @Test func aPinchNeedsTwoFingers() throws {
    try play { stage, pad in
      add(UIPinchGestureRecognizer(), "pinch", to: pad)
      add(UIRotationGestureRecognizer(), "turn", to: pad)
      stage.drag(pad, by: CGVector(dx: 60, dy: 0), at: 0.1, duration: 0.3)
      stage.touch(pad, at: 0.8, fingers: 2)
    }
    #expect(listener.log.isEmpty)
  }

  @Test func recognizersCountFingers() throws {
    try play { stage, pad in
      let tap = UITapGestureRecognizer()
      tap.numberOfTouchesRequired = 2
      add(UITapGestureRecognizer(), "one", to: pad)
      add(tap, "two", to: pad)
      let press = UILongPressGestureRecognizer()
      press.numberOfTouchesRequired = 3
      add(press, "press", to: pad)
      stage.touch(pad, at: 0.1)
      stage.touch(pad, at: 0.5, fingers: 2)
      stage.touch(pad, at: 1, duration: 0.7, fingers: 3)
    }
    #expect(listener.log == ["one ended", "two ended", "press began", "press ended"])
  }

  @Test(arguments: [(1, []), (2, ["pan began", "pan changed", "pan ended"])])
  func aPanCanNeedTwoFingers(fingers: Int, expected: [String]) throws {
    try play { stage, pad in
      let pan = UIPanGestureRecognizer()
      pan.minimumNumberOfTouches = 2
      add(pan, "pan", to: pad) { $0.translation(in: nil).x }
      stage.drag(pad, by: CGVector(dx: 60, dy: 0), at: 0.1, duration: 0.3, fingers: fingers)
    }
    #expect(Set(listener.log) == Set(expected))
    let translation = listener.values.last ?? 50
    #expect(abs(translation - 50) < 1e-9)
  }

  /// The centre of the fingers jumps when one is added, and the translation doesn't.
  @Test func aSecondFingerDoesNotMoveAPan() throws {
    try play { stage, pad in
      add(UIPanGestureRecognizer(), "pan", to: pad) { $0.translation(in: nil).x }
      stage.drag(pad, by: CGVector(dx: 40, dy: 0), at: 0.1, duration: 1)
      stage.touch(pad, at: 0.5, point: CGPoint(x: 20, y: 20), duration: 0.2)
    }
    // While the second finger rests, the centre moves half as fast; nothing jumps.
    let steps = zip(listener.values, listener.values.dropFirst()).map { $1 - $0 }
    #expect(steps.allSatisfy { (-1e-9...2).contains($0) })
    #expect((20..<30).contains(try #require(listener.values.last)))
  }

  @Test(arguments: [false, true]) func aViewCanGetSeveralTouches(isMultiple: Bool) throws {
    let pad = try play { stage, pad in
      pad.isMultipleTouchEnabled = isMultiple
      stage.touch(pad, at: 0.1, fingers: 2)
    }
    let expected =
      isMultiple ? ["began", "began", "ended", "ended"] : ["began", "ended"]
    #expect(pad.log == expected && pad.counts == (isMultiple ? [1, 2] : [1]))
  }

  @Test func aPinchZoomsAScrollViewAndReturnsToTheLimit() throws {
    var scroll: UIScrollView?
    try play { stage, pad in
      let view = UIScrollView(frame: pad.bounds)
      let picture = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      view.addSubview(picture)
      view.contentSize = picture.bounds.size
      view.maximumZoomScale = 2
      view.delegate = listener
      listener.zoomed = picture
      pad.addSubview(view)
      scroll = view
      stage.pinch(view, to: 3, at: 0.1, duration: 0.5)
    }
    let view = try #require(scroll)
    #expect(listener.log == ["zoom", "end 2.0"])
    let largest = try #require(listener.values.max())
    #expect(largest > 2.05 && largest < 3 && view.zoomScale == 2)
    // The middle stays in the middle.
    #expect(abs(view.contentOffset.x - 100) < 1 && view.contentSize.width == 400)
    #expect(!view.isZooming && !view.isZoomBouncing)
  }

  @Test func contentStaysBetweenTheFingersBelowTheMinimum() throws {
    var middles: [CGFloat] = []
    listener.zoomedTo = { middles.append(($0.contentOffset.x + 100) / $0.zoomScale) }
    var scroll: UIScrollView?
    try play { stage, pad in
      let view = UIScrollView(frame: pad.bounds)
      let picture = UIView(frame: view.bounds)
      view.addSubview(picture)
      (view.minimumZoomScale, view.maximumZoomScale) = (0.9, 2)
      view.delegate = listener
      listener.zoomed = picture
      pad.addSubview(view)
      scroll = view
      stage.pinch(view, to: 0.3, at: 0.1, duration: 0.5)
    }
    // The last change returns to the limit.
    #expect(middles.count > 10 && middles.dropLast().allSatisfy { abs($0 - 100) < 1e-9 })
    #expect(try #require(listener.values.min()) < 0.85)
    #expect(scroll?.zoomScale == 0.9 && scroll?.contentOffset == .zero)
    #expect(listener.log == ["zoom", "end 0.9"])
  }

  @Test func aPinchWithoutBouncesStopsAtTheLimit() throws {
    try play { stage, pad in
      let view = UIScrollView(frame: pad.bounds)
      let picture = UIView(frame: view.bounds)
      view.addSubview(picture)
      view.maximumZoomScale = 1.5
      view.bouncesZoom = false
      view.delegate = listener
      listener.zoomed = picture
      pad.addSubview(view)
      stage.pinch(view, to: 3, at: 0.1, duration: 0.5)
    }
    #expect(listener.log == ["zoom", "end 1.5"] && listener.values.max() == 1.5)
  }

  @Test func impossibleFingersEndTheFilm() throws {
    let scripts: [(message: String, body: (Stage, UIView) -> Void)] = [
      ("the scale 0.0", { $0.pinch($1, to: 0, at: 0, duration: 1) }),
      ("7.0 points apart", { $0.pinch($1, to: 2, at: 0, duration: 1, distance: 7) }),
      ("outside the canvas", { $0.pinch($1, to: 0.5, at: 0, duration: 1, distance: 900) }),
      ("0 fingers", { $0.touch($1, at: 0, fingers: 0) }),
      ("outside the canvas", { $0.touch($1, at: 0, point: CGPoint(x: -45, y: 9), fingers: 2) }),
    ]
    for (message, body) in scripts {
      let error = #expect(throws: FlipbookError.self) { try play { body($0, $1) } }
      #expect(error?.code == .badScript && error?.message.contains(message) == true)
    }
  }
}
