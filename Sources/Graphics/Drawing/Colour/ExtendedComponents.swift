package import Raster

/// The sRGB components of a colour that has some outside 0…1. They aren't visible, but calculations
/// with colours keep them. Source: Apple's documentation of `UIColor.init(red:green:blue:alpha:)`,
/// whose components are in extended sRGB, except alpha, which is clamped.
package struct ExtendedComponents: Hashable, Sendable {
  package let red: Double
  package let green: Double
  package let blue: Double
  package let alpha: Double

  /// Returns nil for colours with components in 0…1, and for those that aren't numbers.
  package init?(red: Double, green: Double, blue: Double, alpha: Double) {
    let all = [red, green, blue]
    guard all.allSatisfy(\.isFinite), !all.allSatisfy((0...1).contains) else { return nil }
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha > 0 ? min(alpha, 1) : 0
  }

  /// The colour that is shown.
  package var shown: Color { Color(red: red, green: green, blue: blue, alpha: alpha) }

  /// The components with another opacity.
  package func with(alpha: Double) -> ExtendedComponents? {
    ExtendedComponents(red: red, green: green, blue: blue, alpha: alpha)
  }
}
