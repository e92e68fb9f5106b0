import Foundation
import VirtualTime

/// The functions that all schedulers of a stage share: they read the stage's clock and wait on it.
enum StageTime {
  /// The reference date plus the time on the stage's clock.
  static var now: RxTime {
    RxTime(timeIntervalSinceReferenceDate: clock.now.seconds)
  }

  /// Runs `action` with `state` at the current instant, after the current work and all work already
  /// scheduled for this instant. Outside a stage, where work can't wait, `action` runs on the
  /// current thread.
  static func schedule<State>(
    _ state: State, action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    guard let clock = VirtualClock.current else {
      return CurrentThreadScheduler.instance.schedule(state, action: action)
    }
    return ScheduledWork.schedule(on: clock, after: 0) { action(state) }
  }

  /// Runs `action` with `state` after `dueTime`.
  static func schedule<State>(
    _ state: State, after dueTime: RxTimeInterval, action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    ScheduledWork.schedule(on: clock, after: dueTime.wholeNanoseconds) { action(state) }
  }

  private static var clock: VirtualClock {
    guard let clock = VirtualClock.current else {
      programmingError(
        "There is no current clock to read or wait on. Do this in a film's perform(on:) "
          + "or inside stage.perform { … }")
    }
    return clock
  }
}

/// Work that waits on a clock.
///
/// It and the clock's work retain each other until the work has run, is cancelled or is released
/// with its clock.
final class ScheduledWork: Cancelable {
  private var work: VirtualClock.Work?
  private var whenCancelled: (() -> Void)?
  private var result: (any Disposable)?
  private(set) var isDisposed = false

  private init(whenCancelled: (() -> Void)?) {
    self.whenCancelled = whenCancelled
  }

  /// Runs `action` after `nanoseconds`. If the work is cancelled before that, `whenCancelled` is
  /// called.
  static func schedule(
    on clock: VirtualClock, after nanoseconds: Int64, _ action: @escaping () -> any Disposable,
    whenCancelled: (() -> Void)? = nil
  ) -> ScheduledWork {
    let scheduled = ScheduledWork(whenCancelled: whenCancelled)
    scheduled.work = clock.schedule(at: clock.now.advanced(by: nanoseconds)) {
      scheduled.work = nil
      scheduled.whenCancelled = nil
      let result = action()
      if scheduled.isDisposed { result.dispose() } else { scheduled.result = result }
    }
    return scheduled
  }

  func dispose() {
    guard !isDisposed else { return }
    isDisposed = true
    let (work, whenCancelled, result) = (self.work, self.whenCancelled, self.result)
    self.work = nil
    self.whenCancelled = nil
    self.result = nil
    work?.cancel()
    whenCancelled?()
    result?.dispose()
  }
}
