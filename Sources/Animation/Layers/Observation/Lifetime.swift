/// Something that tells when it goes: views and layers do.
///
/// A class of your own joins in with `let ownLifetime = Lifetime()`.
public protocol LifetimeOwner: AnyObject {
  /// What goes with the object, held by nobody else.
  var ownLifetime: Lifetime { get }
}

/// Goes with the object that owns it, and then calls who asked to hear of that.
///
/// It takes the place of Objective-C's associated objects, by which RxCocoa learns of an object's
/// end; nothing but its owner may hold it.
public final class Lifetime {
  private var calls = CallList()

  /// The lifetime of the object that is about to own it.
  public init() {}

  deinit {
    for key in calls.keys { calls[key]?() }
  }

  /// Calls `body` when the owner has gone, unless the closure that is returned is called before.
  package func whenOver(_ body: @escaping () -> Void) -> () -> Void {
    let key = calls.add(body)
    return { [weak self] in self?.calls.remove(key) }
  }
}
