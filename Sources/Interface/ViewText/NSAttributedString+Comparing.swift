package import Foundation
import Views

extension NSAttributedString {
  /// Returns whether the other string has the same characters with the same attributes.
  ///
  /// Foundation's `isEqual(to:)` crashes on Linux if attributes that were set on a mutable string
  /// differ.
  package func looksLike(_ other: NSAttributedString?) -> Bool {
    guard let other, string == other.string else { return false }
    var index = 0
    while index < length {
      var (range, otherRange) = (NSRange(), NSRange())
      let attributes = attributes(at: index, effectiveRange: &range) as NSDictionary
      let others = other.attributes(at: index, effectiveRange: &otherRange) as NSDictionary
      guard attributes == others else { return false }
      index = min(range.location + range.length, otherRange.location + otherRange.length)
    }
    return true
  }
}
