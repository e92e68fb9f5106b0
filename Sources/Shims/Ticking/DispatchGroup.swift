public import Dispatch

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
    guard SleepingWork.lead == 0 else {
      StageNow.schedule(at: StageNow.instant, "DispatchGroup.leave", leaveNow)
      return
    }
    leaveNow()
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
    waiting.append { queue.async(execute: work) }
    if count == 0 { notifyWaiting() }
  }

  /// Runs an item on the stage's clock as soon as the group is empty.
  public func notify(queue: StageQueue, work: DispatchWorkItem) {
    notify(queue: queue) { work.performAndNotify() }
  }

  /// Returns if the group is empty; otherwise it ends the film with an error, because no work can
  /// run while the call waits.
  public func wait() { _ = refuses() }

  /// Returns `.success` if the group is empty; otherwise it ends the film with an error, because no
  /// work can run while the call waits.
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
    refuses() ? .timedOut : .success
  }

  private func refuses() -> Bool {
    guard count > 0 else { return false }
    ClockMisuse.reportDeadlock(
      "DispatchGroup.wait()", instead: "Continue in notify(queue:execute:).")
    return true
  }

  private func notifyWaiting() {
    let actions = waiting
    waiting = []
    for action in actions { action() }
  }
}
