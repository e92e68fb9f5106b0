import Foundation

/// Numbers in Apple's text form, such as `{1, 2}`, `{{0, 0}, {4, 3}}` or `[1, 0, 0, 1, 0, 0]`.
enum GeometryText {
  /// A number as C writes it by `%.17g`, which reads back exactly.
  static func text(_ number: CGFloat) -> String { String(format: "%.17g", Double(number)) }

  /// The numbers within braces.
  static func text(_ numbers: [CGFloat]) -> String {
    "{" + numbers.map(text).joined(separator: ", ") + "}"
  }

  /// The numbers of a text, which must hold exactly `count`; nil otherwise. Braces and brackets only
  /// part them.
  static func numbers(_ text: String, count: Int) -> [CGFloat]? {
    let parts = text.split { "{}[], \t\n".contains($0) }
    let numbers = parts.compactMap { Double($0) }
    guard parts.count == count, numbers.count == count else { return nil }
    return numbers.map { CGFloat($0) }
  }
}
