public import Rx

/// A sequence of events for the user interface: it never fails, delivers on the main scheduler and
/// shares its source; a new subscriber receives only later elements.
public typealias Signal<Element> = SharedSequence<SignalSharingStrategy, Element>

/// The sharing strategy of signals: `share(scope: .whileConnected)` on the main scheduler.
public struct SignalSharingStrategy: SharingStrategyProtocol {
  /// The main scheduler.
  public static var scheduler: any SchedulerType { SharingScheduler.make() }

  /// Returns `source`, shared, without replaying elements.
  public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
    source.share(scope: .whileConnected)
  }
}

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  /// Returns the sequence as a signal.
  public func asSignal() -> Signal<Element> { asSharedSequence() }
}

extension ObservableConvertibleType {
  /// Returns a signal of this sequence. If it fails, `onErrorJustReturn` and the completion are
  /// sent instead.
  public func asSignal(onErrorJustReturn: Element) -> Signal<Element> {
    asSharedSequence(onErrorJustReturn: onErrorJustReturn)
  }

  /// Returns a signal of this sequence. If it fails, it continues with `onErrorSignalWith`.
  public func asSignal(onErrorSignalWith: Signal<Element>) -> Signal<Element> {
    asSharedSequence(onErrorDriveWith: onErrorSignalWith)
  }

  /// Returns a signal of this sequence. If it fails, it continues with the signal that
  /// `onErrorRecover` returns for the error.
  public func asSignal(
    onErrorRecover: @escaping (_ error: any Error) -> Signal<Element>
  ) -> Signal<Element> {
    asSharedSequence(onErrorRecover: onErrorRecover)
  }
}

extension InfallibleType {
  /// Returns a signal of this sequence.
  public func asSignal() -> Signal<Element> { assumingShared() }
}

extension PublishRelay {
  /// Returns a signal of the relay's elements.
  public func asSignal() -> Signal<Element> {
    SharedSequence(asObservable().observe(on: SignalSharingStrategy.scheduler))
  }
}

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  /// Returns a sequence of the results of `resultSelector` for `object`, which is held weakly, and
  /// each element; it completes after the object was deallocated.
  ///
  /// Available for signals only: a driver would retain the object with its latest element.
  public func withUnretained<Object: AnyObject, Result>(
    _ object: Object, resultSelector: @escaping (Object, Element) -> Result
  ) -> Signal<Result> {
    SharedSequence(
      asObservable().withUnretained(object, resultSelector: resultSelector))
  }

  /// Returns a sequence of pairs of `object`, which is held weakly, and each element; it completes
  /// after the object was deallocated.
  public func withUnretained<Object: AnyObject>(_ object: Object) -> Signal<(Object, Element)> {
    withUnretained(object) { ($0, $1) }
  }
}
