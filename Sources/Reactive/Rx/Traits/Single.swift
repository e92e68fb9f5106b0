/// The tag of `Single`.
public enum SingleTrait: ElementTrait {}

/// A sequence that sends exactly one element and completes, or fails.
public typealias Single<Element> = PrimitiveSequence<SingleTrait, Element>

/// What a single tells: its element or its error.
public typealias SingleEvent<Element> = Result<Element, any Error>

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// What receives the event of a single.
  public typealias SingleObserver = (SingleEvent<Element>) -> Void

  /// A single whose subscription is made by `subscribe`: it hands an event to the closure that it is
  /// given and returns what is disposed of at the end. Further events are dropped.
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
    primitiveSequence.settle { event in
      switch event {
      case .next(let element): observer(.success(element))
      case .error(let error): observer(.failure(error))
      case .completed: misuseInDebug("A Single has completed without an element")
      }
    }
  }

  /// Calls the closure that fits the single's event.
  ///
  /// - Parameters:
  ///   - onSuccess: Called with the element.
  ///   - onFailure: Called with the error, if there is one. An error that nobody handles goes to
  ///     `Hooks.defaultErrorHandler`.
  ///   - onDisposed: Called once, after the event or when the subscription is disposed.
  public func subscribe(
    onSuccess: ((Element) -> Void)? = nil,
    onFailure: ((any Error) -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    let handle = onFailure ?? unhandled()
    return primitiveSequence.settle(
      { event in
        switch event {
        case .next(let element): onSuccess?(element)
        case .error(let error): handle(error)
        case .completed: misuseInDebug("A Single has completed without an element")
        }
      }, onDisposed: onDisposed)
  }

  /// Calls the closure that fits the single's event with `object`, which is held weakly: once it is
  /// gone, none of them is called.
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

  /// Calls the closure that fits the single's event.
  @available(*, deprecated, renamed: "subscribe(onSuccess:onFailure:onDisposed:)")
  public func subscribe(
    onSuccess: ((Element) -> Void)? = nil,
    onError: @escaping ((any Error) -> Void),
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    subscribe(onSuccess: onSuccess, onFailure: onError, onDisposed: onDisposed)
  }
}
