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
  let test: TestStage

  init() throws { test = try TestStage() }

  private func button(at x: CGFloat = 100, _ y: CGFloat = 100) -> UIButton {
    test.add(UIButton(at: x, y, side: 40))
  }

  @Test func aTouchIsATap() throws {
    let button = button()
    test.record(button.rx.controlEvent(.touchDown))
    test.record(button.rx.tap)
    test.stage.touch(button, at: 1.2)
    try test.stage.advance(to: 3)
    #expect(test.log == ["1200: next(())", "1300: next(())"])
  }

  @Test func aTouchHitsTheFrontmostView() throws {
    let below = button()
    let above = test.add(UIButton(at: 100, 100, side: 10))
    test.record(below.rx.tap.map { "below" })
    test.record(above.rx.tap.map { "above" })
    test.stage.touch(below, at: 0)
    test.stage.touch(below, at: 1, point: CGPoint(x: 1, y: 1))
    test.stage.touch(below, at: 2)
    let clock = test.stage.clock
    clock.schedule(at: Instant(seconds: 1.5)) { above.isHidden = true }
    try test.stage.advance(to: 3)
    #expect(
      test.log == ["100: next(above)", "1100: next(below)", "2100: next(below)"])
  }

  @Test func aDisabledOrCoveredControlReceivesNothing() throws {
    let (off, covered) = (button(at: 50, 50), button(at: 150, 50))
    off.isEnabled = false
    _ = test.add(UIView(at: 150, 50, side: 60))
    test.record(off.rx.tap)
    test.record(covered.rx.tap)
    let (flip, field) = (test.add(UISwitch()), test.add(UITextField(at: 30, 100, side: 40)))
    flip.isEnabled = false
    field.isEnabled = false
    test.stage.touch(off, at: 0)
    test.stage.touch(covered, at: 0.1)
    test.stage.touch(flip, at: 0.2)
    test.stage.type("no", into: field, at: 0.3)
    try test.stage.advance(to: 2)
    #expect(test.log.isEmpty && !flip.isOn && field.text == "")
  }

  @Test func aTouchFindsAViewUnderTransforms() throws {
    let board = test.add(UIView(at: 160, 90, side: 100))
    let button = UIButton(at: 10, 10, side: 20)
    board.addSubview(button)
    board.transform = CGAffineTransform(rotationAngle: 2).scaledBy(x: 0.8, y: -0.6)
    test.record(button.rx.tap)
    test.stage.touch(button, at: 1)
    try test.stage.advance(to: 2)
    #expect(test.log == ["1100: next(())"])
  }

  @Test func touchingASwitchFlipsItsThumb() throws {
    let flip = test.add(UISwitch(frame: CGRect(x: 100, y: 50, width: 0, height: 0)))
    test.record(flip.rx.isOn)
    test.stage.touch(flip, at: 1)
    try test.stage.advance(to: 0.9)
    let off = test.stage.snapshot()
    try test.stage.advance(to: 2)
    #expect(test.log == ["0: next(false)", "1100: next(true)"])
    let on = test.stage.snapshot()
    let white = Pixel(red: 255, green: 255, blue: 255, alpha: 255)
    #expect(off.bitmap[106, 65] == white && on.bitmap[145, 65] == white)
    #expect(on.bitmap[106, 65] != white)
  }

  @Test func aDragMovesTheThumbOfASliderFrameByFrame() throws {
    let slider = test.add(UISlider(frame: CGRect(x: 50, y: 50, width: 204, height: 34)))
    test.record(slider.rx.value.map { ($0 * 1000).rounded() / 1000 })
    test.stage.drag(
      slider, to: 0.8, at: 1, duration: 0.4, curve: CAMediaTimingFunction(name: .linear))
    try test.stage.advance(to: 3)
    #expect(
      test.log == [
        "0: next(0.0)", "1100: next(0.2)", "1200: next(0.4)", "1300: next(0.6)", "1400: next(0.8)",
        "1400: next(0.8)",
      ])
    #expect(!slider.isTracking && !slider.isHighlighted)
    test.stage.drag(slider, to: 7, at: 4, duration: 0)
    try test.stage.advance(to: 5)
    #expect(slider.value == 1)
  }

  @Test func aDragMovesFromPointToPoint() throws {
    let button = button()
    test.record(button.rx.controlEvent(.touchDragExit).map { "exit" })
    test.record(button.rx.controlEvent(.touchUpOutside).map { "outside" })
    let linear = CAMediaTimingFunction(name: .linear)
    test.stage.drag(
      from: CGPoint(x: 100, y: 100), to: CGPoint(x: 200, y: 100), at: 0.05, duration: 1,
      curve: linear)
    test.stage.drag(button, by: CGVector(dx: 0, dy: -500), at: 2, duration: 1, curve: linear)
    try test.stage.advance(to: 4)
    #expect(
      test.log == [
        "300: next(exit)", "1050: next(outside)", "2100: next(exit)", "3000: next(outside)",
      ]
    )
  }

  @Test func typingTapsTheFieldAndPressesKeys() throws {
    let field = test.add(UITextField(frame: CGRect(x: 10, y: 10, width: 100, height: 30)))
    test.record(field.rx.controlEvent(.editingDidBegin).map { "begin" })
    test.record(field.rx.controlEvent(.editingChanged).map { field.text ?? "" })
    test.record(field.rx.controlEvent(.editingDidEndOnExit).map { "return" })
    test.record(field.rx.controlEvent(.editingDidEnd).map { "end" })
    test.stage.type("hé👍🏽\u{8}\nx", into: field, at: 2, interval: 0.08)
    try test.stage.advance(to: 5)
    #expect(
      test.log == [
        "2000: next(begin)", "2000: next(h)", "2080: next(hé)", "2160: next(hé👍🏽)",
        "2240: next(hé)", "2320: next(return)", "2320: next(end)",
      ])
    test.stage.type("!", into: field, at: 6)
    try test.stage.advance(to: 7)
    #expect(field.text == "hé!")
  }

  @Test func textIsTypedIntoTheFieldWithinAField() throws {
    let field = test.add(UITextField(frame: CGRect(x: 10, y: 10, width: 100, height: 30)))
    let inner = UITextField(frame: field.bounds)
    field.addSubview(inner)
    test.stage.type("ab", into: field, at: 1)
    try test.stage.advance(to: 2)
    #expect(field.text == "" && inner.text == "ab" && inner.isFirstResponder)
  }

  @Test func textIsTypedIntoATextView() throws {
    let view = test.add(UITextView(frame: CGRect(x: 10, y: 10, width: 100, height: 60)))
    test.stage.type("ab\u{8}\nc", into: view, at: 1)
    try test.stage.advance(to: 1.05)
    #expect(view.isFirstResponder && view.text == "a")
    try test.stage.advance(to: 2)
    #expect(view.text == "a\nc")
  }

  @Test func aVisibleFingerDoesNotBlockTouches() throws {
    let button = button()
    test.record(button.rx.tap)
    test.stage.showsTouches = true
    test.stage.touch(button, at: 0)
    test.stage.drag(button, by: CGVector(dx: 100, dy: 0), at: 1, duration: 0.5)
    try test.stage.advance(to: 0.1)
    let mark = try #require(test.stage.window.subviews.last)
    #expect(mark !== button && mark.center == button.center)
    #expect(test.log == ["100: next(())"])
    try test.stage.advance(to: 1.5)
    #expect(test.stage.window.subviews.last?.center == CGPoint(x: 200, y: 100))
    try test.stage.advance(to: 2)
    #expect(test.stage.window.subviews == [button])
  }

  @Test func anOperatorChainAnimatesAView() throws {
    let card = test.add(UIView(at: 200, 100))
    let flip = test.add(UISwitch())
    test.stage.perform {
      _ = flip.rx.isOn.skip(1).flatMap { _ in card.rx.move(to: .zero, duration: 1) }.subscribe()
    }
    test.stage.touch(flip, at: 0.4)
    try test.stage.advance(to: 1)
    test.stage.perform { #expect(abs(card.shown.x - 100) < 1e-6) }
  }

  @Test(arguments: [-1, .nan, .infinity]) func anInvalidTimeStopsTheStage(time: TimeInterval) {
    let field = test.add(UITextField(at: 30, 30))
    let acts: [(Stage) -> Void] = [
      { $0.touch(field, at: time) }, { $0.type("a", into: field, at: time) },
      { $0.drag(field, by: .zero, at: time, duration: 1) },
      { $0.touch(field, at: 0, duration: time) },
      { $0.type("ab", into: field, at: 0, interval: time) },
      { $0.drag(from: .zero, to: .zero, at: 0, duration: time) },
      { $0.drag(UISlider(), to: Float(time < 0 ? .nan : time), at: 0, duration: 1) },
    ]
    for act in acts {
      guard let test = try? TestStage() else { continue }
      act(test.stage)
      #expect(test.failure(to: 1)?.code == .badScript)
    }
  }

  @Test func aPastTimeStopsTheStage() throws {
    let button = button()
    try test.stage.advance(to: 2)
    test.stage.touch(button, at: 1)
    let failure = test.failure(to: 3)
    #expect(
      failure?.message == "A touch was scripted for 1.0 s, but the stage is already at 2.0 s.")
  }

  @Test func aViewOutsideTheWindowStopsTheStage() {
    let button = UIButton()
    button.accessibilityIdentifier = "save"
    test.stage.touch(button, at: 1)
    let failure = test.failure(to: 3)
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
      let test = try TestStage()
      act(test.stage, test.add(UIView(at: 400, 100)))
      #expect(test.failure(to: 1)?.code == .badScript)
    }
  }

  @Test func aChoiceWithoutItsMenuStopsTheStage() throws {
    test.stage.chooseMenuElement("Copy", at: 1)
    let failure = test.failure(to: 3)
    #expect(failure?.code == .badScript)
    #expect(failure?.message == "No menu with \"Copy\" is shown at 1.0 s.")
    let other = try TestStage()
    let button = other.add(UIButton(at: 100, 100, side: 40))
    button.menu = UIMenu(children: [UIAction(title: "Cut") { _ in }])
    button.showsMenuAsPrimaryAction = true
    other.stage.touch(button, at: 0)
    other.stage.chooseMenuElement("Copy", at: 1)
    let missing = other.failure(to: 3)
    #expect(missing?.message == "The menu that is shown at 1.0 s has no element \"Copy\".")
    #expect(missing?.hint == "Its elements are \"Cut\".")
    let third = try TestStage()
    let disabled = third.add(UIButton(at: 100, 100, side: 40))
    disabled.menu = UIMenu(children: [
      UIAction(title: "Cut", attributes: .disabled) { _ in }, UIAction(title: "Copy") { _ in },
    ])
    disabled.showsMenuAsPrimaryAction = true
    third.stage.touch(disabled, at: 0)
    third.stage.chooseMenuElement("Cut", at: 1)
    let failure3 = third.failure(to: 3)
    #expect(failure3?.message == "\"Cut\" in the menu that is shown at 1.0 s is disabled.")
  }

  @Test func aStageIsDeallocatedWithItsScript() throws {
    weak var gone: Stage?
    weak var view: UIView?
    do {
      let test = try TestStage()
      let button = test.add(UIButton(at: 100, 100))
      gone = test.stage
      view = button
      test.stage.touch(button, at: 1)
      test.stage.drag(from: CGPoint(x: 100, y: 100), to: .zero, at: 0, duration: 5)
      try test.stage.advance(to: 0.5)
    }
    #expect(gone == nil && view == nil)
  }
}
