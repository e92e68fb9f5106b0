/// A type that can be converted to a sequence that never fails.
public protocol InfallibleType<Element>: ObservableConvertibleType {}

/// A sequence that never fails. Unlike a driver, it doesn't share its source: each subscription is
/// a separate subscription to the source.
///
/// The creator of the sequence guarantees that it never fails; an error is a programming error.
public struct Infallible<Element>: InfallibleType {
  private let source: Observable<Element>

  init(_ source: Observable<Element>) {
    self.source = source
  }

  /// Returns the sequence as an observable.
  public func asObservable() -> Observable<Element> { source }
}

/// An event of an infallible sequence.
public enum InfallibleEvent<Element> {
  /// The next element.
  case next(Element)

  /// The completion; no events follow.
  case completed
}

extension InfallibleEvent: EventConvertible {
  /// The same event as an `Event`.
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
      case .error(let error): reportProgrammingError("An Infallible failed: \(error)")
      }
    }
  }

  /// Calls the closure for each event.
  ///
  /// - Parameters:
  ///   - onNext: Called with each element.
  ///   - onCompleted: Called at the completion.
  ///   - onDisposed: Called once, after the last event or when the subscription is disposed of.
  public func subscribe(
    onNext: ((Element) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    asObservable().subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Calls the closure for each event with `object`, which is held weakly; after it is deallocated,
  /// no closure is called.
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
