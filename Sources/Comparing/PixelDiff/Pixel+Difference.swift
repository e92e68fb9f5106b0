import Raster

extension Pixel {
  /// A transparent pixel.
  static let clear = Pixel(red: 0, green: 0, blue: 0, alpha: 0)

  /// Returns the greatest difference of a component.
  func greatestDifference(to other: Pixel) -> Int {
    zip([red, green, blue, alpha], [other.red, other.green, other.blue, other.alpha])
      .reduce(0) { max($0, abs(Int($1.0) - Int($1.1))) }
  }
}
