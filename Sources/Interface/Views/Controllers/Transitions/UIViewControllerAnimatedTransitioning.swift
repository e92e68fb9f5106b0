public import Foundation

/// An animator: it animates a transition between two controllers.
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// Returns the duration of the transition in seconds.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval

  /// Starts the animations. It adds the view for the key `to` to the container, and calls
  /// `completeTransition(_:)` when the animations have ended.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

  /// Returns a property animator for the transition, always the same one. Interactive transitions
  /// use it instead of `animateTransition(using:)`. Optional: by default there is none.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating

  /// Called after the transition has ended; does nothing by default.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Returns an animator without animations, which transitions ignore.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    AbsentAnimator(duration: 0, curve: .linear)
  }

  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// The property animator of animators that don't implement `interruptibleAnimator(using:)`.
final class AbsentAnimator: UIViewPropertyAnimator {}
