public import Foundation
public import Messaging
public import VirtualTime

/// The menu above a selection. A film doesn't show it: what is set is stored.
public final class UIMenuController: NSObject, StageLocal {
  private override init() {}

  package convenience init(on clock: VirtualClock) { self.init() }

  /// The menu of the current stage.
  public static var shared: UIMenuController { current ?? UIMenuController() }

  /// The items of the app; nil by default.
  public var menuItems: [UIMenuItem]?

  /// Whether the menu is shown: false. Setting it has no effect.
  public var isMenuVisible: Bool {
    get { false }
    set {}
  }

  /// Does nothing.
  public func setMenuVisible(_ menuVisible: Bool, animated: Bool) {}

  /// Does nothing.
  public func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {}

  /// Does nothing.
  public func showMenu(from targetView: UIView, rect targetRect: CGRect) {}

  /// Does nothing.
  public func hideMenu(from targetView: UIView) {}

  /// Does nothing.
  public func hideMenu() {}

  /// Does nothing.
  public func update() {}

  /// The direction in which the menu's arrow points; stored, without effect.
  public var arrowDirection = ArrowDirection.default

  /// The directions of the menu's arrow; the raw values are Apple's.
  public enum ArrowDirection: Int, Sendable {
    /// The system decides.
    case `default`
    /// Up.
    case up
    /// Down.
    case down
    /// Left.
    case left
    /// Right.
    case right
  }

  /// The frame of the menu: zero.
  public var menuFrame: CGRect { .zero }
}

// The menu is never shown or hidden: no notification is posted.
extension UIMenuController {
  /// The menu is about to be shown.
  public class var willShowMenuNotification: Notification.Name { named("WillShowMenu") }
  /// The menu was shown.
  public class var didShowMenuNotification: Notification.Name { named("DidShowMenu") }
  /// The menu is about to be hidden.
  public class var willHideMenuNotification: Notification.Name { named("WillHideMenu") }
  /// The menu was hidden.
  public class var didHideMenuNotification: Notification.Name { named("DidHideMenu") }
  /// The frame of the menu has changed.
  public class var menuFrameDidChangeNotification: Notification.Name {
    named("MenuFrameDidChange")
  }

  private static func named(_ event: String) -> Notification.Name {
    Notification.Name("UIMenuController\(event)Notification")
  }
}

/// An item of the menu above a selection.
open class UIMenuItem: NSObject {
  /// The title.
  open var title: String
  /// The message that the item sends along the responder chain.
  open var action: Selector

  /// Creates an item.
  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
  }
}
