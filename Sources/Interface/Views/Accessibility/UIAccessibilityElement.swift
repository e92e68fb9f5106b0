public import Foundation

/// An element that isn't a view, but that assistive technologies should present. There are none here:
/// its values are stored.
open class UIAccessibilityElement: UIResponder, UIAccessibilityIdentification {
  /// The object that contains the element; weak.
  open weak var accessibilityContainer: AnyObject?

  /// A name that identifies the element.
  open var accessibilityIdentifier: String?

  /// The frame in the container.
  open var accessibilityFrameInContainerSpace = CGRect.zero

  /// Creates an element of a container.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
    accessibility.isElement = true
  }
}
