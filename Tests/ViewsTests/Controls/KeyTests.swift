import Controls
import Foundation
import Testing
import ViewText
import Views

@Suite struct KeyTests {
  @Test func keysThatTheDelegateOfAFieldRefusesDoNotReachTheField() {
    let (field, delegate) = (CountingField(), Refusal())
    field.delegate = delegate
    field.typeKey("a")
    #expect(delegate.log == ["0 0 a"] && field.log.isEmpty)
    field.text = "1"
    field.typeDelete()
    #expect(delegate.log == ["0 0 a", "0 1 "] && field.log.isEmpty && field.text == "1")
    field.typeKey("\n")
    #expect(delegate.log.count == 2 && field.log == ["insert \n"])
  }

  @Test func deleteInAnEmptyFieldIsNotAskedAndReachesTheField() {
    let (field, delegate) = (CountingField(), Refusal())
    field.delegate = delegate
    field.typeDelete()
    #expect(delegate.log.isEmpty && field.log == ["delete"])
  }

  @Test func codeChangesTheTextWithoutAskingTheDelegate() {
    let (field, delegate) = (UITextField(), Refusal())
    field.delegate = delegate
    for text in ["1", "2"] { field.insertText(text) }
    field.deleteBackward()
    #expect(field.text == "1" && delegate.log.isEmpty)
    let view = UITextView()
    view.delegate = delegate
    for text in ["1", "2"] { view.insertText(text) }
    view.deleteBackward()
    #expect(view.text == "1" && delegate.log.isEmpty)
  }

  @Test func keysThatTheDelegateOfATextViewRefusesDoNotReachTheView() {
    let (view, delegate) = (CountingView(), Refusal())
    view.text = "ab"
    view.delegate = delegate
    for key in ["c", "\n"] { view.typeKey(key) }
    view.typeDelete()
    #expect(delegate.log == ["2 0 c", "2 0 \n", "1 1 "] && view.log.isEmpty && view.text == "ab")
  }

  @Test func allowedKeysAskOnce() {
    let (field, delegate) = (CountingField(), Refusal())
    (delegate.allows, field.delegate) = (true, delegate)
    field.typeKey("a")
    field.typeDelete()
    #expect(delegate.log == ["0 0 a", "0 1 "] && field.log == ["insert a", "delete"])
    #expect(field.text == "")
  }
}

/// A delegate that records what it is asked, and refuses it unless `allows` is set.
private final class Refusal: NSObject, UITextFieldDelegate, UITextViewDelegate {
  var allows = false
  var log: [String] = []

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    log.append("\(range.location) \(range.length) \(string)")
    return allows
  }

  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    log.append("\(range.location) \(range.length) \(text)")
    return allows
  }
}

private final class CountingField: UITextField {
  var log: [String] = []

  override func insertText(_ text: String) {
    log.append("insert \(text)")
    super.insertText(text)
  }

  override func deleteBackward() {
    log.append("delete")
    super.deleteBackward()
  }
}

private final class CountingView: UITextView {
  var log: [String] = []

  override func insertText(_ text: String) { log.append("insert \(text)") }

  override func deleteBackward() { log.append("delete") }
}
