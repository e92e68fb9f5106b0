import Foundation
import Layers

extension UIView {
  /// The adjustment of a view's tint; the raw values are Apple's.
  public enum TintAdjustmentMode: Int, Sendable {
    /// The superview's mode.
    case automatic
    /// The unmodified tint.
    case normal
    /// A grey of the same lightness.
    case dimmed
  }

  /// The placement of content in the bounds; the raw values are Apple's.
  public enum ContentMode: Int, Sendable {
    /// Stretched to fill the bounds.
    case scaleToFill
    /// Scaled to fit entirely within the bounds, centred.
    case scaleAspectFit
    /// Scaled to cover the bounds, centred.
    case scaleAspectFill
    /// Redrawn when the size changes.
    case redraw
    /// Centred.
    case center
    /// Centred at the top edge.
    case top
    /// Centred at the bottom edge.
    case bottom
    /// Centred at the left edge.
    case left
    /// Centred at the right edge.
    case right
    /// At the top left corner.
    case topLeft
    /// At the top right corner.
    case topRight
    /// At the bottom left corner.
    case bottomLeft
    /// At the bottom right corner.
    case bottomRight

    /// The corresponding gravity of the layer; gravities are named for a y axis that points up.
    var gravity: CALayerContentsGravity {
      switch self {
      case .scaleToFill, .redraw: .resize
      case .scaleAspectFit: .resizeAspect
      case .scaleAspectFill: .resizeAspectFill
      case .center: .center
      case .top: .bottom
      case .bottom: .top
      case .left: .left
      case .right: .right
      case .topLeft: .bottomLeft
      case .topRight: .bottomRight
      case .bottomLeft: .topLeft
      case .bottomRight: .topRight
      }
    }
  }
}

/// Whether content is mirrored in right-to-left languages; the raw values are Apple's.
public enum UISemanticContentAttribute: Int, Sendable {
  /// The content is mirrored.
  case unspecified
  /// Playback controls, which aren't mirrored.
  case playback
  /// Controls for directions in space, which aren't mirrored.
  case spatial
  /// Always left to right.
  case forceLeftToRight
  /// Always right to left.
  case forceRightToLeft
}

/// The attributes that a view passes on to its subviews.
struct InheritedAppearance {
  var tint: UIColor?
  var adjustment = UIView.TintAdjustmentMode.automatic
  var style = UIUserInterfaceStyle.unspecified
  /// The other traits that the view overrides.
  var traits: OwnTraits?
  /// A background colour that depends on the appearance.
  var background: UIColor?
}

/// The effective tint and traits of a view, compared to detect changes.
struct EffectiveAppearance: Equatable {
  let tint: UIColor
  let traits: UITraitCollection
}

// Tint and appearance: a view's own, or those of its nearest ancestor that sets them.
extension UIView {
  var effectiveAppearance: EffectiveAppearance { EffectiveAppearance(tint: tint, traits: traits) }

  var tint: UIColor {
    let plain = nearest(\.inheritedAppearance.tint) ?? .systemBlue
    guard adjustment == .dimmed else { return plain }
    var (white, alpha) = (CGFloat(0), CGFloat(0))
    plain.getWhite(&white, alpha: &alpha)
    return UIColor(white: white, alpha: alpha)
  }

  var adjustment: TintAdjustmentMode {
    nearest { view in
      let own = view.inheritedAppearance.adjustment
      return own == .automatic ? nil : own
    } ?? .normal
  }

  var traits: UITraitCollection {
    var style = UIUserInterfaceStyle.unspecified
    // Those of the innermost views are first. Few views have any.
    var overriding: [OwnTraits] = []
    let _: Never? = nearest { view in
      if style == .unspecified { style = view.inheritedAppearance.style }
      if let own = view.inheritedAppearance.traits { overriding.append(own) }
      if let own = view.controller?.ownTraits { overriding.append(own) }
      return nil
    }
    let isUnset = style == .unspecified
    if overriding.isEmpty { return UITraitCollection(userInterfaceStyle: isUnset ? .light : style) }
    var values = UITraitCollection.Values()
    values.style = isUnset ? .light : style
    for own in overriding.reversed() { own.apply(to: &values) }
    return UITraitCollection(values)
  }

  /// The traits that the controller of the view and the view itself override, except the
  /// appearance.
  private var allOwnTraits: [OwnTraits] {
    [controller?.ownTraits, inheritedAppearance.traits].compactMap(\.self)
  }

  /// Returns the traits of the view within a view that has given traits.
  private func traits(within outer: UITraitCollection) -> UITraitCollection {
    let (style, own) = (inheritedAppearance.style, allOwnTraits)
    guard style != .unspecified || !own.isEmpty else { return outer }
    var values = outer.values
    if style != .unspecified { values.style = style }
    for traits in own { traits.apply(to: &values) }
    return UITraitCollection(values)
  }

  /// The traits that the view overrides, except the appearance.
  var ownTraits: OwnTraits? {
    get { inheritedAppearance.traits }
    set { change { $0.traits = newValue } }
  }

  /// Sets the view's own tint. As on iOS, a new one is reported, even if it is that of the superview.
  func setTint(_ color: UIColor?) {
    let isReported = color != nil && color != inheritedAppearance.tint && color == tint
    change { $0.tint = color }
    if isReported { notifyTint() }
  }

  func setAdjustment(_ mode: TintAdjustmentMode) { change { $0.adjustment = mode } }

  func setStyle(_ style: UIUserInterfaceStyle) { change { $0.style = style } }

  private func change(_ body: (inout InheritedAppearance) -> Void) {
    let before = effectiveAppearance
    body(&inheritedAppearance)
    notifyAppearanceChange(before)
  }

  /// Notifies the view, and the subviews that inherit from it, of the changes since `before`.
  func notifyAppearanceChange(_ before: EffectiveAppearance) {
    let now = effectiveAppearance
    guard now != before else { return }
    if now.traits != before.traits { notifyTraits(before.traits) }
    if now.tint != before.tint { notifyTint() }
  }

  private func notifyTint() {
    tintColorDidChange()
    for view in subviews where view.inheritedAppearance.tint == nil { view.notifyTint() }
  }

  private func notifyTraits(_ before: UITraitCollection) {
    if let color = inheritedAppearance.background {
      layer.backgroundColor = color.resolvedColor(with: traits).cgColor
    }
    controller?.traitCollectionDidChange(before)
    traitCollectionDidChange(before)
    let now = traits
    for registration in controller?.traitRegistrations ?? [] { registration.report(before, now) }
    for registration in traitRegistrations { registration.report(before, now) }
    for view in subviews {
      let (before, now) = (view.traits(within: before), view.traits(within: now))
      if before != now { view.notifyTraits(before) }
    }
  }

  /// The background as it was set, as long as the layer still shows it.
  var effectiveBackground: UIColor? {
    guard let shown = layer.backgroundColor else { return nil }
    if let color = inheritedAppearance.background,
      color.resolvedColor(with: traits).cgColor == shown
    {
      return color
    }
    return UIColor(cgColor: shown)
  }

  func setBackground(_ color: UIColor?) {
    inheritedAppearance.background = color?.isDynamic == true ? color : nil
    layer.backgroundColor = color?.resolvedColor(with: traits).cgColor
  }
}
