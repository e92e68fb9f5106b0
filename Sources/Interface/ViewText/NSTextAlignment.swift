/// The alignment of lines of text; the raw values are those of iOS.
public enum NSTextAlignment: Int, Sendable {
  case left
  case center
  case right
  /// Justified, except for a paragraph's last line.
  case justified
  /// The side on which the writing direction begins.
  case natural
}

/// The handling of text that is too long for its line; the raw values are Apple's.
public enum NSLineBreakMode: Int, Sendable {
  /// Wraps at word boundaries.
  case byWordWrapping
  /// Wraps at character boundaries.
  case byCharWrapping
  /// Clips the text.
  case byClipping
  /// Replaces the start of the text with an ellipsis.
  case byTruncatingHead
  /// Replaces the end of the text with an ellipsis.
  case byTruncatingTail
  /// Replaces the middle of the text with an ellipsis.
  case byTruncatingMiddle
}

/// The writing direction of a paragraph; the raw values are Apple's.
public enum NSWritingDirection: Int, Sendable {
  /// The direction of the first character that has one.
  case natural = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// The effect of a writing direction on a range of text; the raw values are Apple's and are added
/// to those of `NSWritingDirection`.
public enum NSWritingDirectionFormatType: Int, Sendable {
  /// The range is embedded as text of that direction.
  case embedding = 0
  /// All characters are laid out in that direction, regardless of their own.
  case override = 2
}
