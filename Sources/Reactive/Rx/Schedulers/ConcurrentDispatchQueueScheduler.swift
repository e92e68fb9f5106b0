public import Foundation

/// A scheduler that runs work on the stage's clock, never before the current work has returned.
///
/// Nothing runs concurrently, regardless of the given queue, and work scheduled for the same time runs
/// in the order in which it was scheduled. With another queue than the main one, work can sleep and
/// wait, as work of a `DispatchQueue`, and other work runs meanwhile.
public final class ConcurrentDispatchQueueScheduler: SchedulerType, @unchecked Sendable {
  private let runner: WorkRunner

  /// Creates a scheduler that uses the stage's clock instead of `queue`.
  public convenience init(queue: DispatchQueue, leeway: DispatchTimeInterval = .nanoseconds(0)) {
    self.init(isMain: queue.isMain)
  }

  /// Creates a scheduler that uses the stage's clock instead of a queue with quality of service
  /// `qos`.
  public convenience init(qos: DispatchQoS, leeway: DispatchTimeInterval = .nanoseconds(0)) {
    self.init(isMain: false)
  }

  package init(isMain: Bool) { runner = isMain ? .main : .concurrent }

  /// The reference date plus the time on the stage's clock.
  public var now: RxTime { StageTime.now }

  /// Runs `action` with `state` at the current instant, after the current work and all work already
  /// scheduled for this instant.
  ///
  /// - Returns: A disposable that cancels the work and disposes of the action's result.
  public func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    StageTime.schedule(state, as: runner, action: action)
  }

  /// Runs `action` with `state` after `dueTime` on the stage's clock.
  ///
  /// - Returns: A disposable that cancels the work and disposes of the action's result.
  public func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    StageTime.schedule(state, after: dueTime, as: runner, action: action)
  }
}
