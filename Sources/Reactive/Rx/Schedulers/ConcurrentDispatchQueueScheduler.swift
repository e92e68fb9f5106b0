public import Foundation

/// Runs work on the stage's clock, never before the work that runs has returned.
///
/// A stage is one thread: nothing runs concurrently, whatever queue is asked for, and what is
/// scheduled for one time runs in the order in which it was scheduled.
public final class ConcurrentDispatchQueueScheduler: SchedulerType, Sendable {
  /// A scheduler on the stage's clock, in place of `queue`.
  public init(queue: DispatchQueue, leeway: DispatchTimeInterval = .nanoseconds(0)) {}

  /// A scheduler on the stage's clock, in place of a queue of quality `qos`.
  public init(qos: DispatchQoS, leeway: DispatchTimeInterval = .nanoseconds(0)) {}

  /// The reference date plus the time on the stage's clock.
  public var now: RxTime { StageTime.now }

  /// Runs `action` with `state` at this instant, after the work that runs and waits.
  ///
  /// - Returns: What cancels the work, and disposes of what the action has returned.
  public func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    StageTime.schedule(state, action: action)
  }

  /// Runs `action` with `state` when `dueTime` has passed on the stage's clock.
  ///
  /// - Returns: What cancels the work, and disposes of what the action has returned.
  public func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    StageTime.schedule(state, after: dueTime, action: action)
  }
}
