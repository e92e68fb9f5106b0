public import Foundation

extension NSValue {
  /// Creates a box for an object without retaining it, such as a key of a dictionary for a view that isn't
  /// `NSCopying`. Boxes of the same object are equal.
  public convenience init(nonretainedObject anObject: Any?) {
    let pointer = anObject.map { Unmanaged.passUnretained($0 as AnyObject).toOpaque() }
    var address = UInt(bitPattern: pointer)
    self.init(bytes: &address, objCType: "[1Q]")
  }

  /// The boxed object, which must still exist, as on iOS; nil if the box contains another type.
  public var nonretainedObjectValue: Any? {
    guard String(cString: objCType).hasPrefix("[1Q]") else { return nil }
    var address: UInt = 0
    getValue(&address)
    return UnsafeRawPointer(bitPattern: address).map {
      Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue()
    }
  }
}
