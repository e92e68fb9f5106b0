/// Breaks one chunk of a text into lines, from first to last.
struct ParagraphBreaker {
  private let chunk: TextChunk
  private let lines: ParagraphLines
  private let frame: TextFrame
  private let reaches: (VisualLine) -> [LineReach]

  /// Creates a breaker. `reaches` returns the extents that determine the height of a line.
  init(
    _ paragraph: Paragraph, of chunk: TextChunk, in frame: TextFrame, _ shaper: Shaper,
    reaches: @escaping (VisualLine) -> [LineReach]
  ) {
    self.chunk = chunk
    self.frame = frame
    self.reaches = reaches
    lines = ParagraphLines(paragraph, shaper)
  }

  private var mode: ParagraphStyle.LineBreak { lines.paragraph.style.lineBreak }

  /// Whether the whole chunk is one line, however long.
  private var isOneLine: Bool {
    mode.truncates && !frame.truncatesLastLineOnly
      || mode == .clip && (!frame.truncatesLastLineOnly || frame.lineLimit == 1)
  }

  /// Returns at most `limit` lines, and whether text was left out after or within them. More text
  /// follows the chunk unless `isLast` is true.
  func lines(atMost limit: Int, isLast: Bool) -> (lines: [LineDraft], isCut: Bool) {
    var drafts: [LineDraft] = []
    var start = 0
    repeat {
      let margins = Margins(
        lines.paragraph.style, frame, isFirst: start == 0 && chunk.beginsParagraph)
      let endsHere = isOneLine || drafts.count + 1 >= limit
      let fitting = lines.end(
        of: start, width: margins.maximumLength, indent: margins.indent,
        byCharacter: mode == .characterWrap)
      let hasMore = fitting < lines.clusters.count
      if endsHere, mode.truncates, hasMore || !isLast && drafts.count + 1 >= limit {
        return (drafts + [cutLine(from: start, margins)], true)
      }
      let (line, end) =
        isOneLine
        ? (
          lines.line(of: start..<lines.clusters.count, indent: margins.indent),
          lines.clusters.count
        ) : wrapped(from: start, to: fitting, margins)
      drafts.append(draft(line, from: start, to: end, margins))
      start = end
      if endsHere { return (drafts, hasMore) }
    } while start < lines.clusters.count
    return (drafts, false)
  }

  /// Returns the line between two clusters, or a shorter one. Letters at a break no longer kern, so
  /// a line can be longer by itself than within its paragraph.
  private func wrapped(
    from start: Int, to fitting: Int, _ margins: Margins
  ) -> (line: VisualLine, end: Int) {
    var end = fitting
    while true {
      let line = lines.line(of: start..<end, indent: margins.indent)
      guard line.width > margins.maximumLength + ParagraphLines.tolerance else {
        return (line, end)
      }
      let maximumLength =
        lines.width(of: start..<end, indent: margins.indent) - 2 * ParagraphLines.tolerance
      let next = lines.end(
        of: start, width: maximumLength, indent: margins.indent, byCharacter: mode == .characterWrap
      )
      guard next < end else { return (line, end) }
      end = next
    }
  }

  private func cutLine(from start: Int, _ margins: Margins) -> LineDraft {
    let cut = Truncation(lines: lines, mode: mode, width: margins.maximumLength).cut(from: start)
    var cutDraft = draft(cut.line, from: start, to: lines.clusters.count, margins)
    cutDraft.removed = cut.removed
    cutDraft.start = lines.text(of: start..<start).lowerBound
    return cutDraft
  }

  /// Returns a line for the clusters from `start` to `end`.
  private func draft(
    _ line: VisualLine, from start: Int, to end: Int, _ margins: Margins
  ) -> LineDraft {
    let isEnd = end >= lines.clusters.count
    let first = chunk.range.lowerBound + lines.text(of: start..<start).lowerBound
    let last =
      isEnd
      ? chunk.wholeRange.upperBound
      : chunk.range.lowerBound + lines.text(of: start..<end).upperBound
    return LineDraft(
      line: line, range: first..<last, paragraphStart: chunk.range.lowerBound,
      indent: margins.indent, maximumLength: margins.maximumLength,
      trailingIndent: margins.trailing,
      isParagraphEnd: isEnd,
      breaksWord: !isEnd && mode != .characterWrap && !lines.clusters[end].startsWord,
      height: LineHeight(
        of: reaches(line), line.paragraph.style, usesLeading: frame.usesFontLeading))
  }
}

/// The margins of a line, and its maximum length.
private struct Margins {
  let indent, maximumLength, trailing: Double

  init(_ style: ParagraphStyle, _ frame: TextFrame, isFirst: Bool) {
    indent = isFirst ? style.firstLineHeadIndent : style.headIndent
    if style.tailIndent > 0 {
      let end = min(style.tailIndent, frame.width)
      maximumLength = max(end - indent, 0)
      trailing = frame.width.isFinite ? frame.width - end : 0
    } else {
      maximumLength = max(frame.width + style.tailIndent - indent, 0)
      trailing = -style.tailIndent
    }
  }
}
