/// An object that notifies when it is deallocated, such as a view or a layer.
///
/// Your own classes can conform with `let ownLifetime = Lifetime()`.
public protocol LifetimeOwner: AnyObject {
  /// A lifetime that only this object retains.
  var ownLifetime: Lifetime { get }
}

/// An object that is deallocated with its owner, and then calls the closures that were registered.
///
/// It replaces the associated objects of Objective-C with which RxCocoa detects deallocation. Only
/// its owner can retain it.
public final class Lifetime {
  private var calls = CallList()

  /// Creates a lifetime for the object that owns it.
  public init() {}

  deinit {
    for key in calls.keys { calls[key]?() }
  }

  /// Calls `body` when the owner is deallocated, unless the returned closure is called before.
  package func onDeinit(_ body: @escaping () -> Void) -> () -> Void {
    let key = calls.add(body)
    return { [weak self] in self?.calls.remove(key) }
  }
}
