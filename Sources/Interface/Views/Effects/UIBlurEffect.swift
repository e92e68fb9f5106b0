public import Foundation
import Layers

/// An effect that blurs the content beneath a view and tints it.
open class UIBlurEffect: UIVisualEffect {
  /// The lightness and thickness of a blur; the raw values are Apple's.
  public enum Style: Int, Sendable, CaseIterable {
    /// Much lighter than the content beneath.
    case extraLight = 0
    /// About as light as the content beneath.
    case light = 1
    /// Darker than the content beneath.
    case dark = 2
    /// Light or dark, depending on the appearance.
    case regular = 4
    /// Like `regular`, but more distinct.
    case prominent = 5
    /// The thinnest system material, light or dark depending on the appearance.
    case systemUltraThinMaterial = 6
    /// The thin system material.
    case systemThinMaterial = 7
    /// The default system material.
    case systemMaterial = 8
    /// The thick system material.
    case systemThickMaterial = 9
    /// The material of system bars.
    case systemChromeMaterial = 10
    /// The thinnest material, always light.
    case systemUltraThinMaterialLight = 11
    /// The thin material, always light.
    case systemThinMaterialLight = 12
    /// The default material, always light.
    case systemMaterialLight = 13
    /// The thick material, always light.
    case systemThickMaterialLight = 14
    /// The material of bars, always light.
    case systemChromeMaterialLight = 15
    /// The thinnest material, always dark.
    case systemUltraThinMaterialDark = 16
    /// The thin material, always dark.
    case systemThinMaterialDark = 17
    /// The default material, always dark.
    case systemMaterialDark = 18
    /// The thick material, always dark.
    case systemThickMaterialDark = 19
    /// The material of bars, always dark.
    case systemChromeMaterialDark = 20
  }

  let style: Style

  /// Creates a blur of the given style.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// Creates a regular blur.
  public override init() {
    style = .regular
    super.init()
  }

  /// Creates a regular blur; archives aren't supported.
  public required init?(coder: NSCoder) {
    style = .regular
    super.init(coder: coder)
  }

  override func backdrop(in traits: UITraitCollection) -> BackdropState {
    style.backdrop(isDark: traits.userInterfaceStyle == .dark)
  }

  /// Returns whether the object is a blur of the same style.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIBlurEffect)?.style == style
  }

  /// A hash value of the style.
  open override var hash: Int { style.rawValue }
}
