/// Runs work at once, or with a time on the stage's clock, even while other work of it runs.
///
/// The stage's thread is its main thread, so there is never a reason to wait for it.
public final class ConcurrentMainScheduler: SchedulerType, Sendable {
  /// The one scheduler. It has no state of its own.
  public static let instance = ConcurrentMainScheduler()

  private init() {}

  /// The reference date plus the time on the stage's clock.
  public var now: RxTime { StageTime.now }

  /// Runs `action` with `state` at once.
  ///
  /// - Returns: What the action has returned.
  public func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    action(state)
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
