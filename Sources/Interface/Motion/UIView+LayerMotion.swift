public import Foundation
import Geometry
import Layers
public import Rx
import VirtualTime
public import Views

// Motions that end where they began, so that a view's properties can't express them: they are
// additive animations of the layer, combined with any other animations of the view.
extension Reactive where Base: UIView {
  /// Rotates the view by a number of turns, clockwise if positive. A fractional part of `turns`
  /// remains in the view's transform.
  public func spin(
    turns: Double = 1, duration: TimeInterval, delay: TimeInterval = 0,
    options: UIView.AnimationOptions = []
  ) -> Observable<Void> {
    play(duration, delay, options) { view in
      let part = turns - turns.rounded(.towardZero)
      if part != 0 {
        UIView.performWithoutAnimation {
          view.transform = view.transform.rotated(by: part * 2 * .pi)
        }
      }
      let animation = CABasicAnimation(keyPath: "transform.rotation")
      animation.fromValue = -turns * 2 * .pi
      animation.toValue = 0.0
      return animation
    }
  }

  /// Shakes the view horizontally, like a field with an invalid entry: `times` in each direction,
  /// by `distance` points at first and then less and less. A curve among the options applies to the
  /// whole motion, in addition to the easing of each swing.
  public func shake(
    by distance: CGFloat = 12, times: Int = 3, duration: TimeInterval = 0.5,
    delay: TimeInterval = 0, options: UIView.AnimationOptions = .curveLinear
  ) -> Observable<Void> {
    play(duration, delay, options) { _ in
      let swings = 2 * min(max(times, 1), 10_000)
      let animation = CAKeyframeAnimation(keyPath: "position.x")
      let offsets = (0..<swings).map { swing in
        (swing.isMultiple(of: 2) ? distance : -distance)
          * (1 - CGFloat(swing) / CGFloat(swings))
      }
      animation.values = [0] + offsets + [0]
      animation.timingFunctions = (0...swings).map { _ in
        CAMediaTimingFunction(name: .easeInEaseOut)
      }
      return animation
    }
  }

  /// Enlarges the view to `factor` times its size and back, with a slight overshoot. A curve among
  /// the options applies to the whole motion, in addition to the easing of each part.
  public func pop(
    to factor: CGFloat = 1.2, duration: TimeInterval = 0.4, delay: TimeInterval = 0,
    options: UIView.AnimationOptions = .curveLinear
  ) -> Observable<Void> {
    play(duration, delay, options) { _ in
      let animation = CAKeyframeAnimation(keyPath: "transform")
      animation.values = [1, factor, 1 - (factor - 1) / 4, 1].map {
        CGAffineTransform(scaleX: $0, y: $0)
      }
      animation.keyTimes = [0, 0.4, 0.75, 1]
      animation.timingFunctions = [.easeOut, .easeInEaseOut, .easeInEaseOut].map {
        CAMediaTimingFunction(name: $0)
      }
      return animation
    }
  }

  /// Plays the animation that `make` returns additively on the view's layer.
  private func play(
    _ duration: TimeInterval, _ delay: TimeInterval, _ options: UIView.AnimationOptions,
    _ make: @escaping (Base) -> CAPropertyAnimation
  ) -> Observable<Void> {
    Observable.create { [base] observer in
      let end = {
        observer.onNext(())
        observer.onCompleted()
      }
      let animation = make(base)
      guard let clock = VirtualClock.current else {
        end()
        return Disposables.create()
      }
      guard !(duration <= 0) else {
        return pause(delay).subscribe(observer)
      }
      animation.isAdditive = true
      animation.duration = duration
      animation.beginTime = delay > 0 ? clock.now.mediaTime + delay : delay.isNaN ? delay : 0
      animation.fillMode = .both
      animation.timingFunction = options.timingFunction
      animation.autoreverses = options.contains(.autoreverse)
      animation.repeatCount = options.contains(.repeat) ? .infinity : 0
      animation.delegate = AnimationEnd(end)
      base.layer.add(animation, forKey: nil)
      return Disposables.create()
    }
  }
}

/// Calls a closure when an animation ends.
private final class AnimationEnd: InternalAnimationDelegate {
  private let body: () -> Void

  init(_ body: @escaping () -> Void) { self.body = body }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { body() }
}
