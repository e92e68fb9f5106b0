// The traits that send at most one element. One struct carries them all; what a trait promises is
// told by a tag type, and the operators that keep the promise stand in extensions for that tag:
//
// - `Single` sends an element or an error.
// - `Maybe` sends an element, an error, or nothing and completes.
// - `Completable` completes or sends an error.

/// A sequence of at most one element, whose `Trait` tells which events it sends.
public struct PrimitiveSequence<Trait, Element> {
  let source: Observable<Element>

  init(raw: Observable<Element>) {
    source = raw
  }
}

/// A type that can be turned into a sequence of at most one element.
public protocol PrimitiveSequenceType<Trait, Element> {
  /// Which events the sequence sends.
  associatedtype Trait

  /// The type of its element.
  associatedtype Element

  /// What `Trait` was called before RxSwift 5.
  @available(*, deprecated, renamed: "Trait")
  typealias TraitType = Trait

  /// What `Element` was called before RxSwift 5.
  @available(*, deprecated, renamed: "Element")
  typealias ElementType = Element

  /// The sequence.
  var primitiveSequence: PrimitiveSequence<Trait, Element> { get }
}

/// The tag of a trait whose sequences can have an element: `Single` and `Maybe`.
public protocol ElementTrait {}

extension PrimitiveSequence: PrimitiveSequenceType {
  /// The sequence itself.
  public var primitiveSequence: PrimitiveSequence<Trait, Element> { self }
}

extension PrimitiveSequence: ObservableConvertibleType {
  /// The sequence as an observable.
  public func asObservable() -> Observable<Element> { source }
}

extension PrimitiveSequence {
  /// Calls `handler` with the event that settles the sequence: the element, or the end without one.
  func settle(_ handler: @escaping (Event<Element>) -> Void) -> any Disposable {
    var isSettled = false
    return source.subscribe { event in
      guard !isSettled else { return }
      isSettled = true
      handler(event)
    }
  }

  /// Calls `handler` with the event that settles the sequence, and `onDisposed` after it or when the
  /// subscription is disposed, once.
  func settle(
    _ handler: @escaping (Event<Element>) -> Void, onDisposed: (() -> Void)?
  ) -> any Disposable {
    guard let onDisposed else { return settle(handler) }
    let end = Disposables.create(with: onDisposed)
    let subscription = settle { event in
      handler(event)
      end.dispose()
    }
    return Disposables.create(subscription, end)
  }
}

/// What handles the error of a subscription, made now, that has no handler for it.
func unhandled() -> (any Error) -> Void {
  let callStack = Hooks.callStack()
  return { Hooks.defaultErrorHandler(callStack, $0) }
}

extension PrimitiveSequenceType where Trait: ElementTrait {
  /// A sequence of `element`, sent at once on subscription.
  public static func just(_ element: Element) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: .just(element))
  }

  /// A sequence of `element`, sent on `scheduler`.
  public static func just(
    _ element: Element, scheduler: any ImmediateSchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: .just(element, scheduler: scheduler))
  }

  /// A sequence that fails with `error` at once.
  public static func error(_ error: any Error) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: .error(error))
  }

  /// A sequence that sends nothing and never ends.
  public static func never() -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: .never())
  }

  /// The result of `transform` for the element.
  public func map<Result>(
    _ transform: @escaping (Element) throws -> Result
  ) -> PrimitiveSequence<Trait, Result> {
    PrimitiveSequence<Trait, Result>(raw: primitiveSequence.source.map(transform))
  }

  /// The element, if `predicate` is true for it.
  public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Maybe<Element> {
    Maybe(raw: primitiveSequence.source.filter(predicate))
  }

  /// The result of `transform` for the element, if there is one.
  public func compactMap<Result>(
    _ transform: @escaping (Element) throws -> Result?
  ) -> Maybe<Result> {
    Maybe(raw: primitiveSequence.source.compactMap(transform))
  }

  /// The same sequence, and when it fails, `element` instead of the error.
  public func catchAndReturn(_ element: Element) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: primitiveSequence.source.catchAndReturn(element))
  }
}
