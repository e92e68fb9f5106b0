/// A scheduler that runs work immediately, or at a given time on the stage's clock, even while
/// other work of the scheduler is running.
///
/// The stage's thread is its main thread, so there is never a need to wait for it.
public final class ConcurrentMainScheduler: SchedulerType, Sendable {
  /// The shared scheduler, which is stateless.
  public static let instance = ConcurrentMainScheduler()

  private init() {}

  /// The reference date plus the time on the stage's clock.
  public var now: RxTime { StageTime.now }

  /// Runs `action` with `state` immediately.
  ///
  /// - Returns: The result of the action.
  public func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    action(state)
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
