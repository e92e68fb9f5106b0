public import Foundation
import Messaging

// What a button of a bar stores for menus, Macs and the glass of iOS 26, which bars here don't have.
// The extension is of the protocol: classes of apps can have members of these names, which UIKit got later.
extension NSObjectProtocol where Self: UIBarButtonItem {
  /// A name of the item, by which a change of buttons finds the same one; stored, without effect.
  public var identifier: String? {
    get { storedValue() }
    set { store(optional: newValue) }
  }

  /// Whether the item has a background of its own; stored, without effect.
  public var sharesBackground: Bool {
    get { storedValue(true) }
    set { store(newValue) }
  }

  /// Whether the background that the item shares is hidden; stored, without effect.
  public var hidesSharedBackground: Bool {
    get { storedValue(false) }
    set { store(newValue) }
  }

  /// The order of the elements of the menu; automatic by default: the first one is next to the button.
  public var preferredMenuElementOrder: UIContextMenuConfigurationElementOrder {
    get { storedValue(.automatic) }
    set { store(newValue) }
  }

  /// Whether choosing an element of the menu selects it, and no other one; false by default.
  public var changesSelectionAsPrimaryAction: Bool {
    get { storedValue(false) }
    set { store(newValue) }
  }

  /// Whether a change of the symbol is animated; stored, without effect.
  public var isSymbolAnimationEnabled: Bool {
    get { storedValue(false) }
    set { store(newValue) }
  }
}

/// An object that a drag activates when it stays over it. Nothing is dragged over bars here.
public protocol UISpringLoadedInteractionSupporting: AnyObject {
  /// Whether a drag activates the object; stored, without effect.
  var isSpringLoaded: Bool { get set }
}

extension UISpringLoadedInteractionSupporting where Self: NSObject {
  /// Whether a drag activates the object; false by default. Stored, without effect.
  public var isSpringLoaded: Bool {
    get { storedValue(false) }
    set { store(newValue) }
  }
}

extension UIBarButtonItem: UISpringLoadedInteractionSupporting {}
extension UITabBarItem: UISpringLoadedInteractionSupporting {}

/// An interaction that a drag activates when it stays over the view; none does here.
open class UISpringLoadedInteraction: NSObject, UIInteraction {
  /// The view that the interaction was added to.
  open private(set) weak var view: UIView?
  private let handler: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void

  /// Creates an interaction. The handler isn't called.
  public init(
    activationHandler handler:
      @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
  ) {
    self.handler = handler
    super.init()
  }

  /// Called before the interaction is added or removed; does nothing.
  open func willMove(to view: UIView?) {}

  /// Called after the interaction was added or removed.
  open func didMove(to view: UIView?) { self.view = view }
}

/// The state of an interaction that a drag activates.
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  /// The view that is activated.
  var targetView: UIView? { get set }
  /// What is activated.
  var targetItem: Any? { get set }
  /// Returns where the drag is.
  func location(in view: UIView?) -> CGPoint
}
