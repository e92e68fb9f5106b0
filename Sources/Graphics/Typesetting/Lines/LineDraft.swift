import Geometry

/// A line whose content and height are known, but not its position.
struct LineDraft {
  var line: VisualLine

  /// The part of the text on this line in UTF-8, including the line terminator.
  let range: Range<Int>

  /// The start of the paragraph in the text's UTF-8.
  let paragraphStart: Int

  /// The part of the paragraph's UTF-8 that an ellipsis replaces, if the line has one. The line's
  /// own text then starts at `start` in the paragraph.
  var removed: Range<Int>?
  var start = 0

  /// The distance from the leading side, and the maximum length of the line.
  let indent: Double
  let maximumLength: Double

  /// The distance from the line to the trailing side.
  let trailingIndent: Double

  let isParagraphEnd: Bool

  /// Whether the line ends within a word because the word is longer than the line.
  let breaksWord: Bool

  /// The distance from the bottom of the previous line.
  var gap = 0.0
  let height: LineHeight

  var style: ParagraphStyle { line.paragraph.style }

  /// The length of the line including its indents and, at the end of a paragraph, its trailing
  /// white space. In other lines, trailing white space doesn't count.
  var usedWidth: Double {
    let shown = isParagraphEnd && removed == nil ? line.width + line.hangingWidth : line.width
    return indent + shown + trailingIndent
  }

  /// The part of the whole text that an ellipsis replaces; nil if the line isn't truncated.
  var rangeOfEllipsis: Range<Int>? { removed.map { shifted($0, by: paragraphStart) } }

  /// Converts a range in the line, relative to its paragraph, to a range in the whole text.
  func rangeInText(_ range: Range<Int>) -> Range<Int> {
    guard let removed else { return shifted(range, by: paragraphStart) }
    let ellipsis = removed.lowerBound - start
    let length = "…".utf8.count
    if range.upperBound <= ellipsis { return shifted(range, by: paragraphStart + start) }
    if range.lowerBound < ellipsis + length { return shifted(removed, by: paragraphStart) }
    return shifted(range, by: paragraphStart + removed.upperBound - ellipsis - length)
  }

  private func shifted(_ range: Range<Int>, by offset: Int) -> Range<Int> {
    range.lowerBound + offset..<range.upperBound + offset
  }
}

/// The height of a line, and the position of its baseline.
struct LineHeight {
  var ascent = 0.0
  /// Positive.
  var descent = 0.0
  private var leading = 0.0
  private(set) var height = 0.0

  /// The distance from the line's top to the baseline. Extra height from a style goes above the
  /// letters.
  var baseline: Double { height - leading - descent }

  init(of reaches: [LineReach], _ style: ParagraphStyle, usesLeading: Bool) {
    for reach in reaches {
      ascent = max(ascent, reach.ascent)
      descent = max(descent, reach.descent)
      if usesLeading { leading = max(leading, reach.leading) }
    }
    height = ascent + descent + leading
    if style.lineHeightMultiple > 0 { height *= style.lineHeightMultiple }
    height = max(height, style.minimumLineHeight)
    if style.maximumLineHeight > 0 { height = min(height, style.maximumLineHeight) }
  }
}

/// The extents of an item in a line above and below the baseline.
struct LineReach {
  let ascent: Double
  /// Positive below the baseline.
  let descent: Double
  var leading = 0.0

  /// Creates the extent of letters that are raised by `offset`.
  init(_ font: Font, raised offset: Double) {
    ascent = font.ascender + offset
    descent = -font.descender - offset
    leading = font.leading
  }

  init(_ space: TypeSpace) { (ascent, descent) = (space.ascent, space.descent) }
}
