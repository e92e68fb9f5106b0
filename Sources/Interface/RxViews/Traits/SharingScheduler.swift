import Foundation
public import Rx

/// The scheduler on which drivers and signals deliver.
///
/// On a stage it doesn't need to be replaced: the main scheduler runs on virtual time.
public enum SharingScheduler {
  /// Creates the scheduler: a `MainScheduler` unless it has been replaced.
  public static var make: () -> any SchedulerType {
    (Thread.current.threadDictionary[key] as? Replacement)?.make ?? { MainScheduler() }
  }

  /// Runs `action` with `scheduler` instead of the main scheduler, on this thread.
  public static func mock(
    scheduler: any SchedulerType, action: () throws -> Void
  ) rethrows {
    try mock(makeScheduler: { scheduler }, action: action)
  }

  /// Runs `action` with the scheduler that `makeScheduler` returns instead of the main scheduler,
  /// on this thread.
  public static func mock(
    makeScheduler: @escaping () -> any SchedulerType, action: () throws -> Void
  ) rethrows {
    let values = Thread.current.threadDictionary
    let previous = values[key]
    values[key] = Replacement(makeScheduler)
    defer { values[key] = previous }
    try action()
  }

  private static let key = "flipbook.SharingScheduler"

  private final class Replacement {
    let make: () -> any SchedulerType

    init(_ make: @escaping () -> any SchedulerType) {
      self.make = make
    }
  }
}
