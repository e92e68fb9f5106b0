/// Disposes of another disposable once it has been disposed of itself and nobody retains it.
public final class RefCountDisposable: Cancelable {
  private var disposable: (any Disposable)?
  private var isReleased = false
  private var count = 0

  /// A disposable that guards `disposable`.
  public init(disposable: any Disposable) {
    self.disposable = disposable
  }

  /// Whether what it guards was disposed.
  public var isDisposed: Bool { disposable == nil }

  /// Keeps what it guards until the result is disposed; after its disposal, does nothing.
  public func retain() -> any Disposable {
    if isDisposed { return Disposables.create() }
    count += 1
    return Disposables.create(with: {
      self.count -= 1
      self.disposeIfFree()
    })
  }

  /// Disposes of what it guards, now or when the last one that retains it lets go.
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
