public import Dispatch
import VirtualTime

/// A count of resources to wait for, on the stage's clock.
///
/// Outside of a stage, and on threads that aren't the stage's, it is Dispatch's own.
///
/// `@unchecked Sendable`, as Dispatch's is: only threads of the stage, one at a time, read `waits`.
public final class DispatchSemaphore: @unchecked Sendable {
  /// The value. It begins at 0, because Dispatch traps if a semaphore is deallocated with a value below
  /// the one it was created with.
  private let count = Dispatch.DispatchSemaphore(value: 0)
  /// The calls of the stage's work that wait.
  private var waits: [Wait] = []

  /// Creates a semaphore; a negative value ends the film with an error.
  public init(value: Int) {
    for _ in 0..<max(value, 0) { count.signal() }
    guard value < 0 else { return }
    ClockMisuse.report(
      "DispatchSemaphore(value:) was called with \(value).", hint: "Use 0 or a positive number.")
  }

  /// Increases the value, or resumes the work that has waited longest. Returns 1 if there is any, and 0 if
  /// not.
  @discardableResult
  public func signal() -> Int {
    guard VirtualClock.current != nil else { return count.signal() }
    waits.removeAll(where: \.hasEnded)
    if waits.isEmpty { return count.signal() }
    waits.removeFirst().end()
    return 1
  }

  /// Decreases the value, and waits for `signal()` if it is 0.
  ///
  /// Work of other queues than the main one waits while the stage's clock goes on. On the main queue, the
  /// other work runs ahead of its time during the call; if that doesn't call `signal()`, the film ends
  /// with an error.
  public func wait() {
    guard VirtualClock.current != nil else { return count.wait() }
    if isTaken(until: .distantFuture) { return }
    ClockMisuse.reportDeadlock(
      "DispatchSemaphore.wait()", instead: "Continue where signal() is called.")
  }

  /// Does what `wait()` does until `timeout`, and returns whether the value was decreased by then.
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult { wait(until: timeout.instant) }

  /// Returns what `wait(timeout:)` returns.
  public func wait(wallTimeout: DispatchWallTime) -> DispatchTimeoutResult {
    wait(until: wallTimeout.instant)
  }

  private func wait(until timeout: Instant) -> DispatchTimeoutResult {
    if timeout == .distantFuture { wait() } else if !isTaken(until: timeout) { return .timedOut }
    return .success
  }

  /// Decreases the value, by `limit`. Returns false if that isn't possible.
  private func isTaken(until limit: Instant) -> Bool {
    if isTakenNow() { return true }
    if limit <= StageNow.instant { return false }
    guard let coroutine = Coroutine.current else {
      return BackgroundTurns.current?.runAhead(through: limit, until: isTakenNow) ?? false
    }
    return Wait.suspend(coroutine, "DispatchSemaphore.wait", until: limit) { waits.append($0) }
  }

  /// Decreases the value; returns false if it is 0.
  private func isTakenNow() -> Bool {
    count.wait(timeout: Dispatch.DispatchTime(uptimeNanoseconds: 0)) == .success
  }
}
