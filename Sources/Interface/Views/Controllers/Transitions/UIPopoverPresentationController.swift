public import Foundation

/// The directions of a popover's arrow; the raw values are Apple's.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The bit mask, with Apple's values.
  public let rawValue: UInt

  /// Creates a set from a bit mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Up.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// Down.
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  /// Left.
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  /// Right.
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  /// Any direction.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// Unknown.
  public static let unknown = UIPopoverArrowDirection(rawValue: UInt(bitPattern: Int.max))
}

/// The presentation controller of a popover. As on a phone, the controller fills the window instead; what
/// is set here is stored.
open class UIPopoverPresentationController: UIPresentationController {
  /// The delegate; weak.
  @_nonoverride
  open var delegate: (any UIPopoverPresentationControllerDelegate)? {
    get { super.delegate as? any UIPopoverPresentationControllerDelegate }
    set { super.delegate = newValue }
  }

  /// The directions that the arrow may have; any by default.
  open var permittedArrowDirections = UIPopoverArrowDirection.any

  /// The view that the popover belongs to; weak.
  open weak var sourceView: UIView?

  /// The rectangle in the view that the popover belongs to; null by default.
  open var sourceRect = CGRect.null

  /// The bar button that the popover belongs to; weak.
  open weak var barButtonItem: UIBarButtonItem?

  /// Whether the popover may cover what it belongs to; false by default.
  open var canOverlapSourceViewRect = false

  /// The direction of the arrow: unknown.
  open var arrowDirection: UIPopoverArrowDirection { .unknown }

  /// The views that can be touched beside the popover; nil by default.
  open var passthroughViews: [UIView]?

  /// The colour of the popover; nil by default.
  open var backgroundColor: UIColor?

  /// The distances of the popover from the edges of the screen; zero by default.
  open var popoverLayoutMargins = UIEdgeInsets.zero
}

/// The delegate of a popover. All methods have default implementations, and none is called, because
/// controllers fill the window.
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called before the popover is shown; does nothing by default.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)

  /// Returns whether a tap beside the popover dismisses it; true by default.
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool

  /// Called after a tap has dismissed the popover; does nothing by default.
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}

  /// Returns true.
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { true }

  /// Does nothing.
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}
