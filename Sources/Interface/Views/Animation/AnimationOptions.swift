import Foundation
package import Layers

extension UIView {
  /// How a view animation runs; the raw values are Apple's.
  public struct AnimationOptions: OptionSet, Sendable {
    /// Apple's bits.
    public let rawValue: UInt

    /// The options of those bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out subviews; there is no automatic layout to run here.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Lets touches through while animating.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts from what shows; additive animations do so by themselves.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Repeats without end.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs backwards after each pass.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// A nested block keeps its own duration.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// A nested block keeps its own curve.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// In a transition, animates the changes made in its block too. What shows is live either way.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// In a transition, hides and shows instead of removing and adding.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// A nested block neither repeats nor reverses with the one around it.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// Slow at both ends; the default.
    public static let curveEaseInOut = AnimationOptions([])
    /// Slow at the start.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Even.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// No transition; the default.
    public static let transitionNone = AnimationOptions([])
    /// Flips about the vertical axis, the left side towards the viewer.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Flips about the vertical axis, the right side towards the viewer.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// Curls a page up from the bottom; drawn as a cross-dissolve, with a warning.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// Curls a page down from the top; drawn as a cross-dissolve, with a warning.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// Dissolves from the old look to the new one.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// Flips about the horizontal axis, the top towards the viewer.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// Flips about the horizontal axis, the bottom towards the viewer.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
  }

  /// How a keyframe animation runs; the raw values are Apple's. The curve of
  /// `AnimationOptions` may be mixed in by its raw value.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// Apple's bits.
    public let rawValue: UInt

    /// The options of those bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out subviews; there is no automatic layout to run here.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Lets touches through while animating.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Starts from what shows.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Repeats without end.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Runs backwards after each pass.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// A nested block keeps its own duration.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// A nested block neither repeats nor reverses with the one around it.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    /// Straight from value to value; the default.
    public static let calculationModeLinear = KeyframeAnimationOptions([])
    /// Each value stands until the next one's time.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// At constant speed.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// On a smooth curve through all values.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// On a smooth curve, at about constant speed.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    /// The calculation mode among these options.
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
  /// The easing that the curve among these options stands for.
  package var timingFunction: CAMediaTimingFunction {
    switch rawValue >> 16 & 0xF {
    case 1: CAMediaTimingFunction(name: .easeIn)
    case 2: CAMediaTimingFunction(name: .easeOut)
    case 3: CAMediaTimingFunction(name: .linear)
    default: CAMediaTimingFunction(name: .easeInEaseOut)
    }
  }

  /// The transition among these options; nil for none.
  var transition: CATransition? {
    let transition = CATransition()
    switch rawValue >> 20 & 0xF {
    case 1: (transition.type, transition.subtype) = (.flip, .fromLeft)
    case 2: (transition.type, transition.subtype) = (.flip, .fromRight)
    case 3: transition.type = .curlUp
    case 4: transition.type = .curlDown
    case 5: transition.type = .fade
    case 6: (transition.type, transition.subtype) = (.flip, .fromTop)
    case 7: (transition.type, transition.subtype) = (.flip, .fromBottom)
    default: return nil
    }
    return transition
  }
}
