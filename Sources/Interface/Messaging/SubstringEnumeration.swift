public import Foundation

/// The parts of a text that `forEachSubstring(in:options:using:)` finds, and how. The raw values are
/// Apple's; those of words and sentences are unavailable in Foundation on Linux.
public struct SubstringEnumeration: OptionSet, Sendable {
  /// The kind of the parts in the lower 8 bits, and the flags, with Apple's values.
  public let rawValue: UInt

  /// Creates options from their raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Lines, without the characters that end them.
  public static let byLines = SubstringEnumeration([])
  /// Paragraphs, without the characters that end them.
  public static let byParagraphs = SubstringEnumeration(rawValue: 1)
  /// Composed characters, such as emoji.
  public static let byComposedCharacterSequences = SubstringEnumeration(rawValue: 2)
  /// Words, by Unicode's default boundaries: languages without spaces between words aren't split (D).
  public static let byWords = SubstringEnumeration(rawValue: 3)
  /// Sentences: they end after a full stop, a question mark or an exclamation mark that a space follows,
  /// unless the next letter is lowercase, and with their paragraph (D).
  public static let bySentences = SubstringEnumeration(rawValue: 4)
  /// Positions of the caret: composed characters.
  public static let byCaretPositions = SubstringEnumeration(rawValue: 5)
  /// What one press of the delete key removes: composed characters (D).
  public static let byDeletionClusters = SubstringEnumeration(rawValue: 6)
  /// From the last part to the first.
  public static let reverse = SubstringEnumeration(rawValue: 1 << 8)
  /// The closure gets nil instead of the text.
  public static let substringNotRequired = SubstringEnumeration(rawValue: 1 << 9)
  /// By the user's language; without effect.
  public static let localized = SubstringEnumeration(rawValue: 1 << 10)

  /// The kind of the parts, without the flags.
  fileprivate var parts: SubstringEnumeration { SubstringEnumeration(rawValue: rawValue & 0xFF) }
}

extension NSString {
  /// Calls a closure with the parts of a range of the text, their ranges, the ranges with what is
  /// between parts, and a flag that stops the calls. A range includes what follows its part; the first
  /// one also what precedes it.
  ///
  /// This is Foundation's `enumerateSubstrings(in:options:using:)` with Apple's behaviour: words and
  /// sentences are found, and `reverse` stays within the range. Rewritten sources call it.
  public func forEachSubstring(
    in range: NSRange, options: SubstringEnumeration = [],
    using block: (String?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    let parts = parts(options.parts, in: range)
    var stop: ObjCBool = false
    let order = Array(parts.indices)
    for index in options.contains(.reverse) ? order.reversed() : order {
      let start = index == 0 ? range.location : parts[index].location
      let end = index + 1 < parts.count ? parts[index + 1].location : range.upperBound
      block(
        options.contains(.substringNotRequired) ? nil : substring(with: parts[index]),
        parts[index], NSRange(location: start, length: end - start), &stop)
      if stop.boolValue { return }
    }
  }

  private func parts(_ kind: SubstringEnumeration, in range: NSRange) -> [NSRange] {
    switch kind {
    case .byLines, .byParagraphs: lines(in: range)
    case .byWords: words(in: range)
    case .bySentences: lines(in: range).flatMap(sentences)
    default: characters(in: range)
    }
  }

  private func lines(in range: NSRange) -> [NSRange] {
    var lines: [NSRange] = []
    var start = range.location
    while start < range.upperBound {
      var (end, contentsEnd) = (0, 0)
      getParagraphStart(
        nil, end: &end, contentsEnd: &contentsEnd, for: NSRange(location: start, length: 0))
      lines.append(NSRange(location: start, length: min(contentsEnd, range.upperBound) - start))
      start = end
    }
    return lines
  }

  private func characters(in range: NSRange) -> [NSRange] {
    var characters: [NSRange] = []
    var start = range.location
    while start < range.upperBound {
      let end = rangeOfComposedCharacterSequence(at: start).upperBound
      characters.append(NSRange(location: start, length: min(end, range.upperBound) - start))
      start = max(end, start + 1)
    }
    return characters
  }

  /// The stretches between Unicode's word boundaries that contain a letter or a digit.
  private func words(in range: NSRange) -> [NSRange] {
    let text = substring(with: range)
    var words: [NSRange] = []
    var start = text.startIndex
    for boundary in text.matches(of: #/\b/#).map(\.range.lowerBound) {
      if text[start..<boundary].contains(where: { $0.isLetter || $0.isNumber }) {
        let word = NSRange(start..<boundary, in: text)
        words.append(NSRange(location: range.location + word.location, length: word.length))
      }
      start = boundary
    }
    return words
  }

  private func sentences(in line: NSRange) -> [NSRange] {
    let text = substring(with: line)
    var sentences: [NSRange] = []
    var start = text.startIndex
    for end in text.matches(of: #/[.?!…]+["'”’)\]]*\s+(?!\p{Ll})|[。！？]+/#).map(\.range.upperBound)
      + [text.endIndex]
    where end > start {
      let place = NSRange(start..<end, in: text)
      sentences.append(NSRange(location: line.location + place.location, length: place.length))
      start = end
    }
    return sentences
  }
}

extension StringProtocol {
  /// Calls a closure with the parts of a range of the text, as that of `NSString` does.
  public func forEachSubstring<Bounds: RangeExpression>(
    in range: Bounds, options: SubstringEnumeration = [],
    _ body: (String?, Range<Index>, Range<Index>, inout Bool) -> Void
  ) where Bounds.Bound == Index {
    let bounds = range.relative(to: self)
    let units = NSRange(
      location: utf16.distance(from: startIndex, to: bounds.lowerBound),
      length: utf16.distance(from: bounds.lowerBound, to: bounds.upperBound))
    func indices(_ range: NSRange) -> Range<Index> {
      let start = utf16.index(startIndex, offsetBy: range.location)
      return start..<utf16.index(start, offsetBy: range.length)
    }
    (String(self) as NSString).forEachSubstring(in: units, options: options) {
      substring, part, enclosing, stop in
      var stops = false
      body(substring, indices(part), indices(enclosing), &stops)
      stop.pointee = ObjCBool(stops)
    }
  }
}
