public import Foundation

/// A time interval in Dispatch's notation: `.seconds(1)`, `.milliseconds(500)`.
public typealias RxTimeInterval = DispatchTimeInterval

/// A point in time. On a stage, it is the reference date plus the time on the stage's clock.
public typealias RxTime = Date

/// A scheduler that runs work immediately or as soon as possible.
public protocol ImmediateSchedulerType {
  /// Runs `action` with `state`.
  ///
  /// - Returns: A disposable that cancels the work and disposes of the action's result.
  func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable
}

/// A scheduler that runs work at a given time.
public protocol SchedulerType: ImmediateSchedulerType {
  /// The current time.
  var now: RxTime { get }

  /// Runs `action` with `state` after `dueTime`.
  ///
  /// - Returns: A disposable that cancels the work and disposes of the action's result.
  func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable

  /// Runs `action` after `startAfter` and then every `period`, each time with the state that it
  /// returned the previous time.
  ///
  /// - Returns: A disposable that stops the repetition.
  func schedulePeriodic<StateType>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
    action: @escaping (StateType) -> StateType
  ) -> any Disposable
}

extension SchedulerType {
  /// Runs `action` after `startAfter` and then every `period`, each time with the state that it
  /// returned the previous time.
  ///
  /// - Returns: A disposable that stops the repetition.
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
