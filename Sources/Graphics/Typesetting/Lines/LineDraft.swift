import Geometry

/// A line that knows what is in it and how high it is, but not yet where it stands.
struct LineDraft {
  var line: VisualLine

  /// What the line stands for, in the text's UTF-8, with what ends it.
  let range: Range<Int>

  /// Where the paragraph starts in the text's UTF-8, and where the line's own text starts in the
  /// paragraph.
  let paragraphStart: Int

  /// What an ellipsis stands for, in the paragraph's UTF-8, if the line has one; then its own text
  /// starts at `start` of the paragraph.
  var removed: Range<Int>?
  var start = 0

  /// From the leading side, and how long the line may be.
  let indent: Double
  let room: Double

  /// What keeps the line from the trailing side.
  let trailingIndent: Double

  let isParagraphEnd: Bool

  /// From the bottom of the line before, and how high the line is itself.
  var gap = 0.0
  let height: LineHeight

  var style: ParagraphStyle { line.paragraph.style }

  /// How long the line is, with its indents, and at a paragraph's end with the white space there.
  /// Other lines have been broken at their white space, which counts for none.
  var usedWidth: Double {
    let shown = isParagraphEnd && removed == nil ? line.width + line.hangingWidth : line.width
    return indent + shown + trailingIndent
  }

  /// Where text of the line, counted as in its paragraph, is in the whole text.
  func place(_ range: Range<Int>) -> Range<Int> {
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

/// How high a line is, and where in it letters stand.
struct LineHeight {
  var ascent = 0.0
  /// Positive.
  var descent = 0.0
  private var leading = 0.0
  private(set) var height = 0.0

  /// From the line's top; what a style adds to a line goes above the letters.
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

/// How far something in a line reaches from the baseline.
struct LineReach {
  let ascent: Double
  /// Positive below the baseline.
  let descent: Double
  var leading = 0.0

  /// Letters that are raised by `offset`.
  init(_ font: Font, raised offset: Double) {
    (ascent, descent) = (font.ascender + offset, -font.descender - offset)
    leading = font.leading
  }

  init(_ space: TypeSpace) { (ascent, descent) = (space.ascent, space.descent) }
}
