public import Foundation

/// The methods of Apple's `Scanner` with pointers that can be nil, or that point to `NSString`. On Linux,
/// those of Foundation need a pointer to a number, or to `String`.
extension Scanner {
  /// Scans a decimal integer, which is stored unless the pointer is nil. Returns whether there is one.
  @_disfavoredOverload
  @discardableResult
  public func scanInt32(_ result: UnsafeMutablePointer<Int32>?) -> Bool {
    scan(result, 0) { scanInt32($0) }
  }

  /// Scans a decimal integer.
  @_disfavoredOverload
  @discardableResult
  public func scanInt(_ result: UnsafeMutablePointer<Int>?) -> Bool {
    scan(result, 0) { scanInt($0) }
  }

  /// Scans a decimal integer.
  @_disfavoredOverload
  @discardableResult
  public func scanInt64(_ result: UnsafeMutablePointer<Int64>?) -> Bool {
    scan(result, 0) { scanInt64($0) }
  }

  /// Scans a decimal integer without a sign.
  @_disfavoredOverload
  @discardableResult
  public func scanUnsignedLongLong(_ result: UnsafeMutablePointer<UInt64>?) -> Bool {
    scan(result, 0) { scanUnsignedLongLong($0) }
  }

  /// Scans a decimal number.
  @_disfavoredOverload
  @discardableResult
  public func scanFloat(_ result: UnsafeMutablePointer<Float>?) -> Bool {
    scan(result, 0) { scanFloat($0) }
  }

  /// Scans a decimal number.
  @_disfavoredOverload
  @discardableResult
  public func scanDouble(_ result: UnsafeMutablePointer<Double>?) -> Bool {
    scan(result, 0) { scanDouble($0) }
  }

  /// Scans a decimal number.
  @_disfavoredOverload
  @discardableResult
  public func scanDecimal(_ result: UnsafeMutablePointer<Decimal>?) -> Bool {
    scan(result, 0) { scanDecimal(&$0.pointee) }
  }

  /// Scans a hexadecimal integer, with or without `0x`.
  @_disfavoredOverload
  @discardableResult
  public func scanHexInt32(_ result: UnsafeMutablePointer<UInt32>?) -> Bool {
    scan(result, 0) { scanHexInt32($0) }
  }

  /// Scans a hexadecimal integer.
  @_disfavoredOverload
  @discardableResult
  public func scanHexInt64(_ result: UnsafeMutablePointer<UInt64>?) -> Bool {
    scan(result, 0) { scanHexInt64($0) }
  }

  /// Scans a hexadecimal number.
  @_disfavoredOverload
  @discardableResult
  public func scanHexFloat(_ result: UnsafeMutablePointer<Float>?) -> Bool {
    scan(result, 0) { scanHexFloat($0) }
  }

  /// Scans a hexadecimal number.
  @_disfavoredOverload
  @discardableResult
  public func scanHexDouble(_ result: UnsafeMutablePointer<Double>?) -> Bool {
    scan(result, 0) { scanHexDouble($0) }
  }

  private func scan<Value>(
    _ result: UnsafeMutablePointer<Value>?, _ zero: Value,
    _ body: (UnsafeMutablePointer<Value>) -> Bool
  ) -> Bool {
    if let result { return body(result) }
    var unused = zero
    return body(&unused)
  }

  /// Scans a text.
  @_disfavoredOverload
  @discardableResult
  public func scanString(
    _ string: String, into result: UnsafeMutablePointer<NSString?>?
  ) -> Bool {
    store(scanString(string), result)
  }

  /// Scans until a text, which isn't part of the result.
  @_disfavoredOverload
  @discardableResult
  public func scanUpTo(_ string: String, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
    store(scanUpToString(string), result)
  }

  /// Scans characters of a set.
  @_disfavoredOverload
  @discardableResult
  public func scanCharacters(
    from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>?
  ) -> Bool {
    store(scanCharacters(from: set), result)
  }

  /// Scans until a character of a set.
  @_disfavoredOverload
  @discardableResult
  public func scanUpToCharacters(
    from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>?
  ) -> Bool {
    store(scanUpToCharacters(from: set), result)
  }

  private func store(_ text: String?, _ result: UnsafeMutablePointer<NSString?>?) -> Bool {
    guard let text else { return false }
    result?.pointee = NSString(string: text)
    return true
  }
}
