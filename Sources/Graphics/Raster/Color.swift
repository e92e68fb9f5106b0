/// A colour in sRGB, components not premultiplied, each in 0…1.
public struct Color: Hashable, Sendable {
  /// Red, gamma-encoded, 0…1.
  public let red: Double

  /// Green, gamma-encoded, 0…1.
  public let green: Double

  /// Blue, gamma-encoded, 0…1.
  public let blue: Double

  /// Opacity, 0…1.
  public let alpha: Double

  /// Creates a colour from sRGB components; values outside 0…1 are clamped, and NaN becomes 0.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    func clamp(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
    self.red = clamp(red)
    self.green = clamp(green)
    self.blue = clamp(blue)
    self.alpha = clamp(alpha)
  }

  /// Transparent black.
  public static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)

  /// Returns this colour with its opacity multiplied by `factor`.
  package func multiplied(byAlpha factor: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha * factor)
  }

  /// The pixel of this colour: each component times alpha, rounded to 8 bits.
  package var pixel: Pixel {
    func level(_ value: Double) -> UInt8 { UInt8((value * 255).rounded()) }
    return Pixel(
      red: level(red * alpha), green: level(green * alpha), blue: level(blue * alpha),
      alpha: level(alpha))
  }

  /// The components, not premultiplied, as #RRGGBBAA.
  package var hexadecimal: String {
    func level(_ value: Double) -> UInt8 { UInt8((value * 255).rounded()) }
    return Pixel(
      red: level(red), green: level(green), blue: level(blue), alpha: level(alpha)
    ).description
  }
}
