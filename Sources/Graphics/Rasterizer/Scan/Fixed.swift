import Raster

/// Coordinates and areas as integers: 65 536 units to the pixel, and to a pixel's area.
///
/// Corners are rounded to this grid once, when they become edges; from there on sums of coverage
/// are sums of integers, so they don't depend on the order of edges or on which rows are asked for.
enum Fixed {
  static let shift = 16
  static let one = 1 << shift
  static let mask = one - 1

  /// Edges are cut to within this distance of the origin, in pixels.
  static var limit: Double { PixelRect.limit }

  /// `value`, in fixed units, to the nearest integer, ties to even. For |value| < 2⁵¹.
  ///
  /// Adding 1.5 · 2⁵² leaves the integer in the low bits of the mantissa: without SSE 4.1,
  /// `rounded()` is a function call, and conversions to `Int` check for traps.
  @inline(__always)
  static func round(_ value: Double) -> Int {
    let magic = 0x1.8p52
    return Int(bitPattern: UInt(truncatingIfNeeded: (value + magic).bitPattern))
      &- Int(bitPattern: UInt(truncatingIfNeeded: magic.bitPattern))
  }

  /// A coordinate in pixels as fixed units. For |pixels| ≤ `limit`.
  @inline(__always)
  static func coordinate(_ pixels: Double) -> Int { round(pixels * Double(one)) }
}
