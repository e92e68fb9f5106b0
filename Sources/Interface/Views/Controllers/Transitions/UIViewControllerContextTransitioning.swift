public import Foundation
public import Geometry

/// The views, controllers and frames of a transition, passed to its animator. Flipbook creates the
/// objects of this type.
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the transition takes place. It fills the window.
  var containerView: UIView { get }

  /// Whether the transition is animated.
  var isAnimated: Bool { get }

  /// Whether the transition currently follows user input.
  var isInteractive: Bool { get }

  /// Whether the transition was cancelled.
  var transitionWasCancelled: Bool { get }

  /// The style of the presentation; `pageSheet` for `automatic`.
  var presentationStyle: UIModalPresentationStyle { get }

  /// Sets the fraction that the coordinator reports, 0…1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)

  /// Reports that the interaction has ended and the transition runs to its end.
  func finishInteractiveTransition()

  /// Reports that the interaction has ended and the transition returns to its start. The transition
  /// itself ends with `completeTransition(false)`.
  func cancelInteractiveTransition()

  /// Reports that the transition follows user input again.
  func pauseInteractiveTransition()

  /// Ends the transition. Animators must call it when their animations have ended. With false, the
  /// state before the transition is restored. Calls after the first have no effect.
  func completeTransition(_ didComplete: Bool)

  /// Returns the controller for a key.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

  /// Returns the view that the animator moves for a key; nil if that view stays where it is.
  ///
  /// The presenting controller's view takes part only if the presentation removes it, as
  /// `fullScreen` does. The animator adds the view for `to` to the container.
  func view(forKey key: UITransitionContextViewKey) -> UIView?

  /// The rotation of the transition: the identity, because a canvas doesn't rotate.
  var targetTransform: CGAffineTransform { get }

  /// Returns the frame of a controller's view before the transition, in the container; zero if the
  /// view isn't visible then.
  func initialFrame(for vc: UIViewController) -> CGRect

  /// Returns the frame of a controller's view after the transition, in the container; zero if the
  /// view isn't visible then. For a controller that is dismissed, it is the frame of its
  /// presentation: Apple's sample LookInside and many apps move the view away from there.
  func finalFrame(for vc: UIViewController) -> CGRect
}
