import Foundation

/// Conversion of numbers to and from Apple's text format, such as `{1, 2}`, `{{0, 0}, {4, 3}}` or
/// `[1, 0, 0, 1, 0, 0]`.
enum GeometryText {
  /// Returns a number formatted as C's `%.17g`, which round-trips exactly.
  static func text(_ number: CGFloat) -> String { String(format: "%.17g", Double(number)) }

  /// Returns the numbers in braces.
  static func text(_ numbers: [CGFloat]) -> String {
    "{" + numbers.map(text).joined(separator: ", ") + "}"
  }

  /// Returns the numbers of a text, which must contain exactly `count`; nil otherwise. Braces and
  /// brackets are treated as separators.
  static func numbers(_ text: String, count: Int) -> [CGFloat]? {
    let parts = text.split { "{}[], \t\n".contains($0) }
    let numbers = parts.compactMap { Double($0) }
    guard parts.count == count, numbers.count == count else { return nil }
    return numbers.map { CGFloat($0) }
  }
}
