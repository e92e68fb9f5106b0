package import Raster

/// A rectangle of a bitmap.
package struct PixelArea: Hashable, Sendable {
  package let columns, rows: Range<Int>

  package init(columns: Range<Int>, rows: Range<Int>) {
    (self.columns, self.rows) = (columns, rows)
  }

  /// How many pixels it has.
  package var count: Int { columns.count * rows.count }
}

/// The pixels of one band of a frame.
package struct Band: Sendable {
  /// Which band it is, from 0 at the top.
  package let number: Int

  /// Its rows, as a bitmap of their own.
  package let bitmap: Bitmap

  /// All pixels that differ from those of the same band before, and perhaps some more.
  package let changes: [PixelArea]

  /// A band of which all may differ, unless its `changes` are known.
  package init(number: Int, bitmap: Bitmap, changes: [PixelArea]? = nil) {
    (self.number, self.bitmap) = (number, bitmap)
    self.changes =
      changes ?? [PixelArea(columns: 0..<bitmap.width, rows: 0..<bitmap.height)]
  }
}

/// A finished picture of a film, in what a sink has made of its bands.
package struct Frame<Piece: Sendable>: Sendable {
  /// The frame's number in the film, from 0. It names the file.
  package let number: Int

  /// The frame's place in this output, from 0: frame 30 of a render of frames 30–59 has index 0.
  package let index: Int

  /// The pieces from the top down. One whose band has not changed is that of the frame before.
  package let pieces: [Piece]

  package init(number: Int, index: Int, pieces: [Piece]) {
    (self.number, self.index, self.pieces) = (number, index, pieces)
  }
}
