import Foundation

/// The selection of an edited text, in UTF-16 units: a caret at the end of the text, unless a range was
/// chosen.
struct TextSelection {
  private(set) var chosen: NSRange?

  /// Returns the selection within a text of `length`.
  func range(within length: Int) -> NSRange {
    let start = min(max(chosen?.location ?? length, 0), length)
    return NSRange(location: start, length: min(max(chosen?.length ?? 0, 0), length - start))
  }

  /// Returns what the Delete key deletes: the selection, or the character before the caret; nil if there is
  /// none.
  func deletedRange(of text: String) -> NSRange? {
    let range = range(within: text.utf16.count)
    if range.length > 0 { return range }
    return (text as NSString).substring(to: range.location).last.map {
      let length = $0.utf16.count
      return NSRange(location: range.location - length, length: length)
    }
  }

  /// Selects a range; nil for a caret at the end of the text.
  mutating func select(_ range: NSRange?) { chosen = range }

  /// Moves the caret in a text of `length`. At its end, it stays at the end of what the text becomes.
  mutating func moveCaret(to offset: Int, within length: Int) {
    chosen = offset == length ? nil : NSRange(location: offset, length: 0)
  }
}
