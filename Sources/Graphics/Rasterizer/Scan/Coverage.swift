import Geometry
import Raster

/// The conversion of sums of signed area to levels of coverage.
///
/// A pixel's sum is the area of the pixel to the right of the edges, each multiplied by its
/// winding, in units of `Fixed.one`: exactly 0 outside and ±`Fixed.one` inside. Levels are 0…255,
/// rounded to the nearest, halves up: a half-covered pixel has the level 128.
enum Coverage {
  /// Returns the area to the right of an edge's piece in the column that contains the piece:
  /// `height` times the width that its mean x leaves of the column. `twiceX` is the sum of x at
  /// both ends, within the column. The next column gets the rest, `height` minus this.
  @inline(__always)
  static func part(height: Int, twiceX: Int) -> Int {
    (height &* (2 &* Fixed.one &- twiceX) &+ Fixed.one) >> (Fixed.shift + 1)
  }

  /// Returns the level for a sum: 0…255.
  @inline(__always)
  static func level(_ sum: Int) -> UInt32 {
    let area = min(sum < 0 ? 0 &- sum : sum, Fixed.one)
    return UInt32(truncatingIfNeeded: (area &* 255 &+ Fixed.one / 2) >> Fixed.shift)
  }
}
