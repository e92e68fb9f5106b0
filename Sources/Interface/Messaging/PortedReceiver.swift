public import Foundation
import VirtualTime

/// An object of any class, to which messages can be sent. In rewritten sources it replaces values of
/// the type `AnyObject`, on which Objective-C finds the methods of NSObject.
public struct PortedReceiver {
  private let receiver: AnyObject

  /// Creates a receiver of messages to `object`.
  public init(_ object: AnyObject) { receiver = object }

  /// Returns whether the object implements or inherits the method that a selector names.
  public func responds(to aSelector: Selector!) -> Bool {
    aSelector.map { Message.isRecognized($0, by: receiver) } ?? false
  }

  /// Returns whether the object is of a class or a subclass.
  public func isKind(of aClass: AnyClass) -> Bool {
    sequence(first: type(of: receiver) as AnyClass, next: { _getSuperclass($0) })
      .contains { $0 == aClass }
  }

  /// Returns whether the object is of a class itself.
  public func isMember(of aClass: AnyClass) -> Bool { type(of: receiver) == aClass }

  /// Sends a message without arguments.
  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    perform(aSelector, arguments: [])
  }

  /// Sends a message with one argument.
  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    perform(aSelector, arguments: [object])
  }

  /// Sends a message with two arguments.
  @discardableResult
  public func perform(
    _ aSelector: Selector!, with object1: Any!, with object2: Any!
  ) -> Unmanaged<AnyObject>! {
    perform(aSelector, arguments: [object1, object2])
  }

  private func perform(_ selector: Selector?, arguments: [Any?]) -> Unmanaged<AnyObject>? {
    guard let selector else { return nil }
    let result = Message.send(selector, to: receiver, arguments) as? NSObject
    return result.map { PerformedResults.keep($0) }
  }

  /// Sends a message after `delay` seconds of the stage's clock. The object and the argument are
  /// retained until then.
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval)
  {
    guard let clock = VirtualClock.current else { return }
    DelayedMessages.of(clock).add(aSelector, to: receiver, anArgument, after: delay)
  }

  /// Sends a message immediately, or at the clock's next turn if `wait` is false. Work of a background
  /// queue waits for the main thread.
  public func performSelector(
    onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool
  ) {
    if wait {
      Coroutine.runOnMainThread { _ = Message.send(aSelector, to: receiver, [arg]) }
    } else {
      perform(aSelector, with: arg, afterDelay: 0)
    }
  }

  /// Sends a message as work of a background queue, after the work that is running or waiting. The object
  /// and the argument are retained until then.
  public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
    guard let clock = VirtualClock.current else { return }
    BackgroundTurns.of(clock).schedule(at: clock.now) { [receiver] in
      Coroutine.run { Message.send(aSelector, to: receiver, [arg]) }
    }
  }

  // MARK: Keys

  /// Returns the value that key-value coding finds for a key; nil, with a warning, if the object doesn't
  /// have the key.
  public func value(forKey key: String) -> Any? { (receiver as? NSObject)?.value(forKey: key) }

  /// Returns the value at the end of a chain of keys, as in "layer.opacity".
  public func value(forKeyPath keyPath: String) -> Any? {
    (receiver as? NSObject)?.value(forKeyPath: keyPath)
  }

  /// Sets the value for a key.
  public func setValue(_ value: Any?, forKey key: String) {
    (receiver as? NSObject)?.setValue(value, forKey: key)
  }

  /// Sets the value at the end of a chain of keys.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    (receiver as? NSObject)?.setValue(value, forKeyPath: keyPath)
  }

  /// Returns the object that a dictionary, a cache or the user's defaults hold for a key; nil for other
  /// objects.
  public func object(forKey key: Any) -> Any? {
    switch receiver {
    case let dictionary as NSDictionary: dictionary.object(forKey: key)
    case let cache as NSCache<AnyObject, AnyObject>: cache.object(forKey: key as AnyObject)
    case let defaults as UserDefaults: (key as? String).flatMap { defaults.object(forKey: $0) }
    default: nil
    }
  }
}

/// The latest results of messages. A caller gets them unretained, as if they were autoreleased.
private final class PerformedResults: StageLocal {
  private var results: [NSObject] = []

  init(on clock: VirtualClock) {}

  static func keep(_ result: NSObject) -> Unmanaged<AnyObject> {
    if let clock = VirtualClock.current {
      let kept = PerformedResults.of(clock)
      if kept.results.count == 16 { kept.results.removeFirst() }
      kept.results.append(result)
    }
    return Unmanaged.passUnretained(result)
  }
}
