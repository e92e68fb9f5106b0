import Failures
public import Foundation
import Layers

extension NSAttributedString {
  /// The format of a document; the raw values are Apple's.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    /// The name of the format.
    public let rawValue: String

    /// Creates a format from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Plain text.
    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// HTML, of which only the text is read.
    public static let html = DocumentType(rawValue: "NSHTML")
    /// Rich text, which can't be read.
    public static let rtf = DocumentType(rawValue: "NSRTF")
    /// Rich text with attachments, which can't be read.
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
  }

  /// A key of the options for reading a document.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The format: a `DocumentType`. Without it, the format is found by the first characters.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// The encoding: the raw value of a `String.Encoding`; UTF-8 by default.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// The attributes of text without attributes of its own.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
  }

  /// Creates a string from a document: plain text, or the text of HTML without its styles, with a
  /// warning. `documentAttributes` receives no values.
  ///
  /// Throws a `FlipbookError` for rich text, and for data that isn't text in the encoding.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>? = nil
  ) throws {
    let number = options[.characterEncoding]
    let raw = number as? UInt ?? (number as? Int).map { UInt($0) }
    let encoding =
      (number as? String.Encoding) ?? raw.map { String.Encoding(rawValue: $0) } ?? .utf8
    guard let text = String(data: data, encoding: encoding) else {
      throw FlipbookError(
        .malformed, "The data of an attributed string isn't text in \(encoding).",
        hint: "Set the option characterEncoding.")
    }
    let stated = options[.documentType]
    let type =
      stated as? DocumentType ?? (stated as? String).map { DocumentType(rawValue: $0) }
      ?? HTMLText.type(of: text)
    let attributes = options[.defaultAttributes] as? [Key: Any] ?? [:]
    switch type {
    case .rtf, .rtfd:
      throw FlipbookError(
        .otherFormat, "Rich text can't be read.", hint: "Use plain text, and set attributes.")
    case .html:
      LayerWarning(
        .undrawnProperty, "The styles of HTML in attributed strings aren't read.",
        hint: "Use plain text, and set attributes.", subject: "HTML"
      ).report()
      self.init(string: HTMLText.plain(text), attributes: attributes)
    default: self.init(string: text, attributes: attributes)
    }
  }
}

/// The text of an HTML document.
private enum HTMLText {
  /// Returns the format of a document by its first characters.
  static func type(of text: String) -> NSAttributedString.DocumentType {
    let start = text.drop { $0.isWhitespace }.prefix(14).lowercased()
    if start.hasPrefix("{\\rtf") { return .rtf }
    return start.hasPrefix("<!doctype html") || start.hasPrefix("<html") ? .html : .plain
  }

  /// The elements that begin a paragraph.
  private static let blocks: Set<String> = [
    "p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "li", "ul", "ol", "tr", "table", "blockquote",
    "pre", "section", "article", "header", "footer",
  ]

  /// Returns the text without tags: white space is one space, paragraphs are lines.
  static func plain(_ html: String) -> String {
    var (lines, line, hidden) = ([String](), "", String?.none)
    func endLine(_ isForced: Bool) {
      let words = decoded(line).split { $0.isWhitespace && $0 != "\u{A0}" }.joined(separator: " ")
      if isForced || !words.isEmpty { lines.append(words) }
      line = ""
    }
    var rest = Substring(html)
    while let start = rest.firstIndex(of: "<") {
      if hidden == nil { line += rest[..<start] }
      rest = rest[start...]
      let isComment = rest.hasPrefix("<!--")
      let end =
        isComment
        ? rest.range(of: "-->")?.upperBound : rest.firstIndex(of: ">").map(rest.index(after:))
      guard let end else { break }
      let tag = rest[..<end].dropFirst().lowercased()
      rest = rest[end...]
      if isComment { continue }
      let name = String(tag.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber })
      if ["script", "style", "head", "title"].contains(name) {
        if hidden == nil, !tag.hasPrefix("/") {
          hidden = name
        } else if hidden == name {
          hidden = nil
        }
      } else if name == "br" {
        endLine(true)
      } else if blocks.contains(name) {
        endLine(false)
      }
    }
    if hidden == nil, !rest.hasPrefix("<") { line += rest }
    endLine(false)
    return lines.joined(separator: "\n")
  }

  private static let entities = [
    "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "amp": "&",
  ]

  /// Returns the text with its character references replaced.
  private static func decoded(_ text: String) -> String {
    text.replacing(/&(#?)([xX]?)(\w+);/) { match in
      let name = String(match.output.3)
      if match.output.1.isEmpty {
        return entities[String(match.output.2) + name] ?? String(match.output.0)
      }
      let code = UInt32(name, radix: match.output.2.isEmpty ? 10 : 16)
      return code.flatMap(Unicode.Scalar.init).map { String($0) } ?? String(match.output.0)
    }
  }
}
