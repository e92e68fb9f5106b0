public import Foundation
public import Messaging

/// An element of a menu that sends a message along the responder chain.
open class UICommand: UIMenuElement {
  /// The message that the command sends along the responder chain.
  public let action: Selector?

  /// A value that the app attaches to the command.
  public let propertyList: Any?

  /// What the command is shown as; nil by default.
  open var discoverabilityTitle: String?

  /// The style in a menu; none by default.
  open var attributes: UIMenuElement.Attributes

  /// The state in a menu; `off` by default.
  open var state: UIMenuElement.State {
    get { shownState }
    set { shownState = newValue }
  }

  /// The commands for other modifier keys.
  public let alternates: [UICommandAlternate]

  /// Creates a command.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.alternates = alternates
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    super.init(title: title, image: image)
    shownState = state
  }

  /// The title.
  open override var title: String {
    get { shownTitle }
    set { shownTitle = newValue }
  }

  /// The image next to the title.
  open override var image: UIImage? {
    get { shownImage }
    set { shownImage = newValue }
  }
}

/// A command for other modifier keys.
open class UICommandAlternate: NSObject {
  /// The title.
  public let title: String
  /// The message that the command sends.
  public let action: Selector
  /// The keys that must be held.
  public let modifierFlags: UIKeyModifierFlags

  /// Creates a command.
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    self.title = title
    self.action = action
    self.modifierFlags = modifierFlags
    super.init()
  }
}

/// The menu bar of an app, or the menus of its texts. A film doesn't show these.
open class UIMenuSystem: NSObject {
  /// The menus of the app.
  nonisolated(unsafe) private static let mainSystem = UIMenuSystem()
  /// The menus of texts.
  nonisolated(unsafe) private static let contextSystem = UIMenuSystem()

  /// The menus of the app.
  open class var main: UIMenuSystem { mainSystem }
  /// The menus of texts.
  open class var context: UIMenuSystem { contextSystem }

  /// Has the menus built again; does nothing here.
  open func setNeedsRebuild() {}
  /// Has the elements validated again; does nothing here.
  open func setNeedsRevalidate() {}
}

/// Changes the menus of an app. Nothing here calls `buildMenu(with:)` of responders.
public protocol UIMenuBuilder: AnyObject {
  /// The menus.
  var system: UIMenuSystem { get }
  /// Returns a menu.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// Returns a command.
  func command(for action: Selector, propertyList: Any?) -> UICommand?
  /// Replaces a menu.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  /// Replaces the elements of a menu.
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier,
    from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
  /// Inserts a menu before another one.
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts a menu after another one.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts a menu at the start of another one.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Inserts a menu at the end of another one.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Removes a menu.
  func remove(menu removedIdentifier: UIMenu.Identifier)
}
