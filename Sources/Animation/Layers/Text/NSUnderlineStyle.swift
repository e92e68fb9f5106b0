/// The style of underlines and strikethrough lines; the raw values are Apple's.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// Apple's bits.
  public let rawValue: Int

  /// Creates a style from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// One thick line.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  /// Dotted.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  /// Dashed.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  /// Alternating dashes and dots.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
  /// A dash followed by two dots, repeated.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
  /// Only under words, not under the white space between them.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

extension NSUnderlineStyle {
  /// The lengths of dashes and gaps, in multiples of the line's thickness; empty for a solid line.
  var dashes: [Double] {
    switch rawValue & 0x0700 {
    case NSUnderlineStyle.patternDot.rawValue: [1, 1]
    case NSUnderlineStyle.patternDash.rawValue: [4, 2]
    case NSUnderlineStyle.patternDashDot.rawValue: [4, 2, 1, 2]
    case NSUnderlineStyle.patternDashDotDot.rawValue: [4, 2, 1, 2, 1, 2]
    default: []
    }
  }
}
