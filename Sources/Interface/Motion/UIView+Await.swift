public import Foundation
public import Rx
public import Views

// A member of the protocol, so that the closure has the view's own type, and so that an app's view
// can have a method of the same name.
extension ReactiveCompatible where Self: UIView {
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
