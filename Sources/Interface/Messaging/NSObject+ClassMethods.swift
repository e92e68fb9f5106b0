public import Foundation

// Methods of classes. Objective-C's classes are objects too: what `NSObject` declares for objects can
// also be called on a class, with parentheses in Swift.
extension NSObject {
  /// The name of the class, such as "UIView" or, for an app's own class, "Module.Card".
  public class func description() -> String { String(reflecting: self) }

  /// The name of the class, as `description()`.
  public class func debugDescription() -> String { description() }

  /// The class itself.
  public class func classForCoder() -> AnyClass { self }

  /// The superclass; nil for `NSObject`.
  public class func superclass() -> AnyClass? { class_getSuperclass(self) }
}

extension NSObjectProtocol {
  /// Returns whether the object conforms to a protocol.
  public func conforms<Protocol>(to aProtocol: Protocol.Type) -> Bool { self is Protocol }
}

/// Returns the name of a protocol.
public func NSStringFromProtocol<Protocol>(_ proto: Protocol.Type) -> String {
  let name = String(describing: proto)
  return name.hasPrefix("any ") ? String(name.dropFirst(4)) : name
}
