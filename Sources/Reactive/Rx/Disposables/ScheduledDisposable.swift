/// A disposable that disposes of another one on a scheduler.
public final class ScheduledDisposable: Cancelable {
  /// The scheduler on which the disposal runs.
  public let scheduler: any ImmediateSchedulerType

  private var disposable: (any Disposable)?

  /// Creates a disposable that disposes of `disposable` on `scheduler`.
  public init(scheduler: any ImmediateSchedulerType, disposable: any Disposable) {
    self.scheduler = scheduler
    self.disposable = disposable
  }

  /// Whether the disposal has run.
  public var isDisposed: Bool { disposable == nil }

  /// Schedules the disposal.
  public func dispose() {
    _ = scheduler.schedule(self) { scheduled in
      let held = scheduled.disposable
      scheduled.disposable = nil
      held?.dispose()
      return Disposables.create()
    }
  }
}
