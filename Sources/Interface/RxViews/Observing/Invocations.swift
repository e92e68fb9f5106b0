public import Foundation
import Layers
public import Messaging
public import Rx
import VirtualTime

extension Reactive where Base: NSObject {
  /// Returns the arguments of each call of a method, after the call; nil arguments are `NSNull`.
  ///
  /// The method has to belong to a class that `flipbook-port` has rewritten, where it is marked with
  /// `dynamic` or overrides one of UIKit's; or UIKit has to call it to report that a view was loaded,
  /// appeared, disappeared, was laid out or moved, as `viewDidLoad()` and `layoutSubviews()`; or it
  /// is one that presents, dismisses or moves a controller, such as `didMove(toParent:)`. The
  /// sequence completes when the object is deallocated, if that is a view or a layer.
  public func methodInvoked(_ selector: Selector) -> Observable<[Any]> {
    calls(of: selector, isPrior: false)
  }

  /// Returns the arguments of each call of a method, before the call; otherwise like
  /// `methodInvoked(_:)`.
  public func sentMessage(_ selector: Selector) -> Observable<[Any]> {
    calls(of: selector, isPrior: true)
  }

  private func calls(of selector: Selector, isPrior: Bool) -> Observable<[Any]> {
    Observable.create { [weak base] observer in
      guard let base else {
        observer.onCompleted()
        return Disposables.create()
      }
      let stop = CallObservation.begin(of: base, selector, isPrior: isPrior) { observer.onNext($0) }
      let stopEnd = (base as? any LifetimeOwner)?.ownLifetime.onDeinit { observer.onCompleted() }
      return Disposables.create {
        stop()
        stopEnd?()
      }
    }
  }
}

extension Reactive where Base: NotificationCenter {
  /// Returns the notifications with a name and a sender; nil matches all.
  public func notification(
    _ name: Notification.Name?, object: AnyObject? = nil
  ) -> Observable<Notification> {
    Observable.create { [base] observer in
      let token = NotificationObservers.add(to: base, name, object) { observer.onNext($0) }
      return Disposables.create { NotificationObservers.remove(token, from: base) }
    }
  }
}
