package import Foundation
import Layers
import VirtualTime

// UIKit's transitions: a view changes from one appearance to another, with its subviews.
// `CATransition` draws them on the view's layer.
extension UIView {
  /// Replaces `fromView` with `toView`, with a transition of their common superview.
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
          fromView.isHidden = true
          toView.isHidden = false
        } else {
          container.insertSubview(toView, aboveSubview: fromView)
          fromView.removeFromSuperview()
        }
      }, completion: completion)
  }

  /// Replaces this view with `other`, with a transition of these two views only: the rest of the
  /// superview is unaffected and can have its own transition. Without a transition in the options,
  /// it is a cross-dissolve. Flips rotate around the centre of `other`.
  package func replace(
    with other: UIView, duration: TimeInterval, options: AnimationOptions,
    completion: @escaping (Bool) -> Void
  ) {
    superview?.insertSubview(other, aboveSubview: self)
    let view = self
    func transition(on clock: VirtualClock) -> (CATransition, UIView) {
      let transition = options.transition ?? CATransition()
      transition.oldAppearance = view.layer.layerAppearance(at: clock.now, in: other.layer)
      return (transition, other)
    }
    UIView.transition(
      duration, options, on: transition, { view.removeFromSuperview() }, completion)
  }

  /// Runs `changes` in a separate block, during a transition. `make` returns the transition and the
  /// view that shows it; nil for none, in which case the block animates the changes.
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
    let isFinite = LayerWarning.check(duration, "the duration of UIView.transition")
    let timing = stack.timing(
      at: clock.now, duration: isFinite ? duration : 0, options: options)
    let block = ViewAnimationBlock(on: clock, timing: timing, completion: completion)
    let made = stack.areEnabled ? make(clock) : nil
    block.isTransition = made != nil
    stack.open(block) {
      if let (transition, view) = made { block.begin(transition, on: view.layer) }
      changes?()
    }
  }
}
