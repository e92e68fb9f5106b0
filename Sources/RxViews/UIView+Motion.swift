public import Foundation
public import Geometry
public import Rx
public import Views

// Motions as observables: each emits once and completes when its animation has ended. They are
// cold: nothing moves before the subscription, and subscribing twice moves twice. Disposing a motion
// does not stop what has begun; as in UIKit, it plays on.
extension Reactive where Base: UIView {
  /// Animates the changes that `changes` makes to the view.
  ///
  /// `duration` and `delay` are seconds; the curve is ease-in-out unless `options` name another.
  public func animate(
    duration: TimeInterval, delay: TimeInterval = 0, options: UIView.AnimationOptions = [],
    _ changes: @escaping (Base) -> Void
  ) -> Observable<Void> {
    Observable.create { [base] observer in
      UIView.animate(withDuration: duration, delay: delay, options: options) {
        changes(base)
      } completion: { _ in
        observer.onNext(())
        observer.onCompleted()
      }
      return Disposables.create()
    }
  }

  /// Moves the view's centre by `offset`.
  public func move(
    by offset: CGVector, duration: TimeInterval, delay: TimeInterval = 0,
    options: UIView.AnimationOptions = []
  ) -> Observable<Void> {
    animate(duration: duration, delay: delay, options: options) {
      $0.center = CGPoint(x: $0.center.x + offset.dx, y: $0.center.y + offset.dy)
    }
  }

  /// Moves the view's centre to `point`.
  public func move(
    to point: CGPoint, duration: TimeInterval, delay: TimeInterval = 0,
    options: UIView.AnimationOptions = []
  ) -> Observable<Void> {
    animate(duration: duration, delay: delay, options: options) { $0.center = point }
  }

  /// Turns the view by `angle` radians, clockwise when positive; the short way, so at most by π.
  public func rotate(
    by angle: CGFloat, duration: TimeInterval, delay: TimeInterval = 0,
    options: UIView.AnimationOptions = []
  ) -> Observable<Void> {
    animate(duration: duration, delay: delay, options: options) {
      $0.transform = $0.transform.rotated(by: angle)
    }
  }

  /// Scales the view to `factor` times its bounds, and takes back all else in its transform.
  public func scale(
    to factor: CGFloat, duration: TimeInterval, delay: TimeInterval = 0,
    options: UIView.AnimationOptions = []
  ) -> Observable<Void> {
    animate(duration: duration, delay: delay, options: options) {
      $0.transform = CGAffineTransform(scaleX: factor, y: factor)
    }
  }

  /// Fades the view to an opacity of 0…1.
  public func fade(
    to alpha: CGFloat, duration: TimeInterval, delay: TimeInterval = 0,
    options: UIView.AnimationOptions = []
  ) -> Observable<Void> {
    animate(duration: duration, delay: delay, options: options) { $0.alpha = alpha }
  }
}

/// Waits: emits once and completes `seconds` after its subscription, on the stage's clock.
public func pause(_ seconds: TimeInterval) -> Observable<Void> {
  Observable.just(()).delay(seconds, scheduler: MainScheduler.instance)
}
