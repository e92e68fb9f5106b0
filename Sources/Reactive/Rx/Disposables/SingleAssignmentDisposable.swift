/// Holds one disposable, which may be set once, before or after disposal.
public final class SingleAssignmentDisposable: Cancelable {
  private var current: (any Disposable)?
  private var wasSet = false

  /// Whether it was disposed.
  public private(set) var isDisposed = false

  /// Holds nothing yet.
  public init() {}

  /// Sets what is held, and disposes of it at once if this was disposed. Setting it a second time
  /// is a programming error.
  public func setDisposable(_ disposable: any Disposable) {
    require(
      !wasSet,
      "A SingleAssignmentDisposable was set twice; use a SerialDisposable to hold one after another"
    )
    wasSet = true
    if isDisposed { disposable.dispose() } else { current = disposable }
  }

  /// Disposes of what is held.
  public func dispose() {
    guard !isDisposed else { return }
    isDisposed = true
    let held = current
    current = nil
    held?.dispose()
  }
}
