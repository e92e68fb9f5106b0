public import OpenCombine
import VirtualTime

/// Options of the schedulers on a stage's clock; there are none that have an effect.
public struct StageSchedulerOptions: Sendable {
  /// Creates options.
  public init() {}
}

/// A scheduler on the current stage's clock. Work that is due at one instant runs in the order in
/// which it was scheduled; tolerances have no effect. Outside of a stage, work is dropped with a
/// line on standard error.
public protocol StageTimeScheduler: Scheduler
where SchedulerTimeType == StageTimeType, SchedulerOptions == StageSchedulerOptions {}

extension StageTimeScheduler {
  /// The current time of the stage's clock.
  public var now: StageTimeType { StageTimeType(VirtualClock.current?.now ?? .zero) }

  /// Zero: the clock is exact.
  public var minimumTolerance: StageTimeType.Stride { .nanoseconds(0) }

  /// Runs `action` at this instant, after the work that is running or already waiting.
  public func schedule(options: StageSchedulerOptions?, _ action: @escaping () -> Void) {
    guard let clock = StageWork.clock else { return }
    clock.schedule(at: clock.now, action)
  }

  /// Runs `action` at `date`.
  public func schedule(
    after date: StageTimeType, tolerance: StageTimeType.Stride, options: StageSchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    guard let clock = StageWork.clock, date.instant != .distantFuture else { return }
    clock.schedule(at: date.instant, action)
  }

  /// Runs `action` at `date` and then after each `interval`, at least 0.1 ms, until the result is
  /// cancelled.
  public func schedule(
    after date: StageTimeType, interval: StageTimeType.Stride, tolerance: StageTimeType.Stride,
    options: StageSchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    let work = StageWork(every: interval, action)
    work.schedule(at: date.instant)
    return AnyCancellable(work)
  }
}

/// The scheduler of the current stage, in place of a queue.
public struct StageScheduler: StageTimeScheduler, Sendable {
  /// The scheduler of the current stage.
  public static let shared = StageScheduler()

  /// Creates the scheduler of the current stage.
  public init() {}
}

extension Scheduler where Self == StageScheduler {
  /// The scheduler of the current stage.
  public static var stage: StageScheduler { .shared }
}
