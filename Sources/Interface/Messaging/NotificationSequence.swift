public import Foundation
import VirtualTime

extension NotificationCenter {
  /// Returns the notifications with a name and a sender, which are posted on the same stage while the
  /// sequence is iterated; nil matches all senders. Notifications that are posted while the iterating
  /// task does something else wait for it.
  public func notifications(
    named name: Notification.Name, object: AnyObject? = nil
  ) -> Notifications {
    Notifications(center: self, name: name, object: object)
  }

  /// The notifications with a name and a sender, as an asynchronous sequence without an end.
  public final class Notifications: AsyncSequence {
    /// A notification.
    public typealias Element = Notification

    private let center: NotificationCenter
    private let name: Notification.Name
    private let object: AnyObject?

    init(center: NotificationCenter, name: Notification.Name, object: AnyObject?) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Begins to observe the centre.
    public func makeAsyncIterator() -> Iterator {
      let (stream, continuation) = AsyncStream.makeStream(of: Posted.self)
      let observation = Registration(
        center: center,
        token: NotificationObservers.add(to: center, name, object) {
          continuation.yield(Posted(notification: $0))
        })
      continuation.onTermination = { _ in observation.end() }
      return Iterator(base: stream.makeAsyncIterator())
    }

    /// Iterates over the notifications.
    public struct Iterator: AsyncIteratorProtocol {
      var base: AsyncStream<Posted>.Iterator

      /// Waits for the next notification; nil if the task is cancelled.
      public mutating func next() async -> Notification? {
        await next(isolation: #isolation)
      }

      /// Waits for the next notification; nil if the task is cancelled.
      public mutating func next(
        isolation actor: isolated (any Actor)?
      ) async -> Notification? {
        Task.isCancelled ? nil : await base.next(isolation: actor)?.notification
      }
    }
  }
}

/// A notification on its way to a task.
///
/// `@unchecked Sendable`: the tasks of a stage run on its thread.
struct Posted: @unchecked Sendable {
  let notification: Notification
}

/// A registration that ends with its sequence.
///
/// `@unchecked Sendable`: its values never change, and the observers of a centre are protected by a lock.
private struct Registration: @unchecked Sendable {
  let center: NotificationCenter
  let token: any NSObjectProtocol

  func end() { NotificationObservers.remove(token, from: center) }
}
