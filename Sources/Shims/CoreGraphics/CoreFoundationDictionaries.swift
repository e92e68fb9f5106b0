// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import Foundation
import Synchronization

// The functions of C that look values up in dictionaries, which code for Apple's systems calls with
// pointers to bridged objects:
//
//     let key = Unmanaged.passUnretained(kCGImagePropertyGIFDictionary).toOpaque()
//     let value = CFDictionaryGetValue(properties, key)
//     let gif = unsafeBitCast(value, to: CFDictionary.self)
//
// Strings and dictionaries aren't objects here, so that their pointers are those of boxes.

/// Returns a pointer to a key's value, for `unsafeBitCast(_:to:)`; nil if there is none. The pointer is
/// valid as long as the dictionary, or, for values that aren't objects, until 1 024 others were read.
public func CFDictionaryGetValue(
  _ theDict: CFDictionary!, _ key: UnsafeRawPointer!
) -> UnsafeRawPointer! {
  guard let name = BoxedValue.value(at: key) as? AnyHashable, let value = theDict?[name] else {
    return nil
  }
  return BoxedValue.pointer(to: value)
}

/// Stores a pointer to a key's value, and returns whether there is one.
public func CFDictionaryGetValueIfPresent(
  _ theDict: CFDictionary!, _ key: UnsafeRawPointer!,
  _ value: UnsafeMutablePointer<UnsafeRawPointer?>!
) -> Bool {
  guard let found = CFDictionaryGetValue(theDict, key) else { return false }
  value?.pointee = found
  return true
}

/// Returns whether a dictionary has a key.
public func CFDictionaryContainsKey(_ theDict: CFDictionary!, _ key: UnsafeRawPointer!) -> Bool {
  CFDictionaryGetValue(theDict, key) != nil
}

/// Returns the number of keys in a dictionary.
public func CFDictionaryGetCount(_ theDict: CFDictionary!) -> CFIndex { theDict?.count ?? 0 }

extension Unmanaged where Instance == NSObject {
  /// Returns a reference to a string, as `Unmanaged.passUnretained(_:)` does for a `CFString` on Apple's
  /// systems.
  public static func passUnretained(_ value: String) -> Unmanaged<NSObject> {
    Unmanaged<NSObject>.passUnretained(BoxedValue.box(value))
  }
}

/// Returns the dictionary at a pointer from `CFDictionaryGetValue(_:_:)`; empty if there is none.
public func unsafeBitCast(_ x: UnsafeRawPointer?, to type: CFDictionary.Type) -> CFDictionary {
  BoxedValue.value(at: x) as? CFDictionary ?? [:]
}

/// Returns the string at a pointer from `CFDictionaryGetValue(_:_:)`; empty if there is none.
public func unsafeBitCast(_ x: UnsafeRawPointer?, to type: CFString.Type) -> CFString {
  BoxedValue.value(at: x) as? String ?? ""
}

/// A value that isn't an object, in an object.
///
/// Callers of Core Foundation don't own what they get. Keys are retained for ever, because there are
/// few; of other values the last 1 024.
private final class BoxedValue: NSObject {
  let value: Any

  private init(_ value: Any) { self.value = value }

  private struct Table: @unchecked Sendable {
    // The boxes are immutable, and the values in them strings and dictionaries of properties.
    var keys: [String: BoxedValue] = [:]
    var recent: [AnyObject] = []
    var next = 0
  }

  private static let table = Mutex(Table())
  private static let limit = 1024

  static func box(_ key: String) -> BoxedValue {
    table.withLock { table in
      if let box = table.keys[key] { return box }
      let box = BoxedValue(key)
      table.keys[key] = box
      return box
    }
  }

  /// Returns a pointer to an object, or to a box of another value.
  static func pointer(to value: Any) -> UnsafeRawPointer {
    let object: AnyObject
    if type(of: value) is AnyClass {
      return UnsafeRawPointer(Unmanaged.passUnretained(value as AnyObject).toOpaque())
    } else if let string = value as? String {
      object = box(string)
    } else if value is CFDictionary || value is [Any] {
      object = BoxedValue(value)
    } else {
      object = value as AnyObject
    }
    table.withLock { table in
      if table.recent.count < limit {
        table.recent.append(object)
      } else {
        table.recent[table.next] = object
        table.next = (table.next + 1) % limit
      }
    }
    return UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
  }

  /// Returns the value at a pointer.
  static func value(at pointer: UnsafeRawPointer?) -> Any? {
    guard let pointer else { return nil }
    let object = Unmanaged<AnyObject>.fromOpaque(pointer).takeUnretainedValue()
    if let box = object as? BoxedValue { return box.value }
    if let string = object as? NSString { return string as String }
    return object
  }
}
