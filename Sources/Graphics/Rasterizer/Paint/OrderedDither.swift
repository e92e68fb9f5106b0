import Raster

/// Ordered dithering: an offset that is added to a colour before it is rounded, so that a slow
/// gradient shows a fine pattern instead of bands. The pattern is Bayer's 8 × 8 matrix, aligned
/// with the canvas's corner.
///
/// The 64 values are evenly spaced from −63/128 to 63/128, so that colours that are whole levels
/// don't change. All components of a pixel have the same offset, so that none exceeds its alpha and
/// grey stays grey.
package enum OrderedDither {
  /// The pattern for each of the eight rows, repeated to the length of the longest run at any start
  /// column.
  static let rows: [Float] = (0..<8).flatMap { y in
    (0..<rowLength).map { x in offset(x: x, y: y) }
  }

  static let rowLength = SampledRow.length + 8 + 15

  /// Returns the offset in column `x` of row `y`, in levels.
  package static func offset(x: Int, y: Int) -> Float {
    let (x, y) = (x & 7, y & 7)
    let mixed = x ^ y
    var rank = 0
    for bit in 0..<3 {
      let place = 2 * (2 - bit)
      rank |= (mixed >> bit & 1) << (place + 1) | (y >> bit & 1) << place
    }
    return (Float(2 * rank + 1) - 64) / 128
  }
}
