import Foundation
import Geometry

/// The colour space of Apple's screens: wider than sRGB, with the same transfer curve and white.
enum DisplayP3 {
  /// sRGB components, possibly outside 0…1, of P3 components.
  ///
  /// The matrix takes linear P3 to linear sRGB, from the primaries of both and D65.
  static func toSRGB(
    _ red: Double, _ green: Double, _ blue: Double
  ) -> (red: Double, green: Double, blue: Double) {
    if red == green, green == blue { return (red, green, blue) }
    let (r, g, b) = (linear(red), linear(green), linear(blue))
    return (
      encoded(1.2249401763 * r - 0.2249401763 * g),
      encoded(-0.0420569547 * r + 1.0420569547 * g),
      encoded(-0.0196375546 * r - 0.0786360456 * g + 1.0982736002 * b)
    )
  }

  /// Light from a component, by sRGB's transfer curve.
  private static func linear(_ component: Double) -> Double {
    let value = min(max(component, 0), 1)
    return value <= 0.04045 ? value / 12.92 : Maths.power((value + 0.055) / 1.055, 2.4)
  }

  /// A component from light.
  private static func encoded(_ light: Double) -> Double {
    light <= 0.0031308 ? light * 12.92 : 1.055 * Maths.power(light, 1 / 2.4) - 0.055
  }
}
