public import Foundation

/// An object that handles events of the view that it is added to.
public protocol UIInteraction: NSObjectProtocol {
  /// The view that the interaction was added to.
  var view: UIView? { get }

  /// Called before the interaction is added to a view, or removed from it.
  func willMove(to view: UIView?)

  /// Called after the interaction was added to a view, or removed from it.
  func didMove(to view: UIView?)
}

/// The highlighting of a view under a pointer. A film has no pointer.
open class UIPointerInteraction: NSObject, UIInteraction {
  /// The view that the interaction was added to.
  open private(set) weak var view: UIView?

  /// The delegate; weak, and never called.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?

  /// Whether the view is highlighted; true by default, without effect.
  open var isEnabled = true

  /// Creates an interaction.
  public init(delegate: (any UIPointerInteractionDelegate)? = nil) { self.delegate = delegate }

  /// Called before the interaction is added or removed; does nothing.
  open func willMove(to view: UIView?) {}

  /// Called after the interaction was added or removed.
  open func didMove(to view: UIView?) { self.view = view }

  /// Does nothing, because a film has no pointer.
  open func invalidate() {}
}

/// The delegate of the highlighting under a pointer.
public protocol UIPointerInteractionDelegate: AnyObject {}

/// Recognizes a pointer over a view. A film has no pointer, so that the gesture isn't recognized.
open class UIHoverGestureRecognizer: UIGestureRecognizer {}
