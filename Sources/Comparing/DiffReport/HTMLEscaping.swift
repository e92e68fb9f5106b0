import Mustache

/// Makes any text safe in HTML, between tags and in quoted attributes.
///
/// Templates come with an escaping that looks at whole characters: a quotation mark with an accent
/// on it is none to it, but ends an attribute all the same.
struct HTMLEscaping: MustacheContentType {
  /// The name by which templates ask for it.
  static let name = "SCALARS"

  private static let register: Void = MustacheContentTypes.register(HTMLEscaping(), named: name)

  /// A template in which `{{name}}` is escaped.
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
