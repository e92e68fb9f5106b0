public import Foundation
public import Messaging

// Foundation for Linux reads no Markdown.
extension NSAttributedString {
  /// The rules for reading Markdown: see `AttributedString.MarkdownParsingOptions`.
  open class MarkdownParsingOptions: NSObject, NSCopying {
    /// The parts that are read; all by default.
    open var interpretedSyntax = AttributedString.MarkdownParsingOptions.InterpretedSyntax.full
    /// What happens to a text that can't be read.
    open var failurePolicy = AttributedString.MarkdownParsingOptions.FailurePolicy.throwError
    /// Whether `^[text](key: value)` sets attributes, which are left out here; false by default.
    open var allowsExtendedAttributes = false
    /// The language of the text, which becomes an attribute; nil by default.
    open var languageCode: String?

    /// Returns rules with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
      let copy = MarkdownParsingOptions()
      copy.interpretedSyntax = interpretedSyntax
      copy.failurePolicy = failurePolicy
      copy.allowsExtendedAttributes = allowsExtendedAttributes
      copy.languageCode = languageCode
      return copy
    }

    fileprivate var values: AttributedString.MarkdownParsingOptions {
      AttributedString.MarkdownParsingOptions(
        allowsExtendedAttributes: allowsExtendedAttributes, interpretedSyntax: interpretedSyntax,
        failurePolicy: failurePolicy, languageCode: languageCode)
    }
  }

  /// Creates the text of Markdown, with attributes for emphasis, code, links and images.
  public convenience init(
    markdown markdownString: String, options: MarkdownParsingOptions? = nil, baseURL: URL? = nil
  ) throws {
    self.init(
      try AttributedString(
        markdown: markdownString, options: (options ?? MarkdownParsingOptions()).values,
        baseURL: baseURL))
  }

  /// Creates the text of Markdown in UTF-8.
  public convenience init(
    markdown markdownData: Data, options: MarkdownParsingOptions? = nil, baseURL: URL? = nil
  ) throws {
    self.init(
      try AttributedString(
        markdown: markdownData, options: (options ?? MarkdownParsingOptions()).values,
        baseURL: baseURL))
  }

  /// Creates the text of a file with Markdown in UTF-8.
  public convenience init(
    contentsOf markdownFile: URL, options: MarkdownParsingOptions? = nil, baseURL: URL? = nil
  ) throws {
    try self.init(markdown: Data(contentsOf: markdownFile), options: options, baseURL: baseURL)
  }
}
