// Functions of the Objective-C runtime for protocols.

/// A protocol as a value, such as `UITableViewDataSource.self`. With Objective-C it is an object; here it
/// is the type of all objects that conform.
public typealias Protocol = Any.Type

/// A method of a protocol.
public struct objc_method_description {
  /// The method; nil if the protocol has none.
  public var name: Selector?
  /// The types of the arguments and the result; always nil, because Swift has no such encoding.
  public var types: UnsafeMutablePointer<CChar>?

  /// Creates a description without a method.
  public init() {}

  /// Creates a description.
  public init(name: Selector?, types: UnsafeMutablePointer<CChar>?) {
    self.name = name
    self.types = types
  }
}

/// Returns the method that a protocol, or one from which it inherits, declares; its name is nil if there
/// is none. Known are the delegates and data sources of UIKit's views and controllers, and those of
/// animations and layers; protocols of an app have no methods here. No protocol has class methods.
public func protocol_getMethodDescription(
  _ proto: Protocol, _ aSel: Selector, _ isRequiredMethod: Bool, _ isInstanceMethod: Bool
) -> objc_method_description {
  guard isInstanceMethod,
    ProtocolMethods.contains(aSel.name, in: name(of: proto), isRequired: isRequiredMethod)
  else { return objc_method_description() }
  return objc_method_description(name: aSel, types: nil)
}

/// Returns the name of a protocol, without its module.
public func protocol_getName(_ proto: Protocol) -> UnsafePointer<CChar> {
  CStrings.pointer(to: name(of: proto))
}

/// Returns whether two protocols are the same; two missing ones are.
public func protocol_isEqual(_ proto: Protocol?, _ other: Protocol?) -> Bool { proto == other }

/// Returns the name of a protocol, without its module.
public func NSStringFromProtocol(_ proto: Protocol) -> String { name(of: proto) }

private func name(of proto: Protocol) -> String { String(describing: proto) }
