public import Foundation

/// What an animator can be asked for; the raw values are Apple's.
public enum UIViewAnimatingState: Int, Sendable {
  /// It has not started, or has finished.
  case inactive
  /// It has started: it runs, or is paused.
  case active
  /// It was stopped and waits to be finished.
  case stopped
}

/// Where an animation ends; the raw values are Apple's.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// At the values that it was to reach.
  case end
  /// At the values that it started from.
  case start
  /// Where it stands.
  case current
}

/// An animation that can be started, stopped and put anywhere.
public protocol UIViewAnimating: AnyObject {
  /// What it can be asked for now.
  var state: UIViewAnimatingState { get }
  /// Whether it moves.
  var isRunning: Bool { get }
  /// Whether it goes back to where it started.
  var isReversed: Bool { get set }
  /// How far it has come in the direction that it goes, 0…1.
  var fractionComplete: CGFloat { get set }
  /// Starts it, or goes on after a pause.
  func startAnimation()
  /// Starts it after `delay` seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Stops it where it stands, to go on later.
  func pauseAnimation()
  /// Ends it where it stands, at once or to be finished.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Finishes it after it was stopped.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation of what blocks change, which can be added to.
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes that begin at a fraction of the time that is left.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds changes.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds what is called at its end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Goes on after a pause with another timing and duration.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
