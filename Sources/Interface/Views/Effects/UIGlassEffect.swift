public import Foundation
import Drawing
import Layers
import Raster

/// The glass of iOS 26, which bends the content beneath at its edges.
///
/// A film shows it as a blur in the tint, with a light border, without the bending (D).
open class UIGlassEffect: UIVisualEffect {
  /// The kinds of glass; the raw values are Apple's.
  public enum Style: Int, Sendable {
    /// Frosted.
    case regular
    /// Clear.
    case clear
  }

  /// The kind.
  let style: Style

  /// Whether a touch moves the glass; stored, without effect.
  open var isInteractive = false

  /// The colour of the glass; nil, the default, for none.
  open var tintColor: UIColor?

  /// Creates regular glass.
  public convenience override init() { self.init(style: .regular) }

  /// Creates glass.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// Creates regular glass; archives aren't supported.
  public required init?(coder: NSCoder) {
    style = .regular
    super.init(coder: coder)
  }

  /// Returns glass with the same values.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIGlassEffect(style: style)
    (copy.isInteractive, copy.tintColor) = (isInteractive, tintColor)
    return copy
  }

  override func backdrop(in traits: UITraitCollection) -> BackdropState {
    let isDark = traits.userInterfaceStyle == .dark
    var state = UIBlurEffect.Style.systemUltraThinMaterial.backdrop(isDark: isDark)
    if style == .clear {
      state = BackdropState(blur: 4, saturation: 1.2, tint: state.tint.multiplied(byAlpha: 0.2))
    }
    if let tintColor {
      state.tint = tintColor.resolvedColor(with: traits).cgColor.color.multiplied(byAlpha: 0.75)
    }
    return state
  }
}

/// Several panes of glass that flow together when they are close. A film shows each on its own.
open class UIGlassContainerEffect: UIVisualEffect {
  /// The distance within which panes flow together, in points; stored, without effect.
  open var spacing: CGFloat = 0

  /// Returns an effect with the same values.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIGlassContainerEffect()
    copy.spacing = spacing
    return copy
  }
}
