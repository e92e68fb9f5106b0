/// Takes the lines of one chunk of a text, from first to last.
struct ParagraphBreaker {
  private let chunk: TextChunk
  private let lines: ParagraphLines
  private let frame: TextFrame
  private let reaches: (VisualLine) -> [LineReach]

  /// `reaches` tells of what a line is as high as.
  init(
    _ paragraph: Paragraph, of chunk: TextChunk, in frame: TextFrame, _ shaper: Shaper,
    reaches: @escaping (VisualLine) -> [LineReach]
  ) {
    (self.chunk, self.frame, self.reaches) = (chunk, frame, reaches)
    lines = ParagraphLines(paragraph, shaper)
  }

  private var mode: ParagraphStyle.LineBreak { lines.paragraph.style.lineBreak }

  /// Whether all of it is one line, however long.
  private var isOneLine: Bool {
    mode.truncates && !frame.truncatesLastLineOnly
      || mode == .clip && (!frame.truncatesLastLineOnly || frame.lineLimit == 1)
  }

  /// At most `limit` lines, and whether there is text beyond them or cut out of them. Text follows
  /// the chunk unless it `isLast`.
  func lines(atMost limit: Int, isLast: Bool) -> (lines: [LineDraft], isCut: Bool) {
    var drafts: [LineDraft] = []
    var start = 0
    repeat {
      let margins = Margins(
        lines.paragraph.style, frame, isFirst: start == 0 && chunk.beginsParagraph)
      let endsHere = isOneLine || drafts.count + 1 >= limit
      let fitting = lines.end(
        of: start, width: margins.room, indent: margins.indent, byCharacter: mode == .characterWrap)
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

  /// The line from one cluster to another, or to one before that: parted letters no longer kern, so
  /// a line may be longer by itself than within its paragraph.
  private func wrapped(
    from start: Int, to fitting: Int, _ margins: Margins
  ) -> (line: VisualLine, end: Int) {
    var end = fitting
    while true {
      let line = lines.line(of: start..<end, indent: margins.indent)
      guard line.width > margins.room + ParagraphLines.tolerance else { return (line, end) }
      let room = lines.width(of: start..<end, indent: margins.indent) - 2 * ParagraphLines.tolerance
      let next = lines.end(
        of: start, width: room, indent: margins.indent, byCharacter: mode == .characterWrap)
      guard next < end else { return (line, end) }
      end = next
    }
  }

  private func cutLine(from start: Int, _ margins: Margins) -> LineDraft {
    let cut = Truncation(lines: lines, mode: mode, width: margins.room).cut(from: start)
    var own = draft(cut.line, from: start, to: lines.clusters.count, margins)
    (own.removed, own.start) = (cut.removed, lines.text(of: start..<start).lowerBound)
    return own
  }

  /// A line that stands for the clusters from `start` to `end`.
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
      indent: margins.indent, room: margins.room, trailingIndent: margins.trailing,
      isParagraphEnd: isEnd,
      height: LineHeight(
        of: reaches(line), line.paragraph.style, usesLeading: frame.usesFontLeading))
  }
}

/// What keeps a line from the sides, and how long it may be.
private struct Margins {
  let indent, room, trailing: Double

  init(_ style: ParagraphStyle, _ frame: TextFrame, isFirst: Bool) {
    indent = isFirst ? style.firstLineHeadIndent : style.headIndent
    if style.tailIndent > 0 {
      let end = min(style.tailIndent, frame.width)
      (room, trailing) = (max(end - indent, 0), frame.width.isFinite ? frame.width - end : 0)
    } else {
      (room, trailing) = (max(frame.width + style.tailIndent - indent, 0), -style.tailIndent)
    }
  }
}
