/// A disposable that holds another one, which can be set once, before or after disposal.
public final class SingleAssignmentDisposable: Cancelable {
  private var current: (any Disposable)?
  private var wasSet = false

  /// Whether it was disposed.
  public private(set) var isDisposed = false

  /// Creates an empty single-assignment disposable.
  public init() {}

  /// Sets the underlying disposable, or disposes of it immediately if this one is already disposed.
  /// Setting it a second time is a programming error.
  public func setDisposable(_ disposable: any Disposable) {
    guard
      checkUse(
        !wasSet,
        "A SingleAssignmentDisposable was set twice. Use a SerialDisposable to replace disposables."
      )
    else { return disposable.dispose() }
    wasSet = true
    if isDisposed { disposable.dispose() } else { current = disposable }
  }

  /// Disposes of the underlying disposable.
  public func dispose() {
    guard !isDisposed else { return }
    isDisposed = true
    let held = current
    current = nil
    held?.dispose()
  }
}
