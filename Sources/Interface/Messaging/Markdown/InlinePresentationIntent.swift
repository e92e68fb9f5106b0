public import Foundation

/// What a part of a text is meant as, such as emphasized; the raw values are Apple's. Foundation
/// for Linux lacks the type.
///
/// Text is drawn accordingly: emphasis is slanted, strong emphasis bold, code monospaced, and what
/// was struck out has a line through it.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
  /// The bit mask, with Apple's values.
  public let rawValue: UInt

  /// Creates a set from a bit mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Emphasis: `*text*`.
  public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
  /// Strong emphasis: `**text**`.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
  /// Code, between backticks.
  public static let code = InlinePresentationIntent(rawValue: 1 << 2)
  /// Struck out: `~~text~~`.
  public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
  /// A line break of the source, which is a space.
  public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
  /// A line break.
  public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
  /// HTML within a paragraph.
  public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
  /// A paragraph of HTML.
  public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
}

extension AttributeScopes.FoundationAttributes {
  /// The key of the intent of a part of a text.
  public enum InlinePresentationIntentAttribute: AttributedStringKey {
    /// The type of the value.
    public typealias Value = InlinePresentationIntent
    /// The name of the attribute.
    public static let name = "NSInlinePresentationIntent"
  }

  /// The key of the intent of a paragraph.
  public enum PresentationIntentAttribute: AttributedStringKey {
    /// The type of the value.
    public typealias Value = PresentationIntent
    /// The name of the attribute.
    public static let name = "NSPresentationIntent"
  }
}

extension AttributeScopes {
  /// The attributes of Markdown, which Foundation for Linux lacks. On Apple's platforms they belong
  /// to `FoundationAttributes`.
  public struct MarkdownAttributes: AttributeScope {
    /// What a part of a text is meant as.
    public let inlinePresentationIntent: FoundationAttributes.InlinePresentationIntentAttribute
    /// What a paragraph is meant as.
    public let presentationIntent: FoundationAttributes.PresentationIntentAttribute
  }
}

extension AttributeDynamicLookup {
  /// Returns the key of an attribute of Markdown by its name.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.MarkdownAttributes, Key>
  ) -> Key { self[Key.self] }
}

extension NSAttributedString.Key {
  /// A number: the bits of an `InlinePresentationIntent`.
  public static let inlinePresentationIntent = Self(rawValue: "NSInlinePresentationIntent")
  /// A `PresentationIntent`.
  public static let presentationIntentAttributeName = Self(rawValue: "NSPresentationIntent")
  /// A `URL` of an image.
  public static let imageURL = Self(rawValue: "NSImageURL")
  /// A string that describes an image.
  public static let alternateDescription = Self(rawValue: "NSAlternateDescription")
  /// A string: the language of the text.
  public static let languageIdentifier = Self(rawValue: "NSLanguage")
}
