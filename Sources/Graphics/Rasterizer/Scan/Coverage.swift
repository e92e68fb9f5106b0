import Geometry
import Raster

/// From sums of signed area to levels of coverage.
///
/// A pixel's sum is the area of it that lies to the right of the edges, each counted with its
/// winding, in units of `Fixed.one`: 0 outside and ±`Fixed.one` inside, exactly. Levels are 0…255, rounded to the nearest, halves up: half covered
/// is 128.
enum Coverage {
  /// The area of the first pixel to the right of an edge's piece that stays within one column:
  /// `height` times what its mean x leaves of the column; `twiceX` is the sum of x at both ends,
  /// within the column. The column after it gets the rest, `height` minus this.
  @inline(__always)
  static func part(height: Int, twiceX: Int) -> Int {
    (height &* (2 &* Fixed.one &- twiceX) &+ Fixed.one) >> (Fixed.shift + 1)
  }

  /// The level of a sum: 0…255.
  @inline(__always)
  static func level(_ sum: Int) -> UInt32 {
    let area = min(sum < 0 ? 0 &- sum : sum, Fixed.one)
    return UInt32(truncatingIfNeeded: (area &* 255 &+ Fixed.one / 2) >> Fixed.shift)
  }
}
