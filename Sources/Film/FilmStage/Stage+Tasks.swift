public import Foundation
import VirtualTime

// Asynchronous code on a stage. A task of the stage runs on the stage's clock: each section between
// two suspensions is a turn of the clock, ordered with timers and animations, and virtual time
// advances while the task sleeps. This includes tasks that code on the stage starts with `Task`, and
// the main actor. A task can `await` anything that runs on the same clock: `Task.sleep`, the `value`
// and `values` of sequences, other tasks, actors. Results from elsewhere – the network, other threads
// – would arrive at another instant each time; a task that awaits them is never resumed, and the film
// ends with an error that names the line that waits.
extension Stage {
  /// Starts a task on the stage's clock at the current instant, after the work that is already due.
  ///
  /// The film doesn't end before its tasks. An error that the task throws ends the film, like an
  /// error from `perform`; a `CancellationError` after a cancellation doesn't.
  ///
  /// - Parameters:
  ///   - name: The name of the task in traces.
  ///   - body: The work.
  /// - Returns: The task, which another task of the stage can cancel or await.
  @discardableResult
  public func task<Success: Sendable>(
    name: String? = nil, _ body: @escaping () async throws -> Success
  ) -> Task<Success, any Error> {
    clock.task(name: name, keepsOpen: true) { [clock] in
      do {
        return try await body()
      } catch {
        if !(error is CancellationError && Task.isCancelled) { clock.fail(error) }
        throw error
      }
    }
  }

  /// Suspends the task for `seconds` of the stage's time; if that isn't positive, until a later
  /// turn of the current instant. Throws `CancellationError` as soon as the task is cancelled.
  public func sleep(seconds: TimeInterval) async throws {
    try await clock.sleep(until: clock.now.advanced(bySeconds: seconds))
  }

  /// Suspends the task until the stage's time is `time`, in seconds; if that has passed, until a
  /// later turn of the current instant. Throws `CancellationError` as soon as the task is
  /// cancelled.
  public func sleep(until time: TimeInterval) async throws {
    try await clock.sleep(until: Instant(seconds: time))
  }
}
