/// Something that can be ended: a subscription, or work that is scheduled.
public protocol Disposable {
  /// Ends it and frees what it holds. Calling it again does nothing.
  func dispose()
}

/// A disposable that can tell whether it was disposed.
public protocol Cancelable: Disposable {
  /// Whether it was disposed.
  var isDisposed: Bool { get }
}

extension Disposable {
  /// Has `bag` dispose of this when the bag goes.
  public func disposed(by bag: DisposeBag) { bag.insert(self) }
}
