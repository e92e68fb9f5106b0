package import Foundation
import Layers
import VirtualTime

// UIKit's transitions: a view, with all in it, goes from one look to another. They are drawn by
// `CATransition`, on the view's layer.
extension UIView {
  /// Puts `toView` in the place of `fromView`, with a transition of the view that both are in.
  class func exchange(
    _ fromView: UIView, _ toView: UIView, _ duration: TimeInterval, _ options: AnimationOptions,
    _ completion: ((Bool) -> Void)?
  ) {
    guard let container = fromView.superview, toView !== fromView else {
      return run("UIView.transition", 0, 0, [], {}, completion)
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
  class func transition(
    _ duration: TimeInterval, _ options: AnimationOptions,
    on make: (VirtualClock) -> (CATransition, UIView)?, _ changes: (() -> Void)?,
    _ completion: ((Bool) -> Void)?
  ) {
    guard let clock = VirtualClock.current, let stack = ViewAnimations.current else {
      changes?()
      completion?(true)
      return
    }
    let makesSense = LayerWarning.check(duration, "the duration of UIView.transition")
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
