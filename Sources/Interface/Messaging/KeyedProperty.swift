/// A property of a class that can be set by its key.
package struct KeyedProperty {
  package let key: String
  private let read: (Any) -> Any?
  private let write: (Any, Any?) -> Bool

  /// Returns the settable properties of a class and its superclasses, ordered by their keys.
  package static func all(of type: AnyClass) -> [KeyedProperty] {
    MemberRegistry.members(ofInstancesOf: type).compactMap { member in
      guard case .property(let get, let set?, _) = member.content else { return nil }
      return KeyedProperty(key: member.name, read: get, write: set)
    }
    .sorted { $0.key < $1.key }
  }

  package func value(of object: AnyObject) -> Any? { read(object) }

  package func set(_ value: Any?, of object: AnyObject) { _ = write(object, value) }

  /// Returns whether two values of properties are equal.
  package static func areEqual(_ first: Any?, _ second: Any?) -> Bool {
    KeyedConversion.areEqual(first, second)
  }
}
