package import Raster

/// A factor for each component of a colour but alpha.
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
  /// This colour with each component multiplied.
  package func tinted(_ tint: Tint) -> Color {
    guard tint != .none else { return self }
    return Color(
      red: red * tint.red, green: green * tint.green, blue: blue * tint.blue, alpha: alpha)
  }
}

extension DisplayItem {
  /// This item with each component of its colours multiplied.
  func tinted(_ tint: Tint) -> DisplayItem {
    guard tint != .none else { return self }
    switch self {
    case .fill(let shape, let place, let fill):
      return .fill(shape, place, fill.mapColors { $0.tinted(tint) })
    case .group(var group):
      group.items = group.items.map { $0.tinted(tint) }
      return .group(group)
    case .dissolve(let dissolve):
      return .dissolve(
        DisplayDissolve(
          dissolve.fraction, from: dissolve.from.map { $0.tinted(tint) },
          to: dissolve.to.map { $0.tinted(tint) }))
    case .shadow(let shadow): return .shadow(shadow.tinted(tint))
    case .backdrop(let backdrop): return .backdrop(backdrop.tinted(tint))
    }
  }
}

extension DisplayShadow {
  /// This shadow in a colour that is multiplied; what casts it counts for its alpha alone.
  fileprivate func tinted(_ tint: Tint) -> DisplayShadow {
    DisplayShadow(caster: caster, offset: offset, sigma: sigma, color: color.tinted(tint))
  }
}

extension DisplayBackdrop {
  /// This backdrop with the colour over it multiplied; what lies beneath keeps its own.
  fileprivate func tinted(_ tint: Tint) -> DisplayBackdrop {
    DisplayBackdrop(
      clip: clip, sigma: sigma, saturation: saturation, tint: self.tint.tinted(tint))
  }
}
