/// The division of a canvas into bands of rows: the unit in which frames are drawn, converted,
/// compressed and reused.
package struct Bands: Hashable, Sendable {
  /// The height of a band in rows; the last band of a canvas can have fewer. The height is even, so
  /// that two rows that share chroma samples are always in the same band.
  package static let height = 64

  /// The canvas's size in pixels.
  package let width, height: Int

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// The number of bands.
  package var count: Int { (height + Self.height - 1) / Self.height }

  /// Returns the rows of band `band`, counted from 0 at the top.
  package func rows(of band: Int) -> Range<Int> {
    let first = band * Self.height
    return first..<min(first + Self.height, height)
  }

  /// Returns the pixels of band `band`.
  package func area(of band: Int) -> PixelRect {
    let rows = rows(of: band)
    return PixelRect(left: 0, top: rows.lowerBound, right: width, bottom: rows.upperBound)
  }
}
