public import Foundation

/// An element that isn't a view, but that assistive technologies should present. There are none here:
/// its values are stored.
open class UIAccessibilityElement: UIResponder {
  /// The object that contains the element; weak.
  open weak var accessibilityContainer: AnyObject?

  /// Whether assistive technologies present the element; true by default.
  open var isAccessibilityElement = true

  /// A name that identifies the element.
  open var accessibilityIdentifier: String?

  /// A short name of the element.
  open var accessibilityLabel: String?

  /// A description of the result of using the element.
  open var accessibilityHint: String?

  /// The value of the element.
  open var accessibilityValue: String?

  /// The traits of the element.
  open var accessibilityTraits: UIAccessibilityTraits = []

  /// The frame on the screen.
  open var accessibilityFrame = CGRect.zero

  /// The frame in the container.
  open var accessibilityFrameInContainerSpace = CGRect.zero

  /// The actions that assistive technologies offer.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?

  /// Creates an element of a container.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }
}
