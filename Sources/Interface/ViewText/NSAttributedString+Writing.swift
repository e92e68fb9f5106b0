import Failures
public import Foundation

extension NSAttributedString {
  /// A key of the attributes of a document.
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    /// The name of the attribute.
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The format: a `DocumentType`; plain text by default.
    public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
    /// The encoding: the raw value of a `String.Encoding`; UTF-8 by default.
    public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
    /// The attributes of text without attributes of its own; without effect.
    public static let defaultAttributes = DocumentAttributeKey(rawValue: "DefaultAttributes")
    /// The size of the paper; without effect.
    public static let paperSize = DocumentAttributeKey(rawValue: "PaperSize")
    /// The colour of the page; without effect.
    public static let backgroundColor = DocumentAttributeKey(rawValue: "BackgroundColor")
  }

  /// Returns a document with the text of a range, in plain text.
  ///
  /// Throws a `FlipbookError` for HTML and rich text, which aren't written, and for text that can't
  /// be encoded.
  public func data(
    from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]
  ) throws -> Data {
    let stated = dict[.documentType]
    let type =
      stated as? DocumentType ?? (stated as? String).map { DocumentType(rawValue: $0) } ?? .plain
    guard type == .plain else {
      throw FlipbookError(
        .otherFormat, "Attributed strings can't be written as \(type.rawValue).",
        hint: "Use plain text.")
    }
    let number = dict[.characterEncoding]
    let raw = number as? UInt ?? (number as? Int).map { UInt($0) }
    let encoding = number as? String.Encoding ?? raw.map { String.Encoding(rawValue: $0) } ?? .utf8
    guard let data = attributedSubstring(from: range).string.data(using: encoding) else {
      throw FlipbookError(
        .malformed, "The text of an attributed string can't be encoded in \(encoding).",
        hint: "Set the attribute characterEncoding.")
    }
    return data
  }
}
