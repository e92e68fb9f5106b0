import Failures
import Controls
import FilmStage
import Foundation
import Geometry
import Layers
import Motion
import Raster
import Rx
import RxViews
import ScriptedUsers
import Testing
import Views
import VirtualTime

@Suite struct ScriptedUserTests {
  let room: Room

  init() throws { room = try Room() }

  private func button(at x: CGFloat = 100, _ y: CGFloat = 100) -> UIButton {
    room.add(UIButton(at: x, y, side: 40))
  }

  @Test func aTouchIsATap() throws {
    let button = button()
    room.record(button.rx.controlEvent(.touchDown))
    room.record(button.rx.tap)
    room.stage.touch(button, at: 1.2)
    try room.stage.advance(to: 3)
    #expect(room.log == ["1200: next(())", "1300: next(())"])
  }

  @Test func aTouchHitsTheFrontmostView() throws {
    let below = button()
    let above = room.add(UIButton(at: 100, 100, side: 10))
    room.record(below.rx.tap.map { "below" })
    room.record(above.rx.tap.map { "above" })
    room.stage.touch(below, at: 0)
    room.stage.touch(below, at: 1, point: CGPoint(x: 1, y: 1))
    room.stage.touch(below, at: 2)
    let clock = room.stage.clock
    clock.schedule(at: Instant(seconds: 1.5)) { above.isHidden = true }
    try room.stage.advance(to: 3)
    #expect(
      room.log == ["100: next(above)", "1100: next(below)", "2100: next(below)"])
  }

  @Test func aDisabledOrCoveredControlReceivesNothing() throws {
    let (off, covered) = (button(at: 50, 50), button(at: 150, 50))
    off.isEnabled = false
    _ = room.add(UIView(at: 150, 50, side: 60))
    room.record(off.rx.tap)
    room.record(covered.rx.tap)
    let (flip, field) = (room.add(UISwitch()), room.add(UITextField(at: 30, 100, side: 40)))
    (flip.isEnabled, field.isEnabled) = (false, false)
    room.stage.touch(off, at: 0)
    room.stage.touch(covered, at: 0.1)
    room.stage.touch(flip, at: 0.2)
    room.stage.type("no", into: field, at: 0.3)
    try room.stage.advance(to: 2)
    #expect(room.log.isEmpty && !flip.isOn && field.text == "")
  }

  @Test func aTouchFindsAViewUnderTransforms() throws {
    let board = room.add(UIView(at: 160, 90, side: 100))
    let button = UIButton(at: 10, 10, side: 20)
    board.addSubview(button)
    board.transform = CGAffineTransform(rotationAngle: 2).scaledBy(x: 0.8, y: -0.6)
    room.record(button.rx.tap)
    room.stage.touch(button, at: 1)
    try room.stage.advance(to: 2)
    #expect(room.log == ["1100: next(())"])
  }

  @Test func touchingASwitchFlipsItsThumb() throws {
    let flip = room.add(UISwitch(frame: CGRect(x: 100, y: 50, width: 0, height: 0)))
    room.record(flip.rx.isOn)
    room.stage.touch(flip, at: 1)
    try room.stage.advance(to: 0.9)
    let off = room.stage.snapshot()
    try room.stage.advance(to: 2)
    #expect(room.log == ["0: next(false)", "1100: next(true)"])
    let on = room.stage.snapshot()
    let white = Pixel(red: 255, green: 255, blue: 255, alpha: 255)
    #expect(off.bitmap[106, 65] == white && on.bitmap[145, 65] == white)
    #expect(on.bitmap[106, 65] != white)
  }

  @Test func aDragMovesTheThumbOfASliderFrameByFrame() throws {
    let slider = room.add(UISlider(frame: CGRect(x: 50, y: 50, width: 204, height: 34)))
    room.record(slider.rx.value.map { ($0 * 1000).rounded() / 1000 })
    room.stage.drag(
      slider, to: 0.8, at: 1, duration: 0.4, curve: CAMediaTimingFunction(name: .linear))
    try room.stage.advance(to: 3)
    #expect(
      room.log == [
        "0: next(0.0)", "1100: next(0.2)", "1200: next(0.4)", "1300: next(0.6)", "1400: next(0.8)",
      ])
    #expect(!slider.isTracking && !slider.isHighlighted)
    room.stage.drag(slider, to: 7, at: 4, duration: 0)
    try room.stage.advance(to: 5)
    #expect(slider.value == 1)
  }

  @Test func aDragMovesFromPointToPoint() throws {
    let button = button()
    room.record(button.rx.controlEvent(.touchDragExit).map { "exit" })
    room.record(button.rx.controlEvent(.touchUpOutside).map { "outside" })
    let linear = CAMediaTimingFunction(name: .linear)
    room.stage.drag(
      from: CGPoint(x: 100, y: 100), to: CGPoint(x: 200, y: 100), at: 0.05, duration: 1,
      curve: linear)
    room.stage.drag(button, by: CGVector(dx: 0, dy: -500), at: 2, duration: 1, curve: linear)
    try room.stage.advance(to: 4)
    #expect(
      room.log == [
        "300: next(exit)", "1050: next(outside)", "2100: next(exit)", "3000: next(outside)",
      ]
    )
  }

  @Test func typingTapsTheFieldAndPressesKeys() throws {
    let field = room.add(UITextField(frame: CGRect(x: 10, y: 10, width: 100, height: 30)))
    room.record(field.rx.controlEvent(.editingDidBegin).map { "begin" })
    room.record(field.rx.controlEvent(.editingChanged).map { field.text ?? "" })
    room.record(field.rx.controlEvent(.editingDidEndOnExit).map { "return" })
    room.record(field.rx.controlEvent(.editingDidEnd).map { "end" })
    room.stage.type("hé👍🏽\u{8}\nx", into: field, at: 2, interval: 0.08)
    try room.stage.advance(to: 5)
    #expect(
      room.log == [
        "2000: next(begin)", "2000: next(h)", "2080: next(hé)", "2160: next(hé👍🏽)",
        "2240: next(hé)", "2320: next(return)", "2320: next(end)",
      ])
    room.stage.type("!", into: field, at: 6)
    try room.stage.advance(to: 7)
    #expect(field.text == "hé!")
  }

  @Test func aVisibleFingerDoesNotBlockTouches() throws {
    let button = button()
    room.record(button.rx.tap)
    room.stage.showsTouches = true
    room.stage.touch(button, at: 0)
    room.stage.drag(button, by: CGVector(dx: 100, dy: 0), at: 1, duration: 0.5)
    try room.stage.advance(to: 0.1)
    let mark = try #require(room.stage.window.subviews.last)
    #expect(mark !== button && mark.center == button.center)
    #expect(room.log == ["100: next(())"])
    try room.stage.advance(to: 1.5)
    #expect(room.stage.window.subviews.last?.center == CGPoint(x: 200, y: 100))
    try room.stage.advance(to: 2)
    #expect(room.stage.window.subviews == [button])
  }

  @Test func anOperatorChainAnimatesAView() throws {
    let card = room.add(UIView(at: 200, 100))
    let flip = room.add(UISwitch())
    room.stage.perform {
      _ = flip.rx.isOn.skip(1).flatMap { _ in card.rx.move(to: .zero, duration: 1) }.subscribe()
    }
    room.stage.touch(flip, at: 0.4)
    try room.stage.advance(to: 1)
    room.stage.perform { #expect(abs(card.shown.x - 100) < 1e-6) }
  }

  @Test(arguments: [-1, .nan, .infinity]) func anInvalidTimeStopsTheStage(time: TimeInterval) {
    let field = room.add(UITextField(at: 30, 30))
    let acts: [(Stage) -> Void] = [
      { $0.touch(field, at: time) }, { $0.type("a", into: field, at: time) },
      { $0.drag(field, by: .zero, at: time, duration: 1) },
      { $0.touch(field, at: 0, duration: time) },
      { $0.type("ab", into: field, at: 0, interval: time) },
      { $0.drag(from: .zero, to: .zero, at: 0, duration: time) },
      { $0.drag(UISlider(), to: Float(time < 0 ? .nan : time), at: 0, duration: 1) },
    ]
    for act in acts {
      guard let room = try? Room() else { continue }
      act(room.stage)
      #expect(room.failure(to: 1)?.code == .badScript)
    }
  }

  @Test func aPastTimeStopsTheStage() throws {
    let button = button()
    try room.stage.advance(to: 2)
    room.stage.touch(button, at: 1)
    let failure = room.failure(to: 3)
    #expect(
      failure?.message == "A touch was scripted for 1.0 s, but the stage is already at 2.0 s.")
  }

  @Test func aViewOutsideTheWindowStopsTheStage() {
    let button = UIButton()
    button.accessibilityIdentifier = "save"
    room.stage.touch(button, at: 1)
    let failure = room.failure(to: 3)
    #expect(failure?.code == .badScript)
    #expect(
      failure?.message
        == "A touch at 1.0 s targets UIButton \"save\", which isn't in the window.")
  }

  @Test func aPointOutsideTheCanvasStopsTheStage() throws {
    for act in [
      { (stage: Stage, view: UIView) in stage.touch(view, at: 0) },
      { (stage: Stage, view: UIView) in
        stage.drag(from: CGPoint(x: 0, y: 180), to: .zero, at: 0, duration: 1)
      },
      { (stage: Stage, view: UIView) in
        stage.drag(from: .zero, to: CGPoint(x: CGFloat.nan, y: 0), at: 0, duration: 1)
      },
    ] {
      let room = try Room()
      act(room.stage, room.add(UIView(at: 400, 100)))
      #expect(room.failure(to: 1)?.code == .badScript)
    }
  }

  @Test func aStageIsDeallocatedWithItsScript() throws {
    weak var gone: Stage?
    weak var view: UIView?
    do {
      let room = try Room()
      let button = room.add(UIButton(at: 100, 100))
      (gone, view) = (room.stage, button)
      room.stage.touch(button, at: 1)
      room.stage.drag(from: CGPoint(x: 100, y: 100), to: .zero, at: 0, duration: 5)
      try room.stage.advance(to: 0.5)
    }
    #expect(gone == nil && view == nil)
  }
}
