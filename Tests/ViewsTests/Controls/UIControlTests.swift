import Controls
import Drawing
import Messaging
import Foundation
import Testing
import Views

@Suite struct UIControlTests {
  let scene = TouchScene()
  let button: UIButton
  let log: EventLog

  init() {
    button = scene.add(UIButton(frame: CGRect(x: 100, y: 50, width: 100, height: 40)))
    log = EventLog(button)
  }

  @Test func aTapSendsTouchDownAndTouchUpInside() {
    scene.drag(point(150, 70))
    #expect(log.names == ["down", "upInside", "primary"])
    #expect(button.state == .normal)
  }

  @Test func aDragOutAndBackSendsEachEvent() {
    scene.drag(point(150, 70), point(160, 70), point(10, 10), point(20, 10), point(150, 60))
    #expect(
      log.names == [
        "down", "dragInside", "dragOutside", "exit", "dragOutside", "dragInside", "enter",
        "upInside", "primary",
      ])
  }

  @Test func liftingOutsideIsNotATap() {
    scene.drag(point(150, 70), point(10, 10))
    #expect(log.names == ["down", "dragOutside", "exit", "upOutside"])
  }

  @Test func aControlIsHighlightedWhileTheTouchIsInside() {
    var states: [Bool] = []
    let observer = UIAction { action in
      states.append((action.sender as? UIControl)?.isHighlighted ?? false)
    }
    button.addAction(observer, for: .allTouchEvents)
    scene.drag(point(150, 70), point(10, 10), point(150, 60))
    #expect(states == [true, false, true, false])
    #expect(observer.sender == nil)
  }

  @Test func aDisabledControlReceivesTheTouchButSendsNothing() {
    let behind = UIButton(frame: button.frame)
    let logBehind = EventLog(behind)
    scene.window.insertSubview(behind, belowSubview: button)
    button.isEnabled = false
    #expect(button.state == .disabled)
    scene.drag(point(150, 70))
    #expect(log.names.isEmpty && logBehind.names.isEmpty)
  }

  @Test func disablingCancelsATouch() {
    button.addAction(UIAction { [button] _ in button.isEnabled = false }, for: .touchDown)
    scene.drag(point(150, 70), point(160, 70))
    #expect(log.names == ["down", "cancel"])
    #expect(!button.isTracking && !button.isHighlighted)
  }

  @Test func leavingTheWindowCancelsATouch() {
    button.addAction(UIAction { [button] _ in button.removeFromSuperview() }, for: .touchDown)
    scene.drag(point(150, 70), point(160, 70), point(170, 70))
    #expect(log.names == ["down", "cancel"])
  }

  @Test func aSecondFingerIsIgnored() {
    let (first, second) = (TouchSequence(in: scene.window), TouchSequence(in: scene.window))
    first.begin(at: point(150, 70))
    second.begin(at: point(160, 70))
    second.end()
    first.end()
    #expect(log.names == ["down", "upInside", "primary"])
  }

  @Test func unhandledTouchesReachTheSuperview() {
    let label = scene.add(UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 40)), to: button)
    #expect(scene.hit(110, 60) === label)
    scene.drag(point(110, 60))
    #expect(log.names == ["down", "upInside", "primary"])
  }

  @Test func subclassesCanOverrideTracking() {
    final class Knob: UIControl {
      var steps: [String] = []
      override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        steps.append("begin \(touch.location(in: self).x)")
        return true
      }
      override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let (now, before) = (touch.location(in: self).x, touch.previousLocation(in: self).x)
        steps.append("\(before) to \(now)")
        return now < 50
      }
      override func endTracking(_ touch: UITouch?, with event: UIEvent?) { steps.append("end") }
    }
    let knob = scene.add(Knob(frame: CGRect(x: 0, y: 100, width: 100, height: 40)))
    scene.drag(point(10, 110), point(30, 110))
    scene.drag(point(10, 110), point(60, 110), point(70, 110))
    #expect(knob.steps == ["begin 10.0", "10.0 to 30.0", "end", "begin 10.0", "10.0 to 60.0"])
  }

  @Test func theDefaultImplementationsEndTheTracking() {
    final class Knob: UIControl {
      var isTrackingAtEnd: Bool?
      override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        isTrackingAtEnd = isTracking
      }
    }
    let knob = scene.add(Knob(frame: CGRect(x: 0, y: 100, width: 100, height: 40)))
    var ups = 0
    knob.addAction(UIAction { _ in ups += 1 }, for: .touchUpInside)
    scene.drag(point(10, 110), point(30, 110))
    #expect(knob.isTrackingAtEnd == false && ups == 1)
    knob.addAction(
      UIAction { [unowned knob] _ in
        knob.cancelTracking(with: nil)
        #expect(!knob.isHighlighted && !knob.isTracking)
      }, for: .touchDown)
    scene.drag(point(10, 110), point(30, 110))
    #expect(ups == 1)
  }

  @Test func aSliderIsNotTrackingWhenItSendsItsLastValue() {
    let slider = scene.add(UISlider(frame: CGRect(x: 0, y: 100, width: 200, height: 40)))
    var tracked: [Bool] = []
    slider.addAction(
      UIAction { [unowned slider] _ in tracked.append(slider.isTracking) }, for: .valueChanged)
    scene.drag(point(16, 120), point(60, 120), point(90, 120))
    #expect(tracked == [true, true, false])
  }

  @Test func actionsAreCalledOnceInOrderAndReplacedByIdentifier() {
    let control = UIControl()
    var calls: [String] = []
    let name = UIAction.Identifier("name")
    control.addAction(UIAction { _ in calls.append("a") }, for: [.touchDown, .valueChanged])
    control.addAction(UIAction(identifier: name) { _ in calls.append("b") }, for: .touchDown)
    control.addAction(UIAction(identifier: name) { _ in calls.append("c") }, for: .touchDown)
    control.sendActions(for: [.touchDown, .valueChanged])
    #expect(calls == ["a", "c"])
    control.removeAction(identifiedBy: name, for: .allEvents)
    control.sendActions(for: .touchDown)
    #expect(calls == ["a", "c", "a"])
    #expect(control.allControlEvents == [.touchDown, .valueChanged])
  }

  @Test func aRemovedActionIsNotCalled() {
    let control = UIControl()
    var calls = 0
    let second = UIAction { _ in calls += 1 }
    control.addAction(
      UIAction { _ in control.removeAction(second, for: .touchDown) }, for: .touchDown)
    control.addAction(second, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(calls == 0)
    control.removeAction(identifiedBy: second.identifier, for: .allEvents)
  }

  @Test func rawValuesMatchApples() {
    #expect(UIControl.Event.touchUpInside.rawValue == 64)
    #expect(UIControl.Event.valueChanged.rawValue == 4096)
    #expect(UIControl.Event.editingChanged.rawValue == 131_072)
    #expect(UIControl.Event.allEvents.rawValue == 0xFFFF_FFFF)
    #expect(UIControl.State([.selected, .disabled]).rawValue == 6)
  }

  @Test func aButtonsTitleFollowsItsState() {
    button.setTitle("Go", for: .normal)
    button.setTitle("Wait", for: .disabled)
    button.setTitleColor(.red, for: .selected)
    #expect(button.currentTitle == "Go" && button.currentTitleColor == .white)
    button.isSelected = true
    #expect(button.currentTitle == "Go" && button.currentTitleColor == .red)
    button.isEnabled = false
    #expect(button.currentTitle == "Go")
    button.isSelected = false
    #expect(button.currentTitle == "Wait" && button.title(for: .selected) == "Go")
    var taps = 0
    let other = UIButton(frame: .zero, primaryAction: UIAction { _ in taps += 1 })
    other.sendActions(for: .primaryActionTriggered)
    #expect(taps == 1)
  }

  @Test func aDeallocatedControlReleasesItsActions() {
    weak var weakControl: UIControl?
    weak var weakAction: UIAction?
    do {
      let control = UIControl()
      let action = UIAction { _ in }
      control.addAction(action, for: .touchDown)
      control.sendActions(for: .touchDown)
      weakControl = control
      weakAction = action
    }
    #expect(weakControl == nil && weakAction == nil)
  }

  @Test func handlersAreEnumeratedAndThePrimaryOneIsPerformed() {
    let control = UIControl()
    var count = 0
    control.addAction(UIAction { _ in count += 1 }, for: .primaryActionTriggered)
    control.addTarget(control, action: Selector("setNeedsLayout"), for: .valueChanged)
    var found: [String] = []
    control.enumerateEventHandlers { action, message, events, _ in
      found.append(
        "\(action != nil) \(message.map { NSStringFromSelector($0.1) } ?? "-") \(events.rawValue)")
    }
    #expect(
      found == [
        "true - \(UIControl.Event.primaryActionTriggered.rawValue)",
        "false setNeedsLayout \(UIControl.Event.valueChanged.rawValue)",
      ])
    var calls = 0
    control.enumerateEventHandlers { _, _, _, stops in
      calls += 1
      stops = true
    }
    #expect(calls == 1)
    control.performPrimaryAction()
    control.isEnabled = false
    control.performPrimaryAction()
    #expect(count == 1)
  }
}
