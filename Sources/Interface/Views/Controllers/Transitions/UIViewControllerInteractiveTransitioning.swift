public import Foundation

/// An object that drives a transition by user input.
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Starts the transition. The object then updates, finishes or cancels it with the methods of
  /// `transitionContext`.
  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning)

  /// The speed of the transition after the interaction, relative to the original one; 1 by default.
  var completionSpeed: CGFloat { get }

  /// The curve of the transition after the interaction; ease-in-out by default.
  var completionCurve: UIView.AnimationCurve { get }

  /// Whether the transition starts with the interaction; true by default.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// 1.
  public var completionSpeed: CGFloat { 1 }

  /// Ease-in-out.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }

  /// True.
  public var wantsInteractiveStart: Bool { true }
}
