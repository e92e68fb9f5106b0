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

/// How a part of a text that has its own direction is set in what is around it; the raw values are
/// Apple's, to be added to those of `NSWritingDirection`.
public enum NSWritingDirectionFormatType: Int, Sendable {
  /// As a text of that direction within the other.
  case embedding = 0
  /// Letter after letter in that direction, whatever theirs is.
  case override = 2
}
