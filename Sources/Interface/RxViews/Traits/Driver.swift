public import Rx

/// A sequence of state for what is shown: it never fails, delivers on the main scheduler, shares its
/// source and hands its latest element to each new subscriber.
public typealias Driver<Element> = SharedSequence<DriverSharingStrategy, Element>

/// How drivers share: `share(replay: 1, scope: .whileConnected)` on the main scheduler.
public struct DriverSharingStrategy: SharingStrategyProtocol {
  /// The main scheduler.
  public static var scheduler: any SchedulerType { SharingScheduler.make() }

  /// `source`, shared, its latest element kept as long as anybody subscribes.
  public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
    source.share(replay: 1, scope: .whileConnected)
  }
}

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  /// The sequence as a driver.
  public func asDriver() -> Driver<Element> { asSharedSequence() }
}

extension ObservableConvertibleType {
  /// A driver of this sequence; when it fails, `onErrorJustReturn` and the completion instead.
  public func asDriver(onErrorJustReturn: Element) -> Driver<Element> {
    asSharedSequence(onErrorJustReturn: onErrorJustReturn)
  }

  /// A driver of this sequence; when it fails, `onErrorDriveWith` instead of the error.
  public func asDriver(onErrorDriveWith: Driver<Element>) -> Driver<Element> {
    asSharedSequence(onErrorDriveWith: onErrorDriveWith)
  }

  /// A driver of this sequence; when it fails, the one that `onErrorRecover` makes of the error.
  public func asDriver(
    onErrorRecover: @escaping (_ error: any Error) -> Driver<Element>
  ) -> Driver<Element> {
    asSharedSequence(onErrorRecover: onErrorRecover)
  }
}

extension InfallibleType {
  /// A driver of this sequence.
  public func asDriver() -> Driver<Element> { assumingShared() }
}

extension BehaviorRelay {
  /// A driver of the relay's value.
  public func asDriver() -> Driver<Element> {
    SharedSequence(asObservable().observe(on: DriverSharingStrategy.scheduler))
  }
}
