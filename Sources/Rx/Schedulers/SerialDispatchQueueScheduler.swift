public import Foundation

/// Runs work on the stage's clock, never before the work that runs has returned.
///
/// On a stage, every serial queue is the stage's clock.
public final class SerialDispatchQueueScheduler: SchedulerType, Sendable {
  init() {}

  /// The reference date plus the time on the stage's clock.
  public var now: RxTime { StageTime.now }

  /// Runs `action` with `state` at this instant, after the work that runs and waits.
  ///
  /// - Returns: What cancels the work, and disposes of what the action has returned.
  public func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    StageTime.schedule(state, after: .nanoseconds(0), action: action)
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
