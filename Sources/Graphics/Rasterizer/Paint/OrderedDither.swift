import Raster

/// What is added to a colour before it is rounded, so that a slow change of colour shows as a fine
/// pattern and not as bands: Bayer's matrix of 8 × 8, laid over the canvas from its corner.
///
/// The 64 values are evenly spread from −63/128 to 63/128: what is a whole level already stays so.
/// All components of a pixel get the same, so that none exceeds its alpha and grey stays grey.
package enum OrderedDither {
  /// For each of the eight rows the pattern, repeated as far as the longest piece of a row that may
  /// begin at any of its columns.
  static let rows: [Float] = (0..<8).flatMap { y in
    (0..<rowLength).map { x in offset(x: x, y: y) }
  }

  static let rowLength = SampledRow.length + 8 + 15

  /// What is added in column `x` of row `y`, in levels.
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
