/// A disposable that only records whether it was disposed.
public final class BooleanDisposable: Cancelable {
  /// Whether it was disposed.
  public private(set) var isDisposed: Bool

  /// Creates a disposable that isn't disposed.
  public init() {
    isDisposed = false
  }

  /// Creates a disposable with the given initial state.
  public init(isDisposed: Bool) {
    self.isDisposed = isDisposed
  }

  /// Sets `isDisposed` to true.
  public func dispose() { isDisposed = true }
}
