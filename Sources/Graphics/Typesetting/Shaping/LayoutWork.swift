/// How much work a layout is: numbers that grow in proportion to the length of its text.
package struct LayoutWork: Sendable {
  /// How often the width of a cluster was asked for.
  package var measuredClusters = 0

  /// Bytes of text that Pango has shaped.
  package var shapedBytes = 0

  /// Pieces of the text that were looked at.
  package var visitedPieces = 0

  package static func - (left: LayoutWork, right: LayoutWork) -> LayoutWork {
    LayoutWork(
      measuredClusters: left.measuredClusters - right.measuredClusters,
      shapedBytes: left.shapedBytes - right.shapedBytes,
      visitedPieces: left.visitedPieces - right.visitedPieces)
  }
}

extension TextLayout {
  /// What it takes to lay out a text that has not been laid out before.
  package static func work(of text: TypeText, in frame: TextFrame) -> LayoutWork {
    SharedType.use { type in
      let before = type.shaper.work
      _ = Typesetter(type, text, frame).layout()
      return type.shaper.work - before
    }
  }
}
