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
    _ state: State, as runner: WorkRunner = .main, action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    guard let clock = VirtualClock.current else {
      return CurrentThreadScheduler.instance.schedule(state, action: action)
    }
    return ScheduledWork.schedule(on: clock, after: 0, as: runner) { action(state) }
  }

  /// Runs `action` with `state` after `dueTime`.
  static func schedule<State>(
    _ state: State, after dueTime: RxTimeInterval, as runner: WorkRunner = .main,
    action: @escaping (State) -> any Disposable
  ) -> any Disposable {
    ScheduledWork.schedule(on: clock, after: dueTime.wholeNanoseconds, as: runner) {
      action(state)
    }
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
  /// The turn of work of a background queue.
  private var turn: BackgroundTurns.Turn?
  private var whenCancelled: (() -> Void)?
  private var result: (any Disposable)?
  private(set) var isDisposed = false

  private init(whenCancelled: (() -> Void)?) {
    self.whenCancelled = whenCancelled
  }

  /// Runs `action` after `nanoseconds`. If the work is cancelled before that, `whenCancelled` is
  /// called.
  static func schedule(
    on clock: VirtualClock, after nanoseconds: Int64, as runner: WorkRunner = .main,
    _ action: @escaping () -> any Disposable, whenCancelled: (() -> Void)? = nil
  ) -> ScheduledWork {
    let scheduled = ScheduledWork(whenCancelled: whenCancelled)
    let instant = clock.now.advanced(by: nanoseconds)
    if case .main = runner {
      scheduled.work = clock.schedule(at: instant) { scheduled.finish(action) }
    } else {
      scheduled.turn = BackgroundTurns.of(clock).schedule(at: instant) {
        runner.run { scheduled.finish(action) }
      }
    }
    return scheduled
  }

  private func finish(_ action: () -> any Disposable) {
    if isDisposed { return }
    (work, turn, whenCancelled) = (nil, nil, nil)
    let result = action()
    if isDisposed { result.dispose() } else { self.result = result }
  }

  func dispose() {
    guard !isDisposed else { return }
    isDisposed = true
    let (work, turn, whenCancelled, result) = (
      self.work, self.turn, self.whenCancelled, self.result
    )
    (self.work, self.turn, self.whenCancelled, self.result) = (nil, nil, nil, nil)
    work?.cancel()
    turn?.cancel()
    whenCancelled?()
    result?.dispose()
  }
}
