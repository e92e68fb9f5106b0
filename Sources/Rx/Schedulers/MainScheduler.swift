public import Foundation
import VirtualTime

/// Runs work on the stage's clock: at once when none of its own runs or waits, else, or with a
/// time, when the clock gets there.
///
/// It has no state of its own; what runs and waits belongs to the clock that is current. Outside of
/// a stage it can run work at once, but not wait.
public final class MainScheduler: SchedulerType, Sendable {
  /// The scheduler that runs work at once when nothing of it is pending.
  public static let instance = MainScheduler()

  /// The scheduler that always lets the work that runs return first.
  public static let asyncInstance = SerialDispatchQueueScheduler()

  /// A scheduler that does not wait for the work of other ones.
  public init() {}

  /// The reference date plus the time on the stage's clock.
  public var now: RxTime { StageTime.now }

  /// Runs `action` with `state`: at once when no work of this scheduler runs or waits, else at this
  /// instant, after it.
  ///
  /// - Returns: What cancels the work, and disposes of what the action has returned.
  public func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    guard let clock = VirtualClock.current else {
      return CurrentThreadScheduler.instance.schedule(state, action: action)
    }
    let pending = clock.local(PendingWork.self) { PendingWork() }
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

  /// Runs `action` with `state` when `dueTime` has passed on the stage's clock.
  ///
  /// - Returns: What cancels the work, and disposes of what the action has returned.
  public func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    StageTime.schedule(state, after: dueTime, action: action)
  }
}

/// Counts, for each scheduler, the work that runs or waits on one clock.
private final class PendingWork {
  private var counts: [(scheduler: MainScheduler, count: Int)] = []

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
