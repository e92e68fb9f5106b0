public import Foundation
import Layers
import VirtualTime

// UIKit's transitions: a view, with all in it, goes from one look to another. They are drawn by
// `CATransition`, on the view's layer.
extension UIView {
  /// Shows a transition from what `view`, with all in it, looks like now to what it looks like after
  /// `animations`, which may add, remove, show, hide and change whatever it likes.
  ///
  /// Which one the options say; with none of them, `transitionNone`, changes apply at once. Changes
  /// made in the block do not animate unless `allowAnimatedContent` is among the options; the new
  /// look is live all the same. Curve, `repeat` and `autoreverse` hold for the transition, and inside
  /// of an animation block it takes over the block's times as a nested block does. A view shows one
  /// transition at a time: another one goes on from what the first shows, and the first's
  /// `completion` is told false. Flips are drawn in perspective; curls are drawn as a cross-dissolve,
  /// with a warning. With a duration of zero or less, and where animations are switched off, changes
  /// apply at once, and `completion` is called at the next turn. A duration that is NaN or infinite
  /// stops the stage with an error.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    transition(
      duration, options, on: { _ in options.transition.map { ($0, view) } }, animations, completion)
  }

  /// Puts `toView` in the place of `fromView`, with a transition of the view that both are in: what
  /// else is in it flips along, as in UIKit.
  ///
  /// With `showHideTransitionViews` among the options both stay where they are, and `fromView` is
  /// hidden and `toView` shown. A view that is in no superview has no place to give: then nothing
  /// happens, and `completion` is called at the next turn. Else as `transition(with:…)`.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    guard let container = fromView.superview, toView !== fromView else {
      return animate(withDuration: 0, animations: {}, completion: completion)
    }
    transition(
      with: container, duration: duration, options: options,
      animations: {
        if options.contains(.showHideTransitionViews) {
          (fromView.isHidden, toView.isHidden) = (true, false)
        } else {
          container.insertSubview(toView, aboveSubview: fromView)
          fromView.removeFromSuperview()
        }
      }, completion: completion)
  }

  /// Puts `other` in the place of this view, with a transition of these two alone, by themselves:
  /// what else is in the superview stays still, and may have a transition of its own. A
  /// cross-dissolve if the options name none; a flip turns about the middle of `other`.
  package func replace(
    with other: UIView, duration: TimeInterval, options: AnimationOptions,
    completion: @escaping (Bool) -> Void
  ) {
    superview?.insertSubview(other, aboveSubview: self)
    let view = self
    func transition(on clock: VirtualClock) -> (CATransition, UIView) {
      let transition = options.transition ?? CATransition()
      transition.oldLook = view.layer.look(at: clock.now, in: other.layer)
      return (transition, other)
    }
    UIView.transition(
      duration, options, on: transition, { view.removeFromSuperview() }, completion)
  }

  /// Runs `changes` in a block of its own, during the transition that `make` gives, on the view that
  /// it gives; nil for none.
  private class func transition(
    _ duration: TimeInterval, _ options: AnimationOptions,
    on make: (VirtualClock) -> (CATransition, UIView)?, _ changes: (() -> Void)?,
    _ completion: ((Bool) -> Void)?
  ) {
    guard let clock = VirtualClock.current, let stack = ViewAnimations.current else {
      changes?()
      completion?(true)
      return
    }
    let makesSense = LayerError.check(duration, "the duration of UIView.transition")
    let pace = stack.pace(
      at: clock.now, duration: makesSense ? duration : 0, options: options)
    let block = ViewAnimationBlock(on: clock, pace: pace, completion: completion)
    block.isTransition = true
    stack.open(block) {
      if stack.areEnabled, let (transition, view) = make(clock) {
        block.begin(transition, on: view.layer)
      }
      changes?()
    }
  }
}
