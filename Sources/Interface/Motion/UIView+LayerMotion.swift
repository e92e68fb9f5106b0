public import Foundation
import Geometry
import Layers
public import Rx
import VirtualTime
public import Views

// Motions that a view's properties cannot show, since they end where they began: animations of the
// layer, added to whatever else moves the view.
extension Reactive where Base: UIView {
  /// Spins the view by that many turns, clockwise when positive; what is left of a part of a turn
  /// stays in its transform.
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
      (animation.fromValue, animation.toValue) = (-turns * 2 * .pi, 0.0)
      return animation
    }
  }

  /// Shakes the view from side to side, `times` to each, by `distance` points at first and less and
  /// less then: what a field does that was filled in wrongly. A curve among the options bends the
  /// whole, beyond that each swing is eased.
  public func shake(
    by distance: CGFloat = 12, times: Int = 3, duration: TimeInterval = 0.5,
    delay: TimeInterval = 0, options: UIView.AnimationOptions = .curveLinear
  ) -> Observable<Void> {
    play(duration, delay, options) { _ in
      let swings = 2 * min(max(times, 1), 10_000)
      let animation = CAKeyframeAnimation(keyPath: "position.x")
      let places = (0..<swings).map { swing in
        (swing.isMultiple(of: 2) ? distance : -distance)
          * (1 - CGFloat(swing) / CGFloat(swings))
      }
      animation.values = [0] + places + [0]
      animation.timingFunctions = (0...swings).map { _ in
        CAMediaTimingFunction(name: .easeInEaseOut)
      }
      return animation
    }
  }

  /// Blows the view up to `factor` times its size and lets it back, a little too far at first. A
  /// curve among the options bends the whole, beyond that each part is eased.
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

  /// Plays the animation that `make` makes on the view's layer, added to what shows.
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
      animation.beginTime = delay > 0 ? clock.now.seconds + delay : delay.isNaN ? delay : 0
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

/// Hears of an animation's end.
private final class AnimationEnd: InnerAnimationDelegate {
  private let body: () -> Void

  init(_ body: @escaping () -> Void) { self.body = body }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { body() }
}
