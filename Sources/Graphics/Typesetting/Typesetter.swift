import Foundation
import Geometry

/// Lays out one text in one frame.
struct Typesetter {
  private let type: SharedTypesetting
  private let text: TypeText
  private let frame: TextFrame
  private let bytes: [UInt8]
  /// The range of each piece in the text's UTF-8.
  private let pieceRanges: [Range<Int>]

  init(_ type: SharedTypesetting, _ text: TypeText, _ frame: TextFrame) {
    self.type = type
    self.text = text
    self.frame = frame
    bytes = Array(text.string.utf8)
    var start = 0
    pieceRanges = text.pieces.map { piece in
      defer { start += piece.string.utf8.count }
      return start..<start + piece.string.utf8.count
    }
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

  /// Returns the number of lines that fit in the frame's height, at least one; nil if all can fit.
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

  /// Returns the lines, and whether text was left out after or within them.
  private func drafts(lineLimit: Int) -> (lines: [LineDraft], isCut: Bool) {
    let chunks = TextChunk.chunks(of: bytes, continuesParagraph: frame.continuesParagraph)
    var drafts: [LineDraft] = []
    var isCut = false
    for (index, chunk) in chunks.enumerated() {
      if lineLimit > 0, drafts.count >= lineLimit { return (drafts, true) }
      let before = drafts.last?.style
      let maximumCount = lineLimit > 0 ? lineLimit - drafts.count : Int.max
      var (chunkLines, isShort) = breaker(of: chunk).lines(
        atMost: maximumCount, isLast: index == chunks.count - 1)
      isCut = isCut || isShort
      for line in chunkLines.indices where !(drafts.isEmpty && line == 0) {
        chunkLines[line].gap =
          line == 0 ? before?.lineSpacing ?? 0 : chunkLines[line].style.lineSpacing
        if line == 0, chunk.beginsParagraph {
          chunkLines[line].gap +=
            (before?.paragraphSpacing ?? 0) + chunkLines[line].style.paragraphSpacingBefore
        }
      }
      drafts += chunkLines
    }
    return (drafts, isCut)
  }

  private func paragraph(of chunk: TextChunk) -> Paragraph {
    let start = chunk.range.lowerBound
    let pieces = pieces(of: chunk.range).map { index in
      let part = pieceRanges[index].clamped(to: chunk.range)
      return StyledRange(
        range: part.lowerBound - start..<part.upperBound - start, style: text.pieces[index].style)
    }
    let first = pieceRanges.firstIndex(afterAll: { $0.upperBound <= start })
    let style = (first < pieceRanges.count ? text.pieces[first] : text.pieces.last)?.paragraph
    return Paragraph(
      String(decoding: bytes[chunk.range], as: UTF8.self), pieces, style ?? ParagraphStyle(),
      isRightToLeft: nil)
  }

  /// Returns the pieces that overlap a range of the text.
  private func pieces(of range: Range<Int>) -> Range<Int> {
    if range.isEmpty { return 0..<0 }
    let first = pieceRanges.firstIndex(afterAll: { $0.upperBound <= range.lowerBound })
    let last = pieceRanges.firstIndex(afterAll: { $0.lowerBound < range.upperBound })
    type.shaper.work.visitedPieces += max(last - first, 0)
    return first..<max(first, last)
  }

  /// Returns the styles of a part of the text, or of the piece before it if that part is empty.
  private func styles(around range: Range<Int>) -> [TypeStyle] {
    let styles = pieces(of: range).map { text.pieces[$0].style }
    if !styles.isEmpty { return styles }
    let after = pieceRanges.firstIndex(afterAll: { $0.lowerBound < max(range.lowerBound, 1) })
    return after > 0 ? [text.pieces[after - 1].style] : []
  }

  private func breaker(of chunk: TextChunk) -> ParagraphBreaker {
    ParagraphBreaker(paragraph(of: chunk), of: chunk, in: frame, type.shaper) { line in
      var reaches: [LineReach] = []
      for piece in line.pieces + line.hanging {
        let (style, offset) = (piece.style, piece.style.baselineOffset)
        // Pictures fit into any line.
        if !piece.font.face.isColored { reaches.append(LineReach(piece.font, raised: offset)) }
        reaches.append(LineReach(style.font, raised: offset))
        if let space = style.space { reaches.append(LineReach(space)) }
      }
      // An empty line is as high as its line terminator, or as the text before it.
      return reaches.isEmpty
        ? styles(around: chunk.wholeRange).map {
          LineReach($0.font, raised: $0.baselineOffset)
        } : reaches
    }
  }

  // MARK: Placing

  private func placed(_ drafts: [LineDraft], isTruncated: Bool) -> TextLayout {
    let longest = drafts.map(\.usedWidth).max() ?? 0
    let width = frame.width.isFinite ? frame.width : longest
    var top = 0.0
    var lines: [TypeLine] = []
    var missing: [Character] = []
    var known: Set<Character> = []
    for draft in drafts {
      top += draft.gap
      let line = LinePlacement(draft, width: width, top: top, type.glyphs)
      lines.append(line.placed())
      missing += line.missing.filter { known.insert($0).inserted }
      top += draft.height.height
    }
    return TextLayout(
      text: text, lines: lines, size: CGSize(width: min(longest, width), height: top),
      isTruncated: isTruncated, missingCharacters: missing)
  }
}
