public import Foundation

/// A scheduler that runs work on the stage's clock, never before the current work has returned.
///
/// The clock replaces any queue, and work runs in the order of its times and, at the same time, in the
/// order in which it was scheduled. With another queue than the main one, work can sleep and wait, as
/// work of a `DispatchQueue`: the scheduler's later work starts when it has ended. Names, qualities of
/// service and leeways are accepted but have no effect; queues that are passed aren't used. Outside a
/// stage, work runs on the current thread and can't wait.
///
/// It has no properties that change and is therefore safe to share.
public class SerialDispatchQueueScheduler: SchedulerType, @unchecked Sendable {
  private let isMain: Bool

  package init(isMain: Bool) { self.isMain = isMain }

  /// Creates a scheduler that uses the stage's clock. No queue is created, and
  /// `serialQueueConfiguration` isn't called.
  public convenience init(
    internalSerialQueueName: String,
    serialQueueConfiguration: ((DispatchQueue) -> Void)? = nil,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    self.init(isMain: false)
  }

  /// Creates a scheduler that uses the stage's clock instead of `queue`.
  public convenience init(
    queue: DispatchQueue, internalSerialQueueName: String,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    self.init(isMain: queue.isMain)
  }

  /// Creates a scheduler that uses the stage's clock instead of a queue with quality of service
  /// `qos`.
  public convenience init(
    qos: DispatchQoS, internalSerialQueueName: String = "rx.global_dispatch_queue.serial",
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    self.init(isMain: false)
  }

  private var runner: WorkRunner { isMain ? .main : .serial(self) }

  /// The reference date plus the time on the stage's clock.
  public final var now: RxTime { StageTime.now }

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
  public final func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    StageTime.schedule(state, after: dueTime, as: runner, action: action)
  }
}
