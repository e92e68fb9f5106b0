public import Dispatch
import VirtualTime

/// A group of work items to wait for together, on the stage's clock.
///
/// `@unchecked Sendable`, as Dispatch's is: only threads of the stage use it, one at a time.
public final class DispatchGroup: @unchecked Sendable {
  private var count = 0
  private var waiting: [() -> Void] = []

  /// Creates a group without work.
  public init() {}

  /// Adds one piece of work to the group.
  public func enter() { count += 1 }

  /// Marks one piece of work as finished. A call without a matching `enter()` ends the film with an
  /// error.
  public func leave() {
    guard count > 0 else {
      ClockMisuse.report(
        "DispatchGroup.leave() was called more often than enter().",
        hint: "Call leave() once per enter().")
      return
    }
    count -= 1
    if count == 0 { notifyWaiting() }
  }

  /// Runs `work` on the stage's clock as soon as the group is empty; at this instant if it already
  /// is.
  public func notify(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: StageQueue,
    execute work: @escaping () -> Void
  ) {
    whenEmpty { queue.async(execute: work) }
  }

  /// Runs an item on the stage's clock as soon as the group is empty.
  public func notify(queue: StageQueue, work: DispatchWorkItem) {
    notify(queue: queue) { work.performAndNotify() }
  }

  /// Waits until the group is empty.
  ///
  /// Work of other queues than the main one waits while the stage's clock goes on. On the main queue, the
  /// other work runs ahead of its time during the call; if the group isn't empty then, the film ends with
  /// an error.
  public func wait() {
    if isEmpty(by: .distantFuture) { return }
    ClockMisuse.reportDeadlock(
      "DispatchGroup.wait()", instead: "Continue in notify(queue:execute:).")
  }

  /// Does what `wait()` does until `timeout`, and returns whether the group was empty by then.
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult { wait(until: timeout.instant) }

  /// Returns what `wait(timeout:)` returns.
  public func wait(wallTimeout: DispatchWallTime) -> DispatchTimeoutResult {
    wait(until: wallTimeout.instant)
  }

  private func wait(until timeout: Instant) -> DispatchTimeoutResult {
    if timeout == .distantFuture { wait() } else if !isEmpty(by: timeout) { return .timedOut }
    return .success
  }

  /// Returns whether the group is empty, or becomes so by `limit`.
  private func isEmpty(by limit: Instant) -> Bool {
    if count == 0 { return true }
    if limit <= StageNow.instant { return false }
    guard let coroutine = Coroutine.current else {
      return BackgroundTurns.current?.runAhead(through: limit) { count == 0 } ?? false
    }
    return Wait.suspend(coroutine, "DispatchGroup.wait", until: limit) { whenEmpty($0.end) }
  }

  /// Calls `action` when the group is empty, or now if it is.
  private func whenEmpty(_ action: @escaping () -> Void) {
    waiting.append(action)
    if count == 0 { notifyWaiting() }
  }

  private func notifyWaiting() {
    let actions = waiting
    waiting = []
    for action in actions { action() }
  }
}
