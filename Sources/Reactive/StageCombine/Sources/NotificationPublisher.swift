public import Foundation
public import OpenCombine
import Rx
import VirtualTime

extension NotificationCenter {
  /// Returns a publisher of the notifications with a name and a sender; nil matches all senders.
  public func publisher(
    for name: Notification.Name, object: AnyObject? = nil
  ) -> AnyPublisher<Notification, Never> {
    Observable<Notification>.create { observer in
      let token = NotificationObservers.add(to: self, name, object) { observer.onNext($0) }
      return Disposables.create { NotificationObservers.remove(token, from: self) }
    }.neverFailing()
  }
}
