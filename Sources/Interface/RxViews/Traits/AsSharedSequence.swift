public import Rx

extension ObservableConvertibleType {
  /// Returns this sequence, shared and on the strategy's scheduler. If it fails,
  /// `onErrorJustReturn` and the completion are sent instead.
  public func asSharedSequence<Sharing: SharingStrategyProtocol>(
    sharingStrategy: Sharing.Type = Sharing.self, onErrorJustReturn: Element
  ) -> SharedSequence<Sharing, Element> {
    SharedSequence(
      asObservable().observe(on: Sharing.scheduler).catchAndReturn(onErrorJustReturn))
  }

  /// Returns this sequence, shared and on the strategy's scheduler. If it fails, it continues with
  /// `onErrorDriveWith`.
  public func asSharedSequence<Sharing: SharingStrategyProtocol>(
    sharingStrategy: Sharing.Type = Sharing.self,
    onErrorDriveWith: SharedSequence<Sharing, Element>
  ) -> SharedSequence<Sharing, Element> {
    asSharedSequence { _ in onErrorDriveWith }
  }

  /// Returns this sequence, shared and on the strategy's scheduler. If it fails, it continues with
  /// the sequence that `onErrorRecover` returns for the error.
  public func asSharedSequence<Sharing: SharingStrategyProtocol>(
    sharingStrategy: Sharing.Type = Sharing.self,
    onErrorRecover: @escaping (_ error: any Error) -> SharedSequence<Sharing, Element>
  ) -> SharedSequence<Sharing, Element> {
    SharedSequence(
      asObservable().observe(on: Sharing.scheduler).catch { onErrorRecover($0).asObservable() })
  }

  /// Returns this sequence, which must never fail, shared and on the strategy's scheduler.
  func assumingShared<Sharing>() -> SharedSequence<Sharing, Element> {
    asSharedSequence { error in
      reportProgrammingError("A sequence that must not fail has failed: \(error)")
      return .empty()
    }
  }
}
