public import Foundation
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
    ViewAnimations.current?.innermost?.duration ?? 0
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
    let block = ViewAnimationBlock(
      on: clock, in: stack.innermost, duration: makesSense ? duration : 0,
      delay: makesSense ? delay : 0, options: options, spring: spring, keyframes: keyframes,
      completion: completion)
    stack.open(block, animations)
  }

  /// What a spring animation is asked for.
  struct SpringParameters {
    let damping, velocity: CGFloat

    func curve(settlingIn duration: TimeInterval) -> SpringCurve {
      SpringCurve(settlingIn: duration, dampingRatio: damping, velocity: velocity)
    }
  }
}
