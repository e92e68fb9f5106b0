/// A disposable that holds any number of disposables, which can be removed by key.
public final class CompositeDisposable: Cancelable {
  /// A key that identifies an inserted disposable.
  public struct DisposeKey {
    fileprivate let sequence: Int
  }

  private var disposables: [Int: any Disposable] = [:]
  private var nextSequence = 0

  /// Whether it was disposed.
  public private(set) var isDisposed = false

  /// Creates an empty composite disposable.
  public init() {}

  /// Creates a composite disposable that holds `disposables`.
  public init(disposables: [any Disposable]) {
    for disposable in disposables { _ = insert(disposable) }
  }

  /// Creates a composite disposable that holds two disposables.
  public convenience init(_ disposable1: any Disposable, _ disposable2: any Disposable) {
    self.init(disposables: [disposable1, disposable2])
  }

  /// Creates a composite disposable that holds three disposables.
  public convenience init(
    _ disposable1: any Disposable, _ disposable2: any Disposable, _ disposable3: any Disposable
  ) {
    self.init(disposables: [disposable1, disposable2, disposable3])
  }

  /// Creates a composite disposable that holds four or more disposables.
  public convenience init(
    _ disposable1: any Disposable, _ disposable2: any Disposable, _ disposable3: any Disposable,
    _ disposable4: any Disposable, _ disposables: any Disposable...
  ) {
    self.init(disposables: [disposable1, disposable2, disposable3, disposable4] + disposables)
  }

  /// The number of disposables.
  public var count: Int { disposables.count }

  /// Adds `disposable`, or disposes of it immediately if the composite is already disposed.
  ///
  /// - Returns: The key that removes it; nil after disposal.
  public func insert(_ disposable: any Disposable) -> DisposeKey? {
    if isDisposed {
      disposable.dispose()
      return nil
    }
    nextSequence += 1
    disposables[nextSequence] = disposable
    return DisposeKey(sequence: nextSequence)
  }

  /// Removes the disposable for `disposeKey` and disposes of it.
  public func remove(for disposeKey: DisposeKey) {
    disposables.removeValue(forKey: disposeKey.sequence)?.dispose()
  }

  /// Disposes of all disposables, in the order in which they were inserted.
  public func dispose() {
    guard !isDisposed else { return }
    isDisposed = true
    let held = disposables.sorted { $0.key < $1.key }
    disposables = [:]
    for (_, disposable) in held { disposable.dispose() }
  }
}
