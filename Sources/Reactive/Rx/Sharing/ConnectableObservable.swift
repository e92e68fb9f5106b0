/// An observable sequence that subscribes to its source when `connect()` is called.
public protocol ConnectableObservableType: ObservableType {
  /// Subscribes to the source on behalf of all subscribers, unless the sequence is already
  /// connected.
  ///
  /// - Returns: The connection; disposing of it ends the subscription to the source.
  func connect() -> any Disposable
}

/// An observable sequence that subscribes to its source when `connect()` is called; created by
/// `publish`, `replay` and `multicast`.
public class ConnectableObservable<Element>: Observable<Element>, ConnectableObservableType {
  /// Subscribes to the source on behalf of all subscribers, unless the sequence is already
  /// connected.
  ///
  /// - Returns: The connection; disposing of it ends the subscription to the source.
  public func connect() -> any Disposable {
    preconditionFailure("\(type(of: self)) must override connect()")
  }
}
