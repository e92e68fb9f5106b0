import Foundation
import Geometry
import Layers
import VirtualTime

// UIKit's block animations. Times are in seconds of the stage's clock. Without a current stage,
// changes apply immediately and completions are called immediately.
extension UIView {
  /// The animations that the system provides; the raw value is Apple's.
  public enum SystemAnimation: UInt, Sendable {
    /// Removes the views.
    case delete = 0
  }

  /// Runs a block with a spring that comes to rest after `duration`.
  class func run(
    _ duration: TimeInterval, _ delay: TimeInterval, _ options: AnimationOptions,
    dampingRatio: CGFloat, velocity: CGFloat, _ animations: () -> Void,
    _ completion: ((Bool) -> Void)?
  ) {
    let isFinite =
      LayerWarning.check(dampingRatio, "the damping of UIView.animate")
      && LayerWarning.check(velocity, "the initial spring velocity of UIView.animate")
    run(
      "UIView.animate", duration, delay, options,
      spring: isFinite ? SpringParameters(damping: dampingRatio, velocity: velocity) : nil,
      animations, completion)
  }

  /// Runs a block with a spring whose period is `duration`.
  class func run(
    springDuration duration: TimeInterval, bounce: CGFloat, velocity: CGFloat,
    _ delay: TimeInterval, _ options: AnimationOptions, _ animations: () -> Void,
    _ completion: ((Bool) -> Void)?
  ) {
    let isFinite =
      LayerWarning.check(duration, "the spring duration of UIView.animate")
      && LayerWarning.check(bounce, "the bounce of UIView.animate")
      && LayerWarning.check(velocity, "the initial spring velocity of UIView.animate")
    guard isFinite, duration > 0 else {
      return run("UIView.animate", 0, delay, options, animations, completion)
    }
    let spring = SpringCurve(
      duration: duration, bounce: bounce, velocity: velocity,
      dampingRatios: SpringCurve.settlingDampingRatios)
    run(
      "UIView.animate", spring.settlingDuration, delay, options,
      spring: SpringParameters(damping: 1, velocity: 0, exact: spring), animations, completion)
  }

  /// Adds a keyframe to the enclosing keyframe animation.
  class func recordKeyframe(start: Double, duration: Double, _ animations: () -> Void) {
    guard LayerWarning.check(start, "a keyframe's relative start time"),
      LayerWarning.check(duration, "a keyframe's relative duration"),
      let recorder = ViewAnimations.current?.innermost?.keyframes
    else { return animations() }
    recorder.keyframe(start: start, duration: duration, animations)
  }

  /// Repeats the changes made in `animations`.
  class func repeatAnimations(_ count: CGFloat, autoreverses: Bool, _ animations: () -> Void) {
    guard LayerWarning.check(count, "the repeat count of UIView.modifyAnimations"),
      let block = ViewAnimations.current?.innermost
    else { return animations() }
    let outer = block.repetition
    block.repetition = ViewRepetition(count: Float(count), autoreverses: autoreverses)
    animations()
    block.repetition = outer
  }

  /// Fades `views` out, shrinks them and removes them from their superviews.
  class func delete(
    _ views: [UIView], _ options: AnimationOptions, _ parallelAnimations: (() -> Void)?,
    _ completion: ((Bool) -> Void)?
  ) {
    run(
      "UIView.perform", 0.35, 0, options,
      {
        for view in views {
          view.alpha = 0
          view.transform = view.transform.scaledBy(x: 0.1, y: 0.1)
        }
        parallelAnimations?()
      },
      { finished in
        for view in views { view.removeFromSuperview() }
        completion?(finished)
      })
  }

  /// Runs a block. Without a current stage, its changes are applied without animation.
  class func run(
    _ name: String, _ duration: TimeInterval, _ delay: TimeInterval, _ options: AnimationOptions,
    spring: SpringParameters? = nil, keyframes: KeyframeRecorder? = nil,
    _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    guard let clock = VirtualClock.current, let stack = ViewAnimations.current else {
      animations()
      completion?(true)
      return
    }
    let length = LayerWarning.check(duration, "the duration of \(name)") ? duration : 0
    let wait = LayerWarning.check(delay, "the delay of \(name)") ? delay : 0
    let timing = stack.timing(
      at: clock.now, delay: wait, duration: length, options: options, spring: spring)
    let block = ViewAnimationBlock(
      on: clock, timing: timing, keyframes: keyframes, completion: completion)
    block.noteChange = stack.innermost?.noteChange
    stack.open(block, animations)
  }
}
