/// An observer that applies values to a target, which it holds weakly.
///
/// It delivers on its scheduler, by default the main scheduler, and therefore immediately unless
/// earlier values are pending. Binding an error is a programming error: fatal in debug builds,
/// reported on standard error in others. Completion is ignored.
public struct Binder<Value>: ObserverType {
  /// The type of the values.
  public typealias Element = Value

  private let handler: (Event<Value>) -> Void

  /// Creates an observer that calls `binding` with `target` and each value until `target` is
  /// deallocated.
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

  /// Applies the value of a next event to the target.
  public func on(_ event: Event<Value>) { handler(event) }

  /// Returns this binder with its type erased.
  public func asObserver() -> AnyObserver<Value> { AnyObserver(eventHandler: handler) }
}

/// Reports that `error` reached an observer that doesn't accept errors.
func bindingError(_ error: any Error) {
  #if DEBUG
    fatalError("Binding error: \(error). Catch it before it is bound.")
  #else
    Hooks.defaultErrorHandler([], error)
  #endif
}
