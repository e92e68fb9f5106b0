public import Foundation

// TextKit 2: a content manager has the text, as elements with ranges; a layout manager lays out a
// fragment for each element. Here an element is a paragraph, and an NSLayoutManager lays out the
// text.

/// A place in a text.
public protocol NSTextLocation: NSObjectProtocol {
  /// Returns the order of two places.
  func compare(_ location: any NSTextLocation) -> ComparisonResult
}

/// A place in the text of an `NSTextContentStorage`, before a UTF-16 unit.
final class TextOffset: NSObject, NSTextLocation {
  let offset: Int

  init(_ offset: Int) { self.offset = offset }

  func compare(_ location: any NSTextLocation) -> ComparisonResult {
    guard let other = (location as? TextOffset)?.offset, other != offset else {
      return .orderedSame
    }
    return offset < other ? .orderedAscending : .orderedDescending
  }

  override func isEqual(_ object: Any?) -> Bool { (object as? TextOffset)?.offset == offset }

  override var hash: Int { offset }

  override var description: String { "\(offset)" }
}

/// A range of a text. Immutable.
open class NSTextRange: NSObject {
  /// The start.
  public let location: any NSTextLocation

  /// The place after the range.
  public let endLocation: any NSTextLocation

  /// Creates a range; nil if its end is before its start. Without an end, it is empty.
  public init?(location: any NSTextLocation, end endLocation: (any NSTextLocation)?) {
    let end = endLocation ?? location
    guard location.compare(end) != .orderedDescending else { return nil }
    self.location = location
    self.endLocation = end
  }

  /// Creates an empty range.
  public init(location: any NSTextLocation) {
    self.location = location
    endLocation = location
  }

  init(_ range: NSRange) {
    location = TextOffset(range.lowerBound)
    endLocation = TextOffset(range.upperBound)
  }

  /// The range in UTF-16 units.
  var range: NSRange {
    let start = (location as? TextOffset)?.offset ?? 0
    return NSRange(location: start, length: ((endLocation as? TextOffset)?.offset ?? start) - start)
  }

  /// Whether the range has no characters.
  open var isEmpty: Bool { location.compare(endLocation) == .orderedSame }

  /// Returns whether a place is in the range.
  open func contains(_ location: any NSTextLocation) -> Bool {
    self.location.compare(location) != .orderedDescending
      && endLocation.compare(location) == .orderedDescending
  }

  /// Returns whether another range is in the range.
  open func contains(_ textRange: NSTextRange) -> Bool {
    location.compare(textRange.location) != .orderedDescending
      && endLocation.compare(textRange.endLocation) != .orderedAscending
  }

  /// Returns whether two ranges have characters in common.
  open func intersects(_ textRange: NSTextRange) -> Bool {
    intersection(textRange).map { !$0.isEmpty } ?? false
  }

  /// Returns the range that two ranges have in common; nil if they are apart.
  open func intersection(_ textRange: NSTextRange) -> NSTextRange? {
    let start =
      location.compare(textRange.location) == .orderedDescending ? location : textRange.location
    let end =
      endLocation.compare(textRange.endLocation) == .orderedAscending
      ? endLocation : textRange.endLocation
    return NSTextRange(location: start, end: end)
  }

  /// Returns the smallest range that contains both.
  open func union(_ textRange: NSTextRange) -> NSTextRange {
    let start =
      location.compare(textRange.location) == .orderedAscending ? location : textRange.location
    let end =
      endLocation.compare(textRange.endLocation) == .orderedDescending
      ? endLocation : textRange.endLocation
    return NSTextRange(location: start, end: end) ?? self
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextRange else { return false }
    return location.compare(other.location) == .orderedSame
      && endLocation.compare(other.endLocation) == .orderedSame
  }

  open override var hash: Int { range.location }
}
