public import Dispatch

/// Work that is waited for together, on the stage's clock.
public final class DispatchGroup {
  private var count = 0
  private var waiting: [() -> Void] = []

  /// A group without work.
  public init() {}

  /// Counts one more piece of work.
  public func enter() { count += 1 }

  /// Counts one less. More often than `enter()` it ends the film with an error.
  public func leave() {
    guard count > 0 else {
      ClockMisuse.report(
        "DispatchGroup.leave() was called more often than enter().",
        hint: "Each enter() has one leave().")
      return
    }
    count -= 1
    if count == 0 { tell() }
  }

  /// Runs `work` on the stage's clock as soon as nothing is counted; at this instant if nothing is.
  public func notify(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: StageQueue,
    execute work: @escaping () -> Void
  ) {
    waiting.append { queue.async(execute: work) }
    if count == 0 { tell() }
  }

  /// Runs an item on the stage's clock as soon as nothing is counted.
  public func notify(queue: StageQueue, work: DispatchWorkItem) {
    notify(queue: queue) { work.performAndTell() }
  }

  /// Returns if nothing is counted; else it ends the film with an error, as nothing can run while it
  /// waits.
  public func wait() { _ = refuses() }

  /// Success if nothing is counted; else it ends the film with an error, as nothing can run while it
  /// waits.
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
    refuses() ? .timedOut : .success
  }

  private func refuses() -> Bool {
    guard count > 0 else { return false }
    ClockMisuse.reportStandstill(
      "DispatchGroup.wait()", instead: "Go on in notify(queue:execute:).")
    return true
  }

  private func tell() {
    let actions = waiting
    waiting = []
    for action in actions { action() }
  }
}
