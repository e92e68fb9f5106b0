package import Foundation
import Views

extension NSAttributedString {
  /// Returns whether the other string has the same characters with the same attributes.
  ///
  /// Foundation's `isEqual(to:)` crashes on Linux if attributes that were set on a mutable string
  /// differ.
  package func looksLike(_ other: NSAttributedString?) -> Bool {
    guard let other, string == other.string else { return false }
    var place = 0
    while place < length {
      var (own, its) = (NSRange(), NSRange())
      let attributes = attributes(at: place, effectiveRange: &own) as NSDictionary
      let others = other.attributes(at: place, effectiveRange: &its) as NSDictionary
      guard attributes == others else { return false }
      place = min(own.location + own.length, its.location + its.length)
    }
    return true
  }
}
