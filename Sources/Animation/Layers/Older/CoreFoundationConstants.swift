public import Foundation

/// True, as an object: what `CATransaction.setValue(_:forKey:)` is given in older code.
public let kCFBooleanTrue: NSNumber! = NSNumber(value: true)
/// False, as an object.
public let kCFBooleanFalse: NSNumber! = NSNumber(value: false)
