// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import Foundation

// Core Foundation's types, as far as calls of Core Text and related frameworks need them. Types
// that are bridged on Apple's systems are one type here, so that casts such as `as CFString` have
// no effect.

/// A string.
public typealias CFString = String
/// An integer.
public typealias CFIndex = Int
/// A dictionary.
public typealias CFDictionary = [AnyHashable: Any]
/// Bytes.
public typealias CFData = Data
/// A URL.
public typealias CFURL = NSURL
/// An attributed string.
public typealias CFAttributedString = NSAttributedString
/// A mutable attributed string.
public typealias CFMutableAttributedString = NSMutableAttributedString
/// An error.
public typealias CFError = NSError
/// Any object.
public typealias CFTypeRef = AnyObject
/// A number.
public typealias CFNumber = NSNumber
/// Core Foundation's null object.
public typealias CFNull = NSNull

/// A range of a list or a string.
public struct CFRange: Hashable, Sendable {
  /// The start of the range.
  public var location: CFIndex
  /// The length of the range.
  public var length: CFIndex

  /// Creates the range (0, 0), which means the whole string in Core Text.
  public init() { self.init(location: 0, length: 0) }

  /// Creates a range from its start and length.
  public init(location: CFIndex, length: CFIndex) {
    self.location = location
    self.length = length
  }
}

/// Returns the range with that start and length.
public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange {
  CFRange(location: loc, length: len)
}

/// The result of searches that find nothing.
public let kCFNotFound: CFIndex = -1
/// The null object.
public let kCFNull: CFNull! = NSNull()

/// Returns whether two values are equal.
public func CFEqual(_ cf1: Any?, _ cf2: Any?) -> Bool {
  if let first = bridged(cf1), let second = bridged(cf2) { return first == second }
  return switch (cf1 as? AnyHashable, cf2 as? AnyHashable) {
  case (let first?, let second?): first == second
  case (nil, nil): (cf1 as AnyObject?) === (cf2 as AnyObject?)
  default: false
  }
}

/// Returns a dictionary or an array as an object that compares its contents.
private func bridged(_ value: Any?) -> NSObject? {
  switch value {
  case let dictionary as CFDictionary: NSDictionary(dictionary: dictionary)
  case let array as [Any]: NSArray(array: array)
  default: nil
  }
}

/// Returns the description of an error.
public func CFErrorCopyDescription(_ err: CFError!) -> CFString! { err?.localizedDescription }

/// Returns the code of an error.
public func CFErrorGetCode(_ err: CFError!) -> CFIndex { err?.code ?? 0 }

/// Returns the domain of an error.
public func CFErrorGetDomain(_ err: CFError!) -> CFString! { err?.domain }

/// Returns the number of bytes.
public func CFDataGetLength(_ theData: CFData!) -> CFIndex { theData?.count ?? 0 }

/// Returns the number of elements in an array.
public func CFArrayGetCount(_ theArray: [Any]) -> CFIndex { theArray.count }

/// Returns the number of elements in an array.
public func CFArrayGetCount(_ theArray: NSArray) -> CFIndex { theArray.count }

/// Returns the object at an index, for `unsafeBitCast(_:to:)`; the array retains it.
public func CFArrayGetValueAtIndex(_ theArray: [Any], _ idx: CFIndex) -> UnsafeRawPointer! {
  UnsafeRawPointer(Unmanaged.passUnretained(theArray[idx] as AnyObject).toOpaque())
}

/// Returns the object at an index, for `unsafeBitCast(_:to:)`; the array retains it.
public func CFArrayGetValueAtIndex(_ theArray: NSArray, _ idx: CFIndex) -> UnsafeRawPointer! {
  CFArrayGetValueAtIndex(Array(theArray), idx)
}

/// Returns the number of UTF-16 units in a string.
public func CFStringGetLength(_ theString: CFString) -> CFIndex { theString.utf16.count }

/// Returns the number of UTF-16 units in an attributed string.
public func CFAttributedStringGetLength(_ text: CFAttributedString) -> CFIndex { text.length }

/// Returns an attributed string with the same attributes throughout.
public func CFAttributedStringCreate(
  _ alloc: Never?, _ str: CFString, _ attributes: CFDictionary?
) -> CFAttributedString {
  var keyed: [NSAttributedString.Key: Any] = [:]
  for (key, value) in attributes ?? [:] {
    let name = key.base as? String ?? (key.base as? NSAttributedString.Key)?.rawValue
    if let name { keyed[NSAttributedString.Key(rawValue: name)] = value }
  }
  return NSAttributedString(string: str, attributes: keyed)
}

/// Sets an attribute of a range of a string.
public func CFAttributedStringSetAttribute(
  _ aStr: CFMutableAttributedString!, _ range: CFRange, _ attrName: CFString!, _ value: Any!
) {
  guard let aStr, let attrName else { return }
  let range = NSRange(location: range.location, length: range.length)
  let key = NSAttributedString.Key(rawValue: attrName)
  if let value {
    aStr.addAttribute(key, value: value, range: range)
  } else {
    aStr.removeAttribute(key, range: range)
  }
}

/// Removes an attribute of a range of a string.
public func CFAttributedStringRemoveAttribute(
  _ aStr: CFMutableAttributedString!, _ range: CFRange, _ attrName: CFString!
) {
  CFAttributedStringSetAttribute(aStr, range, attrName, nil)
}

/// Replaces a range of a string.
public func CFAttributedStringReplaceString(
  _ aStr: CFMutableAttributedString!, _ range: CFRange, _ replacement: CFString!
) {
  aStr?.replaceCharacters(
    in: NSRange(location: range.location, length: range.length), with: replacement ?? "")
}

/// Returns an empty attributed string; `maxLength` is ignored.
public func CFAttributedStringCreateMutable(
  _ alloc: Never?, _ maxLength: CFIndex
) -> CFMutableAttributedString! { NSMutableAttributedString(string: "") }
