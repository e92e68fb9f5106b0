import Foundation
import Messaging

/// Key-value coding and comparisons for predicates and sort descriptors, whose values have any type.
enum KeyedComparison {
  /// Returns the value of an object for a key path of key-value coding; nil if there is none. "self"
  /// selects the object itself, and "length" counts the UTF-16 units of a string.
  static func value(of object: Any, forKeyPath keyPath: String) -> Any? {
    let keys = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
    guard let key = keys.first, !key.hasPrefix("@") else {
      return (object as? NSObject)?.value(forKeyPath: keyPath)
    }
    let value = Self.value(of: object, forKey: key).flatMap(unwrapped)
    return keys.count == 1 ? value : value.flatMap { Self.value(of: $0, forKeyPath: keys[1]) }
  }

  private static func value(of object: Any, forKey key: String) -> Any? {
    if key.lowercased() == "self" { return object }
    if key == "length", let text = text(object) { return text.utf16.count }
    return (object as? NSObject)?.value(forKey: key)
  }

  /// Returns nil for optional values that are nil and for `NSNull`.
  static func unwrapped(_ value: Any) -> Any? {
    if value is NSNull { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }

  /// Returns the order of two values; nil if they can't be compared.
  static func compare(_ first: Any, _ second: Any) -> ComparisonResult? {
    if let first = text(first), let second = text(second) { return first.compare(second) }
    if let first = number(first), let second = number(second) {
      return first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
    }
    if let first = first as? Date, let second = second as? Date { return first.compare(second) }
    return nil
  }

  /// Returns whether two values are equal; nil is equal to nil only.
  static func areEqual(_ first: Any?, _ second: Any?) -> Bool {
    guard let first, let second else { return first == nil && second == nil }
    if let order = compare(first, second) { return order == .orderedSame }
    if let first = first as? AnyHashable, let second = second as? AnyHashable {
      return first == second
    }
    return false
  }

  /// The text of a string; nil for other values.
  static func text(_ value: Any) -> String? {
    value as? String ?? (value as? NSString).map { String(describing: $0) }
  }

  /// The value of a number; nil for other values.
  static func number(_ value: Any) -> Double? {
    switch value {
    case let value as NSNumber: value.doubleValue
    case let value as Bool: value ? 1 : 0
    case let value as any BinaryInteger: Double(value)
    case let value as any BinaryFloatingPoint: Double(value)
    default: nil
    }
  }
}
