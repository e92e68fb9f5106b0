/// The trait of `Completable`.
public enum CompletableTrait {}

/// A sequence without elements: it completes or fails.
public typealias Completable = PrimitiveSequence<CompletableTrait, Never>

/// The event of a completable.
@frozen public enum CompletableEvent {
  /// The completable has failed.
  case error(any Error)

  /// The completable has completed.
  case completed
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// A closure that receives the event of a completable.
  public typealias CompletableObserver = (CompletableEvent) -> Void

  /// Creates a completable. `subscribe` is called for each subscription: it passes an event to its
  /// argument and returns a disposable for the end of the subscription. Further events are dropped.
  public static func create(
    subscribe: @escaping (@escaping CompletableObserver) -> any Disposable
  ) -> Completable {
    Completable(
      raw: .create { observer in
        subscribe { event in
          switch event {
          case .error(let error): observer.onError(error)
          case .completed: observer.onCompleted()
          }
        }
      })
  }

  /// Returns a completable that fails immediately with `error`.
  public static func error(_ error: any Error) -> Completable { Completable(raw: .error(error)) }

  /// Returns a completable that never ends.
  public static func never() -> Completable { Completable(raw: .never()) }

  /// Returns a completable that completes immediately.
  public static func empty() -> Completable { Completable(raw: .empty()) }

  /// Calls `observer` with the completable's event.
  public func subscribe(_ observer: @escaping (CompletableEvent) -> Void) -> any Disposable {
    primitiveSequence.subscribeToResult { event in
      switch event {
      case .next: break
      case .error(let error): observer(.error(error))
      case .completed: observer(.completed)
      }
    }
  }

  /// Calls the closure for the completable's event.
  ///
  /// - Parameters:
  ///   - onCompleted: Called at the completion.
  ///   - onError: Called with the error, if there is one. Without this closure, the error is passed
  ///     to `Hooks.defaultErrorHandler`.
  ///   - onDisposed: Called once, after the event or when the subscription is disposed of.
  public func subscribe(
    onCompleted: (() -> Void)? = nil,
    onError: ((any Error) -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    let handle = onError ?? unhandled()
    return primitiveSequence.subscribeToResult(
      { event in
        switch event {
        case .next: break
        case .error(let error): handle(error)
        case .completed: onCompleted?()
        }
      }, onDisposed: onDisposed)
  }

  /// Calls the closure for the completable's event with `object`, which is held weakly; after it is
  /// deallocated, no closure is called.
  public func subscribe<Object: AnyObject>(
    with object: Object,
    onCompleted: ((Object) -> Void)? = nil,
    onError: ((Object, any Error) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    subscribe(
      onCompleted: { [weak object] in if let object { onCompleted?(object) } },
      onError: onError.map { onError in
        { [weak object] error in if let object { onError(object, error) } }
      },
      onDisposed: { [weak object] in if let object { onDisposed?(object) } })
  }
}
