// Sequences for the user interface: they never fail, deliver on the main scheduler, and share one
// subscription to the source among all subscribers. A strategy determines how it is shared:
//
// - a `Driver` sends its latest element to each new subscriber; it represents state;
// - a `Signal` doesn't; it represents events.

public import Rx

/// A sequence that never fails, delivers on its strategy's scheduler and shares its source
/// according to the strategy.
public struct SharedSequence<SharingStrategy: SharingStrategyProtocol, Element>:
  SharedSequenceConvertibleType
{
  private let source: Observable<Element>

  /// Creates a sequence that shares `source`, which must never fail and must deliver on the
  /// strategy's scheduler.
  init(_ source: Observable<Element>) {
    self.source = SharingStrategy.share(source)
  }

  /// Creates a sequence from `source` without sharing it.
  init(raw source: Observable<Element>) {
    self.source = source
  }

  /// The sequence as an observable.
  public func asObservable() -> Observable<Element> { source }

  /// The sequence itself.
  public func asSharedSequence() -> SharedSequence<SharingStrategy, Element> { self }
}

/// The delivery and sharing of shared sequences.
public protocol SharingStrategyProtocol {
  /// The scheduler on which events are delivered.
  static var scheduler: any SchedulerType { get }

  /// Returns `source`, shared by all subscribers.
  static func share<Element>(_ source: Observable<Element>) -> Observable<Element>
}

/// A type that can be converted into a shared sequence.
public protocol SharedSequenceConvertibleType: ObservableConvertibleType {
  /// The strategy of the sequence.
  associatedtype SharingStrategy: SharingStrategyProtocol

  /// Returns the shared sequence.
  func asSharedSequence() -> SharedSequence<SharingStrategy, Element>
}

extension SharedSequenceConvertibleType {
  /// Returns the sequence as an observable.
  public func asObservable() -> Observable<Element> { asSharedSequence().asObservable() }
}

extension SharedSequence {
  /// The elements, for iteration with `for await` in a task of the stage; see
  /// `ObservableType.values`.
  public var values: ElementSequence<Element, Never> {
    ElementSequence(infallible: asObservable())
  }
}

extension SharedSequenceConvertibleType {
  /// The same sequence as an `AsyncStream`, for code that names this type. Each element takes longer.
  @_disfavoredOverload
  public var values: AsyncStream<Element> { .of(ElementSequence(infallible: asObservable())) }
}
