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
      // A stage has one thread, on which notifications are posted and received.
      nonisolated(unsafe) let observer = observer
      let stage = StageReference()
      let token = self.addObserver(forName: name, object: object, queue: nil) {
        if stage.isReached { observer.onNext($0) }
      }
      return Disposables.create { self.removeObserver(token) }
    }.neverFailing()
  }
}
