/// A line's segments in visual order, not yet positioned.
struct VisualLine {
  let paragraph: Paragraph

  /// The segments from left to right, without trailing white space.
  private(set) var pieces: [ShapedSegment]

  /// The trailing white space, which extends beyond the line.
  private(set) var hanging: [ShapedSegment] = []

  /// Creates a line from pieces in text order.
  init(paragraph: Paragraph, pieces: [ShapedSegment]) {
    self.paragraph = paragraph
    self.pieces = Self.reordered(pieces)
  }

  var width: Double { pieces.reduce(0) { $0 + $1.width } }
  var hangingWidth: Double { hanging.reduce(0) { $0 + $1.width } }

  /// Appends white space after the line, in the direction of the paragraph.
  mutating func hang(_ spaces: [ShapedSegment]) {
    hanging = paragraph.isRightToLeft ? spaces.reversed() : spaces
  }

  /// Applies rule L2 of Unicode's bidirectional algorithm: from the highest level down, reverses
  /// each run of segments at that level or higher.
  private static func reordered(_ pieces: [ShapedSegment]) -> [ShapedSegment] {
    var pieces = pieces
    let levels = pieces.map(\.segment.level)
    guard let deepest = levels.max(), let lowest = levels.filter({ $0 & 1 != 0 }).min() else {
      return pieces
    }
    for level in stride(from: deepest, through: lowest, by: -1) {
      var start = 0
      while start < pieces.count {
        guard pieces[start].segment.level >= level else {
          start += 1
          continue
        }
        let end = pieces[start...].firstIndex { $0.segment.level < level } ?? pieces.count
        pieces[start..<end].reverse()
        start = end
      }
    }
    return pieces
  }

  /// Widens the spaces between words so that the line becomes `width` long.
  mutating func justify(to width: Double) {
    let text = paragraph.bytes.text
    func isSpace(_ range: Range<Int>) -> Bool {
      let bytes = text[range]
      return bytes.first == 0x20 || bytes.elementsEqual([0xC2, 0xA0])
    }
    let spaces = pieces.reduce(0) { sum, piece in
      sum + piece.glyphs.filter { isSpace($0.cluster) }.count
    }
    let missing = width - self.width
    guard spaces > 0, missing > 0, missing.isFinite else { return }
    for index in pieces.indices { pieces[index].widen(isSpace, by: missing / Double(spaces)) }
  }
}
