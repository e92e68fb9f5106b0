/// The trait of `Single`.
public enum SingleTrait: ElementTrait {}

/// A sequence that sends exactly one element and completes, or fails.
public typealias Single<Element> = PrimitiveSequence<SingleTrait, Element>

/// The event of a single: its element or its error.
public typealias SingleEvent<Element> = Result<Element, any Error>

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// A closure that receives the event of a single.
  public typealias SingleObserver = (SingleEvent<Element>) -> Void

  /// Creates a single. `subscribe` is called for each subscription: it passes an event to its
  /// argument and returns a disposable for the end of the subscription. Further events are dropped.
  public static func create(
    subscribe: @escaping (@escaping SingleObserver) -> any Disposable
  ) -> Single<Element> {
    Single(
      raw: .create { observer in
        subscribe { event in
          switch event {
          case .success(let element):
            observer.onNext(element)
            observer.onCompleted()
          case .failure(let error):
            observer.onError(error)
          }
        }
      })
  }

  /// Calls `observer` with the single's event.
  public func subscribe(_ observer: @escaping (SingleEvent<Element>) -> Void) -> any Disposable {
    primitiveSequence.subscribeToResult { event in
      switch event {
      case .next(let element): observer(.success(element))
      case .error(let error): observer(.failure(error))
      case .completed: reportProgrammingError("A Single completed without an element")
      }
    }
  }

  /// Calls the closure for the single's event.
  ///
  /// - Parameters:
  ///   - onSuccess: Called with the element.
  ///   - onFailure: Called with the error, if there is one. Without this closure, the error is
  ///     passed to `Hooks.defaultErrorHandler`.
  ///   - onDisposed: Called once, after the event or when the subscription is disposed of.
  public func subscribe(
    onSuccess: ((Element) -> Void)? = nil,
    onFailure: ((any Error) -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    let handle = onFailure ?? unhandled()
    return primitiveSequence.subscribeToResult(
      { event in
        switch event {
        case .next(let element): onSuccess?(element)
        case .error(let error): handle(error)
        case .completed: reportProgrammingError("A Single completed without an element")
        }
      }, onDisposed: onDisposed)
  }

  /// Calls the closure for the single's event with `object`, which is held weakly; after it is
  /// deallocated, no closure is called.
  public func subscribe<Object: AnyObject>(
    with object: Object,
    onSuccess: ((Object, Element) -> Void)? = nil,
    onFailure: ((Object, any Error) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    subscribe(
      onSuccess: { [weak object] element in if let object { onSuccess?(object, element) } },
      onFailure: onFailure.map { onFailure in
        { [weak object] error in if let object { onFailure(object, error) } }
      },
      onDisposed: { [weak object] in if let object { onDisposed?(object) } })
  }

  /// Calls the closure for the single's event.
  @available(*, deprecated, renamed: "subscribe(onSuccess:onFailure:onDisposed:)")
  public func subscribe(
    onSuccess: ((Element) -> Void)? = nil,
    onError: @escaping ((any Error) -> Void),
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    subscribe(onSuccess: onSuccess, onFailure: onError, onDisposed: onDisposed)
  }
}
