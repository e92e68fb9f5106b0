import Foundation
import VirtualTime

/// Runs work on the stage's clock: at once when none of its own runs or waits, else, or with a
/// time, when the clock gets there.
///
/// The stage's thread is its main thread. What runs and waits belongs to the clock that is current;
/// outside of a stage this can run work at once, but not wait.
///
/// It has no stored properties, and so is safe to share.
public final class MainScheduler: SerialDispatchQueueScheduler, @unchecked Sendable {
  /// The scheduler that runs work at once when nothing of it is pending.
  public static let instance = MainScheduler()

  /// The scheduler that always lets the work that runs return first.
  public static let asyncInstance = SerialDispatchQueueScheduler()

  /// A scheduler that does not wait for the work of other ones.
  public override init() {}

  /// Stops the program, with `errorMessage`, if this is neither a stage's thread nor the main one.
  public static func ensureExecutingOnScheduler(errorMessage: String? = nil) {
    require(
      VirtualClock.current != nil || Thread.isMainThread,
      errorMessage ?? "This thread has no stage; do this in stage.perform { … }")
  }

  /// Stops the program, with `errorMessage`, if this is neither a stage's thread nor the main one.
  public static func ensureRunningOnMainThread(errorMessage: String? = nil) {
    ensureExecutingOnScheduler(errorMessage: errorMessage)
  }

  /// Runs `action` with `state`: at once when no work of this scheduler runs or waits, else at this
  /// instant, after it.
  ///
  /// - Returns: What cancels the work, and disposes of what the action has returned.
  public override func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    guard let clock = VirtualClock.current else {
      return CurrentThreadScheduler.instance.schedule(state, action: action)
    }
    let pending = PendingWork.of(clock)
    let isFirst = pending.begin(self)
    if isFirst {
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

/// Counts, for each scheduler, the work that runs or waits on one clock.
private final class PendingWork: StageLocal {
  private var counts: [(scheduler: MainScheduler, count: Int)] = []

  init(on clock: VirtualClock) {}

  /// Counts one more; true if it is the only one.
  func begin(_ scheduler: MainScheduler) -> Bool {
    if let index = counts.firstIndex(where: { $0.scheduler === scheduler }) {
      counts[index].count += 1
      return false
    }
    counts.append((scheduler, 1))
    return true
  }

  /// Counts one less.
  func end(_ scheduler: MainScheduler) {
    guard let index = counts.firstIndex(where: { $0.scheduler === scheduler }) else { return }
    counts[index].count -= 1
    if counts[index].count == 0 { counts.remove(at: index) }
  }
}
