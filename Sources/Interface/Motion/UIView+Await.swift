public import Foundation
import Rx
public import Views

/// A view, with motions that code can await.
///
/// Only `UIView` conforms to it. Members of a protocol know the view's own class, and an app's view
/// can have a member of the same name. They don't extend `ReactiveCompatible`, to which all
/// `NSObject`s conform: they would hide an app's function `animate` in all of its classes.
public protocol MotionView: UIView {}

extension UIView: MotionView {}

extension MotionView {
  /// Animates the changes that `changes` makes to the view, and returns when the animation has
  /// ended.
  ///
  /// If the task is cancelled, it throws a `CancellationError` immediately; the animation continues
  /// to its end, as in UIKit.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds.
  ///   - delay: The time before the animation starts, in seconds.
  ///   - options: The options, among them the curve, which is ease-in-out by default.
  ///   - spring: A spring to use instead of the curve.
  public nonisolated(nonsending) func animate(
    duration: TimeInterval = 0.25, delay: TimeInterval = 0, options: UIView.AnimationOptions = [],
    spring: MotionSpring? = nil, _ changes: @escaping (Self) -> Void
  ) async throws {
    try await rx.animate(
      duration: duration, delay: delay, options: options, spring: spring, changes
    ).asSingle().value
  }
}
