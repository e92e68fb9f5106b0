public import Foundation
import Layers
import VirtualTime

/// Sends messages to objects.
package enum Message {
  /// Calls the method that `selector` names, and returns its result. An object that has none causes
  /// a warning.
  @discardableResult
  package static func send(
    _ selector: Selector, to receiver: AnyObject, _ arguments: [Any?] = []
  ) -> Any? {
    if let method = selector.method {
      switch method.call(receiver, arguments) {
      case .returned(let result): return result
      case .wrongArgument(let index): return warn(of: index, selector, receiver)
      case .wrongReceiver: break
      }
    }
    guard let call = call(selector.name, of: receiver) else {
      if let target = forwardingTarget(of: receiver, for: selector) {
        return send(selector, to: target, arguments)
      }
      MessageWarning.unrecognized(selector, receiver)
      return nil
    }
    switch call(arguments) {
    case .returned(let result): return result
    case .wrongArgument(let index): return warn(of: index, selector, receiver)
    case .wrongReceiver: return nil
    }
  }

  /// Calls the method that an object's class, or the object to which it forwards messages, has
  /// registered; returns nil if there is none.
  fileprivate static func sendOptional(
    _ name: String, to receiver: AnyObject, _ arguments: [Any?]
  ) -> Any?? {
    let method =
      call(name, of: receiver)
      ?? forwardingTarget(of: receiver, for: Selector(name)).flatMap { call(name, of: $0) }
    guard case .returned(let result)? = method?(arguments) else { return nil }
    return .some(result)
  }

  private static func warn(of index: Int, _ selector: Selector, _ receiver: AnyObject) -> Any? {
    MessageWarning.argument(index, of: selector, receiver)
    return nil
  }

  /// Returns the object to which another one forwards messages that it doesn't recognize.
  package static func forwardingTarget(
    of receiver: AnyObject, for selector: Selector
  ) -> AnyObject? {
    guard
      let result = OverriddenMembers.call("forwardingTargetForSelector:", of: receiver, [selector]),
      let target = result.map({ $0 as AnyObject }), target !== receiver
    else { return nil }
    return target
  }

  /// Returns whether an object has the method that a selector names.
  package static func isRecognized(_ selector: Selector, by receiver: AnyObject) -> Bool {
    if let own = OverriddenMembers.call("respondsToSelector:", of: receiver, [selector]) {
      return own as? Bool ?? false
    }
    if let isImplemented = selector.isImplemented { return isImplemented(receiver) }
    if let method = selector.method, method.isReceiver(receiver) { return true }
    return call(selector.name, of: receiver) != nil
  }

  /// Returns the method, getter or setter with a name.
  private static func call(
    _ name: String, of receiver: AnyObject
  ) -> (([Any?]) -> MethodCall.Outcome)? {
    if let type = receiver as? AnyClass {
      guard case .method(let method) = MemberRegistry.member(name, ofInstancesOf: type)?.content,
        method.isReceiver(receiver)
      else { return nil }
      return { method.call(receiver, $0) }
    }
    if let member = MemberRegistry.member(name, of: receiver) {
      switch member.content {
      case .method(let method):
        return { method.call(receiver, $0) }
      case .property(let get, _, _): return { _ in .returned(get(receiver)) }
      }
    }
    guard name.hasPrefix("set"), name.hasSuffix(":"), let first = name.dropFirst(3).first else {
      return nil
    }
    let key = first.lowercased() + name.dropFirst(4).dropLast()
    guard case .property(_, let set?, _) = MemberRegistry.member(key, of: receiver)?.content else {
      return nil
    }
    return { arguments in
      set(receiver, arguments.first ?? nil) ? .returned(nil) : .wrongArgument(0)
    }
  }
}

extension NSObject {
  /// Returns whether objects of the class implement or inherit the method that a selector names, as
  /// far as it is a method of rewritten sources, or one that UIKit finds by name.
  public static func instancesRespond(to aSelector: Selector!) -> Bool {
    guard let aSelector else { return false }
    return aSelector.method?.isClassOfReceivers(self) ?? false
      || MemberRegistry.member(aSelector.name, ofInstancesOf: self) != nil
  }
}

extension NSObjectProtocol {
  /// Returns whether the object is of a class or a subclass.
  public func isKind(of aClass: AnyClass) -> Bool {
    PortedReceiver(self as AnyObject).isKind(of: aClass)
  }

  /// Returns whether the object is of a class itself.
  public func isMember(of aClass: AnyClass) -> Bool {
    PortedReceiver(self as AnyObject).isMember(of: aClass)
  }

  /// Returns whether the object implements or inherits the method that a selector names.
  public func responds(to aSelector: Selector!) -> Bool {
    PortedReceiver(self as AnyObject).responds(to: aSelector)
  }

  /// Sends a message without arguments.
  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
    PortedReceiver(self as AnyObject).perform(aSelector)
  }

  /// Sends a message with one argument.
  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    PortedReceiver(self as AnyObject).perform(aSelector, with: object)
  }

  /// Sends a message with two arguments.
  @discardableResult
  public func perform(
    _ aSelector: Selector!, with object1: Any!, with object2: Any!
  ) -> Unmanaged<AnyObject>! {
    PortedReceiver(self as AnyObject).perform(aSelector, with: object1, with: object2)
  }
}

#if os(Linux)
  @section(".init_array") @used
  private let optionalMessages: @convention(c) () -> Void = { deliverOptionalMessages() }

  private func deliverOptionalMessages() {
    OptionalMessage.setHandler {
      Message.sendOptional($0, to: $1, $2)
    } finder: { name, receiver in
      let selector = Selector(name)
      return Message.isRecognized(selector, by: receiver)
        || Message.forwardingTarget(of: receiver, for: selector)
          .map { Message.isRecognized(selector, by: $0) } ?? false
    }
  }
#endif
