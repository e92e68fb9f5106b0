/// The layout of a paragraph's lines. All lengths are in points.
package struct ParagraphStyle: Hashable, Sendable {
  package enum Alignment: Sendable {
    case left, center, right, justified
    /// Left, or right in right-to-left paragraphs.
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
    /// The direction of the first letter that has one.
    case natural
    case leftToRight, rightToLeft
  }

  /// A tab stop.
  package struct Tab: Hashable, Sendable {
    package enum Alignment: Sendable { case leading, center, trailing }

    /// The alignment of the text after the tab with the tab stop.
    package var alignment: Alignment

    /// The distance from the leading side.
    package var location: Double

    package init(_ alignment: Alignment, at location: Double) {
      self.alignment = alignment
      self.location = location
    }
  }

  package var alignment = Alignment.natural
  package var lineBreak = LineBreak.wordWrap
  package var direction = Direction.natural

  /// The space between the bottom of a line and the top of the next.
  package var lineSpacing = 0.0

  /// The space after the paragraph, and before it unless it is the first.
  package var paragraphSpacing = 0.0
  package var paragraphSpacingBefore = 0.0

  /// A factor for the natural line height; 0 to leave it unchanged.
  package var lineHeightMultiple = 0.0

  /// The limits of the line height; 0 for no maximum.
  package var minimumLineHeight = 0.0
  package var maximumLineHeight = 0.0

  /// The distance from the leading side to the start of the first line, and of the other lines.
  package var firstLineHeadIndent = 0.0
  package var headIndent = 0.0

  /// The distance to the end of lines: from the leading side if positive, otherwise from the
  /// trailing side.
  package var tailIndent = 0.0

  /// The tab stops, sorted by location.
  package var tabs = (1...12).map { Tab(.leading, at: Double($0) * 28) }

  /// The distance between tab stops after the last one in `tabs`; 0 for 28 points.
  package var tabInterval = 0.0

  package init() {}
}

/// The area and limits in which text is laid out.
package struct TextFrame: Hashable, Sendable {
  /// The maximum length of a line, in points; infinite for no limit.
  package var width: Double

  /// The maximum height, in points. Lines that would end below it are left out, except the first.
  package var height: Double

  /// The maximum number of lines; 0 for no limit.
  package var lineLimit: Int

  /// Whether a paragraph that truncates still wraps and is truncated in the last line that fits, as
  /// in a label. If false, such a paragraph is one line.
  package var truncatesLastLineOnly: Bool

  /// Whether the line gap of fonts is kept.
  package var usesFontLeading: Bool

  /// Whether the text begins within a paragraph, whose first line is in another frame.
  package var continuesParagraph: Bool

  package init(
    width: Double = .infinity, height: Double = .infinity, lineLimit: Int = 0,
    truncatesLastLineOnly: Bool = false, usesFontLeading: Bool = false,
    continuesParagraph: Bool = false
  ) {
    self.width = max(width, 0)
    self.height = height
    self.lineLimit = lineLimit
    self.truncatesLastLineOnly = truncatesLastLineOnly
    self.usesFontLeading = usesFontLeading
    self.continuesParagraph = continuesParagraph
  }
}
