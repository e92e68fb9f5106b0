public import Foundation

/// A span of time, as Dispatch writes it: `.seconds(1)`, `.milliseconds(500)`.
public typealias RxTimeInterval = DispatchTimeInterval

/// A point in time. On a stage, it is the reference date plus the time on the stage's clock.
public typealias RxTime = Date

/// Runs work, at once or as soon as it can.
public protocol ImmediateSchedulerType {
  /// Runs `action` with `state`.
  ///
  /// - Returns: What cancels the work, and disposes of what the action has returned.
  func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable
}

/// Runs work at a time.
public protocol SchedulerType: ImmediateSchedulerType {
  /// The current time.
  var now: RxTime { get }

  /// Runs `action` with `state` when `dueTime` has passed.
  ///
  /// - Returns: What cancels the work, and disposes of what the action has returned.
  func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable

  /// Runs `action` when `startAfter` has passed and then every `period`, each time with the state
  /// that it returned before.
  ///
  /// - Returns: What stops it.
  func schedulePeriodic<StateType>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
    action: @escaping (StateType) -> StateType
  ) -> any Disposable
}

extension SchedulerType {
  /// Runs `action` when `startAfter` has passed and then every `period`, each time with the state
  /// that it returned before.
  ///
  /// - Returns: What stops it.
  public func schedulePeriodic<StateType>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
    action: @escaping (StateType) -> StateType
  ) -> any Disposable {
    let current = SerialDisposable()
    func tick(_ state: StateType, after dueTime: RxTimeInterval) {
      current.disposable = scheduleRelative(state, dueTime: dueTime) { state in
        let next = action(state)
        if !current.isDisposed { tick(next, after: period) }
        return Disposables.create()
      }
    }
    tick(state, after: startAfter)
    return current
  }
}
