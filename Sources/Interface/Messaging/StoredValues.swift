package import Foundation

/// The values of an object's properties that extensions declare, by the properties' names.
///
/// They are for properties that few objects set and that draw nothing: other objects have no memory for
/// them.
private final class StoredValues {
  var values: [String: Any] = [:]

  /// The key under which they are associated with the object; the memory is never read.
  nonisolated(unsafe) static let key = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  static func of(_ object: NSObject) -> StoredValues? {
    objc_getAssociatedObject(object, key) as? StoredValues
  }
}

extension NSObjectProtocol where Self: NSObject {
  /// Returns the value of the property that calls this, or its initial value if nothing has set it.
  package func storedValue<Value>(_ initial: Value, property: String = #function) -> Value {
    StoredValues.of(self)?.values[property] as? Value ?? initial
  }

  /// Returns the value of the optional property that calls this.
  package func storedValue<Value>(property: String = #function) -> Value? {
    StoredValues.of(self)?.values[property] as? Value
  }

  /// Sets the value of the property that calls this.
  package func store<Value>(_ value: Value, property: String = #function) {
    let stored = StoredValues.of(self) ?? StoredValues()
    stored.values[property] = value
    objc_setAssociatedObject(self, StoredValues.key, stored, .OBJC_ASSOCIATION_RETAIN)
  }

  /// Sets the value of the optional property that calls this.
  package func store<Value>(optional value: Value?, property: String = #function) {
    if let value {
      store(value, property: property)
    } else {
      StoredValues.of(self)?.values[property] = nil
    }
  }
}
