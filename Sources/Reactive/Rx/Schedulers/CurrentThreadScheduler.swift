/// A scheduler that runs work on the current thread: immediately if no other work is running,
/// otherwise after the current work.
///
/// Subscriptions are scheduled on it, so that sources such as `of` and `range` begin to send only
/// when the whole chain has been set up. A loop on it in which no time passes fails the stage's
/// clock.
public final class CurrentThreadScheduler: ImmediateSchedulerType, Sendable {
  /// The shared scheduler. It is stateless: waiting work belongs to the stage's clock.
  public static let instance = CurrentThreadScheduler()

  private init() {}

  /// A Boolean value that indicates whether no work is running, so that work scheduled now would
  /// run immediately.
  public static var isScheduleRequired: Bool { Trampoline.current.isIdle }

  /// Runs `action` with `state`, immediately if no other work is running, otherwise after the
  /// current work.
  ///
  /// - Returns: A disposable that cancels the work and disposes of the action's result.
  public func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    let trampoline = Trampoline.current
    if trampoline.isIdle { return trampoline.run { action(state) } }
    let result = SingleAssignmentDisposable()
    let item = trampoline.schedule(isCounted: true) {
      result.setDisposable(action(state))
      return false
    }
    return Disposables.create(item, result)
  }
}
