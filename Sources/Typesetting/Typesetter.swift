import Foundation
import Geometry

/// Lays out one text in one frame.
struct Typesetter {
  private let type: SharedType
  private let text: TypeText
  private let frame: TextFrame
  private let bytes: [UInt8]

  init(_ type: SharedType, _ text: TypeText, _ frame: TextFrame) {
    (self.type, self.text, self.frame) = (type, text, frame)
    bytes = Array(text.string.utf8)
  }

  func layout() -> TextLayout {
    guard !text.pieces.isEmpty else {
      return TextLayout(
        text: text, lines: [], size: .zero, isTruncated: false, missingCharacters: [])
    }
    var (drafts, isCut) = drafts(lineLimit: frame.lineLimit)
    if let fitting = countWithinHeight(drafts), fitting < drafts.count {
      (drafts, isCut) = self.drafts(lineLimit: fitting)
      isCut = true
    }
    return placed(drafts, isTruncated: isCut)
  }

  /// How many lines there is height for, at least one.
  private func countWithinHeight(_ drafts: [LineDraft]) -> Int? {
    guard frame.height.isFinite else { return nil }
    var bottom = 0.0
    for (index, draft) in drafts.enumerated() {
      bottom += draft.gap + draft.height.height
      if bottom > frame.height + ParagraphLines.tolerance { return max(index, 1) }
    }
    return nil
  }

  // MARK: Breaking

  /// The lines, and whether there is text beyond them or cut out of them.
  private func drafts(lineLimit: Int) -> (lines: [LineDraft], isCut: Bool) {
    let chunks = TextChunk.chunks(of: bytes)
    var drafts: [LineDraft] = []
    var isCut = false
    for (index, chunk) in chunks.enumerated() {
      if lineLimit > 0, drafts.count >= lineLimit { return (drafts, true) }
      let before = drafts.last?.style
      let room = lineLimit > 0 ? lineLimit - drafts.count : Int.max
      var (own, isShort) = lines(of: chunk, atMost: room, isLast: index == chunks.count - 1)
      isCut = isCut || isShort
      for line in own.indices where !(drafts.isEmpty && line == 0) {
        own[line].gap = line == 0 ? before?.lineSpacing ?? 0 : own[line].style.lineSpacing
        if line == 0, chunk.beginsParagraph {
          own[line].gap += (before?.paragraphSpacing ?? 0) + own[line].style.paragraphSpacingBefore
        }
      }
      drafts += own
    }
    return (drafts, isCut)
  }

  private func lines(
    of chunk: TextChunk, atMost limit: Int, isLast: Bool
  ) -> (lines: [LineDraft], isCut: Bool) {
    let lines = ParagraphLines(paragraph(of: chunk), type.shaper)
    let mode = lines.paragraph.style.lineBreak
    let isOneLine =
      mode.truncates && !frame.truncatesLastLineOnly
      || mode == .clip && (!frame.truncatesLastLineOnly || frame.lineLimit == 1)
    var drafts: [LineDraft] = []
    var start = 0
    repeat {
      let isFirst = start == 0 && chunk.beginsParagraph
      let (indent, room, trailing) = margins(lines.paragraph.style, isFirst: isFirst)
      func draft(_ line: VisualLine, _ range: Range<Int>) -> LineDraft {
        let isEnd = range.upperBound >= chunk.range.count
        return LineDraft(
          line: line,
          range: chunk.range.lowerBound
            + range.lowerBound..<(isEnd
            ? chunk.wholeRange.upperBound : chunk.range.lowerBound + range.upperBound),
          paragraphStart: chunk.range.lowerBound, indent: indent, room: room,
          trailingIndent: trailing, isParagraphEnd: isEnd,
          height: height(of: line, in: chunk))
      }
      let isLastLine = isOneLine || drafts.count + 1 >= limit
      let fitting = lines.end(
        of: start, width: room, indent: indent, byCharacter: mode == .characterWrap)
      let hasMore = fitting < lines.clusters.count
      let beginsAt = lines.text(of: start..<start).lowerBound
      if isLastLine, mode.truncates, hasMore || !isLast && drafts.count + 1 >= limit {
        let cut = Truncation(lines: lines, mode: mode, width: room).cut(from: start)
        var own = draft(cut.line, beginsAt..<chunk.range.count)
        (own.removed, own.start) = (cut.removed, beginsAt)
        return (drafts + [own], true)
      }
      let end = isOneLine ? lines.clusters.count : fitting
      let line = lines.line(of: start..<end, indent: indent)
      drafts.append(
        draft(
          line,
          beginsAt..<(end < lines.clusters.count
            ? lines.text(of: start..<end).upperBound : chunk.range.count)))
      start = end
      if isLastLine { return (drafts, hasMore) }
    } while start < lines.clusters.count
    return (drafts, false)
  }

  /// The indent of a line, how long it may be, and how far from the trailing side it ends.
  private func margins(
    _ style: ParagraphStyle, isFirst: Bool
  ) -> (indent: Double, room: Double, trailing: Double) {
    let indent = isFirst ? style.firstLineHeadIndent : style.headIndent
    if style.tailIndent > 0 {
      let end = min(style.tailIndent, frame.width)
      return (indent, max(end - indent, 0), frame.width.isFinite ? frame.width - end : 0)
    }
    return (indent, max(frame.width + style.tailIndent - indent, 0), -style.tailIndent)
  }

  private func paragraph(of chunk: TextChunk) -> Paragraph {
    var pieces: [StyledRange] = []
    var style: ParagraphStyle?
    var place = 0
    for piece in text.pieces {
      let range = place..<place + piece.string.utf8.count
      place = range.upperBound
      if style == nil, range.upperBound > chunk.range.lowerBound { style = piece.paragraph }
      let own = range.clamped(to: chunk.range)
      guard !own.isEmpty else { continue }
      let start = chunk.range.lowerBound
      pieces.append(
        StyledRange(
          range: own.lowerBound - start..<own.upperBound - start, style: piece.style))
    }
    return Paragraph(
      String(decoding: bytes[chunk.range], as: UTF8.self), pieces,
      style ?? text.pieces.last?.paragraph ?? ParagraphStyle(), isRightToLeft: nil)
  }

  private func height(of line: VisualLine, in chunk: TextChunk) -> LineHeight {
    var fonts: [(font: Font, offset: Double)] = []
    for piece in line.pieces + line.hanging {
      // Pictures fit into any line.
      if !piece.font.face.isColored { fonts.append((piece.font, piece.style.baselineOffset)) }
      fonts.append((piece.style.font, piece.style.baselineOffset))
    }
    if fonts.isEmpty {
      // An empty line is as high as what ends it, or what stands before it.
      let styles = text.styles(around: chunk.wholeRange)
      fonts = styles.map { ($0.font, $0.baselineOffset) }
    }
    return LineHeight(of: fonts, line.paragraph.style, usesLeading: frame.usesFontLeading)
  }

  // MARK: Placing

  private func placed(_ drafts: [LineDraft], isTruncated: Bool) -> TextLayout {
    let longest = drafts.map(\.usedWidth).max() ?? 0
    let width = frame.width.isFinite ? frame.width : longest
    var top = 0.0
    var lines: [TypeLine] = []
    var missing: [Character] = []
    for draft in drafts {
      top += draft.gap
      let line = LinePlacement(draft, width: width, top: top, type.glyphs)
      lines.append(line.placed())
      for character in line.missing where !missing.contains(character) {
        missing.append(character)
      }
      top += draft.height.height
    }
    return TextLayout(
      text: text, lines: lines, size: CGSize(width: min(longest, width), height: top),
      isTruncated: isTruncated, missingCharacters: missing)
  }
}

extension TypeText {
  /// The styles of a part of the text, or of what stands before it if that is empty.
  fileprivate func styles(around range: Range<Int>) -> [TypeStyle] {
    var styles: [TypeStyle] = []
    var last: TypeStyle?
    var place = 0
    for piece in pieces {
      let own = place..<place + piece.string.utf8.count
      place = own.upperBound
      if own.overlaps(range) { styles.append(piece.style) }
      if own.lowerBound < max(range.lowerBound, 1) { last = piece.style }
    }
    return styles.isEmpty ? [last].compactMap { $0 } : styles
  }
}
