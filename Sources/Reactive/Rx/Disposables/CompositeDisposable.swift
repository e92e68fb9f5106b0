/// Holds any number of disposables; they can be taken out again by key.
public final class CompositeDisposable: Cancelable {
  /// Finds a disposable that was inserted.
  public struct DisposeKey {
    fileprivate let sequence: Int
  }

  private var disposables: [Int: any Disposable] = [:]
  private var nextSequence = 0

  /// Whether it was disposed.
  public private(set) var isDisposed = false

  /// Holds nothing yet.
  public init() {}

  /// Holds `disposables`.
  public init(disposables: [any Disposable]) {
    for disposable in disposables { _ = insert(disposable) }
  }

  /// Holds both.
  public convenience init(_ disposable1: any Disposable, _ disposable2: any Disposable) {
    self.init(disposables: [disposable1, disposable2])
  }

  /// Holds all three.
  public convenience init(
    _ disposable1: any Disposable, _ disposable2: any Disposable, _ disposable3: any Disposable
  ) {
    self.init(disposables: [disposable1, disposable2, disposable3])
  }

  /// Holds all of them.
  public convenience init(
    _ disposable1: any Disposable, _ disposable2: any Disposable, _ disposable3: any Disposable,
    _ disposable4: any Disposable, _ disposables: any Disposable...
  ) {
    self.init(disposables: [disposable1, disposable2, disposable3, disposable4] + disposables)
  }

  /// How many are held.
  public var count: Int { disposables.count }

  /// Adds `disposable`, or disposes of it at once after disposal.
  ///
  /// - Returns: The key to take it out with; nil after disposal.
  public func insert(_ disposable: any Disposable) -> DisposeKey? {
    if isDisposed {
      disposable.dispose()
      return nil
    }
    nextSequence += 1
    disposables[nextSequence] = disposable
    return DisposeKey(sequence: nextSequence)
  }

  /// Takes out what was inserted under `disposeKey`, and disposes of it.
  public func remove(for disposeKey: DisposeKey) {
    disposables.removeValue(forKey: disposeKey.sequence)?.dispose()
  }

  /// Disposes of all, in the order in which they were inserted.
  public func dispose() {
    guard !isDisposed else { return }
    isDisposed = true
    let held = disposables.sorted { $0.key < $1.key }
    disposables = [:]
    for (_, disposable) in held { disposable.dispose() }
  }
}
