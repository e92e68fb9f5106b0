public import Foundation
import Layers

// Key-value coding. Layers, animations and transactions have their own; other objects have the
// members that their classes register.
extension NSObjectProtocol where Self: NSObject {
  /// Returns the value of the property with that key. A key that the object doesn't have causes a
  /// warning and returns nil.
  public func value(forKey key: String) -> Any? {
    if let layer = self as? CALayer { return layer.value(forKey: key) }
    if let animation = self as? CAAnimation { return animation.value(forKey: key) }
    if let own = OverriddenMembers.call("valueForKey:", of: self, [key]) { return own }
    if let found = CollectionKeys.value(key, of: self) { return found }
    return KeyedValues.value(key, of: self)
  }

  /// Returns the value at the end of a chain of keys, as in "layer.opacity".
  public func value(forKeyPath keyPath: String) -> Any? {
    if let layer = self as? CALayer { return layer.value(forKeyPath: keyPath) }
    if let animation = self as? CAAnimation { return animation.value(forKeyPath: keyPath) }
    if let own = OverriddenMembers.call("valueForKeyPath:", of: self, [keyPath]) { return own }
    if let found = CollectionOperator.value(keyPath, of: self) { return found }
    guard let (key, rest) = KeyedValues.split(keyPath) else { return value(forKey: keyPath) }
    return (value(forKey: key) as? NSObject)?.value(forKeyPath: rest)
  }

  /// Sets the property with that key. A key that the object doesn't have, or a value of another
  /// type, causes a warning.
  public func setValue(_ value: Any?, forKey key: String) {
    if let layer = self as? CALayer { return layer.setValue(value, forKey: key) }
    if let animation = self as? CAAnimation { return animation.setValue(value, forKey: key) }
    if OverriddenMembers.call("setValue:forKey:", of: self, [value, key]) != nil { return }
    if CollectionKeys.set(value, key, of: self) { return }
    KeyedValues.set(value, key, of: self)
  }

  /// Sets the value at the end of a chain of keys.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    if let layer = self as? CALayer { return layer.setValue(value, forKeyPath: keyPath) }
    if let animation = self as? CAAnimation {
      return animation.setValue(value, forKeyPath: keyPath)
    }
    if OverriddenMembers.call("setValue:forKeyPath:", of: self, [value, keyPath]) != nil { return }
    guard let (key, rest) = KeyedValues.split(keyPath) else {
      return setValue(value, forKey: keyPath)
    }
    (self.value(forKey: key) as? NSObject)?.setValue(value, forKeyPath: rest)
  }
}

enum KeyedValues {
  /// Returns the first key of a key path and the rest; nil for a single key.
  static func split(_ keyPath: String) -> (key: String, rest: String)? {
    let parts = keyPath.split(separator: ".", maxSplits: 1)
    return parts.count == 2 ? (String(parts[0]), String(parts[1])) : nil
  }

  /// Returns the property with a key; `isHidden` is also found as `hidden`, and the other way
  /// round.
  static func property(_ key: String, of object: AnyObject) -> PortedMember? {
    MemberRegistry.member(key, of: object)
      ?? MemberRegistry.member(otherName(of: key), of: object)
  }

  /// Returns the other name by which a key finds a property: `hidden` for `isHidden`, and the other
  /// way round.
  static func otherName(of key: String) -> String {
    key.hasPrefix("is") && key.dropFirst(2).first?.isUppercase ?? false
      ? key.dropFirst(2).prefix(1).lowercased() + key.dropFirst(3)
      : "is" + key.prefix(1).uppercased() + key.dropFirst()
  }

  static func value(_ key: String, of object: NSObject) -> Any? {
    switch property(key, of: object)?.content {
    case .property(let get, _, _): return get(object)
    case .method(let method):
      if case .returned(let result) = method.call(object, []) { return result }
      return nil
    case nil:
      if key == "self" { return object }
      if Message.isRecognized(Selector("valueForUndefinedKey:"), by: object) {
        return Message.send("valueForUndefinedKey:", to: object, [key])
      }
      MessageWarning.undefinedKey(key, of: object)
      return nil
    }
  }

  static func set(_ value: Any?, _ key: String, of object: NSObject) {
    if case .property(_, let set?, _) = property(key, of: object)?.content {
      if !set(object, value) { MessageWarning.value(ofKey: key, of: object) }
    } else if Message.isRecognized(Selector("setValue:forUndefinedKey:"), by: object) {
      Message.send("setValue:forUndefinedKey:", to: object, [value, key])
    } else {
      MessageWarning.undefinedKey(key, of: object)
    }
  }
}
