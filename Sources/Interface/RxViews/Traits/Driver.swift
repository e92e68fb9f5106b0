public import Rx

/// A sequence of state for the user interface: it never fails, delivers on the main scheduler,
/// shares its source and sends its latest element to each new subscriber.
public typealias Driver<Element> = SharedSequence<DriverSharingStrategy, Element>

/// The sharing strategy of drivers: `share(replay: 1, scope: .whileConnected)` on the main
/// scheduler.
public struct DriverSharingStrategy: SharingStrategyProtocol {
  /// The main scheduler.
  public static var scheduler: any SchedulerType { SharingScheduler.make() }

  /// Returns `source`, shared; its latest element is kept while there are subscribers.
  public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
    source.share(replay: 1, scope: .whileConnected)
  }
}

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  /// Returns the sequence as a driver.
  public func asDriver() -> Driver<Element> { asSharedSequence() }
}

extension ObservableConvertibleType {
  /// Returns a driver of this sequence. If it fails, `onErrorJustReturn` and the completion are
  /// sent instead.
  public func asDriver(onErrorJustReturn: Element) -> Driver<Element> {
    asSharedSequence(onErrorJustReturn: onErrorJustReturn)
  }

  /// Returns a driver of this sequence. If it fails, it continues with `onErrorDriveWith`.
  public func asDriver(onErrorDriveWith: Driver<Element>) -> Driver<Element> {
    asSharedSequence(onErrorDriveWith: onErrorDriveWith)
  }

  /// Returns a driver of this sequence. If it fails, it continues with the driver that
  /// `onErrorRecover` returns for the error.
  public func asDriver(
    onErrorRecover: @escaping (_ error: any Error) -> Driver<Element>
  ) -> Driver<Element> {
    asSharedSequence(onErrorRecover: onErrorRecover)
  }
}

extension InfallibleType {
  /// Returns a driver of this sequence.
  public func asDriver() -> Driver<Element> { assumingShared() }
}

extension BehaviorRelay {
  /// Returns a driver of the relay's value.
  public func asDriver() -> Driver<Element> {
    SharedSequence(asObservable().observe(on: DriverSharingStrategy.scheduler))
  }
}
