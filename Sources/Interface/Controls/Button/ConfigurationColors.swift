import Drawing
import Foundation
import Views

/// The colours of a configuration in a button's state. Apple doesn't document them all; the rest
/// are our decision.
struct ConfigurationColors {
  let foreground: UIColor
  let background: UIColor

  init(_ configuration: UIButton.Configuration, of button: UIButton) {
    let tint: UIColor = button.tintColor
    let style = configuration.style
    let isPassive = !button.automaticallyUpdatesConfiguration
    guard button.isEnabled || isPassive else {
      foreground = .tertiaryLabel
      let stated = configuration.background.backgroundColor
      background = stated ?? (style == .plain ? .clear : .tertiarySystemFill)
      return
    }
    let isSelected =
      button.isSelected && configuration.automaticallyUpdateForSelection && !isPassive
    let base = configuration.baseBackgroundColor
    var (front, back): (UIColor, UIColor) =
      switch style {
      case .plain: (tint, isSelected ? (base ?? tint).faded(to: 0.18) : base ?? .clear)
      case .gray: (tint, isSelected ? tint : base ?? .secondarySystemFill)
      case .tinted: (tint, isSelected ? base ?? tint : (base ?? tint).faded(to: 0.18))
      case .filled: (.white, base ?? tint)
      }
    if isSelected, style != .plain { front = .white }
    front = configuration.baseForegroundColor ?? front
    back = configuration.background.resolvedBackgroundColor(for: back)
    if button.isHighlighted, !isPassive {
      front = style == .filled ? front : front.faded(to: 0.75)
      back = back.faded(to: 0.75)
    }
    foreground = front
    background = back
  }
}

extension UIColor {
  /// Returns the colour with its opacity multiplied by `part`.
  fileprivate func faded(to part: CGFloat) -> UIColor {
    withAlphaComponent(cgColor.alpha * part)
  }
}
