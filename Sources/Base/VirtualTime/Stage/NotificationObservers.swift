package import Foundation
import Synchronization

/// The observers of a notification centre, which are called in the order in which they were
/// registered, each for the notifications of its own stage.
///
/// Apple doesn't document an order, but calls observers in this one. Foundation on Linux calls them in
/// an order that differs from process to process, so that a film wouldn't always give the same frames.
package final class NotificationObservers: Sendable {
  /// A registered observer, and the token with which it is removed.
  ///
  /// `@unchecked Sendable`: a token never changes, except that its sender is deallocated, and its
  /// closure is called on its stage's thread only.
  private final class Token: NSObject, @unchecked Sendable {
    let name: Notification.Name?
    let stage = StageReference()
    let block: (Notification) -> Void
    private let hasSender: Bool
    private weak var sender: AnyObject?
    private let value: AnyHashable?

    init(_ name: Notification.Name?, _ sender: Any?, _ block: @escaping (Notification) -> Void) {
      self.name = name
      self.block = block
      hasSender = sender != nil
      let isObject = sender.map { type(of: $0) is AnyClass } ?? false
      self.sender = isObject ? sender as AnyObject : nil
      value = isObject ? nil : sender as? AnyHashable
    }

    func matches(_ notification: Notification) -> Bool {
      guard name == nil || name == notification.name, stage.isReached else { return false }
      guard hasSender else { return true }
      guard let object = notification.object else { return false }
      if let sender { return object as AnyObject === sender }
      return value != nil && object as? AnyHashable == value
    }
  }

  /// The observers of a centre, which doesn't retain it.
  private struct Entry: @unchecked Sendable {
    weak var center: NotificationCenter?
    let observers: NotificationObservers
  }

  private static let all = Mutex<[ObjectIdentifier: Entry]>([:])

  private let tokens = Mutex<[Token]>([])

  private init() {}

  /// Returns the observers of a centre.
  private static func of(_ center: NotificationCenter) -> NotificationObservers {
    let (observers, isNew) = all.withLock { all in
      let key = ObjectIdentifier(center)
      if let entry = all[key], entry.center != nil { return (entry.observers, false) }
      all = all.filter { $0.value.center != nil }
      let observers = NotificationObservers()
      all[key] = Entry(center: center, observers: observers)
      return (observers, true)
    }
    if isNew {
      _ = center.addObserver(forName: nil, object: nil, queue: nil) { observers.notify($0) }
    }
    return observers
  }

  private func notify(_ notification: Notification) {
    let called = tokens.withLock { $0 }.filter { $0.matches(notification) }
    for token in called where tokens.withLock({ $0.contains { $0 === token } }) {
      token.block(notification)
    }
  }

  /// Calls a closure for each notification with a name and a sender; nil matches all. Returns a token
  /// for `remove(_:from:)`.
  package static func add(
    to center: NotificationCenter, _ name: Notification.Name?, _ sender: Any?,
    _ block: @escaping (Notification) -> Void
  ) -> any NSObjectProtocol {
    let token = Token(name, sender, block)
    of(center).tokens.withLock { tokens in
      tokens.removeAll { $0.stage.hasEnded }
      tokens.append(token)
    }
    return token
  }

  /// Removes an observer. Returns false if the object isn't a token of one.
  @discardableResult
  package static func remove(_ token: Any, from center: NotificationCenter) -> Bool {
    guard let token = token as? Token else { return false }
    of(center).tokens.withLock { $0.removeAll { $0 === token } }
    return true
  }
}
