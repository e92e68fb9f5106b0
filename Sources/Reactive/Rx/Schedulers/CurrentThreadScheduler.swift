/// Runs work on the current thread: at once when none runs, else after the work that runs.
///
/// Subscribing goes through it, so that sources such as `of` and `range` begin to send only when
/// the whole chain stands. A loop on it in which no time passes fails the stage's clock.
public final class CurrentThreadScheduler: ImmediateSchedulerType, Sendable {
  /// The one scheduler. It has no state of its own; what waits belongs to the stage's clock.
  public static let instance = CurrentThreadScheduler()

  private init() {}

  /// Whether no work runs, so that work scheduled now would run at once.
  public static var isScheduleRequired: Bool { Trampoline.current.isIdle }

  /// Runs `action` with `state`, at once when no other work runs, else after it.
  ///
  /// - Returns: What cancels the work, and disposes of what the action has returned.
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
