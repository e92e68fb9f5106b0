/// Factory methods for disposables.
public struct Disposables {
  private init() {}

  /// Returns a disposable that does nothing.
  public static func create() -> any Disposable { NopDisposable() }

  /// Returns a disposable that calls `dispose` once.
  public static func create(with dispose: @escaping () -> Void) -> any Cancelable {
    AnonymousDisposable(dispose)
  }

  /// Returns a disposable that disposes of both disposables, in order.
  public static func create(
    _ disposable1: any Disposable, _ disposable2: any Disposable
  ) -> any Cancelable {
    GroupDisposable([disposable1, disposable2])
  }

  /// Returns a disposable that disposes of all three disposables, in order.
  public static func create(
    _ disposable1: any Disposable, _ disposable2: any Disposable, _ disposable3: any Disposable
  ) -> any Cancelable {
    GroupDisposable([disposable1, disposable2, disposable3])
  }

  /// Returns a disposable that disposes of all `disposables`, in order.
  public static func create(_ disposables: any Disposable...) -> any Disposable {
    GroupDisposable(disposables)
  }

  /// Returns a disposable that disposes of all `disposables`, in order.
  public static func create(_ disposables: [any Disposable]) -> any Disposable {
    GroupDisposable(disposables)
  }
}

/// A disposable that does nothing.
struct NopDisposable: Disposable {
  func dispose() {}
}

/// A disposable that calls a closure.
private final class AnonymousDisposable: Cancelable {
  private var action: (() -> Void)?

  init(_ action: @escaping () -> Void) {
    self.action = action
  }

  var isDisposed: Bool { action == nil }

  func dispose() {
    guard let action else { return }
    self.action = nil
    action()
  }
}

/// A disposable that disposes of a fixed number of others.
private final class GroupDisposable: Cancelable {
  private var disposables: [any Disposable]?

  init(_ disposables: [any Disposable]) {
    self.disposables = disposables
  }

  var isDisposed: Bool { disposables == nil }

  func dispose() {
    guard let disposables else { return }
    self.disposables = nil
    for disposable in disposables { disposable.dispose() }
  }
}
