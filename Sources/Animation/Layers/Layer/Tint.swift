package import Raster

/// A factor for each colour component except alpha.
package struct Tint: Hashable {
  var red = 1.0
  var green = 1.0
  var blue = 1.0

  static let none = Tint()

  func multiplied(by other: Tint) -> Tint {
    Tint(red: red * other.red, green: green * other.green, blue: blue * other.blue)
  }
}

extension Color {
  /// Returns this colour with its components multiplied by `tint`.
  package func tinted(_ tint: Tint) -> Color {
    guard tint != .none else { return self }
    return Color(
      red: red * tint.red, green: green * tint.green, blue: blue * tint.blue, alpha: alpha)
  }
}

extension DisplayItem {
  /// Returns this item with the components of its colours multiplied by `tint`.
  func tinted(_ tint: Tint) -> DisplayItem {
    guard tint != .none else { return self }
    return mapColors { $0.tinted(tint) }
  }
}
