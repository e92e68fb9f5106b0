/// Counters for the cost of a layout. They grow in proportion to the length of its text.
package struct LayoutWork: Sendable {
  /// The number of times the width of a cluster was measured.
  package var measuredClusters = 0

  /// The number of bytes of text that Pango shaped.
  package var shapedBytes = 0

  /// The number of visited pieces of the text.
  package var visitedPieces = 0

  package static func - (left: LayoutWork, right: LayoutWork) -> LayoutWork {
    LayoutWork(
      measuredClusters: left.measuredClusters - right.measuredClusters,
      shapedBytes: left.shapedBytes - right.shapedBytes,
      visitedPieces: left.visitedPieces - right.visitedPieces)
  }
}

extension TextLayout {
  /// Returns the cost of laying out a text without using the cache.
  package static func work(of text: TypeText, in frame: TextFrame) -> LayoutWork {
    SharedTypesetting.use { type in
      let before = type.shaper.work
      _ = Typesetter(type, text, frame).layout()
      return type.shaper.work - before
    }
  }
}
