import Geometry

/// From sums of signed area to levels of coverage.
///
/// A pixel's sum is the area of it that lies to the right of the edges, each counted with its
/// winding, in units of `Fixed.one`: 0 outside, ±`Fixed.one` inside, exactly, and more where the
/// outline winds more than once. Levels are 0…255, rounded to the nearest, halves up: half covered
/// is 128.
enum Coverage {
  /// The area of the first pixel to the right of an edge's piece that stays within one column:
  /// `height` times what its mean x leaves of the column; `twiceX` is the sum of x at both ends,
  /// within the column. The column after it gets the rest, `height` minus this.
  @inline(__always)
  static func part(height: Int, twiceX: Int) -> Int {
    (height &* (2 &* Fixed.one &- twiceX) &+ Fixed.one) >> (Fixed.shift + 1)
  }

  /// The level of a sum where everything that is wound around counts as inside.
  @inline(__always)
  static func nonzeroLevel(_ sum: Int) -> UInt32 {
    level(area: min(sum < 0 ? 0 &- sum : sum, Fixed.one))
  }

  /// The level of a sum where what is wound around an even number of times is outside.
  @inline(__always)
  static func evenOddLevel(_ sum: Int) -> UInt32 {
    let folded = sum & (2 * Fixed.one - 1)
    return level(area: folded > Fixed.one ? 2 * Fixed.one &- folded : folded)
  }

  @inline(__always)
  private static func level(area: Int) -> UInt32 {
    UInt32(truncatingIfNeeded: (area &* 255 &+ Fixed.one / 2) >> Fixed.shift)
  }
}
