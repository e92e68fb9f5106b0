import ScriptedUsers
import Testing
import UIKit

/// UIKit's calls on controls, windows and controllers reach their overrides.
@Suite struct ControlCallsTests {
  @Test func touchesAreTracked() throws {
    let (scene, control) = (try Scene(), OverridingControl())
    control.addAction(UIAction { _ in }, for: .touchUpInside)
    try scene.show(control)
    let names: Set = [
      "beginTracking(_:with:)", "continueTracking(_:with:)", "endTracking(_:with:)",
      "cancelTracking(with:)", "sendAction(_:)", "isHighlighted =",
    ]
    let calls = try control.calls.among(names) {
      try scene.play(until: 1) { scene.stage.touch(control, at: 0.2) }
    }
    #expect(
      calls == [
        "beginTracking(_:with:)", "isHighlighted =", "endTracking(_:with:)", "isHighlighted =",
        "sendAction(_:)",
      ])
  }

  @Test func aDragIsTrackedAndACancelledTouchReported() throws {
    let (scene, control) = (try Scene(), OverridingControl())
    try scene.show(control)
    let names: Set = ["continueTracking(_:with:)", "cancelTracking(with:)"]
    let calls = try control.calls.among(names) {
      try scene.play(until: 0.45) {
        scene.stage.drag(control, by: CGVector(dx: 20, dy: 0), at: 0.2, duration: 0.5)
      }
      try scene.play(until: 1) { control.isEnabled = false }
    }
    #expect(calls.first == "continueTracking(_:with:)" && calls.last == "cancelTracking(with:)")
  }

  @Test func actionsAreSentToTheNextResponderThatPerformsThem() throws {
    final class Page: UIView {
      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == Selector("copy:")
      }
    }
    let (scene, page, field) = (try Scene(), Page(), OverridingTextField())
    page.addSubview(field)
    try scene.show(page)
    #expect(field.target(forAction: Selector("copy:"), withSender: nil) as? UIView === page)
    #expect(field.target(forAction: Selector("cut:"), withSender: nil) == nil)
    #expect(field.canPerformAction(Selector("becomeFirstResponder"), withSender: nil))
  }

  @Test func buttonsLayOutWithTheirMethods() throws {
    let (scene, button) = (try Scene(), OverridingButton())
    button.setTitle("A", for: .normal)
    try scene.show(button)
    let names: Set = ["contentRect(forBounds:)", "titleRect(forContentRect:)"]
    #expect(names.isSubset(of: button.calls.names))
  }

  @Test func slidersLayOutWithTheirMethods() throws {
    let (scene, slider) = (try Scene(), OverridingSlider())
    try scene.show(slider)
    let calls = slider.calls.among([
      "trackRect(forBounds:)", "thumbRect(forBounds:trackRect:value:)",
    ]) { scene.stage.perform { slider.value = 0.5 } }
    #expect(
      Set(calls) == ["trackRect(forBounds:)", "thumbRect(forBounds:trackRect:value:)"])
  }

  @Test func textFieldsDrawWithTheirMethods() throws {
    let (scene, field) = (try Scene(), OverridingTextField())
    field.text = "A"
    try scene.show(field)
    #expect(Set(["textRect(forBounds:)", "drawText(in:)"]).isSubset(of: field.calls.names))
  }

  @Test func aKeyWindowIsNotified() throws {
    let (scene, window) = (try Scene(), OverridingWindow())
    let names: Set = ["makeKey()", "becomeKey()", "resignKey()"]
    try scene.play(until: 0) {
      #expect(
        window.calls.among(names) { window.makeKeyAndVisible() } == ["makeKey()", "becomeKey()"])
      #expect(window.isKeyWindow)
      #expect(window.calls.among(names) { scene.stage.window.makeKey() } == ["resignKey()"])
    }
  }

  @Test func aWindowThatCannotBecomeKeyIsNotMadeKey() throws {
    final class Overlay: UIWindow {
      override var canBecomeKey: Bool { false }
    }
    let (scene, window) = (try Scene(), Overlay())
    try scene.play(until: 0) {
      window.makeKeyAndVisible()
      #expect(!window.isKeyWindow && scene.stage.window.isKeyWindow)
    }
  }

  @Test func allTouchesPassThroughTheWindow() throws {
    final class RecordingWindow: UIWindow {
      var log: [String] = []
      var view: UIView?
      override func sendEvent(_ event: UIEvent) {
        guard event.type == .touches, let touch = event.allTouches?.first, let view else { return }
        #expect(event.touches(for: self)?.count == 1 && event.touches(for: view)?.count == 1)
        let location = touch.location(in: nil)
        log.append("\(touch.phase) \(location.x) \(touch.location(in: view).x)")
        super.sendEvent(event)
      }
    }
    let (scene, control) = (try Scene(), OverridingControl())
    let window = RecordingWindow(frame: CGRect(x: 10, y: 10, width: 100, height: 60))
    window.view = control
    try scene.play(until: 0) {
      control.frame = CGRect(x: 20, y: 0, width: 40, height: 40)
      window.addSubview(control)
      window.makeKeyAndVisible()
    }
    try scene.play(until: 1) { scene.stage.touch(control, at: 0.2) }
    #expect(window.log == ["began 40.0 20.0", "ended 40.0 20.0"])
    #expect(control.calls.names.contains("touchesEnded(_:with:)") == false)
    #expect(control.calls.names.contains("endTracking(_:with:)"))
  }
}
