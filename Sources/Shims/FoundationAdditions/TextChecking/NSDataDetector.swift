public import Foundation

/// Kinds of data, as a bit mask of `NSTextCheckingResult.CheckingType`.
public typealias NSTextCheckingTypes = UInt64

/// All kinds of data.
public let NSTextCheckingAllTypes: NSTextCheckingTypes = .max

/// An object that finds links, phone numbers and dates in text.
///
/// Foundation on Linux has none, and its `NSRegularExpression` can't have subclasses, so that the detector
/// isn't one. It finds addresses of the Web, of mail and of files with a scheme, names of hosts below common
/// domains, phone numbers with seven digits or more, and dates in English with a year. Postal addresses and
/// flights aren't found. Apple doesn't publish its grammar; texts that are unlike these examples can have
/// other results there.
open class NSDataDetector: NSObject, NSCopying {
  /// The kinds of data that are found.
  public let checkingTypes: NSTextCheckingTypes

  private let patterns: [DataPattern]

  /// Creates a detector of kinds of data. Throws `CocoaError.formatting` if there are none.
  public init(types checkingTypes: NSTextCheckingTypes) throws {
    guard checkingTypes != 0 else { throw CocoaError(.formatting) }
    self.checkingTypes = checkingTypes
    patterns = DataPattern.all.filter { $0.type.rawValue & checkingTypes != 0 }
  }

  /// Returns the detector itself, which doesn't change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns the data in a range of UTF-16 units, in the order of the text.
  open func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    // Of data that overlap, such as the number within an address, the first is found.
    let found = patterns.enumerated().flatMap { index, pattern in
      pattern.results(in: string, options, range).map { (order: index, result: $0) }
    }
    let ordered = found.sorted {
      let (a, b) = ($0.result.range, $1.result.range)
      return (a.location, -a.length, $0.order) < (b.location, -b.length, $1.order)
    }
    var (results, end) = ([NSTextCheckingResult](), 0)
    for result in ordered.map(\.result) where result.range.location >= end {
      results.append(result)
      end = NSMaxRange(result.range)
    }
    return results
  }

  /// Calls a closure for each match, until it sets its last argument.
  open func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (
      NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
    ) -> Void
  ) {
    var stops: ObjCBool = false
    for result in matches(in: string, options: options, range: range) where !stops.boolValue {
      block(result, [], &stops)
    }
  }

  /// Calls a closure for each match, as `enumerateMatches(in:options:range:using:)` does. Rewritten sources
  /// call this method, which `NSRegularExpression` has, too.
  public final func forEachMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (
      NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
    ) -> Void
  ) {
    enumerateMatches(in: string, options: options, range: range, using: block)
  }

  /// Returns the number of matches.
  open func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int { matches(in: string, options: options, range: range).count }

  /// Returns the first match; nil if there is none.
  open func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }

  /// Returns the range of the first match; its location is `NSNotFound` if there is none.
  open func rangeOfFirstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSRange {
    firstMatch(in: string, options: options, range: range)?.range
      ?? NSRange(location: NSNotFound, length: 0)
  }
}
