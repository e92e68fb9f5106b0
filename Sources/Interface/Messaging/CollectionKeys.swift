import Foundation

/// Key-value coding of Foundation's collections: an array or a set has the values of its elements, a
/// dictionary the object that it holds for the key. The behaviour is that of Apple's "Key-Value
/// Coding Programming Guide".
enum CollectionKeys {
  /// Returns the elements of an array or a set; nil for other objects.
  static func elements(of object: NSObject) -> [Any]? {
    switch object {
    case let array as NSArray: array.map { $0 }
    case let set as NSOrderedSet: set.array
    case let set as NSSet: set.allObjects
    default: nil
    }
  }

  /// Returns the value that a collection has for a key; nil for objects that aren't collections.
  /// Elements without a value count as `NSNull` in an array, and are left out of a set.
  static func value(_ key: String, of object: NSObject) -> Any?? {
    if let dictionary = object as? NSDictionary { return .some(dictionary.object(forKey: key)) }
    guard let elements = elements(of: object) else { return nil }
    let values = elements.map { ($0 as? NSObject)?.value(forKey: key) }
    switch object {
    case is NSOrderedSet: return .some(NSOrderedSet(array: values.compactMap { $0 }))
    case is NSSet: return .some(NSSet(array: values.compactMap { $0 }))
    default: return .some(values.map { $0 ?? NSNull() })
    }
  }

  /// Sets the value of all elements, or that of a mutable dictionary, which nil removes; returns
  /// false for other objects.
  static func set(_ value: Any?, _ key: String, of object: NSObject) -> Bool {
    if let dictionary = object as? NSMutableDictionary {
      if let value {
        dictionary.setObject(value, forKey: key as NSString)
      } else {
        dictionary.removeObject(forKey: key)
      }
      return true
    }
    guard let elements = elements(of: object) else { return false }
    for element in elements { (element as? NSObject)?.setValue(value, forKey: key) }
    return true
  }
}
