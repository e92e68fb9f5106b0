/// An observable sequence that subscribes to its source when it is told to connect.
public protocol ConnectableObservableType: ObservableType {
  /// Subscribes to the source, unless that is done, for all who subscribe.
  ///
  /// - Returns: The connection: disposing it ends the subscription to the source.
  func connect() -> any Disposable
}

/// An observable sequence that subscribes to its source when it is told to connect; made by
/// `publish`, `replay` and `multicast`.
public class ConnectableObservable<Element>: Observable<Element>, ConnectableObservableType {
  /// Subscribes to the source, unless that is done, for all who subscribe.
  ///
  /// - Returns: The connection: disposing it ends the subscription to the source.
  public func connect() -> any Disposable {
    preconditionFailure("\(type(of: self)) must override connect()")
  }
}
