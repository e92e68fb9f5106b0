/// A disposable that disposes of another one after it has itself been disposed of and all its
/// retained references have been released.
public final class RefCountDisposable: Cancelable {
  private var disposable: (any Disposable)?
  private var isReleased = false
  private var count = 0

  /// Creates a disposable that disposes of `disposable`.
  public init(disposable: any Disposable) {
    self.disposable = disposable
  }

  /// Whether the underlying disposable was disposed.
  public var isDisposed: Bool { disposable == nil }

  /// Returns a reference that keeps the underlying disposable until the reference is disposed of.
  /// After the underlying disposable was disposed, the reference has no effect.
  public func retain() -> any Disposable {
    if isDisposed { return Disposables.create() }
    count += 1
    return Disposables.create(with: {
      self.count -= 1
      self.disposeIfFree()
    })
  }

  /// Disposes of the underlying disposable, immediately or when the last reference is disposed of.
  public func dispose() {
    isReleased = true
    disposeIfFree()
  }

  private func disposeIfFree() {
    guard isReleased, count == 0, let held = disposable else { return }
    disposable = nil
    held.dispose()
  }
}
