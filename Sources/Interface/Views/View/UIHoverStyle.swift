public import Foundation

// The look of a view under a pointer, or that a user looks at on other devices. A phone has none:
// the values are stored.

/// A change of a view's look.
public protocol UIHoverEffect: Sendable {}

/// The system's change.
public struct UIHoverAutomaticEffect: UIHoverEffect {
  /// Creates the change.
  public init() {}
}

/// The view becomes brighter.
public struct UIHoverHighlightEffect: UIHoverEffect {
  /// Creates the change.
  public init() {}
}

/// The view rises.
public struct UIHoverLiftEffect: UIHoverEffect {
  /// Creates the change.
  public init() {}
}

extension UIHoverEffect where Self == UIHoverAutomaticEffect {
  /// The system's change.
  public static var automatic: UIHoverAutomaticEffect { UIHoverAutomaticEffect() }
}

extension UIHoverEffect where Self == UIHoverHighlightEffect {
  /// The view becomes brighter.
  public static var highlight: UIHoverHighlightEffect { UIHoverHighlightEffect() }
}

extension UIHoverEffect where Self == UIHoverLiftEffect {
  /// The view rises.
  public static var lift: UIHoverLiftEffect { UIHoverLiftEffect() }
}

/// A shape in a view.
public struct UIShape {
  private enum Kind { case rect(CGFloat?), capsule, circle, fixedRect(CGRect), path(UIBezierPath) }

  private let kind: Kind

  /// The bounds of the view.
  public static var rect: UIShape { UIShape(kind: .rect(nil)) }

  /// The bounds of the view with half circles at the ends.
  public static var capsule: UIShape { UIShape(kind: .capsule) }

  /// The largest circle in the bounds of the view.
  public static var circle: UIShape { UIShape(kind: .circle) }

  /// Returns the bounds of the view with round corners.
  public static func rect(cornerRadius: CGFloat) -> UIShape { UIShape(kind: .rect(cornerRadius)) }

  /// Returns a rectangle.
  public static func fixedRect(_ rect: CGRect) -> UIShape { UIShape(kind: .fixedRect(rect)) }

  /// Returns the shape of a path.
  public static func path(_ path: UIBezierPath) -> UIShape { UIShape(kind: .path(path)) }
}

/// The look of a view under a pointer. A phone has none: the values are stored.
open class UIHoverStyle: NSObject, NSCopying {
  /// The change of the look.
  open var effect: any UIHoverEffect

  /// The shape; nil for that of the view.
  open var shape: UIShape?

  /// Whether the look changes; true by default.
  open var isEnabled = true

  /// Creates a style.
  public init(effect: some UIHoverEffect = .automatic, shape: UIShape? = nil) {
    self.effect = effect
    self.shape = shape
  }

  /// Creates a style with the system's change.
  public convenience init(shape: UIShape?) { self.init(effect: .automatic, shape: shape) }

  /// Returns the system's style.
  open class func automatic() -> UIHoverStyle { UIHoverStyle(effect: .automatic) }

  /// Returns a style with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIHoverStyle(shape: shape)
    copy.effect = effect
    copy.isEnabled = isEnabled
    return copy
  }
}
