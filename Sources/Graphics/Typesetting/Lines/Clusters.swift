import CPango

/// Letters that can't be separated, with their glyphs.
struct Cluster {
  /// The range in the paragraph's UTF-8.
  let range: Range<Int>
  var width: Double
  let isSpace: Bool
  let isTab: Bool
  /// Whether a line can begin here.
  let startsWord: Bool
  /// Whether a character begins here.
  let startsCharacter: Bool
}

/// The positions where a paragraph can be broken, by the rules of Unicode.
struct LineBreaks {
  private var flags: [PangoLogAttr]
  private var offsets: [Int]

  init(_ bytes: Bytes) {
    offsets = []
    var offset = 0
    for scalar in String(decoding: bytes.text, as: UTF8.self).unicodeScalars {
      offsets.append(offset)
      offset += UTF8.width(scalar)
    }
    var flags = Array(repeating: PangoLogAttr(), count: offsets.count + 1)
    bytes.withPointer { text, count in
      pango_get_log_attrs(
        text, count, -1, pango_language_from_string("und"), &flags, Int32(flags.count))
    }
    self.flags = flags
    offsets.append(offset)
  }

  /// Returns Pango's attributes for the position `offset`.
  private func flags(at offset: Int) -> PangoLogAttr {
    flags[min(offsets.firstIndex(afterAll: { $0 < offset }), offsets.count - 1)]
  }

  /// Returns the clusters of a paragraph in text order.
  func clusters(of segments: [ShapedSegment], in bytes: Bytes) -> [Cluster] {
    segments.flatMap { segment -> [Cluster] in
      var clusters: [Cluster] = []
      clusters.reserveCapacity(segment.glyphs.count)
      // Glyphs and their clusters are in visual order.
      for glyph in segment.glyphs {
        if let last = clusters.indices.last, clusters[last].range == glyph.cluster {
          clusters[last].width += glyph.advance
        } else {
          clusters.append(cluster(of: glyph, in: bytes))
        }
      }
      return segment.segment.level & 1 != 0 ? clusters.reversed() : clusters
    }
  }

  private func cluster(of glyph: ShapedGlyph, in bytes: Bytes) -> Cluster {
    let start = glyph.cluster.lowerBound
    let flags = flags(at: start)
    return Cluster(
      range: glyph.cluster, width: glyph.advance, isSpace: flags.is_white != 0,
      isTab: bytes.text[start] == 0x09, startsWord: flags.is_line_break != 0,
      startsCharacter: flags.is_cursor_position != 0)
  }
}
