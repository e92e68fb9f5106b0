import Controls
import Foundation
import Layers
import Testing
import ViewText
import Views
import VirtualTime

/// The attributes of typed text, and what code can ask a text about itself.
@Suite struct TypingAttributesTests {
  private let scene = TouchScene()
  private let field: UITextField

  init() {
    let scene = scene
    field = scene.add(UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40)))
  }

  private func perform(_ body: (UITextField) throws -> Void) rethrows {
    try scene.clock.asCurrent { try body(field) }
  }

  @Test func typedTextHasTheAttributesThatWereSet() {
    perform { field in
      field.text = "ab"
      field.typingAttributes = [.kern: 3]
      #expect(field.typingAttributes == nil)
      field.becomeFirstResponder()
      #expect(field.typingAttributes?[.font] as? UIFont == field.font)
      field.typingAttributes = [.foregroundColor: UIColor.red]
      field.insertText("c")
      let text = field.attributedText
      #expect(text?.string == "abc")
      #expect(text?.attribute(.foregroundColor, at: 2, effectiveRange: nil) as? UIColor == .red)
      #expect(text?.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor != .red)
      // Another selection resets them: typed text is as the text before it.
      field.selectedTextRange = field.textRange(
        from: field.beginningOfDocument, to: field.beginningOfDocument)
      #expect(field.typingAttributes?[.foregroundColor] as? UIColor != .red)
    }
  }

  @Test func theDelegateIsAskedWhetherTextMayChange() throws {
    final class Guard: NSObject, UITextFieldDelegate {
      var ranges: [NSRange] = []
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
      ) -> Bool {
        ranges.append(range)
        return string != "x"
      }
    }
    try perform { field in
      let delegate = Guard()
      field.text = "abc"
      field.delegate = delegate
      let range = try #require(
        field.textRange(from: field.beginningOfDocument, to: field.endOfDocument))
      #expect(field.shouldChangeText(in: range, replacementText: "y"))
      #expect(!field.shouldChangeText(in: range, replacementText: "x"))
      #expect(delegate.ranges == [NSRange](repeating: NSRange(location: 0, length: 3), count: 2))
    }
  }

  @Test func theInputDelegateIsToldOfChangesByCode() {
    final class Listener: UITextInputDelegate {
      var calls: [String] = []
      func selectionWillChange(_ textInput: (any UITextInput)?) { calls.append("will select") }
      func selectionDidChange(_ textInput: (any UITextInput)?) { calls.append("did select") }
      func textWillChange(_ textInput: (any UITextInput)?) { calls.append("will change") }
      func textDidChange(_ textInput: (any UITextInput)?) { calls.append("did change") }
    }
    perform { field in
      let listener = Listener()
      field.inputDelegate = listener
      field.text = "abc"
      field.selectedTextRange = field.textRange(
        from: field.beginningOfDocument, to: field.endOfDocument)
      #expect(listener.calls == ["will change", "did change", "will select", "did select"])
    }
  }

  @Test func stylesAndDirectionsAreThoseOfTheText() throws {
    try perform { field in
      field.attributedText = NSAttributedString(string: "ab", attributes: [.kern: 4 as CGFloat])
      #expect(
        field.textStyling(at: field.beginningOfDocument, in: .forward)?[.kern] as? CGFloat == 4)
      #expect(field.baseWritingDirection(for: field.endOfDocument, in: .backward) == .natural)
      let whole = try #require(
        field.textRange(from: field.beginningOfDocument, to: field.endOfDocument))
      field.setBaseWritingDirection(.rightToLeft, for: whole)
      #expect(field.baseWritingDirection(for: field.endOfDocument, in: .backward) == .rightToLeft)
    }
    try scene.clock.asCurrent {
      let view = UITextView(usingTextLayoutManager: false)
      view.text = "one\ntwo"
      let first = try #require(view.position(from: view.beginningOfDocument, offset: 1))
      let range = try #require(view.textRange(from: view.beginningOfDocument, to: first))
      view.setBaseWritingDirection(.rightToLeft, for: range)
      #expect(view.baseWritingDirection(for: first, in: .forward) == .rightToLeft)
      #expect(view.baseWritingDirection(for: view.endOfDocument, in: .backward) == .natural)
    }
  }

  @Test func theStateOfTheSelectionIsRestored() {
    perform { field in
      field.text = "abc"
      field.becomeFirstResponder()
      field.selectAll(nil)
      let state = field.interactionState
      field.selectedTextRange = field.textRange(
        from: field.endOfDocument, to: field.endOfDocument)
      field.interactionState = state
      #expect(field.selectedTextRange.flatMap(field.text) == "abc")
    }
  }

  @Test func viewsOfTextHaveInteractions() {
    scene.clock.asCurrent {
      let view = UITextView()
      #expect(view.findInteraction == nil)
      view.isFindInteractionEnabled = true
      #expect(view.findInteraction?.view === view)
      #expect(view.findInteraction?.isFindNavigatorVisible == false)
      view.textDragInteraction?.isEnabled = false
      #expect(view.textDragInteraction?.isEnabled == false && !view.isTextDragActive)
      #expect(UITextField().textDragInteraction?.isEnabled == true)
      view.writingToolsBehavior = .none
      #expect(view.writingToolsBehavior == .none && UISearchBar().writingToolsBehavior == .default)
    }
  }

  @Test func pointersHaveStyles() throws {
    try scene.clock.asCurrent {
      let preview = UITargetedPreview(view: UIView())
      let style = UIPointerStyle(effect: .lift(preview), shape: .roundedRect(.zero, radius: 3))
      style.accessories = [.arrow(.top)]
      let copy = try #require(style.copy() as? UIPointerStyle)
      #expect(copy.effect?.preview === preview && copy.accessories.count == 1)
      let region = UIPointerRegion(rect: CGRect(x: 1, y: 2, width: 3, height: 4), identifier: "a")
      #expect(region.identifier == AnyHashable("a") && region.latchingAxes.isEmpty)
    }
  }
}
