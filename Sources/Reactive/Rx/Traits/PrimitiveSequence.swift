// The traits that send at most one element. One struct represents them all; a tag type states what
// a trait guarantees, and extensions for that tag contain the operators that preserve the
// guarantee:
//
// - `Single` sends an element or an error.
// - `Maybe` sends an element or an error, or completes without either.
// - `Completable` completes or sends an error.

/// A sequence of at most one element, whose `Trait` determines the events that it sends.
public struct PrimitiveSequence<Trait, Element> {
  let source: Observable<Element>

  init(raw: Observable<Element>) {
    source = raw
  }
}

/// A type that can be converted to a sequence of at most one element.
public protocol PrimitiveSequenceType<Trait, Element> {
  /// The trait, which determines the events that the sequence sends.
  associatedtype Trait

  /// The type of the element.
  associatedtype Element

  /// The name of `Trait` before RxSwift 5.
  @available(*, deprecated, renamed: "Trait")
  typealias TraitType = Trait

  /// The name of `Element` before RxSwift 5.
  @available(*, deprecated, renamed: "Element")
  typealias ElementType = Element

  /// The sequence.
  var primitiveSequence: PrimitiveSequence<Trait, Element> { get }
}

/// A trait whose sequences can send an element: `Single` and `Maybe`.
public protocol ElementTrait {}

extension PrimitiveSequence: PrimitiveSequenceType {
  /// The sequence itself.
  public var primitiveSequence: PrimitiveSequence<Trait, Element> { self }
}

extension PrimitiveSequence: ObservableConvertibleType {
  /// Returns the sequence as an observable.
  public func asObservable() -> Observable<Element> { source }
}

extension PrimitiveSequence {
  /// Calls `handler` with the sequence's result: the element, or the terminal event if there is no
  /// element.
  func subscribeToResult(_ handler: @escaping (Event<Element>) -> Void) -> any Disposable {
    var hasResult = false
    return source.subscribe { event in
      guard !hasResult else { return }
      hasResult = true
      handler(event)
    }
  }

  /// Calls `handler` with the sequence's result, and calls `onDisposed` once, after that event or
  /// when the subscription is disposed of.
  func subscribeToResult(
    _ handler: @escaping (Event<Element>) -> Void, onDisposed: (() -> Void)?
  ) -> any Disposable {
    guard let onDisposed else { return subscribeToResult(handler) }
    let end = Disposables.create(with: onDisposed)
    let subscription = subscribeToResult { event in
      handler(event)
      end.dispose()
    }
    return Disposables.create(subscription, end)
  }
}

/// Returns the handler for the error of a new subscription without an error closure.
func unhandled() -> (any Error) -> Void {
  let callStack = Hooks.callStack()
  return { Hooks.defaultErrorHandler(callStack, $0) }
}

extension PrimitiveSequenceType where Trait: ElementTrait {
  /// Returns a sequence of `element`, which is sent immediately on subscription.
  public static func just(_ element: Element) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: .just(element))
  }

  /// Returns a sequence of `element`, which is sent on `scheduler`.
  public static func just(
    _ element: Element, scheduler: any ImmediateSchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: .just(element, scheduler: scheduler))
  }

  /// Returns a sequence that fails immediately with `error`.
  public static func error(_ error: any Error) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: .error(error))
  }

  /// Returns a sequence that sends nothing and never ends.
  public static func never() -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: .never())
  }

  /// Returns the result of `transform` for the element.
  public func map<Result>(
    _ transform: @escaping (Element) throws -> Result
  ) -> PrimitiveSequence<Trait, Result> {
    PrimitiveSequence<Trait, Result>(raw: primitiveSequence.source.map(transform))
  }

  /// Returns the element if `predicate` returns true for it.
  public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Maybe<Element> {
    Maybe(raw: primitiveSequence.source.filter(predicate))
  }

  /// Returns the result of `transform` for the element, if it isn't nil.
  public func compactMap<Result>(
    _ transform: @escaping (Element) throws -> Result?
  ) -> Maybe<Result> {
    Maybe(raw: primitiveSequence.source.compactMap(transform))
  }

  /// Returns the same sequence, which sends `element` in place of an error.
  public func catchAndReturn(_ element: Element) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: primitiveSequence.source.catchAndReturn(element))
  }
}
