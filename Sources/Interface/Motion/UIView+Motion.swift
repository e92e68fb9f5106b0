public import Foundation
public import Geometry
public import Rx
public import Views

// Motions as observables: each emits once and completes when its animation has ended. They are
// cold: nothing moves before the subscription, and subscribing twice moves twice. Disposing a motion
// does not stop what has begun; as in UIKit, it plays on.
//
// In all of them `duration` and `delay` are seconds, and the curve is ease-in-out unless `options`
// name another or a `spring` pulls.

/// A spring that pulls what moves, and comes to rest when the motion's duration is over.
///
/// It is not nested in `UIView`: there it would hide a type `Spring` of an app in every view.
public struct MotionSpring: Hashable, Sendable {
  /// 1 arrives without swinging over, less swings more; taken into 0.05…1.
  public var damping: CGFloat

  /// The speed at the start, in whole ways a second towards the end.
  public var velocity: CGFloat

  /// A spring of that damping.
  public init(damping: CGFloat = 0.6, velocity: CGFloat = 0) {
    (self.damping, self.velocity) = (damping, velocity)
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

  /// Turns the view by `angle` radians, clockwise when positive; the short way, so at most by π.
  /// `spin(turns:duration:)` makes whole turns.
  public func rotate(
    by angle: CGFloat, duration: TimeInterval, delay: TimeInterval = 0,
    options: UIView.AnimationOptions = [], spring: MotionSpring? = nil
  ) -> Observable<Void> {
    animate(duration: duration, delay: delay, options: options, spring: spring) {
      $0.transform = $0.transform.rotated(by: angle)
    }
  }

  /// Scales the view to `factor` times its bounds, and takes back all else in its transform.
  public func scale(
    to factor: CGFloat, duration: TimeInterval, delay: TimeInterval = 0,
    options: UIView.AnimationOptions = [], spring: MotionSpring? = nil
  ) -> Observable<Void> {
    animate(duration: duration, delay: delay, options: options, spring: spring) {
      $0.transform = CGAffineTransform(scaleX: factor, y: factor)
    }
  }

  /// Makes the view's bounds `size` large; its centre, or anchor point, stays.
  public func resize(
    to size: CGSize, duration: TimeInterval, delay: TimeInterval = 0,
    options: UIView.AnimationOptions = [], spring: MotionSpring? = nil
  ) -> Observable<Void> {
    animate(duration: duration, delay: delay, options: options, spring: spring) {
      $0.bounds.size = size
    }
  }

  /// Fades the view to an opacity of 0…1.
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

  /// Puts `other` in the view's place, in front of what lies behind it: the view's look turns into
  /// that of the other, by a cross-dissolve or by the transition among `options`. It is a transition
  /// of these two alone; what lies around them stays still.
  ///
  /// The view leaves its superview when the transition begins, and keeps its opacity. The other view
  /// comes with the opacity it has, or with 1 if it has none. A view that is in no superview has
  /// nothing to give way to.
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
