public import Foundation
import Synchronization
import VirtualTime

/// The observers of notification centres that were added with a selector.
private enum SelectorObservers {
  /// `@unchecked Sendable`: an entry never changes, except that its objects are deallocated.
  final class Entry: @unchecked Sendable {
    weak var observer: AnyObject?
    let center: ObjectIdentifier
    let name: Notification.Name?
    weak var object: AnyObject?
    let token: any NSObjectProtocol

    init(
      _ observer: AnyObject, _ center: NotificationCenter, _ name: Notification.Name?,
      _ object: AnyObject?, _ token: any NSObjectProtocol
    ) {
      self.observer = observer
      self.center = ObjectIdentifier(center)
      self.name = name
      self.object = object
      self.token = token
    }
  }

  private static let entries = Mutex<[Entry]>([])

  static func add(_ entry: Entry) { entries.withLock { $0.append(entry) } }

  /// Removes entries and returns them.
  static func remove(where isRemoved: (Entry) -> Bool) -> [Entry] {
    entries.withLock { entries in
      let removed = entries.filter(isRemoved)
      entries.removeAll(where: isRemoved)
      return removed
    }
  }
}

extension NotificationCenter {
  /// Sends a message to `observer` for each notification with this name and this sender; nil
  /// matches all. The observer isn't retained.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: Notification.Name?,
    object anObject: Any?
  ) {
    let receiver = ClassReceivers.receiver(observer)
    weak let weakReceiver = receiver
    let token = portedAddObserver(forName: aName, object: anObject, queue: nil) { notification in
      guard let receiver = weakReceiver else { return }
      Message.send(aSelector, to: receiver, [notification])
    }
    let abandoned = SelectorObservers.remove {
      $0.observer == nil && $0.center == ObjectIdentifier(self)
    }
    for entry in abandoned { NotificationObservers.remove(entry.token, from: self) }
    let sender = anObject.map { $0 as AnyObject }
    SelectorObservers.add(.init(receiver, self, aName, sender, token))
  }

  /// Calls a closure for each notification with this name and this sender that is posted on the same
  /// stage; nil matches all. Rewritten sources call it instead of
  /// `addObserver(forName:object:queue:using:)`. Observers are called in the order in which they were
  /// registered. `portedRemoveObserver(_:)` removes them.
  ///
  /// The closure is called immediately, except with the main queue for a notification that work of a
  /// background queue posts: that work waits until the main thread has called it. Other stages in the process, and other threads, have notifications of their own, as other apps have.
  public func portedAddObserver(
    forName name: Notification.Name?, object obj: Any?, queue: OperationQueue?,
    using block: @escaping (Notification) -> Void
  ) -> any NSObjectProtocol {
    guard queue === OperationQueue.main else {
      return NotificationObservers.add(to: self, name, obj, block)
    }
    return NotificationObservers.add(to: self, name, obj) { notification in
      Coroutine.runOnMainThread { block(notification) }
    }
  }

  /// Stops all messages to `observer` from this centre. Rewritten sources call it instead of
  /// `removeObserver(_:)`, which knows only the tokens of closures.
  public func portedRemoveObserver(_ observer: Any) {
    portedRemoveObserver(observer, name: nil, object: nil)
  }

  /// Stops the messages to `observer` for a name and a sender; nil matches all. A token of
  /// `addObserver(forName:object:queue:using:)` stops its own.
  public func portedRemoveObserver(
    _ observer: Any, name aName: Notification.Name?, object anObject: Any?
  ) {
    let receiver = ClassReceivers.receiver(observer)
    let sender = anObject.map { $0 as AnyObject }
    func isRemoved(_ entry: SelectorObservers.Entry) -> Bool {
      entry.observer === receiver && entry.center == ObjectIdentifier(self)
        && (aName == nil || entry.name == aName) && (sender == nil || entry.object === sender)
    }
    let removed = SelectorObservers.remove(where: isRemoved)
    for entry in removed { NotificationObservers.remove(entry.token, from: self) }
    if removed.isEmpty, !NotificationObservers.remove(observer, from: self) {
      removeObserver(observer, name: aName, object: anObject)
    }
  }
}
