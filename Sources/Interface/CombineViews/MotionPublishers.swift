public import Foundation
public import Geometry
public import Motion
public import OpenCombine
import Rx
import StageCombine
public import Views

/// The motions of a view as publishers: `card.motion.move(to: point, duration: 0.5)`.
///
/// Each starts with the first demand, emits once and completes when its animation has ended. As in
/// UIKit, a motion that has started continues to its end, even if its subscription is cancelled.
/// `append(_:)` plays motions one after the other, `Publishers.MergeMany` at the same time.
///
/// In all motions, `duration` and `delay` are in seconds, and the curve is ease-in-out unless
/// `options` specify another or a `spring` is given.
public struct MotionPublishers<Base: UIView> {
  private let rx: Reactive<Base>

  init(_ rx: Reactive<Base>) { self.rx = rx }

  /// Animates the changes that `changes` makes to the view.
  public func animate(
    duration: TimeInterval, delay: TimeInterval = 0, options: UIView.AnimationOptions = [],
    spring: MotionSpring? = nil, _ changes: @escaping (Base) -> Void
  ) -> AnyPublisher<Void, Never> {
    rx.animate(duration: duration, delay: delay, options: options, spring: spring, changes)
      .neverFailing()
  }

  /// Moves the view's centre by `offset`.
  public func move(
    by offset: CGVector, duration: TimeInterval, delay: TimeInterval = 0,
    options: UIView.AnimationOptions = [], spring: MotionSpring? = nil
  ) -> AnyPublisher<Void, Never> {
    rx.move(by: offset, duration: duration, delay: delay, options: options, spring: spring)
      .neverFailing()
  }

  /// Moves the view's centre to `point`.
  public func move(
    to point: CGPoint, duration: TimeInterval, delay: TimeInterval = 0,
    options: UIView.AnimationOptions = [], spring: MotionSpring? = nil
  ) -> AnyPublisher<Void, Never> {
    rx.move(to: point, duration: duration, delay: delay, options: options, spring: spring)
      .neverFailing()
  }

  /// Rotates the view by `angle` radians, clockwise if positive, in the shorter direction.
  public func rotate(
    by angle: CGFloat, duration: TimeInterval, delay: TimeInterval = 0,
    options: UIView.AnimationOptions = [], spring: MotionSpring? = nil
  ) -> AnyPublisher<Void, Never> {
    rx.rotate(by: angle, duration: duration, delay: delay, options: options, spring: spring)
      .neverFailing()
  }

  /// Scales the view to `factor` times its bounds; replaces the view's transform.
  public func scale(
    to factor: CGFloat, duration: TimeInterval, delay: TimeInterval = 0,
    options: UIView.AnimationOptions = [], spring: MotionSpring? = nil
  ) -> AnyPublisher<Void, Never> {
    rx.scale(to: factor, duration: duration, delay: delay, options: options, spring: spring)
      .neverFailing()
  }

  /// Resizes the view's bounds to `size`; its centre, or anchor point, stays in place.
  public func resize(
    to size: CGSize, duration: TimeInterval, delay: TimeInterval = 0,
    options: UIView.AnimationOptions = [], spring: MotionSpring? = nil
  ) -> AnyPublisher<Void, Never> {
    rx.resize(to: size, duration: duration, delay: delay, options: options, spring: spring)
      .neverFailing()
  }

  /// Fades the view to an opacity from 0 to 1.
  public func fade(
    to alpha: CGFloat, duration: TimeInterval, delay: TimeInterval = 0,
    options: UIView.AnimationOptions = []
  ) -> AnyPublisher<Void, Never> {
    rx.fade(to: alpha, duration: duration, delay: delay, options: options).neverFailing()
  }

  /// Changes the view's background to `color`; nil for none.
  public func color(
    to color: UIColor?, duration: TimeInterval, delay: TimeInterval = 0,
    options: UIView.AnimationOptions = []
  ) -> AnyPublisher<Void, Never> {
    rx.color(to: color, duration: duration, delay: delay, options: options).neverFailing()
  }

  /// Rotates the view by a number of turns, clockwise if positive.
  public func spin(
    turns: Double = 1, duration: TimeInterval, delay: TimeInterval = 0,
    options: UIView.AnimationOptions = []
  ) -> AnyPublisher<Void, Never> {
    rx.spin(turns: turns, duration: duration, delay: delay, options: options).neverFailing()
  }

  /// Shakes the view horizontally, `times` in each direction, by `distance` points at first.
  public func shake(
    by distance: CGFloat = 12, times: Int = 3, duration: TimeInterval = 0.5,
    delay: TimeInterval = 0, options: UIView.AnimationOptions = .curveLinear
  ) -> AnyPublisher<Void, Never> {
    rx.shake(by: distance, times: times, duration: duration, delay: delay, options: options)
      .neverFailing()
  }

  /// Enlarges the view to `factor` times its size and back, with a slight overshoot.
  public func pop(
    to factor: CGFloat = 1.2, duration: TimeInterval = 0.4, delay: TimeInterval = 0,
    options: UIView.AnimationOptions = .curveLinear
  ) -> AnyPublisher<Void, Never> {
    rx.pop(to: factor, duration: duration, delay: delay, options: options).neverFailing()
  }

  /// Replaces the view with `other` in the same position in the view hierarchy.
  public func transition(
    to other: UIView, duration: TimeInterval, delay: TimeInterval = 0,
    options: UIView.AnimationOptions = []
  ) -> AnyPublisher<Void, Never> {
    rx.transition(to: other, duration: duration, delay: delay, options: options).neverFailing()
  }
}

// A member of the protocol, so that an app's view can have a property of the same name.
extension MotionView {
  /// The motions of the view as publishers.
  public var motion: MotionPublishers<Self> { MotionPublishers(rx) }
}

/// Returns a publisher that emits once and completes `seconds` after its first demand, on the
/// stage's clock.
public func pausePublisher(_ seconds: TimeInterval) -> AnyPublisher<Void, Never> {
  pause(seconds).neverFailing()
}
