/// A type that can be turned into a sequence that never fails.
public protocol InfallibleType<Element>: ObservableConvertibleType {}

/// A sequence that never fails. Unlike a driver it shares nothing: each subscription is one to the
/// source.
///
/// That it never fails is what its makers promise: an error that comes nevertheless is a programming
/// error.
public struct Infallible<Element>: InfallibleType {
  private let source: Observable<Element>

  init(_ source: Observable<Element>) {
    self.source = source
  }

  /// The sequence as an observable.
  public func asObservable() -> Observable<Element> { source }
}

/// What an infallible sequence tells.
public enum InfallibleEvent<Element> {
  /// The next element.
  case next(Element)

  /// The sequence has ended; nothing follows.
  case completed
}

extension InfallibleEvent: EventConvertible {
  /// The same as an event.
  public var event: Event<Element> {
    switch self {
    case .next(let element): .next(element)
    case .completed: .completed
    }
  }
}

extension InfallibleType {
  /// Calls `on` with every event.
  public func subscribe(_ on: @escaping (InfallibleEvent<Element>) -> Void) -> any Disposable {
    asObservable().subscribe { (event: Event<Element>) in
      switch event {
      case .next(let element): on(.next(element))
      case .completed: on(.completed)
      case .error(let error): misuseInDebug("An Infallible has failed: \(error)")
      }
    }
  }

  /// Calls the closure that fits each event.
  ///
  /// - Parameters:
  ///   - onNext: Called with each element.
  ///   - onCompleted: Called at the completion.
  ///   - onDisposed: Called once, after the last event or when the subscription is disposed.
  public func subscribe(
    onNext: ((Element) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    asObservable().subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Calls the closure that fits each event with `object`, which is held weakly: once it is gone,
  /// none of them is called.
  public func subscribe<Object: AnyObject>(
    with object: Object,
    onNext: ((Object, Element) -> Void)? = nil,
    onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    asObservable().subscribe(
      with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }
}
