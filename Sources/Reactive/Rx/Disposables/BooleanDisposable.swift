/// A disposable that only remembers that it was disposed.
public final class BooleanDisposable: Cancelable {
  /// Whether it was disposed.
  public private(set) var isDisposed: Bool

  /// A disposable that is not disposed.
  public init() {
    isDisposed = false
  }

  /// A disposable that is disposed, or not, from the start.
  public init(isDisposed: Bool) {
    self.isDisposed = isDisposed
  }

  /// Remembers it.
  public func dispose() { isDisposed = true }
}
