import Controls
import Foundation
import Testing
import Views
import VirtualTime

@Suite struct UITextFieldTests {
  let scene = TouchScene()
  let field: UITextField
  let log: EventLog

  init() {
    field = scene.add(UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30)))
    log = EventLog(field)
  }

  @Test func editingAndTypingPostNotifications() {
    nonisolated(unsafe) var names: [String] = []
    let observers = [
      UITextField.textDidBeginEditingNotification, .UITextFieldTextDidChange,
      UITextField.textDidEndEditingNotification,
    ].map { name in
      NotificationCenter.default.addObserver(forName: name, object: field, queue: nil) {
        names.append($0.name.rawValue)
      }
    }
    scene.clock.asCurrent {
      field.text = "a"
      field.becomeFirstResponder()
      field.insertText("b")
      field.resignFirstResponder()
    }
    observers.forEach(NotificationCenter.default.removeObserver)
    #expect(
      names
        == ["DidBeginEditing", "DidChange", "DidEndEditing"].map {
          "UITextFieldText\($0)Notification"
        })
  }

  @Test func theTraitsOfInputViewsAreOptional() {
    let view = CodeView()
    view.insertText("1")
    #expect(view.hasText && view.keyboardType == .numberPad && view.returnKeyType == .default)
    #expect(view.smartQuotesType == .default && view.passwordRules == nil)
    let rules = UITextInputPasswordRules(descriptor: "minlength: 9;")
    field.passwordRules = rules
    field.smartDashesType = .no
    #expect(field.passwordRules === rules && field.smartDashesType == .no)
    #expect(rules.copy() as? NSObject === rules && rules.passwordRulesDescriptor == "minlength: 9;")
  }

  @Test func textIsNeverNil() {
    #expect(field.text == "" && !field.hasText)
    field.text = "a"
    field.text = nil
    #expect(field.text == "")
    #expect(log.names.isEmpty)
  }

  @Test func aTapBeginsEditing() {
    scene.drag(point(50, 15))
    #expect(field.isEditing && field.isFirstResponder)
    #expect(log.names == ["down", "upInside", "begin"])
  }

  @Test func keysChangeTheTextAndSendEvents() {
    field.becomeFirstResponder()
    field.insertText("ab")
    field.deleteBackward()
    field.resignFirstResponder()
    #expect(field.text == "a" && !field.isEditing)
    #expect(log.names == ["begin", "changed", "changed", "end"])
    field.text = ""
    field.deleteBackward()
    #expect(log.names.count == 4)
  }

  @Test func returnEndsEditingIfTheEventIsObserved() {
    field.becomeFirstResponder()
    field.insertText("\n")
    #expect(log.names == ["begin", "primary", "return", "end"])
    let unobserved = scene.add(UITextField())
    unobserved.becomeFirstResponder()
    unobserved.insertText("\n")
    #expect(unobserved.isEditing && unobserved.text == "")
  }

  @Test func onlyOneFieldIsEditedAtATime() {
    let other = scene.add(UITextField(frame: CGRect(x: 0, y: 50, width: 100, height: 30)))
    scene.drag(point(50, 15))
    scene.drag(point(50, 65))
    #expect(!field.isEditing && other.isEditing)
    #expect(log.names.last == "end")
  }

  @Test func disabledFieldsCannotBeEdited() {
    #expect(!UITextField().becomeFirstResponder())
    field.isEnabled = false
    #expect(!field.becomeFirstResponder())
    #expect(!scene.window.becomeFirstResponder())
    #expect(UITextField().resignFirstResponder())
  }

  @Test func clearsWhenEditingBegins() {
    field.text = "old"
    field.clearsOnBeginEditing = true
    field.becomeFirstResponder()
    #expect(field.text == "")
  }
}

/// A view for a code, which implements one trait.
private final class CodeView: UIView, UIKeyInput {
  var code = ""
  var hasText: Bool { !code.isEmpty }
  var keyboardType = UIKeyboardType.numberPad
  func insertText(_ text: String) { code += text }
  func deleteBackward() { code.removeLast() }
}
