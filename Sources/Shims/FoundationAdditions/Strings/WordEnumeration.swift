public import Foundation

/// The options of `enumerateSubstrings` for words and sentences, which Foundation rejects on Linux.
/// Their names are those of `NSString.EnumerationOptions`, and their bits are Apple's.
public struct WordEnumerationOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: UInt

  /// Creates the options with the given bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Words, without the punctuation between them.
  public static let byWords = Self(rawValue: 3)
  /// Sentences, with the spaces behind them.
  public static let bySentences = Self(rawValue: 4)
  /// From the end to the start.
  public static let reverse = Self(rawValue: 1 << 8)
  /// The closure doesn't need the substrings, and gets nil.
  public static let substringNotRequired = Self(rawValue: 1 << 9)
  /// By the user's language; has no effect.
  public static let localized = Self(rawValue: 1 << 10)

  private var segments: TextSegments { rawValue & 0xFF == 4 ? .sentences : .words }

  /// A segment, and the range from the end of the one before to the start of the next. The first and the
  /// last extend to the ends of the enumerated range.
  fileprivate struct Segment {
    let range: Range<String.Index>
    let enclosing: Range<String.Index>
  }

  /// Returns the segments of a text in the order of the options.
  fileprivate func segments(of text: Substring) -> [Segment] {
    let ranges = segments.ranges(in: text)
    let result = ranges.indices.map { index in
      let start = index == 0 ? text.startIndex : ranges[index].lowerBound
      let end = index + 1 < ranges.count ? ranges[index + 1].lowerBound : text.endIndex
      return Segment(range: ranges[index], enclosing: start..<end)
    }
    return contains(.reverse) ? result.reversed() : result
  }
}

extension StringProtocol {
  /// Calls `body` with each word or sentence of a range, the range of it and of what belongs to it, and a
  /// Boolean value that ends the enumeration if it is set.
  public func enumerateSubstrings<R: RangeExpression>(
    in range: R, options opts: WordEnumerationOptions,
    _ body: (
      _ substring: String?, _ substringRange: Range<String.Index>,
      _ enclosingRange: Range<String.Index>, inout Bool
    ) -> Void
  ) where R.Bound == String.Index, SubSequence == Substring {
    var stop = false
    for segment in opts.segments(of: self[range]) where !stop {
      let substring = opts.contains(.substringNotRequired) ? nil : String(self[segment.range])
      body(substring, segment.range, segment.enclosing, &stop)
    }
  }
}

extension NSString {
  /// Calls `block` with each word or sentence of a range, the range of it and of what belongs to it, and a
  /// Boolean value that ends the enumeration if it is set.
  public func enumerateSubstrings(
    in range: NSRange, options opts: WordEnumerationOptions,
    using block: (String?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    let text = String(describing: self)
    guard let bounds = Range(range, in: text) else { return }
    var stop = ObjCBool(false)
    for segment in opts.segments(of: text[bounds]) where !stop.boolValue {
      let substring = opts.contains(.substringNotRequired) ? nil : String(text[segment.range])
      block(
        substring, NSRange(segment.range, in: text), NSRange(segment.enclosing, in: text), &stop)
    }
  }
}
