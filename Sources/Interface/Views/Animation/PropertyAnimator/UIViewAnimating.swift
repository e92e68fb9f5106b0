public import Foundation

/// The state of an animator; the raw values are Apple's.
public enum UIViewAnimatingState: Int, Sendable {
  /// The animator hasn't started or has finished.
  case inactive
  /// The animator has started: it is running or paused.
  case active
  /// The animator was stopped but not finished.
  case stopped
}

/// The position at which an animation ends; the raw values are Apple's.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// The target values.
  case end
  /// The initial values.
  case start
  /// The current values.
  case current
}

/// An animation that can be started, stopped and scrubbed.
public protocol UIViewAnimating: AnyObject {
  /// The current state.
  var state: UIViewAnimatingState { get }
  /// Whether the animation is running.
  var isRunning: Bool { get }
  /// Whether the animation runs towards its start.
  var isReversed: Bool { get set }
  /// The completed fraction in the current direction, 0…1.
  var fractionComplete: CGFloat { get set }
  /// Starts the animation, or resumes it after a pause.
  func startAnimation()
  /// Starts the animation after `delay` seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses the animation at its current position.
  func pauseAnimation()
  /// Stops the animation at its current values: permanently if `withoutFinishing` is true,
  /// otherwise until it is finished.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Finishes the animation after it was stopped.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation of the changes made in blocks, to which more blocks can be added.
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes that start after a fraction of the remaining time.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds changes.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a completion handler.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Resumes the animation after a pause with different timing and duration.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
