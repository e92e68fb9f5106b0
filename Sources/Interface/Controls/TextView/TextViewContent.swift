import Foundation
import ViewText

/// The text of a text view: plain text, which has the view's own attributes, or attributed text.
struct TextViewContent {
  private(set) var string = NSAttributedString(string: "")
  /// Whether the text has attributes of its own.
  private(set) var isAttributed = false

  /// The text without attributes.
  var plain: String { string.string }

  private var whole: NSRange { NSRange(location: 0, length: string.length) }

  /// Replaces everything with plain text.
  mutating func set(_ text: String) {
    string = NSAttributedString(string: text)
    isAttributed = false
  }

  /// Replaces everything with attributed text.
  mutating func set(_ text: NSAttributedString) {
    string = NSAttributedString(attributedString: text)
    isAttributed = true
  }

  /// Sets an attribute of attributed text throughout, or removes it if the value is nil.
  mutating func apply(_ key: NSAttributedString.Key, _ value: Any?) {
    guard isAttributed, string.length > 0 else { return }
    let changed = NSMutableAttributedString(attributedString: string)
    if let value {
      changed.addAttribute(key, value: value, range: whole)
    } else {
      changed.removeAttribute(key, range: whole)
    }
    string = changed
  }

  /// Returns the attribute of the first character.
  func first(_ key: NSAttributedString.Key) -> Any? {
    string.length > 0 ? string.attribute(key, at: 0, effectiveRange: nil) : nil
  }

  /// Replaces a range with typed text. It has `attributes` or, without them, those of the text before
  /// it.
  mutating func replace(
    _ range: NSRange, with text: String, _ attributes: [NSAttributedString.Key: Any]?
  ) {
    let changed = NSMutableAttributedString(attributedString: string)
    let before =
      range.location > 0
      ? string.attributes(at: range.location - 1, effectiveRange: nil) : [:]
    changed.replaceCharacters(
      in: range, with: NSAttributedString(string: text, attributes: attributes ?? before))
    string = changed
    if attributes != nil { isAttributed = true }
  }
}
