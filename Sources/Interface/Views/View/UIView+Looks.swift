import Foundation
import Layers

extension UIView {
  /// Whether a tint is dimmed; the raw values are Apple's.
  public enum TintAdjustmentMode: Int, Sendable {
    /// As the superview's.
    case automatic
    /// As it is.
    case normal
    /// A grey of the same lightness.
    case dimmed
  }

  /// How content takes its place in the bounds; the raw values are Apple's.
  public enum ContentMode: Int, Sendable {
    /// Stretched to fill.
    case scaleToFill
    /// As large as fits whole, in the middle.
    case scaleAspectFit
    /// As small as fills all, in the middle.
    case scaleAspectFill
    /// Drawn anew when the size changes.
    case redraw
    /// In the middle.
    case center
    /// In the middle of the upper edge.
    case top
    /// In the middle of the lower edge.
    case bottom
    /// In the middle of the left edge.
    case left
    /// In the middle of the right edge.
    case right
    /// In the upper left corner.
    case topLeft
    /// In the upper right corner.
    case topRight
    /// In the lower left corner.
    case bottomLeft
    /// In the lower right corner.
    case bottomRight

    /// What it means to the layer, whose gravities are named for a y axis that points up.
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

/// Whether content turns round in languages written from right to left; the raw values are Apple's.
public enum UISemanticContentAttribute: Int, Sendable {
  /// It does.
  case unspecified
  /// It belongs to playing, and does not.
  case playback
  /// It belongs to directions in space, and does not.
  case spatial
  /// From left to right.
  case forceLeftToRight
  /// From right to left.
  case forceRightToLeft
}

/// What a view passes on to those in it.
struct Looks {
  var tint: UIColor?
  var adjustment = UIView.TintAdjustmentMode.automatic
  var style = UIUserInterfaceStyle.unspecified
  /// A background that depends on the appearance.
  var background: UIColor?
}

/// What a view has taken over or decided, to tell whether it has changed.
struct LooksInherited: Equatable {
  let tint: UIColor
  let traits: UITraitCollection
}

// Tint and appearance: a view's own, or those of the nearest above that has them.
extension UIView {
  var looksInherited: LooksInherited { LooksInherited(tint: tint, traits: traits) }

  var tint: UIColor {
    let plain = first(of: \.tint) ?? .systemBlue
    guard adjustment == .dimmed else { return plain }
    var (white, alpha) = (CGFloat(0), CGFloat(0))
    plain.getWhite(&white, alpha: &alpha)
    return UIColor(white: white, alpha: alpha)
  }

  var adjustment: TintAdjustmentMode {
    first { $0.adjustment == .automatic ? nil : $0.adjustment } ?? .normal
  }

  var traits: UITraitCollection {
    let style = first { $0.style == .unspecified ? nil : $0.style } ?? .light
    return UITraitCollection(userInterfaceStyle: style)
  }

  func setTint(_ color: UIColor?) { change { $0.tint = color } }

  func setAdjustment(_ mode: TintAdjustmentMode) { change { $0.adjustment = mode } }

  func setStyle(_ style: UIUserInterfaceStyle) { change { $0.style = style } }

  private func first<Value>(of value: (Looks) -> Value?) -> Value? {
    var next: UIView? = self
    while let view = next {
      if let found = value(view.looks) { return found }
      next = view.superview
    }
    return nil
  }

  private func change(_ body: (inout Looks) -> Void) {
    let before = looksInherited
    body(&looks)
    noteInherited(before)
  }

  /// Tells the view, and those in it that take over from it, what has changed since `before`.
  func noteInherited(_ before: LooksInherited) {
    let now = looksInherited
    guard now != before else { return }
    if now.traits != before.traits { noteTraits(before.traits) }
    if now.tint != before.tint { noteTint() }
  }

  private func noteTint() {
    tintColorDidChange()
    for view in subviews where view.looks.tint == nil { view.noteTint() }
  }

  private func noteTraits(_ before: UITraitCollection) {
    if let color = looks.background {
      layer.backgroundColor = color.resolvedColor(with: traits).cgColor
    }
    controller?.traitCollectionDidChange(before)
    traitCollectionDidChange(before)
    for view in subviews where view.looks.style == .unspecified { view.noteTraits(before) }
  }

  /// The background as it was set, as long as the layer still has it.
  var shownBackground: UIColor? {
    guard let shown = layer.backgroundColor else { return nil }
    if let color = looks.background, color.resolvedColor(with: traits).cgColor == shown {
      return color
    }
    return UIColor(cgColor: shown)
  }

  func setBackground(_ color: UIColor?) {
    looks.background = color?.isDynamic == true ? color : nil
    layer.backgroundColor = color?.resolvedColor(with: traits).cgColor
  }
}
