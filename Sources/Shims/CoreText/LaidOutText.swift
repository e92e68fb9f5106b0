import CoreGraphics
import Drawing
import Foundation
import Geometry
import Layers
import Typesetting
import Views

/// Laid-out text for Core Text.
final class LaidOutText {
  /// The text with UIKit's attributes.
  let string: NSAttributedString
  let styled: StyledText
  let frame: TextFrame
  let layout: TextLayout
  /// The index of the text's first unit in the string that it was cut from.
  let start: CFIndex
  private let units: TextUnits

  /// Lays out a part of a string; as one line, spaces replace line breaks. `offset` is the index of
  /// the first unit of `string` in the text that it was cut from.
  init(
    _ string: NSAttributedString, _ range: NSRange, offset: CFIndex = 0, in frame: TextFrame,
    asOneLine: Bool = false,
    change: (inout ParagraphStyle) -> Void = { _ in }
  ) {
    let text = Self.translated(string.attributedSubstring(from: range))
    if asOneLine { Self.joinLines(of: text) }
    self.string = text
    self.frame = frame
    start = range.location + offset
    styled = StyledText(self.string, font: .system(size: 12), change: change)
    layout = TextLayout.of(styled.text, in: frame)
    units = TextUnits(of: text.string, typeset: styled.text.string)
  }

  /// Returns the index in the string's UTF-16 for a UTF-8 offset.
  func index(_ byteOffset: Int) -> CFIndex { start + units.unit(atByte: byteOffset) }

  /// Returns the UTF-8 offset for an index in the string's UTF-16.
  func byteOffset(_ index: CFIndex) -> Int { units.byte(atUnit: index - start) }

  /// Returns the range of the string's UTF-16 for a range of UTF-8 offsets.
  func range(_ range: Range<Int>) -> CFRange {
    let first = index(range.lowerBound)
    return CFRange(location: first, length: index(range.upperBound) - first)
  }

  /// Returns the drawable text; letters without a colour use the context's if they request it.
  func drawn(_ context: CGContext) -> DrawnText {
    DrawnText(styled, in: frame, color: asksForContextColor ? context.glyphStyle.fill : .black)
  }

  private var asksForContextColor: Bool {
    guard string.length > 0 else { return false }
    let value = string.attribute(.colorFromContext, at: 0, effectiveRange: nil)
    return (value as? NSNumber)?.boolValue ?? value as? Bool ?? false
  }

  /// Returns the range of a string for a Core Text range: a length of 0 extends to the end of the
  /// string.
  static func part(_ range: CFRange, of string: NSAttributedString) -> NSRange {
    let first = min(max(range.location, 0), string.length)
    let rest = string.length - first
    return NSRange(location: first, length: range.length > 0 ? min(range.length, rest) : rest)
  }

  private static func joinLines(of text: NSMutableAttributedString) {
    for (byteOffset, unit) in Array(text.string.utf16).enumerated() {
      guard [0x0A, 0x0D, 0x0C, 0x85, 0x2028, 0x2029].contains(unit) else { continue }
      text.replaceCharacters(in: NSRange(location: byteOffset, length: 1), with: " ")
    }
  }

  /// Returns the string with UIKit's attributes in place of Core Text's.
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
    string.enumerateAttribute(.runDelegate, in: whole, options: []) { value, range, _ in
      guard let delegate = value as? CTRunDelegate else { return }
      text.addAttribute(.attachment, value: delegate.space, range: range)
      let character = String(repeating: "\u{FFFC}", count: range.length)
      text.mutableString.replaceCharacters(in: range, with: character)
    }
    return text
  }
}

extension NSAttributedString.Key {
  fileprivate static let colorFromContext = Self("CTForegroundColorFromContext")
  static let runDelegate = Self("CTRunDelegate")
}
