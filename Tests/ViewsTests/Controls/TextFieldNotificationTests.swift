import Controls
import Foundation
import Testing
import Views
import VirtualTime

/// The notifications of text fields.
@Suite struct TextFieldNotificationTests {
  let scene = TouchScene()
  let field: UITextField

  init() {
    field = scene.add(UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30)))
  }

  /// The names of the notifications, control events and delegate calls while `body` runs.
  private func log(of body: () -> Void) -> [String] {
    final class Recorder: UITextFieldDelegate {
      var names: [String] = []
      func textFieldDidBeginEditing(_ textField: UITextField) { names.append("delegate begin") }
      func textFieldDidEndEditing(_ textField: UITextField) { names.append("delegate end") }
    }
    let recorder = Recorder()
    nonisolated(unsafe) let unsafe = recorder
    field.delegate = recorder
    let tokens = [
      UITextField.textDidBeginEditingNotification, .UITextFieldTextDidChange,
      NSNotification.Name.UITextFieldTextDidEndEditing,
    ].map { name in
      NotificationCenter.default.addObserver(forName: name, object: field, queue: nil) {
        let word = $0.name.rawValue.dropFirst("UITextFieldTextDid".count)
        unsafe.names.append(String(word.dropLast("Notification".count)))
      }
    }
    for (name, event) in [
      ("begin", UIControl.Event.editingDidBegin), ("changed", .editingChanged),
      ("end", .editingDidEnd),
    ] {
      field.addAction(UIAction { _ in recorder.names.append(name) }, for: event)
    }
    body()
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    return recorder.names
  }

  @Test func editingIsReportedAfterTheDelegateAndTheEvents() {
    let names = log {
      field.becomeFirstResponder()
      field.insertText("a")
      field.deleteBackward()
      field.resignFirstResponder()
    }
    #expect(
      names == [
        "delegate begin", "begin", "BeginEditing", "changed", "Change", "changed", "Change",
        "delegate end", "end", "EndEditing",
      ])
  }

  @Test func theClearButtonIsReportedAndCodeIsNot() {
    field.clearButtonMode = .always
    #expect(log { field.text = "abc" }.isEmpty)
    scene.clock.asCurrent { field.layoutIfNeeded() }
    let rect = field.clearButtonRect(forBounds: field.bounds)
    let names = log { scene.drag(point(rect.midX, rect.midY)) }
    #expect(names.prefix(2) == ["changed", "Change"])
  }

  @Test func theEndHasItsReason() {
    field.becomeFirstResponder()
    nonisolated(unsafe) var reason: NSNumber?
    let token = NotificationCenter.default.addObserver(
      forName: UITextField.textDidEndEditingNotification, object: field, queue: nil
    ) { reason = $0.userInfo?[UITextField.didEndEditingReasonKey] as? NSNumber }
    field.resignFirstResponder()
    NotificationCenter.default.removeObserver(token)
    #expect(reason == 0)
  }
}
