public import Foundation
import Geometry
import Layers

/// The dimensions of a popover's background.
public protocol UIPopoverBackgroundViewMethods: NSObjectProtocol {
  /// Returns the width of the arrow's base.
  static func arrowBase() -> CGFloat
  /// Returns the insets of the content in the background.
  static func contentViewInsets() -> UIEdgeInsets
  /// Returns the height of the arrow.
  static func arrowHeight() -> CGFloat
}

/// The background of a popover. Subclasses draw one; Flipbook doesn't show it.
open class UIPopoverBackgroundView: UIView, UIPopoverBackgroundViewMethods {
  /// The distance of the arrow from the middle of its side, in points; 0 by default.
  open var arrowOffset: CGFloat = 0

  /// The direction of the arrow; up by default.
  open var arrowDirection = UIPopoverArrowDirection.up

  /// Whether the content has the system's shadow; true by default.
  open class var wantsDefaultContentAppearance: Bool { true }

  /// Returns 0; subclasses override it.
  open class func arrowBase() -> CGFloat { 0 }

  /// Returns zero; subclasses override it.
  open class func contentViewInsets() -> UIEdgeInsets { .zero }

  /// Returns 0; subclasses override it.
  open class func arrowHeight() -> CGFloat { 0 }
}

/// What a popover can belong to: a view or a bar button.
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}
