import Foundation

/// A member of a class that can be found by its name in Objective-C. Rewritten sources contain
/// lists of them.
public struct PortedMember {
  let name: String
  let content: Content
  /// Whether it is a member of UIKit or Core Animation.
  var isSystem = false
  /// Whether it is a property whose value its object stores by key.
  private(set) var isManaged = false

  private init(name: String, content: Content) {
    self.name = name
    self.content = content
  }

  enum Content {
    case method(MethodCall)
    case property(get: (Any) -> Any?, set: ((Any, Any?) -> Bool)?, path: AnyKeyPath)
  }

  /// A method, which `call` calls.
  public static func method<Target, Result>(
    _ name: String, _ call: @escaping (Target, inout PortedArguments) throws -> Result
  ) -> PortedMember {
    PortedMember(name: name, content: .method(MethodCall(call)))
  }

  /// A method without parameters, as in `.method("sizeToFit", UIView.sizeToFit)`.
  package static func method<Target, Result>(
    _ name: String, _ method: @escaping (Target) -> () -> Result
  ) -> PortedMember {
    .method(name) { (target: Target, _) in method(target)() }
  }

  /// A method with one parameter.
  package static func method<Target, Value, Result>(
    _ name: String, _ method: @escaping (Target) -> (Value) -> Result
  ) -> PortedMember {
    .method(name) { (target: Target, arguments) in method(target)(try arguments.next()) }
  }

  /// A property that can be set.
  public static func property<Root, Value>(
    _ name: String, _ path: ReferenceWritableKeyPath<Root, Value>
  ) -> PortedMember {
    let content = Content.property(
      get: { ($0 as? Root)?[keyPath: path] },
      set: { object, value in
        guard let root = object as? Root, let value = KeyedConversion.value(value, as: Value.self)
        else { return false }
        root[keyPath: path] = value
        return true
      }, path: path)
    return PortedMember(name: name, content: content)
  }

  /// A property whose value its object stores by key (`@NSManaged`).
  public static func managed<Root, Value>(
    _ name: String, _ path: ReferenceWritableKeyPath<Root, Value>
  ) -> PortedMember {
    var member = property(name, path)
    member.isManaged = true
    return member
  }

  /// A value that methods return and set.
  package static func property<Root, Value>(
    _ name: String, get: @escaping (Root) -> Value, set: @escaping (Root, Value) -> Void
  ) -> PortedMember {
    let content = Content.property(
      get: { ($0 as? Root).map(get) },
      set: { object, value in
        guard let root = object as? Root, let value = KeyedConversion.value(value, as: Value.self)
        else { return false }
        set(root, value)
        return true
      }, path: \Root.self)
    return PortedMember(name: name, content: content)
  }

  /// A property that can only be read.
  public static func getter<Root, Value>(
    _ name: String, _ path: KeyPath<Root, Value>
  ) -> PortedMember {
    PortedMember(
      name: name,
      content: .property(get: { ($0 as? Root)?[keyPath: path] }, set: nil, path: path))
  }
}

/// Registers the members of a class; `members` is called when one of them is first looked up.
///
/// Rewritten sources call this when the program is loaded.
public func portedRegister(_ type: AnyClass, _ members: @escaping () -> [PortedMember]) {
  MemberRegistry.register(type, isSystem: false, members)
}

/// Registers members of a class of UIKit or Core Animation.
package func registerSystemMembers(_ type: AnyClass, _ members: @escaping () -> [PortedMember]) {
  MemberRegistry.register(type, isSystem: true, members)
}

/// Conversions of key-value coding: numbers have any numeric type, and values can be boxed.
enum KeyedConversion {
  static func value<Value>(_ value: Any?, as type: Value.Type) -> Value? {
    if let value = value as? Value { return value }
    guard let value else { return (Any?.none as Any) as? Value }
    if let number = value as? NSNumber ?? (value as? any NumberConvertible)?.number {
      return numeric(number, as: type)
    }
    return (value as? any _ObjectiveCBridgeable)?._bridgeToObjectiveC() as? Value
  }

  private static func numeric<Value>(_ number: NSNumber, as type: Value.Type) -> Value? {
    switch type {
    case is Int.Type: number.intValue as? Value
    case is Double.Type: number.doubleValue as? Value
    case is Float.Type: number.floatValue as? Value
    case is CGFloat.Type: CGFloat(number.doubleValue) as? Value
    case is Bool.Type: number.boolValue as? Value
    case is UInt.Type: number.uintValue as? Value
    default: number as? Value
    }
  }
}

/// A number that key-value coding converts.
private protocol NumberConvertible { var number: NSNumber { get } }

extension Int: NumberConvertible { fileprivate var number: NSNumber { NSNumber(value: self) } }
extension UInt: NumberConvertible { fileprivate var number: NSNumber { NSNumber(value: self) } }
extension Double: NumberConvertible { fileprivate var number: NSNumber { NSNumber(value: self) } }
extension Float: NumberConvertible { fileprivate var number: NSNumber { NSNumber(value: self) } }
extension Bool: NumberConvertible { fileprivate var number: NSNumber { NSNumber(value: self) } }
extension CGFloat: NumberConvertible {
  fileprivate var number: NSNumber { NSNumber(value: Double(self)) }
}
