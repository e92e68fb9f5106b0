public import Foundation
public import Messaging
public import Views
public import VirtualTime

/// The menu above a selection, with the actions that the first responder can perform: those of every
/// responder, such as copying, and the app's items. Nothing is shown without a first responder. A touch of
/// something else hides it.
public final class UIMenuController: NSObject, StageLocal {
  private override init() {}

  package convenience init(on clock: VirtualClock) { self.init() }

  /// The menu of the current stage.
  public static var shared: UIMenuController { current ?? UIMenuController() }

  /// The items of the app; nil by default.
  public var menuItems: [UIMenuItem]?

  private var presenter: EditMenuPresenter?
  private weak var targetView: UIView?
  private var targetRect = CGRect.zero

  /// Whether the menu is shown. Setting it shows or hides it without an animation.
  public var isMenuVisible: Bool {
    get { presenter != nil }
    set { setMenuVisible(newValue, animated: false) }
  }

  /// Shows the menu at its target, or hides it.
  public func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    let change = menuVisible ? show : hideMenu
    if animated { change() } else { UIView.performWithoutAnimation(change) }
  }

  /// Sets what the menu is for: a rectangle of a view.
  public func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    self.targetRect = targetRect
    self.targetView = targetView
  }

  /// Shows the menu for a rectangle of a view.
  public func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    setTargetRect(targetRect, in: targetView)
    show()
  }

  /// Hides the menu of a view.
  public func hideMenu(from targetView: UIView) { if targetView === self.targetView { hideMenu() } }

  /// Hides the menu.
  public func hideMenu() { presenter?.dismiss() }

  /// Asks the first responder again what it can perform.
  public func update() { presenter?.replace(items) }

  private func show() {
    guard presenter == nil, let window = targetView?.window else { return }
    let items = items
    guard !items.isEmpty else { return }
    let arrow = UIEditMenuArrowDirection(rawValue: arrowDirection.rawValue) ?? .automatic
    let target = { [weak self] in
      guard let self, let targetView else { return CGRect.zero }
      return targetView.convert(targetRect, to: targetView.window)
    }
    let new = EditMenuPresenter(items, in: window, arrow, target: target) { [weak self] in
      self?.end($0)
    }
    presenter = new
    post(Self.willShowMenuNotification)
    new.show({}) { [weak self] in self?.post(Self.didShowMenuNotification) }
  }

  private var items: [EditMenuItem] {
    guard let first = targetView?.window?.firstResponder else { return [] }
    let commands = EditCommand.available(from: first, self).map { command in
      EditMenuItem(
        title: command.title,
        effect: .perform { [weak self] in EditCommand.send(command.selector, from: first, self) })
    }
    let own = (menuItems ?? []).filter {
      first.target(forAction: $0.action, withSender: self) != nil
    }
    return commands
      + own.map { item in
        EditMenuItem(
          title: item.title,
          effect: .perform { [weak self] in EditCommand.send(item.action, from: first, self) })
      }
  }

  private func end(_ ended: EditMenuPresenter) {
    guard presenter === ended else { return }
    presenter = nil
    post(Self.willHideMenuNotification)
    ended.fade({}) { [weak self] in self?.post(Self.didHideMenuNotification) }
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  /// The direction in which the menu's arrow points, if there is room.
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

  /// The frame of the menu in the window; zero without a menu.
  public var menuFrame: CGRect { presenter?.frame ?? .zero }
}

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
