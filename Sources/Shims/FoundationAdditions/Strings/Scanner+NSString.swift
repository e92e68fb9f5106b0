public import Foundation

// The functions of `Scanner` before iOS 13 write an `NSString`; those of Linux write a `String`.
extension Scanner {
  /// Scans `string`, and stores it if it was found.
  @discardableResult public func scanString(_ string: String, into result: inout NSString?) -> Bool
  {
    store(scanString(string), in: &result)
  }

  /// Scans up to `string`, and stores what was before it, unless that is empty.
  @discardableResult public func scanUpTo(_ string: String, into result: inout NSString?) -> Bool {
    store(scanUpToString(string), in: &result)
  }

  /// Scans the characters that are in `set`, and stores them if there are any.
  @discardableResult public func scanCharacters(
    from set: CharacterSet, into result: inout NSString?
  ) -> Bool {
    store(scanCharacters(from: set), in: &result)
  }

  /// Scans up to a character in `set`, and stores what was before it, unless that is empty.
  @discardableResult public func scanUpToCharacters(
    from set: CharacterSet, into result: inout NSString?
  ) -> Bool {
    store(scanUpToCharacters(from: set), in: &result)
  }

  private func store(_ found: String?, in result: inout NSString?) -> Bool {
    if let found { result = NSString(string: found) }
    return found != nil
  }
}
