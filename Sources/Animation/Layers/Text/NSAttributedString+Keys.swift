public import Foundation

// The attributes of text, under Apple's names, which Foundation lacks elsewhere than on Apple's
// systems.
extension NSAttributedString.Key {
  /// A `UIFont`; Helvetica 12 on iOS, here the system's font of that size, by default.
  public static let font = Self(rawValue: "NSFont")

  /// An `NSParagraphStyle`; of a paragraph, what stands at its first letter counts.
  public static let paragraphStyle = Self(rawValue: "NSParagraphStyle")

  /// A `UIColor`; black by default.
  public static let foregroundColor = Self(rawValue: "NSColor")

  /// A `UIColor` behind the letters; none by default.
  public static let backgroundColor = Self(rawValue: "NSBackgroundColor")

  /// A number: 1, the default, for the font's usual ligatures, 0 for none.
  public static let ligature = Self(rawValue: "NSLigature")

  /// A number: the points added between letters; 0 switches the font's own kerning off.
  public static let kern = Self(rawValue: "NSKern")

  /// A number: the points added between letters, kerning apart.
  public static let tracking = Self(rawValue: "CTTracking")

  /// A number: an `NSUnderlineStyle`; none by default.
  public static let strikethroughStyle = Self(rawValue: "NSStrikethrough")

  /// A number: an `NSUnderlineStyle`; none by default.
  public static let underlineStyle = Self(rawValue: "NSUnderline")

  /// A `UIColor` for the letters' outline; the foreground's by default.
  public static let strokeColor = Self(rawValue: "NSStrokeColor")

  /// A number: the outline's width in hundredths of the font's size; letters are filled as well
  /// where it is negative. 0, for no outline, by default.
  public static let strokeWidth = Self(rawValue: "NSStrokeWidth")

  /// An `NSShadow`; none by default.
  public static let shadow = Self(rawValue: "NSShadow")

  /// The name of an effect, an `NSAttributedString.TextEffectStyle`; none is drawn.
  public static let textEffect = Self(rawValue: "NSTextEffect")

  /// An `NSTextAttachment`: what is drawn for the character U+FFFC.
  public static let attachment = Self(rawValue: "NSAttachment")

  /// A URL or a string: letters are blue whatever colour they state, and have a line under them
  /// unless they state one, as in labels of iOS. Nobody follows it.
  public static let link = Self(rawValue: "NSLink")

  /// A number: how many points letters are raised; 0 by default.
  public static let baselineOffset = Self(rawValue: "NSBaselineOffset")

  /// A `UIColor` for the underline; the foreground's by default.
  public static let underlineColor = Self(rawValue: "NSUnderlineColor")

  /// A `UIColor` for the line through the letters; the foreground's by default.
  public static let strikethroughColor = Self(rawValue: "NSStrikethroughColor")

  /// An array of numbers, the outermost direction first, each the raw value of an
  /// `NSWritingDirection` plus that of an `NSWritingDirectionFormatType`.
  public static let writingDirection = Self(rawValue: "NSWritingDirection")

  /// A number: 0 for text from side to side. As on iOS it changes nothing, whatever it is.
  public static let verticalGlyphForm = Self(rawValue: "NSVerticalGlyphForm")

  /// A number: how far letters lean to the right for each point of height; 0 by default.
  public static let obliqueness = Self(rawValue: "NSObliqueness")

  /// A number: the natural logarithm of how many times as wide letters are; 0 by default.
  public static let expansion = Self(rawValue: "NSExpansion")
}

extension NSAttributedString {
  /// The name of an effect on letters.
  public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String

    /// The effect of that name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// As if letters were pressed into paper; it is not drawn.
    public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
  }
}
