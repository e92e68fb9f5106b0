public import Rx

/// A sequence of events for what is shown: it never fails, delivers on the main scheduler and shares
/// its source; a new subscriber receives what follows.
public typealias Signal<Element> = SharedSequence<SignalSharingStrategy, Element>

/// How signals share: `share(scope: .whileConnected)` on the main scheduler.
public struct SignalSharingStrategy: SharingStrategyProtocol {
  /// The main scheduler.
  public static var scheduler: any SchedulerType { SharingScheduler.make() }

  /// `source`, shared, without elements that are kept.
  public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
    source.share(scope: .whileConnected)
  }
}

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  /// The sequence as a signal.
  public func asSignal() -> Signal<Element> { asSharedSequence() }
}

extension ObservableConvertibleType {
  /// A signal of this sequence; when it fails, `onErrorJustReturn` and the completion instead.
  public func asSignal(onErrorJustReturn: Element) -> Signal<Element> {
    asSharedSequence(onErrorJustReturn: onErrorJustReturn)
  }

  /// A signal of this sequence; when it fails, `onErrorSignalWith` instead of the error.
  public func asSignal(onErrorSignalWith: Signal<Element>) -> Signal<Element> {
    asSharedSequence(onErrorDriveWith: onErrorSignalWith)
  }

  /// A signal of this sequence; when it fails, the one that `onErrorRecover` makes of the error.
  public func asSignal(
    onErrorRecover: @escaping (_ error: any Error) -> Signal<Element>
  ) -> Signal<Element> {
    asSharedSequence(onErrorRecover: onErrorRecover)
  }
}

extension InfallibleType {
  /// A signal of this sequence.
  public func asSignal() -> Signal<Element> { assumingShared() }
}

extension PublishRelay {
  /// A signal of the relay's elements.
  public func asSignal() -> Signal<Element> {
    SharedSequence(asObservable().observe(on: SignalSharingStrategy.scheduler))
  }
}

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  /// What `resultSelector` makes of `object` and each element; completes when the object is gone.
  ///
  /// Signals only: a driver would keep the object with its latest element.
  public func withUnretained<Object: AnyObject, Result>(
    _ object: Object, resultSelector: @escaping (Object, Element) -> Result
  ) -> Signal<Result> {
    SharedSequence(
      asObservable().withUnretained(object, resultSelector: resultSelector))
  }

  /// `object` and each element; completes when the object is gone.
  public func withUnretained<Object: AnyObject>(_ object: Object) -> Signal<(Object, Element)> {
    withUnretained(object) { ($0, $1) }
  }
}
