public import Foundation
import Layers
public import Views

/// What an edit menu is shown for.
open class UIEditMenuConfiguration: NSObject {
  /// The name of the menu; a new one if it was nil.
  public let identifier: AnyHashable
  /// The point that the menu is at, in the coordinates of the interaction's view.
  public let sourcePoint: CGPoint
  /// The direction in which the menu's arrow should point; the system decides by default.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

  /// Creates the configuration of a menu at a point.
  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? AnyHashable(UUID())
    self.sourcePoint = sourcePoint
    super.init()
  }
}

/// The directions of an edit menu's arrow; the raw values are Apple's.
public enum UIEditMenuArrowDirection: Int, Sendable {
  /// The system decides.
  case automatic
  /// Up.
  case up
  /// Down.
  case down
  /// Left.
  case left
  /// Right.
  case right
}

/// Animates together with an edit menu.
public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
  /// Adds animations.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that is called at the end.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// Provides edit menus, and is told when they are shown. All methods are optional.
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
  /// Returns the menu, for the actions that the system suggests: those that the first responder, or else the
  /// view, can perform. Nil, the default, for a menu of these; an empty menu isn't shown.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?

  /// Returns the rectangle that the menu is for, in the view's coordinates; by default the source point.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect

  /// Called before a menu appears.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)

  /// Called before a menu disappears.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
}

extension UIEditMenuInteractionDelegate {
  /// Returns nil, unless a subclass implements the method.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    OptionalMessage.send(
      "editMenuInteraction:menuFor:suggestedActions:", to: self, interaction, configuration,
      suggestedActions) as? UIMenu
  }

  /// Returns the source point, unless a subclass implements the method.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect {
    OptionalMessage.send(
      "editMenuInteraction:targetRectFor:", to: self, interaction, configuration) as? CGRect
      ?? CGRect(origin: configuration.sourcePoint, size: .zero)
  }

  /// Does nothing, unless a subclass implements the method.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {
    OptionalMessage.send(
      "editMenuInteraction:willPresentMenuFor:animator:", to: self, interaction, configuration,
      animator)
  }

  /// Does nothing, unless a subclass implements the method.
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {
    OptionalMessage.send(
      "editMenuInteraction:willDismissMenuFor:animator:", to: self, interaction, configuration,
      animator)
  }
}

/// The menu above a selection, with actions such as copying, which code presents. A touch of something else
/// dismisses it.
open class UIEditMenuInteraction: NSObject, UIInteraction {
  /// The view that the interaction was added to.
  open private(set) weak var view: UIView?
  /// The delegate; weak.
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?

  private var configuration: UIEditMenuConfiguration?
  private var presenter: EditMenuPresenter?
  private var shownMenu: UIMenu?

  /// Creates an interaction.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Shows a menu at a point of the view; nothing happens if it is empty.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    dismissMenu()
    guard let view, let window = view.window else { return }
    let items = items(for: configuration)
    guard !items.isEmpty else { return }
    let target = { [weak self] in self?.target(of: configuration) ?? .zero }
    let new = EditMenuPresenter(
      items, in: window, configuration.preferredArrowDirection, target: target
    ) { [weak self] in self?.end($0, configuration) }
    self.configuration = configuration
    presenter = new
    let animator = MenuAnimator(nil)
    delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
    new.show(animator.animate, animator.complete)
  }

  /// Dismisses the menu that is shown.
  open func dismissMenu() { presenter?.dismiss() }

  /// Asks for the menu again.
  open func reloadVisibleMenu() {
    if let presenter, let configuration { presenter.replace(items(for: configuration)) }
  }

  /// Asks for the place of the menu again; `animated` moves it there.
  open func updateVisibleMenuPosition(animated: Bool) {
    guard let presenter else { return }
    if animated {
      UIView.animate(withDuration: 0.25) { presenter.place() }
    } else {
      presenter.place()
    }
  }

  /// Returns the source point of the menu that is shown; nil means the window.
  open func location(in view: UIView?) -> CGPoint {
    guard let own = self.view, let configuration else { return .zero }
    return own.convert(configuration.sourcePoint, to: view ?? own.window)
  }

  /// Called before the interaction is added or removed. A menu that is shown is dismissed.
  open func willMove(to view: UIView?) { dismissMenu() }

  /// Called after the interaction was added or removed.
  open func didMove(to view: UIView?) { self.view = view }

  private func target(of configuration: UIEditMenuConfiguration) -> CGRect {
    guard let view else { return .zero }
    let own =
      delegate?.editMenuInteraction(self, targetRectFor: configuration)
      ?? CGRect(origin: configuration.sourcePoint, size: .zero)
    return view.convert(own, to: view.window)
  }

  /// The responder from which actions are sent.
  private var first: UIResponder? { view?.window?.firstResponder ?? view }

  private func items(for configuration: UIEditMenuConfiguration) -> [EditMenuItem] {
    guard let first else { return [] }
    let suggested = EditCommand.available(from: first, self).map {
      UICommand(title: $0.title, action: $0.selector)
    }
    let menu =
      delegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested)
      ?? UIMenu(children: suggested)
    for element in menu.deferredElements {
      element.load { [weak self] in
        guard let self, shownMenu === menu else { return }
        presenter?.replace(items(of: menu))
      }
    }
    shownMenu = menu
    return items(of: menu)
  }

  private func items(of menu: UIMenu) -> [EditMenuItem] {
    EditMenuItem.items(of: menu) { [weak self] in self?.perform($0) }
  }

  private func perform(_ element: UIMenuElement) {
    if let action = element as? UIAction {
      action.perform(by: view)
    } else if let command = element as? UICommand, let action = command.action, let first {
      EditCommand.send(action, from: first, command)
    }
  }

  private func end(_ ended: EditMenuPresenter, _ configuration: UIEditMenuConfiguration) {
    guard presenter === ended else { return }
    presenter = nil
    shownMenu = nil
    self.configuration = nil
    let animator = MenuAnimator(nil)
    delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animator)
    ended.fade(animator.animate, animator.complete)
  }
}
