public import Foundation
public import Geometry

/// The state of a transition, passed to the animations that run alongside it.
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// The style of the presentation; `pageSheet` for `automatic`.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether the transition started with an interaction.
  var initiallyInteractive: Bool { get }
  /// Whether a property animator performs the transition and can be interrupted.
  var isInterruptible: Bool { get }
  /// Whether the transition currently follows user input.
  var isInteractive: Bool { get }
  /// Whether the transition was cancelled.
  var isCancelled: Bool { get }
  /// The duration of the transition in seconds.
  var transitionDuration: TimeInterval { get }
  /// The fraction at which the interaction is or was, 0…1.
  var percentComplete: CGFloat { get }
  /// The speed of the transition after the interaction, relative to the original one.
  var completionVelocity: CGFloat { get }
  /// The curve of the transition.
  var completionCurve: UIView.AnimationCurve { get }
  /// Returns the controller for a key.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns the view that the animator moves for a key; nil if that view stays where it is.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The view in which the transition takes place.
  var containerView: UIView { get }
  /// The rotation of the transition: the identity.
  var targetTransform: CGAffineTransform { get }
}

/// Runs animations alongside a transition between controllers.
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Makes the changes in `animation` as part of the transition, and calls `completion` after it.
  /// Returns false, and does nothing, if the transition has ended.
  ///
  /// As in UIKit, the changes join the first animation block that the animator opens, so that they
  /// have its duration, delay and curve. If the animator opens none, they take the transition's
  /// duration, with `completionCurve`.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Does the same for changes in `view`, which doesn't need to be in the container: an interaction
  /// drives its animations, too.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Calls `handler` when the interaction ends for the first time.
  func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)

  /// Calls `handler` whenever the interaction ends or starts again.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Makes the changes in `animation` as part of the transition.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }

  /// Makes the changes in `animation`, in `view`, as part of the transition.
  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animateAlongsideTransition(in: view, animation: animation, completion: nil)
  }
}
