public import Foundation

/// A scheduler that runs work on the stage's clock, never before the current work has returned.
///
/// A stage is one thread: nothing runs concurrently, regardless of the given queue, and work
/// scheduled for the same time runs in the order in which it was scheduled.
public final class ConcurrentDispatchQueueScheduler: SchedulerType, Sendable {
  /// Creates a scheduler that uses the stage's clock instead of `queue`.
  public init(queue: DispatchQueue, leeway: DispatchTimeInterval = .nanoseconds(0)) {}

  /// Creates a scheduler that uses the stage's clock instead of a queue with quality of service
  /// `qos`.
  public init(qos: DispatchQoS, leeway: DispatchTimeInterval = .nanoseconds(0)) {}

  /// The reference date plus the time on the stage's clock.
  public var now: RxTime { StageTime.now }

  /// Runs `action` with `state` at the current instant, after the current work and all work already
  /// scheduled for this instant.
  ///
  /// - Returns: A disposable that cancels the work and disposes of the action's result.
  public func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    StageTime.schedule(state, action: action)
  }

  /// Runs `action` with `state` after `dueTime` on the stage's clock.
  ///
  /// - Returns: A disposable that cancels the work and disposes of the action's result.
  public func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    StageTime.schedule(state, after: dueTime, action: action)
  }
}
