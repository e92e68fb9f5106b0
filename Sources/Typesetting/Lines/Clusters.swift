import CPango

/// Letters that can't be parted, with the glyphs for them.
struct Cluster {
  /// In the paragraph's UTF-8.
  let range: Range<Int>
  var width: Double
  let isSpace: Bool
  let isTab: Bool
  /// Whether a line may begin here.
  let startsWord: Bool
  /// Whether a character begins here.
  let startsCharacter: Bool
}

/// Where a paragraph may be parted, by the rules of Unicode.
struct BreakPlaces {
  private var flags: [PangoLogAttr]
  private var places: [Int]

  init(_ bytes: Bytes) {
    places = []
    var offset = 0
    for scalar in String(decoding: bytes.text, as: UTF8.self).unicodeScalars {
      places.append(offset)
      offset += UTF8.width(scalar)
    }
    var flags = Array(repeating: PangoLogAttr(), count: places.count + 1)
    bytes.withPointer { text, count in
      pango_get_log_attrs(
        text, count, -1, pango_language_from_string("und"), &flags, Int32(flags.count))
    }
    self.flags = flags
    places.append(offset)
  }

  /// What Pango knows of the place `offset`.
  private func flags(at offset: Int) -> PangoLogAttr {
    var (low, high) = (0, places.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if places[middle] < offset { low = middle + 1 } else { high = middle }
    }
    return flags[low]
  }

  /// The clusters of a paragraph in the text's order.
  func clusters(of segments: [ShapedSegment], in bytes: Bytes) -> [Cluster] {
    segments.flatMap { segment -> [Cluster] in
      var widths: [Int: (end: Int, width: Double)] = [:]
      for glyph in segment.glyphs {
        widths[glyph.cluster.lowerBound, default: (glyph.cluster.upperBound, 0)].width +=
          glyph.advance
      }
      return widths.sorted { $0.key < $1.key }.map { start, cluster in
        let flags = flags(at: start)
        return Cluster(
          range: start..<cluster.end, width: cluster.width, isSpace: flags.is_white != 0,
          isTab: bytes.text[start] == 0x09, startsWord: flags.is_line_break != 0,
          startsCharacter: flags.is_cursor_position != 0)
      }
    }
  }
}
