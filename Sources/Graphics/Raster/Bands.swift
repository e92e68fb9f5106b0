/// How a canvas is cut into bands of rows: the unit in which frames are drawn, converted, compressed
/// and used again.
package struct Bands: Hashable, Sendable {
  /// Rows in a band; the last band of a canvas may have fewer. Even, so that no pair of rows that
  /// share their chroma is cut apart.
  package static let height = 64

  /// The canvas's size in pixels.
  package let width, height: Int

  package init(width: Int, height: Int) { (self.width, self.height) = (width, height) }

  /// How many bands there are.
  package var count: Int { (height + Self.height - 1) / Self.height }

  /// The rows of band `band`, which counts from 0 at the top.
  package func rows(of band: Int) -> Range<Int> {
    let first = band * Self.height
    return first..<min(first + Self.height, height)
  }

  /// The pixels of band `band`.
  package func area(of band: Int) -> PixelRect {
    let rows = rows(of: band)
    return PixelRect(left: 0, top: rows.lowerBound, right: width, bottom: rows.upperBound)
  }
}
