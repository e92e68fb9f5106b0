package import Raster

/// A rectangle of a bitmap.
package struct PixelArea: Hashable, Sendable {
  package let columns, rows: Range<Int>

  package init(columns: Range<Int>, rows: Range<Int>) {
    self.columns = columns
    self.rows = rows
  }

  /// The number of pixels.
  package var count: Int { columns.count * rows.count }
}

/// The pixels of one band of a frame.
package struct Band: Sendable {
  /// The band's number, from 0 at the top.
  package let number: Int

  /// The band's rows.
  package let bitmap: Bitmap

  /// Areas that contain all pixels that differ from the same band of the frame before.
  package let changes: [PixelArea]

  /// Creates a band; if `changes` is nil, all pixels count as changed.
  package init(number: Int, bitmap: Bitmap, changes: [PixelArea]? = nil) {
    self.number = number
    self.bitmap = bitmap
    self.changes =
      changes ?? [PixelArea(columns: 0..<bitmap.width, rows: 0..<bitmap.height)]
  }
}

/// A finished frame of a film, as the pieces that a sink prepared from its bands.
package struct Frame<Piece: Sendable>: Sendable {
  /// The frame's number in the film, from 0. File names contain it.
  package let number: Int

  /// The frame's index in this output, from 0: frame 30 of a render of frames 30–59 has index 0.
  package let index: Int

  /// The pieces from top to bottom. If a band has not changed, its piece is the previous frame's.
  package let pieces: [Piece]

  package init(number: Int, index: Int, pieces: [Piece]) {
    self.number = number
    self.index = index
    self.pieces = pieces
  }
}
