/// A shaped paragraph that is broken into lines.
struct ParagraphLines {
  let shaper: Shaper
  let shaped: ShapedParagraph
  /// The whole paragraph, shaped in one line.
  let whole: [ShapedSegment]
  let clusters: [Cluster]

  /// The length by which a line can exceed its maximum, in points, to allow for rounding errors.
  static let tolerance = 1e-3

  init(_ paragraph: Paragraph, _ shaper: Shaper) {
    self.shaper = shaper
    let shaped = shaper.items(of: paragraph)
    whole = shaped.segments.map { shaper.shape($0.range, of: $0, in: shaped) }
    clusters =
      paragraph.bytes.isEmpty
      ? [] : LineBreaks(paragraph.bytes).clusters(of: whole, in: paragraph.bytes)
    self.shaped = shaped
  }

  var paragraph: Paragraph { shaped.paragraph }

  // MARK: Measuring

  /// Returns the widths of the clusters of a line, with its tabs. The line starts `indent` from the
  /// leading side.
  func widths(of range: Range<Int>, indent: Double) -> [Double] {
    var widths: [Double] = []
    widths.reserveCapacity(range.count)
    shaper.work.measuredClusters += range.count
    var x = indent
    for index in range {
      let width = width(of: index, at: x)
      widths.append(width)
      x += width
    }
    return widths
  }

  /// Returns the length of clusters within their paragraph, without trailing white space.
  func width(of range: Range<Int>, indent: Double) -> Double {
    let shown = range.prefix(
      range.reversed().drop { clusters[$0].isSpace && !clusters[$0].isTab }.count)
    return widths(of: shown, indent: indent).reduce(0, +)
  }

  /// Returns the width of a cluster that starts `x` from the leading side.
  private func width(of index: Int, at x: Double) -> Double {
    clusters[index].isTab ? tabWidth(at: index, from: x) : clusters[index].width
  }

  private func tabWidth(at index: Int, from x: Double) -> Double {
    let style = paragraph.style
    if let tab = style.tabs.first(where: { $0.location > x + Self.tolerance }) {
      let space = tab.location - x
      switch tab.alignment {
      case .leading: return space
      case .center: return max(space - textWidth(after: index, atMost: 2 * space) / 2, 0)
      case .trailing: return max(space - textWidth(after: index, atMost: space), 0)
      }
    }
    let interval = style.tabInterval > 0 ? style.tabInterval : 28
    let last = style.tabs.last?.location ?? 0
    let from = max(x - last, 0)
    return ((from / interval + 1e-6).rounded(.down) + 1) * interval - from + max(last - x, 0)
  }

  /// Returns the length of the text between a tab and the next one. Measuring stops after it
  /// exceeds `limit`.
  private func textWidth(after tab: Int, atMost limit: Double) -> Double {
    var width = 0.0
    var index = tab + 1
    while index < clusters.count, !clusters[index].isTab, width <= limit {
      width += clusters[index].width
      index += 1
    }
    shaper.work.measuredClusters += index - tab - 1
    return width
  }

  /// Returns the end of the line that starts with the cluster `start` and is at most `width` long.
  /// Trailing white space can extend beyond that. The line has at least one character.
  func end(of start: Int, width: Double, indent: Double, byCharacter: Bool) -> Int {
    var x = 0.0
    var lastBreak: Int?
    var measured = 0
    defer { shaper.work.measuredClusters += measured }
    for index in start..<clusters.count {
      measured += 1
      let clusterWidth = self.width(of: index, at: indent + x)
      let cluster = clusters[index]
      if index > start, byCharacter ? cluster.startsCharacter : cluster.startsWord {
        lastBreak = index
      }
      if !cluster.isSpace || cluster.isTab, x + clusterWidth > width + Self.tolerance, index > start
      {
        if let lastBreak { return lastBreak }
        // A word that is longer than the line is broken between characters.
        if cluster.startsCharacter { return index }
        if let last = (start + 1..<index).last(where: { clusters[$0].startsCharacter }) {
          return last
        }
      }
      x += clusterWidth
    }
    return clusters.count
  }

  // MARK: Making lines

  /// Returns the part of the paragraph that clusters represent.
  func text(of range: Range<Int>) -> Range<Int> {
    guard !range.isEmpty else {
      let offset =
        range.lowerBound < clusters.count ? clusters[range.lowerBound].range.lowerBound : 0
      return offset..<offset
    }
    return clusters[range.lowerBound].range
      .lowerBound..<clusters[range.upperBound - 1].range.upperBound
  }

  /// Returns a line of clusters in visual order.
  func line(of range: Range<Int>, indent: Double) -> VisualLine {
    let text = text(of: range)
    let visible = clusters[range].reversed().drop { $0.isSpace && !$0.isTab }.first?.range
      .upperBound
    let split = visible ?? text.lowerBound
    var pieces = pieces(of: text.lowerBound..<split)
    setTabs(&pieces, of: range, indent: indent)
    var line = VisualLine(paragraph: paragraph, pieces: pieces)
    line.hang(self.pieces(of: split..<text.upperBound))
    return line
  }

  /// Returns the segments of a part of the text. Segments that it cuts are reshaped.
  private func pieces(of range: Range<Int>) -> [ShapedSegment] {
    let first = whole.firstIndex(afterAll: { $0.range.upperBound <= range.lowerBound })
    return whole[first...].prefix { $0.range.lowerBound < range.upperBound }.compactMap { segment in
      let part = segment.range.clamped(to: range)
      if part.isEmpty { return nil }
      return part == segment.range
        ? segment : shaper.shape(part, of: segment.segment, in: shaped)
    }
  }

  private func setTabs(_ pieces: inout [ShapedSegment], of range: Range<Int>, indent: Double) {
    guard clusters[range].contains(where: \.isTab) else { return }
    let widths = widths(of: range, indent: indent)
    for (cluster, width) in zip(clusters[range], widths) where cluster.isTab {
      for index in pieces.indices where pieces[index].range == cluster.range {
        pieces[index].setTab(width: width)
      }
    }
  }
}
