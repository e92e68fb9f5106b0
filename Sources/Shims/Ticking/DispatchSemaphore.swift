public import Dispatch
import VirtualTime

/// A count of resources to wait for, on the stage's clock.
///
/// Outside of a stage, and on threads that aren't the stage's, it is Dispatch's own.
///
/// `@unchecked Sendable`, as Dispatch's is: only the stage's thread reads `waiting`.
public final class DispatchSemaphore: @unchecked Sendable {
  /// The value. It begins at 0, because Dispatch traps if a semaphore is deallocated with a value below
  /// the one it was created with.
  private let count = Dispatch.DispatchSemaphore(value: 0)
  /// The work of the stage that waits.
  private var waiting: [WaitingWork] = []

  /// Creates a semaphore; a negative value ends the film with an error.
  public init(value: Int) {
    for _ in 0..<max(value, 0) { count.signal() }
    guard value < 0 else { return }
    ClockMisuse.report(
      "DispatchSemaphore(value:) was called with \(value).", hint: "Use 0 or a positive number.")
  }

  /// Increases the value, or resumes the work that has waited longest. Returns 1 if there is any, and 0 if
  /// not. If the calling work has paused, the call takes effect when the pause ends.
  @discardableResult
  public func signal() -> Int {
    guard VirtualClock.current != nil else { return count.signal() }
    let wakes = waiting.allSatisfy(\.hasEnded) ? 0 : 1
    WaitingWork.submitInTime("DispatchSemaphore.signal") { [self] in
      waiting.removeAll(where: \.hasEnded)
      if waiting.isEmpty { count.signal() } else { waiting.removeFirst().finish() }
    }
    return wakes
  }

  /// Decreases the value, and waits for `signal()` if it is 0.
  ///
  /// In work of another queue than the main one, the call returns immediately: what the work submits to
  /// queues from then on is submitted after the signal, and what follows it in a serial queue starts
  /// then. On the main queue, the work of other queues that is due runs during the call; without a signal
  /// by then, the film ends with an error.
  public func wait() {
    guard VirtualClock.current != nil else { return count.wait() }
    if isTaken() { return }
    ClockMisuse.reportDeadlock(
      "DispatchSemaphore.wait()", instead: "Continue where signal() is called.")
  }

  /// Does what `wait()` does until `timeout`, and returns `.success`, as if the signal came in time. On the
  /// main queue, where nothing is due that calls `signal()`, and if `timeout` has passed, it returns
  /// `.timedOut`.
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult { wait(until: timeout.instant) }

  /// Returns what `wait(timeout:)` returns.
  public func wait(wallTimeout: DispatchWallTime) -> DispatchTimeoutResult {
    wait(until: wallTimeout.instant)
  }

  private func wait(until timeout: Instant) -> DispatchTimeoutResult {
    if timeout <= StageNow.instant { return isTakenNow() ? .success : .timedOut }
    if isTaken(timeout) { return .success }
    if timeout == .distantFuture { wait() }
    return .timedOut
  }

  /// Decreases the value, or lets the running work wait; returns false if neither is possible.
  private func isTaken(_ timeout: Instant = .distantFuture) -> Bool {
    SleepingWork.current?.wait == nil && isTakenNow()
      || WaitingWork.wait("DispatchSemaphore.wait", timeout: timeout, until: add)
      || QueuedWork.runBackground(until: isTakenNow)
  }

  /// Decreases the value; returns false if it is 0.
  private func isTakenNow() -> Bool {
    count.wait(timeout: Dispatch.DispatchTime(uptimeNanoseconds: 0)) == .success
  }

  private func add(_ wait: WaitingWork) {
    if isTakenNow() { wait.finish() } else { waiting.append(wait) }
  }
}
