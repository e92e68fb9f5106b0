public import Rx

extension ObservableConvertibleType {
  /// The same sequence, shared and on the strategy's scheduler; when it fails, `onErrorJustReturn`
  /// and the completion instead.
  public func asSharedSequence<Sharing: SharingStrategyProtocol>(
    sharingStrategy: Sharing.Type = Sharing.self, onErrorJustReturn: Element
  ) -> SharedSequence<Sharing, Element> {
    SharedSequence(
      asObservable().observe(on: Sharing.scheduler).catchAndReturn(onErrorJustReturn))
  }

  /// The same sequence, shared and on the strategy's scheduler; when it fails, `onErrorDriveWith`
  /// instead of the error.
  public func asSharedSequence<Sharing: SharingStrategyProtocol>(
    sharingStrategy: Sharing.Type = Sharing.self,
    onErrorDriveWith: SharedSequence<Sharing, Element>
  ) -> SharedSequence<Sharing, Element> {
    asSharedSequence { _ in onErrorDriveWith }
  }

  /// The same sequence, shared and on the strategy's scheduler; when it fails, the one that
  /// `onErrorRecover` makes of the error.
  public func asSharedSequence<Sharing: SharingStrategyProtocol>(
    sharingStrategy: Sharing.Type = Sharing.self,
    onErrorRecover: @escaping (_ error: any Error) -> SharedSequence<Sharing, Element>
  ) -> SharedSequence<Sharing, Element> {
    SharedSequence(
      asObservable().observe(on: Sharing.scheduler).catch { onErrorRecover($0).asObservable() })
  }

  /// The same sequence, of which it is known that it never fails, shared and on the strategy's
  /// scheduler.
  func assumingShared<Sharing>() -> SharedSequence<Sharing, Element> {
    asSharedSequence { error in
      misuseInDebug("A sequence that must not fail has failed: \(error)")
      return .empty()
    }
  }
}
