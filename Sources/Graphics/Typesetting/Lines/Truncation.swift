/// Truncates the last line of a text that doesn't fit, with an ellipsis.
struct Truncation {
  let lines: ParagraphLines
  let mode: ParagraphStyle.LineBreak
  let width: Double

  /// A truncated line of a paragraph.
  struct Cut {
    let line: VisualLine
    /// The part of the paragraph's UTF-8 that the ellipsis replaces.
    let removed: Range<Int>
  }

  /// Truncates the clusters from `start` on so that they fit with an ellipsis, which is always
  /// added.
  func cut(from start: Int) -> Cut {
    let all = start..<lines.clusters.count
    var (prefix, suffix) = kept(of: all, ellipsisWidth: ellipsisWidth(at: start))
    while true {
      let cut = make(all, prefix, suffix)
      if cut.line.width <= width + ParagraphLines.tolerance || prefix.isEmpty && suffix.isEmpty {
        return cut
      }
      // Kerning with the ellipsis can take more space than was measured.
      if prefix.count >= suffix.count, !prefix.isEmpty {
        prefix = shortened(prefix.lowerBound..<prefix.upperBound - 1)
      } else {
        suffix = suffix.lowerBound + 1..<suffix.upperBound
      }
    }
  }

  private func ellipsisWidth(at cluster: Int) -> Double {
    let cut = make(cluster..<lines.clusters.count, cluster..<cluster, 0..<0)
    return cut.line.width
  }

  /// Returns the clusters that are kept, before and after the ellipsis.
  private func kept(
    of all: Range<Int>, ellipsisWidth: Double
  ) -> (prefix: Range<Int>, suffix: Range<Int>) {
    let widths = lines.widths(of: all, indent: 0)
    let available = width - ellipsisWidth + ParagraphLines.tolerance
    var (first, last) = (all.lowerBound, all.upperBound)
    var (head, tail) = (0.0, 0.0)
    while first < last {
      let takesHead: Bool
      switch mode {
      case .truncateHead: takesHead = false
      case .truncateMiddle: takesHead = head <= tail
      default: takesHead = true
      }
      let clusterWidth = widths[(takesHead ? first : last - 1) - all.lowerBound]
      guard head + tail + clusterWidth <= available else { break }
      if takesHead {
        head += clusterWidth
        first += 1
      } else {
        tail += clusterWidth
        last -= 1
      }
    }
    let suffix = last..<all.upperBound
    return (shortened(all.lowerBound..<first), trimmed(suffix))
  }

  /// Shortens a range so that it ends with a whole character that isn't white space.
  private func shortened(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound {
      let isWhole = end == lines.clusters.count || lines.clusters[end].startsCharacter
      if isWhole, !lines.clusters[end - 1].isSpace { break }
      end -= 1
    }
    return range.lowerBound..<end
  }

  /// Shortens a range so that it begins with a whole character that isn't white space.
  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    let start = range.first {
      lines.clusters[$0].startsCharacter && !lines.clusters[$0].isSpace
    }
    return (start ?? range.upperBound)..<range.upperBound
  }

  /// Returns the line of the kept text, laid out as a paragraph of its own.
  private func make(_ all: Range<Int>, _ prefix: Range<Int>, _ suffix: Range<Int>) -> Cut {
    let paragraph = lines.paragraph
    let text = lines.text(of: all)
    let head = text.lowerBound..<lines.text(of: prefix).upperBound
    let tail = suffix.isEmpty ? text.upperBound..<text.upperBound : lines.text(of: suffix)
    let ellipsis = Array("…".utf8)
    let kept = prefix.isEmpty ? text.lowerBound..<text.lowerBound : head
    let bytes =
      paragraph.bytes.text[kept] + ellipsis + paragraph.bytes.text[tail]
    var pieces: [StyledRange] = []
    func add(_ range: Range<Int>, shift: Int) {
      for piece in paragraph.pieces {
        let part = piece.range.clamped(to: range)
        if part.isEmpty { continue }
        pieces.append(
          StyledRange(range: part.lowerBound + shift..<part.upperBound + shift, style: piece.style))
      }
    }
    add(kept, shift: -kept.lowerBound)
    let ellipsisStart = kept.count
    let styledOffset = max(min(kept.upperBound - 1, paragraph.bytes.count - 1), text.lowerBound)
    let style = paragraph.pieces.first { $0.range.contains(styledOffset) } ?? paragraph.pieces.last
    if var style = style?.style {
      style.space = nil
      pieces.append(
        StyledRange(range: ellipsisStart..<ellipsisStart + ellipsis.count, style: style))
    }
    add(tail, shift: ellipsisStart + ellipsis.count - tail.lowerBound)
    let truncated = ParagraphLines(
      Paragraph(
        String(decoding: bytes, as: UTF8.self), pieces, paragraph.style,
        isRightToLeft: paragraph.isRightToLeft), lines.shaper)
    return Cut(
      line: truncated.line(of: 0..<truncated.clusters.count, indent: 0),
      removed: kept.upperBound..<tail.lowerBound)
  }
}
