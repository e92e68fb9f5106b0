import Foundation
import VirtualTime

/// A scheduler that runs work on the stage's clock: immediately if none of its own work is running
/// or waiting, otherwise, or if a time is given, when the clock reaches that time.
///
/// Work of background queues isn't on the main thread: what it schedules runs after it. Running and waiting work belongs to the current clock;
/// outside a stage, the scheduler can run work immediately but can't wait.
///
/// It has no properties that change and is therefore safe to share.
public final class MainScheduler: SerialDispatchQueueScheduler, @unchecked Sendable {
  /// The scheduler that runs work immediately if none of its work is pending.
  public static let instance = MainScheduler()

  /// The scheduler that always lets the current work return first.
  public static let asyncInstance = SerialDispatchQueueScheduler(isMain: true)

  /// Creates a scheduler that doesn't wait for the work of other schedulers.
  public init() { super.init(isMain: true) }

  /// Stops the program with `errorMessage` if the current thread is neither a stage's thread nor
  /// the main thread.
  public static func ensureExecutingOnScheduler(errorMessage: String? = nil) {
    checkUse(
      VirtualClock.current != nil || Thread.isMainThread,
      errorMessage ?? "The current thread has no stage. Do this in stage.perform { … }.")
  }

  /// Stops the program with `errorMessage` if the current thread is neither a stage's thread nor
  /// the main thread.
  public static func ensureRunningOnMainThread(errorMessage: String? = nil) {
    ensureExecutingOnScheduler(errorMessage: errorMessage)
  }

  /// Runs `action` with `state`: immediately if no work of this scheduler is running or waiting,
  /// otherwise at the current instant, after that work.
  ///
  /// - Returns: A disposable that cancels the work and disposes of the action's result.
  public override func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    guard let clock = VirtualClock.current else {
      return CurrentThreadScheduler.instance.schedule(state, action: action)
    }
    let pending = PendingWork.of(clock)
    let isFirst = pending.begin(self)
    if isFirst, Coroutine.isMainThread {
      defer { pending.end(self) }
      return action(state)
    }
    return ScheduledWork.schedule(on: clock, after: 0) {
      defer { pending.end(self) }
      return action(state)
    } whenCancelled: {
      pending.end(self)
    }
  }
}

/// Counts the running and waiting work of each scheduler on one clock.
private final class PendingWork: StageLocal {
  private var counts: [(scheduler: MainScheduler, count: Int)] = []

  init(on clock: VirtualClock) {}

  /// Increments the scheduler's count; returns true if no other work is pending.
  func begin(_ scheduler: MainScheduler) -> Bool {
    if let index = counts.firstIndex(where: { $0.scheduler === scheduler }) {
      counts[index].count += 1
      return false
    }
    counts.append((scheduler, 1))
    return true
  }

  /// Decrements the scheduler's count.
  func end(_ scheduler: MainScheduler) {
    guard let index = counts.firstIndex(where: { $0.scheduler === scheduler }) else { return }
    counts[index].count -= 1
    if counts[index].count == 0 { counts.remove(at: index) }
  }
}
