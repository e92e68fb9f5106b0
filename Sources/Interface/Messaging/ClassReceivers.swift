public import Foundation
import Synchronization

/// The objects that represent classes as receivers of messages.
///
/// In Objective-C, a class is an object. Here, each conversion of a class to `AnyObject` makes another
/// one, which is soon released.
package enum ClassReceivers {
  /// `@unchecked Sendable`: it is used under a lock, and the objects never change.
  private final class Storage: @unchecked Sendable {
    var objects: [ObjectIdentifier: AnyObject] = [:]
  }

  private static let storage = Mutex(Storage())

  /// Returns the object for a class, which is always the same one.
  package static func object(for type: AnyClass) -> AnyObject {
    nonisolated(unsafe) let new = type as AnyObject
    return storage.withLock { storage in
      nonisolated(unsafe) let object = storage.objects[ObjectIdentifier(type)] ?? new
      storage.objects[ObjectIdentifier(type)] = object
      return object
    }
  }

  /// Returns a value as an object to which messages can be sent.
  package static func receiver(_ value: Any) -> AnyObject {
    (value as? AnyClass).map(object) ?? value as AnyObject
  }
}

// Objective-C's classes get messages as objects do: the methods of `NSObject`, the root class, are also
// those of classes.
extension NSObject {
  private static var receiver: PortedReceiver { PortedReceiver(ClassReceivers.object(for: self)) }

  /// Returns whether the class has the class method that a selector names.
  public static func responds(to aSelector: Selector!) -> Bool { receiver.responds(to: aSelector) }

  /// Sends a message without arguments to the class.
  @discardableResult
  public static func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    receiver.perform(aSelector)
  }

  /// Sends a message with one argument to the class.
  @discardableResult
  public static func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    receiver.perform(aSelector, with: object)
  }

  /// Sends a message with two arguments to the class.
  @discardableResult
  public static func perform(
    _ aSelector: Selector!, with object1: Any!, with object2: Any!
  ) -> Unmanaged<AnyObject>! {
    receiver.perform(aSelector, with: object1, with: object2)
  }

  /// Sends a message to the class after `delay` seconds of the stage's clock. The argument is retained
  /// until then.
  public static func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval
  ) {
    receiver.perform(aSelector, with: anArgument, afterDelay: delay)
  }

  /// Sends a message to the class after `delay` seconds of the stage's clock. A stage has one run loop,
  /// so `modes` is ignored.
  public static func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval,
    inModes modes: [RunLoop.Mode]
  ) {
    perform(aSelector, with: anArgument, afterDelay: delay)
  }

  /// Sends a message to the class immediately, or at the clock's next turn if `wait` is false.
  public static func performSelector(
    onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool
  ) {
    receiver.performSelector(onMainThread: aSelector, with: arg, waitUntilDone: wait)
  }

  /// Sends a message to the class as work of a background queue, after the work that is running or waiting.
  public static func performSelector(inBackground aSelector: Selector, with arg: Any?) {
    receiver.performSelector(inBackground: aSelector, with: arg)
  }
}
