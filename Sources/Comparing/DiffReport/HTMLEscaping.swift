import Mustache

/// Escapes text for HTML, between tags and in quoted attributes.
///
/// The escaping that Mustache provides examines whole characters. It misses a quotation mark that
/// is followed by a combining accent, which ends an attribute nevertheless.
struct HTMLEscaping: MustacheContentType {
  /// The name by which templates select this escaping.
  static let name = "SCALARS"

  private static let register: Void = MustacheContentTypes.register(HTMLEscaping(), named: name)

  /// Returns a template in which `{{name}}` is escaped.
  static func template(_ text: String) throws -> MustacheTemplate {
    register
    return try MustacheTemplate(string: "{{% CONTENT_TYPE:\(name)}}" + text)
  }

  func escapeText(_ text: String) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "<": escaped.append(contentsOf: "&lt;".unicodeScalars)
      case ">": escaped.append(contentsOf: "&gt;".unicodeScalars)
      case "&": escaped.append(contentsOf: "&amp;".unicodeScalars)
      case "\"": escaped.append(contentsOf: "&quot;".unicodeScalars)
      case "'": escaped.append(contentsOf: "&#39;".unicodeScalars)
      // Not allowed in HTML.
      case "\0": escaped.append("\u{FFFD}")
      default: escaped.append(scalar)
      }
    }
    return String(escaped)
  }
}
