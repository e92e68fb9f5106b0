import Foundation
package import Layers

extension UIView {
  /// Options of a view animation; the raw values are Apple's.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bit mask, with Apple's values.
    public let rawValue: UInt

    /// Creates options from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out subviews; it has no effect, because there is no automatic layout.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Allows touches during the animation.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts from the presented values; additive animations always do.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Repeats indefinitely.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs backwards after each repetition.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// A nested block uses its own duration.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// A nested block uses its own curve.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Also animates changes made in the block of a transition. The new appearance is live in both
    /// cases.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Hides and shows the views of a transition instead of removing and adding them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// A nested block doesn't inherit repetition and autoreversal.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// Ease-in-out; the default.
    public static let curveEaseInOut = AnimationOptions([])
    /// Ease-in.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Ease-out.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Linear.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// No transition; the default.
    public static let transitionNone = AnimationOptions([])
    /// Flips around the vertical axis, the left side towards the viewer.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Flips around the vertical axis, the right side towards the viewer.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// Curls a page up from the bottom; drawn as a cross-dissolve, with a warning.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// Curls a page down from the top; drawn as a cross-dissolve, with a warning.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// Dissolves from the old appearance to the new one.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// Flips around the horizontal axis, the top towards the viewer.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// Flips around the horizontal axis, the bottom towards the viewer.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    /// The frame rate of the film.
    public static let preferredFramesPerSecondDefault = AnimationOptions([])
    /// 60 frames a second; without effect: the film's frame rate counts.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// 30 frames a second; without effect: the film's frame rate counts.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
  }

  /// Options of a keyframe animation; the raw values are Apple's. A curve of `AnimationOptions` can
  /// be included by its raw value.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// The bit mask, with Apple's values.
    public let rawValue: UInt

    /// Creates options from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out subviews; it has no effect, because there is no automatic layout.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Allows touches during the animation.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Starts from the presented values.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Repeats indefinitely.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Runs backwards after each repetition.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// A nested block uses its own duration.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// A nested block doesn't inherit repetition and autoreversal.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    /// Linear interpolation between values; the default.
    public static let calculationModeLinear = KeyframeAnimationOptions([])
    /// Each value holds until the time of the next one.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Linear interpolation at constant speed.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// A smooth curve through all values.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// A smooth curve, at approximately constant speed.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    /// The calculation mode in the options.
    var calculationMode: CAAnimationCalculationMode {
      switch rawValue >> 10 & 7 {
      case 1: .discrete
      case 2: .paced
      case 3: .cubic
      case 4: .cubicPaced
      default: .linear
      }
    }
  }
}

extension UIView.AnimationOptions {
  /// The timing function of the curve in the options.
  package var timingFunction: CAMediaTimingFunction {
    switch rawValue >> 16 & 0xF {
    case 1: CAMediaTimingFunction(name: .easeIn)
    case 2: CAMediaTimingFunction(name: .easeOut)
    case 3: CAMediaTimingFunction(name: .linear)
    default: CAMediaTimingFunction(name: .easeInEaseOut)
    }
  }

  /// The transition in the options; nil if there is none.
  var transition: CATransition? {
    let transition = CATransition()
    switch rawValue >> 20 & 0xF {
    case 1:
      transition.type = .flip
      transition.subtype = .fromLeft
    case 2:
      transition.type = .flip
      transition.subtype = .fromRight
    case 3: transition.type = .curlUp
    case 4: transition.type = .curlDown
    case 5: transition.type = .fade
    case 6:
      transition.type = .flip
      transition.subtype = .fromTop
    case 7:
      transition.type = .flip
      transition.subtype = .fromBottom
    default: return nil
    }
    return transition
  }
}
