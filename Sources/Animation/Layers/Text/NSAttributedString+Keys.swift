public import Foundation

// The attributes of text, under Apple's names. Foundation defines them only on Apple's platforms.
extension NSAttributedString.Key {
  /// A `UIFont`; by default the system font at 12 points, whereas iOS uses Helvetica 12.
  public static let font = Self(rawValue: "NSFont")

  /// An `NSParagraphStyle`; the one of a paragraph's first character applies to the whole
  /// paragraph.
  public static let paragraphStyle = Self(rawValue: "NSParagraphStyle")

  /// A `UIColor`; black by default.
  public static let foregroundColor = Self(rawValue: "NSColor")

  /// A `UIColor` behind the letters; none by default.
  public static let backgroundColor = Self(rawValue: "NSBackgroundColor")

  /// A number: 1, the default, for the font's usual ligatures, 0 for none.
  public static let ligature = Self(rawValue: "NSLigature")

  /// A number: the points added between letters; 0 turns off the font's own kerning.
  public static let kern = Self(rawValue: "NSKern")

  /// A number: the points added between letters in addition to kerning.
  public static let tracking = Self(rawValue: "CTTracking")

  /// A number: an `NSUnderlineStyle`; none by default.
  public static let strikethroughStyle = Self(rawValue: "NSStrikethrough")

  /// A number: an `NSUnderlineStyle`; none by default.
  public static let underlineStyle = Self(rawValue: "NSUnderline")

  /// A `UIColor` for the letters' outline; the foreground's by default.
  public static let strokeColor = Self(rawValue: "NSStrokeColor")

  /// A number: the outline's width in percent of the font size; if it is negative, letters are
  /// filled as well. 0, no outline, by default.
  public static let strokeWidth = Self(rawValue: "NSStrokeWidth")

  /// An `NSShadow`; none by default.
  public static let shadow = Self(rawValue: "NSShadow")

  /// The name of an effect, an `NSAttributedString.TextEffectStyle`; effects aren't drawn.
  public static let textEffect = Self(rawValue: "NSTextEffect")

  /// An `NSTextAttachment`, which is drawn instead of the character U+FFFC.
  public static let attachment = Self(rawValue: "NSAttachment")

  /// A URL or a string: letters are blue regardless of their colour attribute, and underlined
  /// unless they have an underline attribute, as in labels of iOS. Links can't be followed.
  public static let link = Self(rawValue: "NSLink")

  /// A number: the upward shift of letters, in points; 0 by default.
  public static let baselineOffset = Self(rawValue: "NSBaselineOffset")

  /// A `UIColor` for the underline; the foreground's by default.
  public static let underlineColor = Self(rawValue: "NSUnderlineColor")

  /// A `UIColor` for the strikethrough line; the foreground's by default.
  public static let strikethroughColor = Self(rawValue: "NSStrikethroughColor")

  /// An array of numbers, the outermost direction first, each the sum of the raw values of an
  /// `NSWritingDirection` and an `NSWritingDirectionFormatType`.
  public static let writingDirection = Self(rawValue: "NSWritingDirection")

  /// A number: 0 for horizontal text. As on iOS, no value has an effect.
  public static let verticalGlyphForm = Self(rawValue: "NSVerticalGlyphForm")

  /// A number: the slant of letters to the right, per point of height; 0 by default.
  public static let obliqueness = Self(rawValue: "NSObliqueness")

  /// A number: the natural logarithm of the factor for the width of letters; 0 by default.
  public static let expansion = Self(rawValue: "NSExpansion")
}

extension NSAttributedString {
  /// The name of a text effect.
  public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String

    /// Creates an effect with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Letters that look pressed into paper; the effect isn't drawn.
    public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
  }
}
