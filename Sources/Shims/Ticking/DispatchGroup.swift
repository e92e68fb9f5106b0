public import Dispatch
import VirtualTime

/// A group of work items to wait for together, on the stage's clock.
///
/// `@unchecked Sendable`, as Dispatch's is: only the stage's thread uses it.
public final class DispatchGroup: @unchecked Sendable {
  private var count = 0
  private var waiting: [() -> Void] = []

  /// Creates a group without work.
  public init() {}

  /// Adds one piece of work to the group.
  public func enter() { count += 1 }

  /// Marks one piece of work as finished. A call without a matching `enter()` ends the film with an
  /// error. After a pause of the work that calls it, the call takes effect later.
  public func leave() {
    WaitingWork.submitInTime("DispatchGroup.leave", leaveNow)
  }

  private func leaveNow() {
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
    WaitingWork.submit { self.whenEmpty { queue.async(execute: work) } }
  }

  /// Runs an item on the stage's clock as soon as the group is empty.
  public func notify(queue: StageQueue, work: DispatchWorkItem) {
    notify(queue: queue) { work.performAndNotify() }
  }

  /// Waits until the group is empty.
  ///
  /// In work of another queue than the main one, the call returns immediately: what the work submits to
  /// queues from then on is submitted when the group is empty, and what follows it in a serial queue
  /// starts then. On the main queue, the work of other queues that is due runs during the call; if the
  /// group isn't empty then, the film ends with an error.
  public func wait() {
    if isAwaited() { return }
    ClockMisuse.reportDeadlock(
      "DispatchGroup.wait()", instead: "Continue in notify(queue:execute:).")
  }

  /// Does what `wait()` does until `timeout`, and returns `.success`, as if the group became empty in
  /// time. On the main queue, where nothing is due that empties the group, and if `timeout` has passed,
  /// it returns `.timedOut`.
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult { wait(until: timeout.instant) }

  /// Returns what `wait(timeout:)` returns.
  public func wait(wallTimeout: DispatchWallTime) -> DispatchTimeoutResult {
    wait(until: wallTimeout.instant)
  }

  private func wait(until timeout: Instant) -> DispatchTimeoutResult {
    if count > 0 && timeout <= StageNow.instant { return .timedOut }
    if isAwaited(timeout) { return .success }
    if timeout == .distantFuture { wait() }
    return .timedOut
  }

  /// Returns whether the group is empty, or becomes so, or lets the running work wait for it.
  private func isAwaited(_ timeout: Instant = .distantFuture) -> Bool {
    count == 0 && SleepingWork.current?.wait == nil
      || WaitingWork.wait("DispatchGroup.wait", timeout: timeout) { wait in
        self.whenEmpty(wait.finish)
      }
      || QueuedWork.runBackground { count == 0 }
  }

  /// Calls `action` when the group is empty, or now if it is.
  func whenEmpty(_ action: @escaping () -> Void) {
    waiting.append(action)
    if count == 0 { notifyWaiting() }
  }

  private func notifyWaiting() {
    let actions = waiting
    waiting = []
    for action in actions { action() }
  }
}
