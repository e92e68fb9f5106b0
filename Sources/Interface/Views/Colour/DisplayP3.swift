import Raster

/// The colour space of Apple's displays: wider than sRGB, with the same transfer curve and white
/// point.
enum DisplayP3 {
  /// Converts Display P3 components to sRGB components, possibly outside 0…1.
  ///
  /// The matrix converts linear P3 to linear sRGB; it follows from the primaries of both and D65.
  static func toSRGB(
    _ red: Double, _ green: Double, _ blue: Double
  ) -> (red: Double, green: Double, blue: Double) {
    if red == green, green == blue { return (red, green, blue) }
    let (r, g, b) = (
      SRGBCurve.linear(red), SRGBCurve.linear(green), SRGBCurve.linear(blue)
    )
    return (
      encoded(1.2249401763 * r - 0.2249401763 * g),
      encoded(-0.0420569547 * r + 1.0420569547 * g),
      encoded(-0.0196375546 * r - 0.0786360456 * g + 1.0982736002 * b)
    )
  }

  /// Applies the curve of extended sRGB, which is symmetric about 0.
  private static func encoded(_ value: Double) -> Double {
    value < 0 ? -SRGBCurve.encoded(-value) : SRGBCurve.encoded(value)
  }
}
