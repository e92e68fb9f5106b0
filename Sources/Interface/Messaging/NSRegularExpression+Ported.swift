public import Foundation

extension NSRegularExpression {
  /// Calls a closure with each match, as `enumerateMatches(in:options:range:using:)` does. The closure
  /// doesn't escape, as on Apple's systems; that of Foundation does on Linux. Rewritten sources call
  /// this method.
  public func forEachMatch(
    in string: String, options: MatchingOptions = [], range: NSRange,
    using block: (NSTextCheckingResult?, MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    withoutActuallyEscaping(block) { block in
      // Foundation calls it before it returns, on this thread.
      nonisolated(unsafe) let block = block
      enumerateMatches(in: string, options: options, range: range) { block($0, $1, $2) }
    }
  }
}
