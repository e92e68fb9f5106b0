// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import Foundation

// Core Foundation's types, as far as the calls of Core Text and its kin are written with them. What is
// bridged on Apple's systems is one type here, so that `as CFString` and its like change nothing.

/// Text.
public typealias CFString = String
/// A whole number.
public typealias CFIndex = Int
/// A dictionary.
public typealias CFDictionary = [AnyHashable: Any]
/// The place of a file.
public typealias CFURL = NSURL
/// Text with attributes.
public typealias CFAttributedString = NSAttributedString
/// Text with attributes that can be changed.
public typealias CFMutableAttributedString = NSMutableAttributedString
/// Anything.
public typealias CFTypeRef = AnyObject

/// A part of a list or a text: where it starts and how long it is.
public struct CFRange: Hashable, Sendable {
  /// Where it starts.
  public var location: CFIndex
  /// How long it is.
  public var length: CFIndex

  /// The part (0, 0), which Core Text reads as all from 0 on.
  public init() { self.init(location: 0, length: 0) }

  /// The part of that start and length.
  public init(location: CFIndex, length: CFIndex) {
    self.location = location
    self.length = length
  }
}

/// The part of that start and length.
public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange {
  CFRange(location: loc, length: len)
}

/// No place: what searches give that find nothing.
public let kCFNotFound: CFIndex = -1

/// How many elements an array has.
public func CFArrayGetCount(_ theArray: [Any]) -> CFIndex { theArray.count }

/// The object at an index, as `unsafeBitCast(_:to:)` takes it; the array keeps it.
public func CFArrayGetValueAtIndex(_ theArray: [Any], _ idx: CFIndex) -> UnsafeRawPointer! {
  UnsafeRawPointer(Unmanaged.passUnretained(theArray[idx] as AnyObject).toOpaque())
}

/// How many UTF-16 units a text has.
public func CFStringGetLength(_ theString: CFString) -> CFIndex { theString.utf16.count }

/// How many UTF-16 units a text has.
public func CFAttributedStringGetLength(_ text: CFAttributedString) -> CFIndex { text.length }

/// A text of one style.
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
