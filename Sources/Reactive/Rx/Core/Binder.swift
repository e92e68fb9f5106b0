/// An observer that sets something on a target, which it holds weakly.
///
/// It delivers on its scheduler, the main one unless told otherwise, and so at once when nothing of
/// its own is pending. Binding an error is a programming error: fatal in debug builds, reported on
/// standard error in others. Completion is ignored.
public struct Binder<Value>: ObserverType {
  /// The type of the values it sets.
  public typealias Element = Value

  private let handler: (Event<Value>) -> Void

  /// An observer that calls `binding` with `target`, as long as that lives, and each value.
  public init<Target: AnyObject>(
    _ target: Target,
    scheduler: any ImmediateSchedulerType = MainScheduler(),
    binding: @escaping (Target, Value) -> Void
  ) {
    handler = { [weak target] event in
      switch event {
      case .next(let value):
        _ = scheduler.schedule(value) { [weak target] value in
          if let target { binding(target, value) }
          return Disposables.create()
        }
      case .error(let error):
        bindingError(error)
      case .completed:
        break
      }
    }
  }

  /// Sets the value of a next event.
  public func on(_ event: Event<Value>) { handler(event) }

  /// This binder with its type erased.
  public func asObserver() -> AnyObserver<Value> { AnyObserver(eventHandler: handler) }
}

/// Says that `error` reached an observer that must not fail.
func bindingError(_ error: any Error) {
  #if DEBUG
    fatalError("Binding error: \(error). Catch it before it is bound.")
  #else
    Hooks.defaultErrorHandler([], error)
  #endif
}
