public import Foundation
import Geometry
import Layers
import VirtualTime

// UIKit's block animations. Times are seconds of the stage's clock. Without a stage that is current
// changes apply at once and completions are called at once.
extension UIView {
  /// Animates the changes made in `animations`, slow at both ends.
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: nil)
  }

  /// Animates the changes made in `animations`, then calls `completion`, with true if all of them
  /// ran out and false if one was removed or replaced.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations,
      completion: completion)
  }

  /// Animates the changes made in `animations` after `delay`, during which the old values show.
  ///
  /// With a duration of zero or less changes apply at once, and `completion` is called at the next
  /// turn of the clock, as it is when nothing was animated. A block inside of another starts with it
  /// and takes over its duration, curve and repetition unless its options say otherwise. A time that
  /// is NaN or infinite stops the stage with an error.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    run("UIView.animate", duration, delay, options, animations, completion)
  }

  /// Animates the changes made in `animations` as if a spring pulled them, which comes to rest after
  /// `duration` seconds.
  ///
  /// `dampingRatio` 1 arrives without swinging over, less swings more; it is taken into 0.05…1.
  /// `velocity` is the speed at the start, in whole ways a second towards the end. Curves among
  /// `options` say nothing here. NaN and infinity stop the stage with an error.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let makesSense =
      LayerError.check(dampingRatio, "the damping of UIView.animate")
      && LayerError.check(velocity, "the initial spring velocity of UIView.animate")
    run(
      "UIView.animate", duration, delay, options,
      spring: makesSense ? SpringParameters(damping: dampingRatio, velocity: velocity) : nil,
      animations, completion)
  }

  /// Animates through keyframes, which `animations` adds with `addKeyframe`; changes made straight
  /// in it run the whole duration.
  ///
  /// The curve, ease-in-out unless the raw value of another is mixed into `options`, warps the whole
  /// timeline.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(
      "UIView.animateKeyframes", duration, delay, AnimationOptions(rawValue: options.rawValue),
      keyframes: KeyframeRecorder(mode: options.calculationMode), animations, completion)
  }

  /// Adds a keyframe to the keyframe animation around it: its changes begin at `frameStartTime` and
  /// are done `frameDuration` later, both fractions of the whole, clamped to 0…1. With a duration of
  /// 0 they are set at its start. Outside of a keyframe animation the changes are just made.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard LayerError.check(frameStartTime, "a keyframe's relative start time"),
      LayerError.check(frameDuration, "a keyframe's relative duration"),
      let recorder = ViewAnimations.current?.innermost?.keyframes
    else { return animations() }
    recorder.keyframe(start: frameStartTime, duration: frameDuration, animations)
  }

  /// Makes the changes in `actionsWithoutAnimation` at once, inside of an animation block too.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let before = areAnimationsEnabled
    setAnimationsEnabled(false)
    actionsWithoutAnimation()
    setAnimationsEnabled(before)
  }

  /// Whether changes in animation blocks animate on the stage that is current.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    ViewAnimations.current?.areEnabled = enabled
  }

  /// Whether changes in animation blocks animate; true by default.
  public class var areAnimationsEnabled: Bool { ViewAnimations.current?.areEnabled ?? true }

  /// The duration in seconds of the animation block around the call; 0 outside.
  public class var inheritedAnimationDuration: TimeInterval {
    ViewAnimations.current?.innermost?.pace.duration ?? 0
  }

  /// Animates the changes made in `animations` as if a spring pulled them, told by how it looks.
  ///
  /// `duration` is the spring's own period in seconds, 0.5 by default: about when it first arrives;
  /// it comes to rest later, and `completion` is called then. `bounce` says how far it swings over:
  /// 0, the default, not at all, up to 1; below 0, down to −1, it creeps. The spring's constants
  /// follow `SpringCurve.init(duration:bounce:)`. `initialSpringVelocity` is in whole ways a
  /// second. A duration of zero or less applies the changes at once. NaN and infinity stop the stage
  /// with an error.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0.0,
    initialSpringVelocity: CGFloat = 0.0, delay: TimeInterval = 0.0,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let makesSense =
      LayerError.check(duration, "the spring duration of UIView.animate")
      && LayerError.check(bounce, "the bounce of UIView.animate")
      && LayerError.check(initialSpringVelocity, "the initial spring velocity of UIView.animate")
    guard makesSense, duration > 0 else {
      return run("UIView.animate", 0, delay, options, animations, completion)
    }
    let spring = SpringCurve(
      duration: duration, bounce: bounce, velocity: initialSpringVelocity,
      dampingRatios: SpringCurve.restful)
    run(
      "UIView.animate", spring.settlingDuration, delay, options,
      spring: SpringParameters(damping: 1, velocity: 0, exact: spring), animations, completion)
  }

  /// Has what `animations` changes repeat, within the animation block around the call: `count` passes
  /// (fractions allowed), each there and back if `autoreverses`. Outside of a block the changes are
  /// just made.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    guard LayerError.check(count, "the repeat count of UIView.modifyAnimations"),
      let block = ViewAnimations.current?.innermost
    else { return animations() }
    let outer = block.repetition
    block.repetition = ViewRepetition(count: Float(count), autoreverses: autoreverses)
    animations()
    block.repetition = outer
  }

  /// What the system can do to views by itself; the raw value is Apple's.
  public enum SystemAnimation: UInt, Sendable {
    /// Removes the views.
    case delete = 0
  }

  /// Performs a system animation on `views`, with `parallelAnimations` beside it.
  ///
  /// `delete` fades the views out and shrinks them to a tenth within 0.35 s, then removes them from
  /// their superviews. Apple documents neither look nor length; these are our decision.
  public class func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: 0.35, delay: 0, options: options) {
      for view in views {
        view.alpha = 0
        view.transform = view.transform.scaledBy(x: 0.1, y: 0.1)
      }
      parallelAnimations?()
    } completion: { finished in
      for view in views { view.removeFromSuperview() }
      completion?(finished)
    }
  }

  private static func run(
    _ name: String, _ duration: TimeInterval, _ delay: TimeInterval, _ options: AnimationOptions,
    spring: SpringParameters? = nil, keyframes: KeyframeRecorder? = nil,
    _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    guard let clock = VirtualClock.current, let stack = ViewAnimations.current else {
      animations()
      completion?(true)
      return
    }
    let makesSense =
      LayerError.check(duration, "the duration of \(name)")
      && LayerError.check(delay, "the delay of \(name)")
    let (length, wait) = makesSense ? (duration, delay) : (0, 0)
    let pace = stack.pace(
      at: clock.now, delay: wait, duration: length, options: options, spring: spring)
    let block = ViewAnimationBlock(
      on: clock, pace: pace, keyframes: keyframes, completion: completion)
    block.noteChange = stack.innermost?.noteChange
    stack.open(block, animations)
  }
}
