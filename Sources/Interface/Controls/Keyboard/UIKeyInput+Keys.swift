import Foundation

// Keys of a keyboard. Before it changes the text, a keyboard asks the delegate of a text field or a
// text view; if the delegate doesn't allow the change, the keyboard calls neither `insertText(_:)` nor
// `deleteBackward()`. A field without text to delete isn't asked: subclasses notice the key by overriding
// `deleteBackward()`. Code that calls these methods itself changes the text without asking, as UIKit
// does: keyboards of apps therefore ask the delegate themselves.
extension UIKeyInput {
  /// Types text with a key. A line break is the Return key.
  package func typeKey(_ text: String) {
    if let input = self as? any DelegatedKeyInput, !input.allows(text) { return }
    insertText(text)
  }

  /// Presses the Delete key.
  package func typeDelete() {
    if let input = self as? any DelegatedKeyInput, let range = input.deletedRange,
      !input.shouldChangeText(in: UITextRange(range), replacementText: "")
    {
      return
    }
    deleteBackward()
  }
}

/// A text input whose delegate decides about the changes that keys make.
private protocol DelegatedKeyInput: UIKeyInput {
  /// The range that typed text replaces.
  var typedRange: NSRange { get }
  /// The range that the Delete key deletes; nil if there is nothing to delete.
  var deletedRange: NSRange? { get }
  /// Whether the delegate is asked about line breaks.
  var asksAboutLineBreaks: Bool { get }
  func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool
}

extension DelegatedKeyInput {
  fileprivate func allows(_ text: String) -> Bool {
    if text == "\n", !asksAboutLineBreaks { return true }
    return shouldChangeText(in: UITextRange(typedRange), replacementText: text)
  }
}

extension UITextField: DelegatedKeyInput {
  fileprivate var asksAboutLineBreaks: Bool { false }
}

extension UITextView: DelegatedKeyInput {
  fileprivate var asksAboutLineBreaks: Bool { true }
}
