public import Foundation
import Messaging
public import Views

/// A direction in a stored text; the raw values are Apple's.
public enum UITextStorageDirection: Int, Sendable {
  /// Towards the end.
  case forward
  /// Towards the start.
  case backward
}

/// A direction in a text: as it is stored, or as it is laid out.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  /// Apple's number.
  public var rawValue: Int

  /// Creates a direction from Apple's number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Returns a direction in a stored text.
  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  /// Returns a direction in a text as it is laid out.
  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  /// Whether it is towards the end of text from left to right.
  var isForward: Bool {
    switch UITextLayoutDirection(rawValue: rawValue) {
    case .right, .down: true
    case .left, .up: false
    case nil: rawValue == UITextStorageDirection.forward.rawValue
    }
  }
}

/// A unit of a text; the raw values are Apple's.
public enum UITextGranularity: Int, Sendable {
  case character, word, sentence, paragraph, line, document
}

/// Finds the units of a text.
public protocol UITextInputTokenizer: NSObjectProtocol {
  /// Returns the unit around a position. At a boundary between units, it is the one in the
  /// direction; nil if there is none.
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange?
  /// Returns whether a position is at the end of a unit in the direction: its end forwards, its
  /// start backwards.
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
  /// Returns the next end of a unit in the direction; nil if there is none.
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition?
  /// Returns whether a position is within a unit. At a boundary, it is within the one in the
  /// direction.
  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
}

/// Finds characters, words, sentences, paragraphs and lines of a text, as they are found in
/// strings. Lines are those with carets of the same height.
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var input: (any UITextInput)?

  /// Creates a tokenizer for a view or another responder; it isn't retained.
  public init(textInput: any UIResponder & UITextInput) { input = textInput }

  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange? {
    guard let input else { return nil }
    let place = place(position)
    let found = units(granularity).first { unit in
      direction.isForward
        ? unit.lowerBound <= place && place < unit.upperBound
        : unit.lowerBound < place && place <= unit.upperBound
    }
    guard let found, let start = self.position(found.lowerBound),
      let end = self.position(found.upperBound)
    else { return nil }
    return input.textRange(from: start, to: end)
  }

  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool { boundaries(granularity, direction).contains(place(position)) }

  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition? {
    let (place, ends) = (place(position), boundaries(granularity, direction))
    let next = direction.isForward ? ends.first { $0 > place } : ends.last { $0 < place }
    return next.flatMap(self.position)
  }

  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil
  }

  private func place(_ position: UITextPosition) -> Int {
    input.map { $0.offset(from: $0.beginningOfDocument, to: position) } ?? 0
  }

  private func position(_ place: Int) -> UITextPosition? {
    input?.position(from: input?.beginningOfDocument ?? UITextPosition(), offset: place)
  }

  private func boundaries(
    _ granularity: UITextGranularity, _ direction: UITextDirection
  ) -> [Int] {
    units(granularity).map { direction.isForward ? $0.upperBound : $0.lowerBound }
  }

  /// The units of the text, in UTF-16.
  private func units(_ granularity: UITextGranularity) -> [Range<Int>] {
    guard let input,
      let whole = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument),
      let text = input.text(in: whole) as NSString?
    else { return [] }
    switch granularity {
    case .character: return parts(text, .byComposedCharacterSequences)
    case .word: return parts(text, .byWords)
    case .sentence: return parts(text, .bySentences)
    case .paragraph: return parts(text, .byParagraphs)
    case .line: return parts(text, .byParagraphs).flatMap { lines($0, input) }
    case .document: return text.length > 0 ? [0..<text.length] : []
    }
  }

  private func parts(_ text: NSString, _ kind: SubstringEnumeration) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    let whole = NSRange(location: 0, length: text.length)
    text.forEachSubstring(in: whole, options: [kind, .substringNotRequired]) { _, range, _, _ in
      parts.append(range.lowerBound..<range.upperBound)
    }
    return parts
  }

  private func lines(_ paragraph: Range<Int>, _ input: any UITextInput) -> [Range<Int>] {
    var (lines, start, top) = ([Range<Int>](), paragraph.lowerBound, CGFloat?.none)
    for place in paragraph {
      guard let caret = position(place).map(input.caretRect) else { continue }
      if let top, caret.minY != top {
        lines.append(start..<place)
        start = place
      }
      top = caret.minY
    }
    return lines + [start..<paragraph.upperBound]
  }
}
