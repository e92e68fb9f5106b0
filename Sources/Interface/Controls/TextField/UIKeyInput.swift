/// An object into which a user types text.
public protocol UIKeyInput: UITextInputTraits {
  /// A Boolean value that indicates whether there is text.
  var hasText: Bool { get }
  /// Inserts typed text.
  func insertText(_ text: String)
  /// Deletes the last character.
  func deleteBackward()
}
