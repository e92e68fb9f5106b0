import CoreGraphics
import Drawing
import Foundation
import Geometry
import Layers
import Typesetting
import Views

/// Text of Core Text in place, with the ways between places in UTF-8, as typesetting counts, and in
/// UTF-16, as attributed strings do.
final class SetText {
  /// The text under UIKit's attributes.
  let string: NSAttributedString
  let styled: StyledText
  let frame: TextFrame
  let layout: TextLayout
  /// The first unit of the text in the string that it was cut from.
  let start: CFIndex
  /// For each place in UTF-8, and the end, that in UTF-16.
  private let units: [Int]

  /// Lays out a part of a string; as one line, spaces take the place of line ends. `offset` is the
  /// first unit of `string` in the text that it was cut from.
  init(
    _ string: NSAttributedString, _ range: NSRange, offset: CFIndex = 0, in frame: TextFrame,
    asOneLine: Bool = false,
    change: (inout ParagraphStyle) -> Void = { _ in }
  ) {
    let text = Self.translated(string.attributedSubstring(from: range))
    if asOneLine { Self.joinLines(of: text) }
    self.string = text
    (self.frame, start) = (frame, range.location + offset)
    styled = StyledText(self.string, font: .system(size: 12), change: change)
    layout = TextLayout.of(styled.text, in: frame)
    var units: [Int] = []
    var count = 0
    // What is set has marks of direction that the string doesn't have.
    var own = text.string.unicodeScalars.makeIterator()
    var next = own.next()
    for scalar in styled.text.string.unicodeScalars {
      units += Array(repeating: count, count: UTF8.width(scalar))
      guard scalar == next else { continue }
      count += UTF16.width(scalar)
      next = own.next()
    }
    self.units = units + [count]
  }

  /// The place in the string's UTF-16 of a place in UTF-8.
  func index(_ place: Int) -> CFIndex {
    start + (units.indices.contains(place) ? units[place] : units.last ?? 0)
  }

  /// The place in UTF-8 of one in the string's UTF-16.
  func place(_ index: CFIndex) -> Int {
    var (low, high) = (0, units.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if units[middle] < index - start { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The part of the string's UTF-16 of one in UTF-8.
  func range(_ range: Range<Int>) -> CFRange {
    let first = index(range.lowerBound)
    return CFRange(location: first, length: index(range.upperBound) - first)
  }

  /// What draws the text; letters of no colour have the context's where they ask for it.
  func drawn(_ context: CGContext) -> DrawnText {
    DrawnText(styled, in: frame, color: asksForContextColor ? context.glyphStyle.fill : .black)
  }

  private var asksForContextColor: Bool {
    guard string.length > 0 else { return false }
    let value = string.attribute(.colorFromContext, at: 0, effectiveRange: nil)
    return (value as? NSNumber)?.boolValue ?? value as? Bool ?? false
  }

  /// The part of a string that Core Text means: a length of 0 is all from the start on.
  static func part(_ range: CFRange, of string: NSAttributedString) -> NSRange {
    let first = min(max(range.location, 0), string.length)
    let rest = string.length - first
    return NSRange(location: first, length: range.length > 0 ? min(range.length, rest) : rest)
  }

  private static func joinLines(of text: NSMutableAttributedString) {
    for (place, unit) in Array(text.string.utf16).enumerated() {
      guard [0x0A, 0x0D, 0x0C, 0x85, 0x2028, 0x2029].contains(unit) else { continue }
      text.replaceCharacters(in: NSRange(location: place, length: 1), with: " ")
    }
  }

  /// The string with UIKit's attributes in place of Core Text's.
  private static func translated(_ string: NSAttributedString) -> NSMutableAttributedString {
    let text = NSMutableAttributedString(attributedString: string)
    let names: [NSAttributedString.Key: NSAttributedString.Key] = [
      "CTForegroundColor": .foregroundColor, "CTBackgroundColor": .backgroundColor,
      "CTStrokeColor": .strokeColor, "CTUnderlineColor": .underlineColor,
      "CTBaselineOffset": .baselineOffset,
    ].reduce(into: [:]) { $0[NSAttributedString.Key($1.key)] = $1.value }
    let whole = NSRange(location: 0, length: text.length)
    string.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      for (key, value) in attributes {
        if let name = names[key] { text.addAttribute(name, value: value, range: range) }
      }
    }
    return text
  }
}

extension NSAttributedString.Key {
  fileprivate static let colorFromContext = Self("CTForegroundColorFromContext")
}
