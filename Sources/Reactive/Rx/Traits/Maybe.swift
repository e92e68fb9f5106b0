/// The trait of `Maybe`.
public enum MaybeTrait: ElementTrait {}

/// A sequence that sends one element and completes, completes without one, or fails.
public typealias Maybe<Element> = PrimitiveSequence<MaybeTrait, Element>

/// The event of a maybe.
@frozen public enum MaybeEvent<Element> {
  /// The maybe has sent this element and completed.
  case success(Element)

  /// The maybe has failed.
  case error(any Error)

  /// The maybe has completed without an element.
  case completed
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// A closure that receives the event of a maybe.
  public typealias MaybeObserver = (MaybeEvent<Element>) -> Void

  /// Creates a maybe. `subscribe` is called for each subscription: it passes an event to its
  /// argument and returns a disposable for the end of the subscription. Further events are dropped.
  public static func create(
    subscribe: @escaping (@escaping MaybeObserver) -> any Disposable
  ) -> Maybe<Element> {
    Maybe(
      raw: .create { observer in
        subscribe { event in
          switch event {
          case .success(let element):
            observer.onNext(element)
            observer.onCompleted()
          case .error(let error):
            observer.onError(error)
          case .completed:
            observer.onCompleted()
          }
        }
      })
  }

  /// Returns a maybe that completes immediately, without an element.
  public static func empty() -> Maybe<Element> { Maybe(raw: .empty()) }

  /// Calls `observer` with the maybe's event.
  public func subscribe(_ observer: @escaping (MaybeEvent<Element>) -> Void) -> any Disposable {
    primitiveSequence.subscribeToResult { event in
      switch event {
      case .next(let element): observer(.success(element))
      case .error(let error): observer(.error(error))
      case .completed: observer(.completed)
      }
    }
  }

  /// Calls the closure for the maybe's event.
  ///
  /// - Parameters:
  ///   - onSuccess: Called with the element, if there is one; in this case, `onCompleted` isn't
  ///     called.
  ///   - onError: Called with the error, if there is one. Without this closure, the error is passed
  ///     to `Hooks.defaultErrorHandler`.
  ///   - onCompleted: Called if the maybe completes without an element.
  ///   - onDisposed: Called once, after the event or when the subscription is disposed of.
  public func subscribe(
    onSuccess: ((Element) -> Void)? = nil,
    onError: ((any Error) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    let handle = onError ?? unhandled()
    return primitiveSequence.subscribeToResult(
      { event in
        switch event {
        case .next(let element): onSuccess?(element)
        case .error(let error): handle(error)
        case .completed: onCompleted?()
        }
      }, onDisposed: onDisposed)
  }

  /// Calls the closure for the maybe's event with `object`, which is held weakly; after it is
  /// deallocated, no closure is called.
  public func subscribe<Object: AnyObject>(
    with object: Object,
    onSuccess: ((Object, Element) -> Void)? = nil,
    onError: ((Object, any Error) -> Void)? = nil,
    onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    subscribe(
      onSuccess: { [weak object] element in if let object { onSuccess?(object, element) } },
      onError: onError.map { onError in
        { [weak object] error in if let object { onError(object, error) } }
      },
      onCompleted: { [weak object] in if let object { onCompleted?(object) } },
      onDisposed: { [weak object] in if let object { onDisposed?(object) } })
  }
}
