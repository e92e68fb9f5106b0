public import Foundation

/// The number true, as older code passes it to `CATransaction.setValue(_:forKey:)`.
public let kCFBooleanTrue: NSNumber! = NSNumber(value: true)
/// The number false, as older code passes it to `CATransaction.setValue(_:forKey:)`.
public let kCFBooleanFalse: NSNumber! = NSNumber(value: false)
