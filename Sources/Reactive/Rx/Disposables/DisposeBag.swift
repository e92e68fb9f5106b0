/// Disposes of what was put into it when it is deallocated.
public final class DisposeBag {
  private var disposables: [any Disposable] = []

  /// An empty bag.
  public init() {}

  /// A bag that holds `disposables`.
  public convenience init(disposing disposables: any Disposable...) {
    self.init()
    self.disposables = disposables
  }

  /// A bag that holds what `builder` lists.
  public convenience init(@DisposableBuilder builder: () -> [any Disposable]) {
    self.init()
    disposables = builder()
  }

  /// A bag that holds `disposables`.
  public convenience init(disposing disposables: [any Disposable]) {
    self.init()
    self.disposables = disposables
  }

  /// Adds `disposable`.
  public func insert(_ disposable: any Disposable) { disposables.append(disposable) }

  /// Adds `disposables`.
  public func insert(_ disposables: any Disposable...) { insert(disposables) }

  /// Adds `disposables`.
  public func insert(_ disposables: [any Disposable]) { self.disposables += disposables }

  /// Adds what `builder` lists.
  public func insert(@DisposableBuilder builder: () -> [any Disposable]) { insert(builder()) }

  deinit {
    for disposable in disposables { disposable.dispose() }
  }

  /// Lists disposables, one per line.
  @resultBuilder
  public struct DisposableBuilder {
    /// The disposables of a block.
    public static func buildBlock(_ disposables: any Disposable...) -> [any Disposable] {
      disposables
    }
  }
}
