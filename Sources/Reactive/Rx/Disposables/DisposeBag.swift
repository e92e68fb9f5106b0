/// A collection of disposables that disposes of them when it is deallocated.
public final class DisposeBag {
  private var disposables: [any Disposable] = []

  /// Creates an empty bag.
  public init() {}

  /// Creates a bag that holds `disposables`.
  public convenience init(disposing disposables: any Disposable...) {
    self.init()
    self.disposables = disposables
  }

  /// Creates a bag that holds the disposables that `builder` lists.
  public convenience init(@DisposableBuilder builder: () -> [any Disposable]) {
    self.init()
    disposables = builder()
  }

  /// Creates a bag that holds `disposables`.
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

  /// Adds the disposables that `builder` lists.
  public func insert(@DisposableBuilder builder: () -> [any Disposable]) { insert(builder()) }

  deinit {
    for disposable in disposables { disposable.dispose() }
  }

  /// A result builder for lists of disposables, one per line.
  @resultBuilder
  public struct DisposableBuilder {
    /// Returns the disposables of a block.
    public static func buildBlock(_ disposables: any Disposable...) -> [any Disposable] {
      disposables
    }
  }
}
