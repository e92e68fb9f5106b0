public import Foundation
import Messaging
public import Views

/// The content of a menu that a long press opens.
open class UIContextMenuConfiguration: NSObject {
  /// Returns the controller whose view is previewed.
  public typealias ContentPreviewProvider = () -> UIViewController?
  /// Returns the menu, for the actions that the system suggests.
  public typealias ActionProvider = ([UIMenuElement]) -> UIMenu?

  /// The identifier.
  public let identifier: any NSCopying
  /// The identifiers of the items that the menu is for.
  open var secondaryItemIdentifiers: Set<AnyHashable> = []
  /// The number of the badge.
  open var badgeCount = 0
  /// Returns the controller whose view is previewed.
  package let previewProvider: ContentPreviewProvider?
  /// Returns the menu.
  package let actionProvider: ActionProvider?

  /// Creates the content of a menu.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: ContentPreviewProvider? = nil,
    actionProvider: ActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
  }
}

extension UIContextMenuConfiguration {
  /// The order of a menu's elements.
  public typealias ElementOrder = UIContextMenuConfigurationElementOrder

  /// The preferred order of the elements; automatic by default: that of their priority in the menus of
  /// controls, and from top to bottom in others (D).
  public var preferredMenuElementOrder: ElementOrder {
    get { storedValue(.automatic) }
    set { store(newValue) }
  }
}
