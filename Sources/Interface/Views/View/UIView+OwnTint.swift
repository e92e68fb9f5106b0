import Layers

extension UIView {
  /// The tint that was set on the view itself; nil if it inherits it.
  package var ownTint: UIColor? { inheritedAppearance.tint }
}
