public import Foundation
public import Geometry
public import Rx
public import Views

// Motions as observables: each emits once and completes when its animation has ended. They are
// cold: nothing moves before the subscription, and each subscription moves the view again.
// Disposing of a subscription doesn't stop a motion that has started; as in UIKit, it continues to
// its end.
//
// In all motions, `duration` and `delay` are in seconds, and the curve is ease-in-out unless
// `options` specify another or a `spring` is given.

/// A spring for a motion; it comes to rest at the end of the motion's duration.
///
/// It isn't nested in `UIView`, where it would hide an app's own type `Spring` in every view.
public struct MotionSpring: Hashable, Sendable {
  /// The damping ratio: 1 doesn't overshoot, lower values oscillate more; clamped to 0.05…1.
  public var damping: CGFloat

  /// The initial velocity towards the target, in total distances per second.
  public var velocity: CGFloat

  /// Creates a spring with the given damping ratio and initial velocity.
  public init(damping: CGFloat = 0.6, velocity: CGFloat = 0) {
    self.damping = damping
    self.velocity = velocity
  }
}

extension Reactive where Base: UIView {
  /// Animates the changes that `changes` makes to the view.
  public func animate(
    duration: TimeInterval, delay: TimeInterval = 0, options: UIView.AnimationOptions = [],
    spring: MotionSpring? = nil, _ changes: @escaping (Base) -> Void
  ) -> Observable<Void> {
    Observable.create { [base] observer in
      let animations = { changes(base) }
      let completion = { (_: Bool) in
        observer.onNext(())
        observer.onCompleted()
      }
      if let spring {
        UIView.animate(
          withDuration: duration, delay: delay, usingSpringWithDamping: spring.damping,
          initialSpringVelocity: spring.velocity, options: options, animations: animations,
          completion: completion)
      } else {
        UIView.animate(
          withDuration: duration, delay: delay, options: options, animations: animations,
          completion: completion)
      }
      return Disposables.create()
    }
  }

  /// Moves the view's centre by `offset`.
  public func move(
    by offset: CGVector, duration: TimeInterval, delay: TimeInterval = 0,
    options: UIView.AnimationOptions = [], spring: MotionSpring? = nil
  ) -> Observable<Void> {
    animate(duration: duration, delay: delay, options: options, spring: spring) {
      $0.center = CGPoint(x: $0.center.x + offset.dx, y: $0.center.y + offset.dy)
    }
  }

  /// Moves the view's centre to `point`.
  public func move(
    to point: CGPoint, duration: TimeInterval, delay: TimeInterval = 0,
    options: UIView.AnimationOptions = [], spring: MotionSpring? = nil
  ) -> Observable<Void> {
    animate(duration: duration, delay: delay, options: options, spring: spring) {
      $0.center = point
    }
  }

  /// Rotates the view by `angle` radians, clockwise if positive. The rotation takes the shorter
  /// direction, so it is at most π; use `spin(turns:duration:)` for whole turns.
  public func rotate(
    by angle: CGFloat, duration: TimeInterval, delay: TimeInterval = 0,
    options: UIView.AnimationOptions = [], spring: MotionSpring? = nil
  ) -> Observable<Void> {
    animate(duration: duration, delay: delay, options: options, spring: spring) {
      $0.transform = $0.transform.rotated(by: angle)
    }
  }

  /// Scales the view to `factor` times its bounds; replaces the view's transform.
  public func scale(
    to factor: CGFloat, duration: TimeInterval, delay: TimeInterval = 0,
    options: UIView.AnimationOptions = [], spring: MotionSpring? = nil
  ) -> Observable<Void> {
    animate(duration: duration, delay: delay, options: options, spring: spring) {
      $0.transform = CGAffineTransform(scaleX: factor, y: factor)
    }
  }

  /// Resizes the view's bounds to `size`; its centre, or anchor point, stays in place.
  public func resize(
    to size: CGSize, duration: TimeInterval, delay: TimeInterval = 0,
    options: UIView.AnimationOptions = [], spring: MotionSpring? = nil
  ) -> Observable<Void> {
    animate(duration: duration, delay: delay, options: options, spring: spring) {
      $0.bounds.size = size
    }
  }

  /// Fades the view to an opacity from 0 to 1.
  public func fade(
    to alpha: CGFloat, duration: TimeInterval, delay: TimeInterval = 0,
    options: UIView.AnimationOptions = []
  ) -> Observable<Void> {
    animate(duration: duration, delay: delay, options: options) { $0.alpha = alpha }
  }

  /// Changes the view's background to `color`; nil for none.
  public func color(
    to color: UIColor?, duration: TimeInterval, delay: TimeInterval = 0,
    options: UIView.AnimationOptions = []
  ) -> Observable<Void> {
    animate(duration: duration, delay: delay, options: options) { $0.backgroundColor = color }
  }

  /// Replaces the view with `other` in the same position in the view hierarchy, with a
  /// cross-dissolve or the transition among `options`. The transition affects only these two views.
  ///
  /// The view is removed from its superview when the transition begins, and keeps its opacity. The
  /// other view is shown with its own opacity, or with 1 if that is 0. If the view has no
  /// superview, nothing happens.
  public func transition(
    to other: UIView, duration: TimeInterval, delay: TimeInterval = 0,
    options: UIView.AnimationOptions = []
  ) -> Observable<Void> {
    let motion = Observable<Void>.create { [base] observer in
      let end = { (_: Bool) in
        observer.onNext(())
        observer.onCompleted()
      }
      guard base.superview != nil, other !== base else {
        UIView.animate(withDuration: 0, animations: {}, completion: end)
        return Disposables.create()
      }
      if other.alpha <= 0 { UIView.performWithoutAnimation { other.alpha = 1 } }
      base.replace(with: other, duration: duration, options: options, completion: end)
      return Disposables.create()
    }
    return delay <= 0 ? motion : pause(delay).flatMap { motion }
  }
}
