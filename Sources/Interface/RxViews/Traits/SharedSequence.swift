// Sequences for what is shown: they never fail, they deliver on the main scheduler, and all who
// subscribe share one subscription to the source. How they share it is told by a strategy:
//
// - a `Driver` hands its latest element to each new subscriber – it carries state;
// - a `Signal` does not – it carries events.

public import Rx

/// A sequence that never fails, delivers on its strategy's scheduler and shares its source in its
/// strategy's way.
public struct SharedSequence<SharingStrategy: SharingStrategyProtocol, Element>:
  SharedSequenceConvertibleType
{
  private let source: Observable<Element>

  /// Shares `source`, which never fails and delivers on the strategy's scheduler.
  init(_ source: Observable<Element>) {
    self.source = SharingStrategy.share(source)
  }

  /// Takes `source` as it is.
  init(raw source: Observable<Element>) {
    self.source = source
  }

  /// The sequence as an observable.
  public func asObservable() -> Observable<Element> { source }

  /// The sequence itself.
  public func asSharedSequence() -> SharedSequence<SharingStrategy, Element> { self }
}

/// How a shared sequence delivers and shares.
public protocol SharingStrategyProtocol {
  /// The scheduler on which events are delivered.
  static var scheduler: any SchedulerType { get }

  /// `source`, shared by all who subscribe.
  static func share<Element>(_ source: Observable<Element>) -> Observable<Element>
}

/// A type that can be turned into a shared sequence.
public protocol SharedSequenceConvertibleType: ObservableConvertibleType {
  /// How the sequence delivers and shares.
  associatedtype SharingStrategy: SharingStrategyProtocol

  /// The sequence.
  func asSharedSequence() -> SharedSequence<SharingStrategy, Element>
}

extension SharedSequenceConvertibleType {
  /// The sequence as an observable.
  public func asObservable() -> Observable<Element> { asSharedSequence().asObservable() }
}

extension SharedSequence {
  /// The elements, to iterate over with `for await` in a task of the stage; see
  /// `ObservableConvertibleType.values`.
  public var values: AsyncStream<Element> { infallibleValues }
}
