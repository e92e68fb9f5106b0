import Geometry

/// The transfer curve of sRGB (IEC 61966-2-1), which Display P3 shares.
package enum SRGBCurve {
  /// Returns linear light, 0…1, for a component, which is clamped to 0…1.
  package static func linear(_ component: Double) -> Double {
    let value = min(max(component, 0), 1)
    return value <= 0.04045 ? value / 12.92 : Maths.power((value + 0.055) / 1.055, 2.4)
  }

  /// Returns the component for linear light.
  package static func encoded(_ light: Double) -> Double {
    light <= 0.0031308 ? light * 12.92 : 1.055 * Maths.power(light, 1 / 2.4) - 0.055
  }
}
