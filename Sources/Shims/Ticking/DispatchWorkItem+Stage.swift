public import Dispatch
import VirtualTime

// Work items are Dispatch's own type, so that they fit wherever the type is written; performing and
// cancelling them needs no clock. Only the notifications for finished items use the stage's clock.

/// Returns a work item, which can be performed, submitted to a queue or cancelled.
///
/// Its `wait()` is Dispatch's own, which never returns in background work; rewritten sources call
/// `stageWait()`.
public func DispatchWorkItem(
  qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
  block: @escaping () -> Void
) -> Dispatch.DispatchWorkItem {
  let work = WorkOfOneThread(run: block)
  let outcome = WorkOutcome()
  let ended = WorkOfOneThread(run: { outcome.end() })
  let item = Dispatch.DispatchWorkItem(qos: qos, flags: flags) {
    work.run()
    ended.run()
  }
  WorkOutcomes.current?.add(outcome, of: item)
  return item
}

/// A non-Sendable closure for a Sendable context: an item made on a stage runs on its one thread.
private struct WorkOfOneThread: @unchecked Sendable {
  let run: () -> Void
}

extension Dispatch.DispatchWorkItem {
  /// Runs `execute` on the stage's clock once this item has run, or was skipped because it was
  /// cancelled; at this instant if that has already happened.
  public func notify(queue: StageQueue, execute: @escaping () -> Void) {
    guard let outcomes = WorkOutcomes.current else { return queue.async(execute: execute) }
    outcomes.outcome(of: self).whenEnded { queue.async(execute: execute) }
  }

  /// Runs another item once this one has run or was skipped.
  public func notify(queue: StageQueue, execute: Dispatch.DispatchWorkItem) {
    notify(queue: queue) { execute.performAndNotify() }
  }

  /// Waits until the item has run, or was skipped because it was cancelled.
  ///
  /// Work of other queues than the main one waits while the stage's clock goes on. On the main queue, the
  /// other work runs ahead of its time during the call.
  public func stageWait() { _ = hasEnded(by: .distantFuture) }

  /// Does what `stageWait()` does until `timeout`, and returns whether the item has run or was skipped.
  public func stageWait(timeout: DispatchTime) -> DispatchTimeoutResult {
    hasEnded(by: timeout.instant) ? .success : .timedOut
  }

  /// Returns what `stageWait(timeout:)` returns.
  public func stageWait(wallTimeout: DispatchWallTime) -> DispatchTimeoutResult {
    hasEnded(by: wallTimeout.instant) ? .success : .timedOut
  }

  private func hasEnded(by limit: Instant) -> Bool {
    guard let outcome = WorkOutcomes.current?.outcome(of: self) else { return false }
    if outcome.hasEnded || limit <= StageNow.instant { return outcome.hasEnded }
    guard let coroutine = Coroutine.current else {
      return BackgroundTurns.current?.runAhead(through: limit) { outcome.hasEnded } ?? false
    }
    return Wait.suspend(coroutine, "DispatchWorkItem.wait", until: limit) { wait in
      outcome.whenEnded(wait.end)
    }
  }

  /// Performs the item, unless it is cancelled, and notifies the observers that wait for it.
  func performAndNotify() {
    perform()
    WorkOutcomes.current?.found(self)?.end()
  }
}

/// Stores whether an item has run, and the closures that wait for it.
private final class WorkOutcome {
  private(set) var hasEnded = false
  private var waiting: [() -> Void] = []

  func whenEnded(_ action: @escaping () -> Void) {
    if hasEnded { action() } else { waiting.append(action) }
  }

  func end() {
    let actions = waiting
    hasEnded = true
    waiting = []
    for action in actions { action() }
  }
}

/// The outcomes of one clock's items.
private final class WorkOutcomes: StageLocal {
  private struct Entry {
    weak var item: Dispatch.DispatchWorkItem?
    let outcome: WorkOutcome
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var sweepCount = 64

  init(on clock: VirtualClock) {}

  func add(_ outcome: WorkOutcome, of item: Dispatch.DispatchWorkItem) {
    entries[ObjectIdentifier(item)] = Entry(item: item, outcome: outcome)
    guard entries.count > sweepCount else { return }
    entries = entries.filter { $0.value.item != nil }
    sweepCount = max(64, entries.count * 2)
  }

  func found(_ item: Dispatch.DispatchWorkItem) -> WorkOutcome? {
    guard let entry = entries[ObjectIdentifier(item)], entry.item === item else { return nil }
    return entry.outcome
  }

  func outcome(of item: Dispatch.DispatchWorkItem) -> WorkOutcome {
    if let outcome = found(item) { return outcome }
    let outcome = WorkOutcome()
    add(outcome, of: item)
    return outcome
  }
}
