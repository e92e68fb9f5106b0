/// A resource that can be disposed of, such as a subscription or scheduled work.
public protocol Disposable {
  /// Ends the subscription or work and releases its resources. Further calls have no effect.
  func dispose()
}

/// A disposable that records whether it was disposed.
public protocol Cancelable: Disposable {
  /// Whether it was disposed.
  var isDisposed: Bool { get }
}

extension Disposable {
  /// Adds the disposable to `bag`, which disposes of it when the bag is deallocated.
  public func disposed(by bag: DisposeBag) { bag.insert(self) }
}
