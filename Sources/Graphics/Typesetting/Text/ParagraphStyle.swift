/// How the lines of a paragraph are set; all lengths in points.
package struct ParagraphStyle: Hashable, Sendable {
  package enum Alignment: Sendable {
    case left, center, right, justified
    /// Left, or right where the paragraph is written from right to left.
    case natural
  }

  package enum LineBreak: Sendable {
    case wordWrap, characterWrap, clip, truncateHead, truncateTail, truncateMiddle

    package var truncates: Bool {
      switch self {
      case .truncateHead, .truncateTail, .truncateMiddle: true
      case .wordWrap, .characterWrap, .clip: false
      }
    }
  }

  package enum Direction: Sendable {
    /// As the first letter that has a direction.
    case natural
    case leftToRight, rightToLeft
  }

  /// A place that a tab goes to.
  package struct Tab: Hashable, Sendable {
    package enum Alignment: Sendable { case leading, center, trailing }

    /// How what follows the tab lies to the place.
    package var alignment: Alignment

    /// From the leading side.
    package var location: Double

    package init(_ alignment: Alignment, at location: Double) {
      (self.alignment, self.location) = (alignment, location)
    }
  }

  package var alignment = Alignment.natural
  package var lineBreak = LineBreak.wordWrap
  package var direction = Direction.natural

  /// Between the bottom of a line and the top of the next.
  package var lineSpacing = 0.0

  /// After the paragraph, and before it unless it is the first.
  package var paragraphSpacing = 0.0
  package var paragraphSpacingBefore = 0.0

  /// What natural heights of lines are multiplied by; 0 leaves them.
  package var lineHeightMultiple = 0.0

  /// What heights of lines are kept within; 0 for no maximum.
  package var minimumLineHeight = 0.0
  package var maximumLineHeight = 0.0

  /// Where lines begin, from the leading side.
  package var firstLineHeadIndent = 0.0
  package var headIndent = 0.0

  /// Where lines end: from the leading side if positive, else from the trailing one.
  package var tailIndent = 0.0

  /// By location.
  package var tabs = (1...12).map { Tab(.leading, at: Double($0) * 28) }

  /// How far tabs after the last one of `tabs` are apart; 0 for 28 points.
  package var tabInterval = 0.0

  package init() {}
}

/// What text is laid out in.
package struct TextFrame: Hashable, Sendable {
  /// The longest that a line may be, in points; infinite for no limit.
  package var width: Double

  /// Lines that would end below this are left out, but for the first.
  package var height: Double

  /// How many lines there may be at most; 0 for any number.
  package var lineLimit: Int

  /// Whether a paragraph that truncates still wraps, and is cut in the last line that there is room
  /// for, as a label does it; otherwise such a paragraph is one line.
  package var truncatesLastLineOnly: Bool

  /// Whether the gap that fonts want between lines is kept.
  package var usesFontLeading: Bool

  package init(
    width: Double = .infinity, height: Double = .infinity, lineLimit: Int = 0,
    truncatesLastLineOnly: Bool = false, usesFontLeading: Bool = false
  ) {
    (self.width, self.height, self.lineLimit) = (max(width, 0), height, lineLimit)
    (self.truncatesLastLineOnly, self.usesFontLeading) = (truncatesLastLineOnly, usesFontLeading)
  }
}
