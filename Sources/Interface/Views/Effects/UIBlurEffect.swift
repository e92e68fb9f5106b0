public import Foundation

/// A blur of what lies beneath a view, with a colour over it.
open class UIBlurEffect: UIVisualEffect {
  /// How light and how thick the blur is; the raw values are Apple's.
  public enum Style: Int, Sendable, CaseIterable {
    /// Lighter than what lies beneath by far.
    case extraLight = 0
    /// About as light as what lies beneath.
    case light = 1
    /// Darker than what lies beneath.
    case dark = 2
    /// Light or dark, as the appearance is.
    case regular = 4
    /// As `regular`, and more distinct.
    case prominent = 5
    /// The system's thinnest material, light or dark as the appearance is.
    case systemUltraThinMaterial = 6
    /// A thin material.
    case systemThinMaterial = 7
    /// The system's default material.
    case systemMaterial = 8
    /// A thick material.
    case systemThickMaterial = 9
    /// The material of the system's bars.
    case systemChromeMaterial = 10
    /// The thinnest material, always light.
    case systemUltraThinMaterialLight = 11
    /// A thin material, always light.
    case systemThinMaterialLight = 12
    /// The default material, always light.
    case systemMaterialLight = 13
    /// A thick material, always light.
    case systemThickMaterialLight = 14
    /// The material of bars, always light.
    case systemChromeMaterialLight = 15
    /// The thinnest material, always dark.
    case systemUltraThinMaterialDark = 16
    /// A thin material, always dark.
    case systemThinMaterialDark = 17
    /// The default material, always dark.
    case systemMaterialDark = 18
    /// A thick material, always dark.
    case systemThickMaterialDark = 19
    /// The material of bars, always dark.
    case systemChromeMaterialDark = 20
  }

  let style: Style

  /// A blur of the given style.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// There are no archives here: a regular blur.
  public required init?(coder: NSCoder) {
    style = .regular
    super.init(coder: coder)
  }

  /// Blurs of one style are equal.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIBlurEffect)?.style == style
  }

  /// The same for blurs of one style.
  open override var hash: Int { style.rawValue }
}
