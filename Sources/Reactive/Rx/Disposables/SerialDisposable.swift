/// Holds one disposable at a time; setting another one disposes of the one before.
public final class SerialDisposable: Cancelable {
  private var current: (any Disposable)?

  /// Whether it was disposed.
  public private(set) var isDisposed = false

  /// Holds nothing yet.
  public init() {}

  /// The disposable that is held; one that is set after disposal is disposed at once.
  public var disposable: any Disposable {
    get { current ?? NopDisposable() }
    set {
      let previous = current
      current = isDisposed ? nil : newValue
      previous?.dispose()
      if isDisposed { newValue.dispose() }
    }
  }

  /// Disposes of what is held, and of whatever is set later.
  public func dispose() {
    guard !isDisposed else { return }
    isDisposed = true
    let previous = current
    current = nil
    previous?.dispose()
  }
}
