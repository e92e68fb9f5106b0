public import Foundation
import Layers
public import Messaging
import Views

/// The sections of a table by the first letters of its rows, with an index at the edge. The
/// language is English: the sections are A to Z, and # for the rest.
open class UILocalizedIndexedCollation: NSObject {
  /// Returns the collation of the device.
  open class func current() -> Self { Self() }

  /// Creates the collation of the device. Apps call `current()`.
  public required override init() { super.init() }

  /// The titles of the sections.
  open var sectionTitles: [String] { Self.letters.map { String($0) } + ["#"] }

  /// The titles of the index.
  open var sectionIndexTitles: [String] { sectionTitles }

  /// Returns the section of a title of the index.
  open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { indexTitleIndex }

  /// Returns the section of an object by the string that its method or property returns.
  open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
    let first = Self.string(object, selector).folding(
      options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: Self.english
    ).uppercased().first
    return first.flatMap { Self.letters.firstIndex(of: $0) } ?? Self.letters.count
  }

  /// Returns objects in the order of the strings that their method or property returns. Accents
  /// count only between strings that are equal otherwise, and case, small letters first, between
  /// those that have the same accents.
  open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
    let named = array.enumerated().map { (Self.string($1, selector), $0) }
    return named.sorted { left, right in
      let order = Self.order(left.0, right.0)
      return order == .orderedSame ? left.1 < right.1 : order == .orderedAscending
    }.map { array[$0.1] }
  }

  private static func order(_ left: String, _ right: String) -> ComparisonResult {
    let levels: [String.CompareOptions] = [
      [.caseInsensitive, .diacriticInsensitive, .numeric], [.caseInsensitive, .numeric],
    ]
    for options in levels {
      let order = left.compare(right, options: options, locale: english)
      if order != .orderedSame { return order }
    }
    // Capital letters have smaller codes.
    return right.compare(left, options: [.numeric], locale: english)
  }

  private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")

  private static let english = Locale(identifier: "en_US_POSIX")

  private static func string(_ object: Any, _ selector: Selector) -> String {
    // Strings are values here: they have no methods.
    if let text = object as? String ?? (object as? NSString).map({ String(describing: $0) }) {
      return text
    }
    return Message.send(selector, to: object as AnyObject) as? String ?? ""
  }
}
