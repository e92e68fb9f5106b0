public import Foundation

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

/// Provides edit menus. All methods are optional; none is called here.
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {}

/// The menu above a selection, with actions such as copying. A film doesn't show it.
open class UIEditMenuInteraction: NSObject, UIInteraction {
  /// The view that the interaction was added to.
  open private(set) weak var view: UIView?
  /// The delegate; weak.
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?

  /// Creates an interaction.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Does nothing: no menu is shown.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {}

  /// Does nothing: no menu is shown.
  open func dismissMenu() {}

  /// Does nothing: no menu is shown.
  open func reloadVisibleMenu() {}

  /// Does nothing: no menu is shown.
  open func updateVisibleMenuPosition(animated: Bool) {}

  /// Returns the place of the touch: zero, because there is none.
  open func location(in view: UIView?) -> CGPoint { .zero }

  /// Called before the interaction is added or removed; does nothing.
  open func willMove(to view: UIView?) {}

  /// Called after the interaction was added or removed.
  open func didMove(to view: UIView?) { self.view = view }
}
