import Raster

/// Fixed-point coordinates and areas: 65 536 units for a pixel's side, and for its area.
///
/// Corners are rounded to this grid once, when they become edges. All further sums are sums of
/// integers, so coverage doesn't depend on the order of edges or on the rows that are drawn.
enum Fixed {
  static let shift = 16
  static let one = 1 << shift
  static let mask = one - 1

  /// The limit for edges, as a distance from the origin in pixels.
  static var limit: Double { PixelRect.limit }

  /// Rounds `value`, in fixed units, to the nearest integer, ties to even, for |value| < 2⁵¹.
  ///
  /// Adding 1.5 · 2⁵² leaves the integer in the low bits of the mantissa: without SSE 4.1,
  /// `rounded()` is a function call, and conversions to `Int` are checked for overflow.
  @inline(__always)
  static func round(_ value: Double) -> Int {
    let magic = 0x1.8p52
    return Int(bitPattern: UInt(truncatingIfNeeded: (value + magic).bitPattern))
      &- Int(bitPattern: UInt(truncatingIfNeeded: magic.bitPattern))
  }

  /// Converts a coordinate in pixels to fixed units, for |pixels| ≤ `limit`.
  @inline(__always)
  static func coordinate(_ pixels: Double) -> Int { round(pixels * Double(one)) }
}
