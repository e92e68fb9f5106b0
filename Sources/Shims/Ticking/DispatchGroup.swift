public import Dispatch
import VirtualTime

/// A group of work items to wait for together, on the stage's clock.
public final class DispatchGroup {
  private var count = 0
  private var waiting: [() -> Void] = []

  /// Creates a group without work.
  public init() {}

  /// Adds one piece of work to the group.
  public func enter() { count += 1 }

  /// Marks one piece of work as finished. A call without a matching `enter()` ends the film with an
  /// error. After a pause of the work that calls it, the call takes effect later.
  public func leave() {
    WaitingWork.submit { [self] in
      guard SleepingWork.lead == 0 else {
        StageNow.schedule(at: StageNow.instant, "DispatchGroup.leave", leaveNow)
        return
      }
      leaveNow()
    }
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
  /// starts then. On the main queue, the film ends with an error if the group isn't empty, because no
  /// work can run while the call waits.
  public func wait() {
    if count == 0 && SleepingWork.current?.wait == nil || WaitingWork.wait(for: self) { return }
    reportDeadlock()
  }

  /// Returns `.success` if the group is empty, and `.timedOut` if it isn't and `timeout` has passed.
  /// Otherwise, it does what `wait()` does, and returns `.success`, as if the group became empty in time.
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult { wait(until: timeout.instant) }

  /// Returns what `wait(timeout:)` returns.
  public func wait(wallTimeout: DispatchWallTime) -> DispatchTimeoutResult {
    wait(until: wallTimeout.instant)
  }

  private func wait(until timeout: Instant) -> DispatchTimeoutResult {
    if count > 0 && timeout <= StageNow.instant { return .timedOut }
    if count == 0 || WaitingWork.wait(for: self) { return .success }
    reportDeadlock()
    return .timedOut
  }

  private func reportDeadlock() {
    ClockMisuse.reportDeadlock(
      "DispatchGroup.wait()", instead: "Continue in notify(queue:execute:).")
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
