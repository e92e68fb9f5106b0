/// The tag of `Completable`.
public enum CompletableTrait {}

/// A sequence without elements: it completes or fails.
public typealias Completable = PrimitiveSequence<CompletableTrait, Never>

/// What a completable tells.
@frozen public enum CompletableEvent {
  /// It has failed.
  case error(any Error)

  /// It has completed.
  case completed
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// What receives the event of a completable.
  public typealias CompletableObserver = (CompletableEvent) -> Void

  /// A completable whose subscription is made by `subscribe`: it hands an event to the closure that
  /// it is given and returns what is disposed of at the end. Further events are dropped.
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

  /// A completable that fails with `error` at once.
  public static func error(_ error: any Error) -> Completable { Completable(raw: .error(error)) }

  /// A completable that never ends.
  public static func never() -> Completable { Completable(raw: .never()) }

  /// A completable that completes at once.
  public static func empty() -> Completable { Completable(raw: .empty()) }

  /// Calls `observer` with the completable's event.
  public func subscribe(_ observer: @escaping (CompletableEvent) -> Void) -> any Disposable {
    primitiveSequence.settle { event in
      switch event {
      case .next: break
      case .error(let error): observer(.error(error))
      case .completed: observer(.completed)
      }
    }
  }

  /// Calls the closure that fits the completable's event.
  ///
  /// - Parameters:
  ///   - onCompleted: Called at the completion.
  ///   - onError: Called with the error, if there is one. An error that nobody handles goes to
  ///     `Hooks.defaultErrorHandler`.
  ///   - onDisposed: Called once, after the event or when the subscription is disposed.
  public func subscribe(
    onCompleted: (() -> Void)? = nil,
    onError: ((any Error) -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    let handle = onError ?? unhandled()
    return primitiveSequence.settle(
      { event in
        switch event {
        case .next: break
        case .error(let error): handle(error)
        case .completed: onCompleted?()
        }
      }, onDisposed: onDisposed)
  }

  /// Calls the closure that fits the completable's event with `object`, which is held weakly: once it
  /// is gone, none of them is called.
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
