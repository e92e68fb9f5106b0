/// A disposable that holds one disposable at a time; setting another one disposes of the previous
/// one.
public final class SerialDisposable: Cancelable {
  private var current: (any Disposable)?

  /// Whether it was disposed.
  public private(set) var isDisposed = false

  /// Creates an empty serial disposable.
  public init() {}

  /// The current disposable; one that is set after disposal is disposed of immediately.
  public var disposable: any Disposable {
    get { current ?? NopDisposable() }
    set {
      let previous = current
      current = isDisposed ? nil : newValue
      previous?.dispose()
      if isDisposed { newValue.dispose() }
    }
  }

  /// Disposes of the current disposable and of any that is set later.
  public func dispose() {
    guard !isDisposed else { return }
    isDisposed = true
    let previous = current
    current = nil
    previous?.dispose()
  }
}
