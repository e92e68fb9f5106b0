public import Foundation

// Names of Foundation that only Apple's systems have, or that Swift 3 had.

extension NSTextCheckingResult {
  /// The former name of `range(at:)`.
  public func rangeAt(_ index: Int) -> NSRange { range(at: index) }
}

extension NSMutableDictionary {
  /// Sets the value of a key.
  @_disfavoredOverload
  public func setObject(_ anObject: Any, forKey aKey: any NSCopying) {
    guard let key = aKey as? AnyHashable else { return }
    setObject(anObject, forKey: key)
  }
}

/// The version of Foundation: newer than that of any version of iOS with a constant.
public let NSFoundationVersionNumber = 3000.0
/// The version of Foundation in iOS 5.1.
public let NSFoundationVersionNumber_iOS_5_1 = 890.10
/// The version of Foundation in iOS 6.0.
public let NSFoundationVersionNumber_iOS_6_0 = 993.00
/// The version of Foundation in iOS 6.1.
public let NSFoundationVersionNumber_iOS_6_1 = 993.00
/// The version of Foundation in iOS 7.0.
public let NSFoundationVersionNumber_iOS_7_0 = 1047.20
/// The version of Foundation in iOS 7.1.
public let NSFoundationVersionNumber_iOS_7_1 = 1047.25
/// The version of Foundation in iOS 8.0.
public let NSFoundationVersionNumber_iOS_8_0 = 1140.11
/// The version of Foundation in iOS 8.1.
public let NSFoundationVersionNumber_iOS_8_1 = 1141.1
/// The version of Foundation in iOS 8.2.
public let NSFoundationVersionNumber_iOS_8_2 = 1142.14
/// The version of Foundation in iOS 8.3.
public let NSFoundationVersionNumber_iOS_8_3 = 1144.17
/// The version of Foundation in iOS 8.4.
public let NSFoundationVersionNumber_iOS_8_4 = 1144.17
/// The highest version of Foundation in iOS 8.
public let NSFoundationVersionNumber_iOS_8_x_Max = 1199.0
/// The version of Foundation in iOS 9.0.
public let NSFoundationVersionNumber_iOS_9_0 = 1240.1
/// The version of Foundation in iOS 9.1.
public let NSFoundationVersionNumber_iOS_9_1 = 1241.14
/// The version of Foundation in iOS 9.2.
public let NSFoundationVersionNumber_iOS_9_2 = 1242.12
/// The version of Foundation in iOS 9.3.
public let NSFoundationVersionNumber_iOS_9_3 = 1242.12
/// The version of Foundation in iOS 9.4.
public let NSFoundationVersionNumber_iOS_9_4 = 1280.25
/// The highest version of Foundation in iOS 9.
public let NSFoundationVersionNumber_iOS_9_x_Max = 1299.0
