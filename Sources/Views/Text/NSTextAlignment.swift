/// To which side lines of text are set; the raw values are those of iOS.
public enum NSTextAlignment: Int, Sendable {
  case left
  case center
  case right
  /// To both sides, but for a paragraph's last line.
  case justified
  /// To the side where the text's direction begins.
  case natural
}

/// What happens to text that is too long for its line; the raw values are Apple's.
public enum NSLineBreakMode: Int, Sendable {
  /// It goes on in the next line, after a word.
  case byWordWrapping
  /// It goes on in the next line, after a character.
  case byCharWrapping
  /// It is cut off.
  case byClipping
  /// Its start gives way to an ellipsis.
  case byTruncatingHead
  /// Its end gives way to an ellipsis.
  case byTruncatingTail
  /// Its middle gives way to an ellipsis.
  case byTruncatingMiddle
}

/// The direction that a paragraph is written in; the raw values are Apple's.
public enum NSWritingDirection: Int, Sendable {
  /// As the first letter that has one.
  case natural = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// How letters are underlined or struck through; the raw values are Apple's.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// Apple's bits.
  public let rawValue: Int

  /// The style of those bits.
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
  /// Dashes and dots in turn.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
  /// A dash and two dots in turn.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
  /// Only words, not the white space between them.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
