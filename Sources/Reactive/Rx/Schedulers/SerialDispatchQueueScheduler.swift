public import Foundation

/// Runs work on the stage's clock, never before the work that runs has returned.
///
/// A stage is one thread: whatever queue is asked for, the clock stands behind it, and work runs in
/// the order of its times and, at one time, in the order in which it was scheduled. Names, qualities
/// of service and leeways are accepted and change nothing; queues that are passed are not used.
/// Outside of a stage, work runs on the current thread, and cannot wait.
///
/// It has no stored properties, and so is safe to share.
public class SerialDispatchQueueScheduler: SchedulerType, @unchecked Sendable {
  init() {}

  /// A scheduler on the stage's clock. No queue is made, and `serialQueueConfiguration` is not
  /// called.
  public convenience init(
    internalSerialQueueName: String,
    serialQueueConfiguration: ((DispatchQueue) -> Void)? = nil,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    self.init()
  }

  /// A scheduler on the stage's clock, in place of `queue`.
  public convenience init(
    queue: DispatchQueue, internalSerialQueueName: String,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    self.init()
  }

  /// A scheduler on the stage's clock, in place of a queue of quality `qos`.
  public convenience init(
    qos: DispatchQoS, internalSerialQueueName: String = "rx.global_dispatch_queue.serial",
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    self.init()
  }

  /// The reference date plus the time on the stage's clock.
  public final var now: RxTime { StageTime.now }

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
  public final func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    StageTime.schedule(state, after: dueTime, action: action)
  }
}
