public import Foundation
import VirtualTime

// Asynchronous code on a stage. A task of the stage runs on the stage's clock: each stretch between
// two suspensions is a turn of it, in one order with timers and animations, and sleeping lets virtual
// time pass. `await` what comes by the same clock: sleeps, the `value` and `values` of sequences,
// other tasks of the stage, actors. What comes from elsewhere – the network, `Task.sleep`, the main
// actor – would come at another instant each time; a task that awaits it is never resumed, and the
// film ends in an error that says so.
extension Stage {
  /// Begins a task on the stage's clock, at this instant, after the work that is due.
  ///
  /// A film does not end before its tasks. An error that the task throws ends the film, as one of
  /// `perform` does; `CancellationError` after a cancellation does not.
  ///
  /// - Returns: The task, to be cancelled or awaited by another one of the stage.
  @discardableResult
  public func task<Success: Sendable>(
    _ body: @escaping () async throws -> Success
  ) -> Task<Success, any Error> {
    clock.task(keepsOpen: true) { [clock] in
      do {
        return try await body()
      } catch {
        if !(error is CancellationError && Task.isCancelled) { clock.fail(error) }
        throw error
      }
    }
  }

  /// Suspends the task for `seconds` of the stage's time; a later turn of this instant if that is
  /// not positive. Throws `CancellationError` as soon as the task is cancelled.
  public func sleep(seconds: TimeInterval) async throws {
    try await clock.sleep(until: clock.now.advanced(bySeconds: seconds))
  }

  /// Suspends the task until the stage's time is `time`, in seconds; a later turn of this instant if
  /// that has passed. Throws `CancellationError` as soon as the task is cancelled.
  public func sleep(until time: TimeInterval) async throws {
    try await clock.sleep(until: Instant(seconds: time))
  }
}
