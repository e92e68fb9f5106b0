import Foundation
import Messaging
public import Rx
public import Views

/// Receives an item's messages for all subscriptions, which retain it.
private final class BarButtonTarget: NSObject {
  let taps = PublishSubject<Void>()

  static let action = Selector("sendTap") { (target: BarButtonTarget, _) in target.taps.onNext(()) }
}

extension Reactive where Base: UIBarButtonItem {
  /// Taps. Subscriptions take the place of the item's `target` and `action`, as in RxCocoa; both are
  /// nil after the last one.
  public var tap: ControlEvent<Void> {
    ControlEvent(
      events: Observable.create { [weak base] observer in
        guard let base else {
          observer.onCompleted()
          return Disposables.create()
        }
        let target = base.target as? BarButtonTarget ?? BarButtonTarget()
        base.target = target
        base.action = BarButtonTarget.action
        let subscription = target.taps.subscribe(observer)
        return Disposables.create { [weak base] in
          subscription.dispose()
          guard !target.taps.hasObservers, let base, base.target === target else { return }
          base.target = nil
          base.action = nil
        }
      })
  }
}
