public import Rx
import VirtualTime

/// The scheduler that drivers and signals deliver on.
///
/// On a stage it need not be replaced: the main scheduler already runs on virtual time.
public enum SharingScheduler {
  @TaskLocal private static var replacement: Confined<() -> any SchedulerType>?

  /// Makes the scheduler: a `MainScheduler`, unless it is replaced.
  public static var make: () -> any SchedulerType {
    replacement?.value ?? { MainScheduler() }
  }

  /// Runs `action` with `scheduler` in place of the main scheduler.
  public static func mock(
    scheduler: any SchedulerType, action: () throws -> Void
  ) rethrows {
    try mock(makeScheduler: { scheduler }, action: action)
  }

  /// Runs `action` with what `makeScheduler` makes in place of the main scheduler.
  public static func mock(
    makeScheduler: @escaping () -> any SchedulerType, action: () throws -> Void
  ) rethrows {
    try $replacement.withValue(Confined(makeScheduler), operation: action)
  }
}
