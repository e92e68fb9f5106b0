public import Foundation

// Foundation for Linux reads no Markdown.
extension AttributedString {
  /// The rules for reading Markdown.
  public struct MarkdownParsingOptions: Hashable, Sendable {
    /// The parts of Markdown that are read.
    public enum InterpretedSyntax: Int, Sendable {
      /// Paragraphs and their text. A `PresentationIntent` separates paragraphs, which have no line
      /// break between them.
      case full
      /// Only text: line breaks are spaces.
      case inlineOnly
      /// Only text, with its white space.
      case inlineOnlyPreservingWhitespace
    }

    /// What happens to a text that can't be read. There is none: all text is Markdown.
    public enum FailurePolicy: Int, Sendable {
      /// An error is thrown.
      case throwError
      /// What could be read is returned.
      case returnPartiallyParsedIfPossible
    }

    /// Whether `^[text](key: value)` sets attributes, which are left out here; false by default.
    public var allowsExtendedAttributes: Bool
    /// The parts that are read; all by default.
    public var interpretedSyntax: InterpretedSyntax
    /// What happens to a text that can't be read.
    public var failurePolicy: FailurePolicy
    /// The language of the text, which becomes an attribute; nil by default.
    public var languageCode: String?
    /// Whether positions in the source become attributes; without effect.
    public var appliesSourcePositionAttributes = false

    /// Creates rules.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// Creates the text of Markdown, with attributes for emphasis, code, links and images. Addresses
  /// are relative to `baseURL`. Throws no error: all text is Markdown.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    self.init()
    switch options.interpretedSyntax {
    case .full:
      for block in MarkdownBlocks(markdown).blocks {
        var part = AttributedString(block.text)
        if !block.isCode { part = Self.text(block.text, options, baseURL) }
        part.presentationIntent = block.intent
        self += part
      }
    case .inlineOnly:
      self += Self.text(markdown.trimmingCharacters(in: .whitespacesAndNewlines), options, baseURL)
    case .inlineOnlyPreservingWhitespace: self += Self.text(markdown, options, baseURL)
    }
    if let language = options.languageCode { self.languageIdentifier = language }
  }

  /// Creates the text of Markdown in UTF-8.
  public init(
    markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    guard let text = String(data: markdown, encoding: .utf8) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    try self.init(markdown: text, options: options, baseURL: baseURL)
  }

  /// Creates the text of a file with Markdown in UTF-8.
  public init(
    contentsOf url: URL, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
  }

  /// Creates the text of Markdown. Attributes of the scope are left out, as without
  /// `allowsExtendedAttributes`.
  public init<Scope: AttributeScope>(
    markdown: String, including scope: Scope.Type,
    options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws { try self.init(markdown: markdown, options: options, baseURL: baseURL) }

  /// Creates the text of Markdown. Attributes of the scope are left out, as without
  /// `allowsExtendedAttributes`.
  public init<Scope: AttributeScope>(
    markdown: String, including scope: KeyPath<AttributeScopes, Scope.Type>,
    options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws { try self.init(markdown: markdown, options: options, baseURL: baseURL) }

  private static func text(
    _ markdown: String, _ options: MarkdownParsingOptions, _ baseURL: URL?
  ) -> AttributedString {
    var inlines = MarkdownInlines(
      markdown, keepsSpace: options.interpretedSyntax == .inlineOnlyPreservingWhitespace,
      hasExtendedAttributes: options.allowsExtendedAttributes, baseURL: baseURL)
    var result = AttributedString()
    for span in inlines.read() {
      var part = AttributedString(span.text)
      if !span.intent.isEmpty { part.inlinePresentationIntent = span.intent }
      if let link = span.link { part.link = link }
      if let image = span.image { part.imageURL = image }
      result += part
    }
    return result
  }
}
