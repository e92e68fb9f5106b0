import Foundation

// Without Apple's runtime there is no key-value coding; layers and animations list their keys.
// Numbers are returned as `NSNumber`, other values with the property's type.

/// Access to a property of an object by name.
package struct KeyedValue {
  package let get: () -> Any?
  /// Sets the value; returns false if the property can't have it.
  package let set: (Any?) -> Bool

  package init(get: @escaping () -> Any?, set: @escaping (Any?) -> Bool) {
    self.get = get
    self.set = set
  }

  static func number<Root: AnyObject, Value: BinaryFloatingPoint & _ObjectiveCBridgeable>(
    _ object: Root, _ path: ReferenceWritableKeyPath<Root, Value>
  ) -> KeyedValue {
    KeyedValue(get: { object[keyPath: path]._bridgeToObjectiveC() }) {
      guard let number = Number.of($0) else { return false }
      object[keyPath: path] = Value(number)
      return true
    }
  }

  /// Access to an integer; fractions and values out of range are rejected.
  package static func integer<Root: AnyObject, Value: FixedWidthInteger & _ObjectiveCBridgeable>(
    _ object: Root, _ path: ReferenceWritableKeyPath<Root, Value>
  ) -> KeyedValue {
    KeyedValue(get: { object[keyPath: path]._bridgeToObjectiveC() }) {
      guard let number = Number.of($0).flatMap(Value.init(exactly:)) else { return false }
      object[keyPath: path] = number
      return true
    }
  }

  /// Access to an option set, returned as the number of its bits.
  static func options<Root: AnyObject, Value: OptionSet>(
    _ object: Root, _ path: ReferenceWritableKeyPath<Root, Value>
  ) -> KeyedValue where Value.RawValue: FixedWidthInteger {
    KeyedValue(get: { NSNumber(value: UInt(object[keyPath: path].rawValue)) }) {
      let bits = Number.of($0).flatMap(Value.RawValue.init(exactly:)).map(Value.init)
      guard let options = $0 as? Value ?? bits else { return false }
      object[keyPath: path] = options
      return true
    }
  }

  package static func flag<Root: AnyObject>(
    _ object: Root, _ path: ReferenceWritableKeyPath<Root, Bool>
  ) -> KeyedValue {
    KeyedValue(get: { NSNumber(value: object[keyPath: path]) }) {
      guard let number = Number.of($0) else { return false }
      object[keyPath: path] = number != 0
      return true
    }
  }

  /// Access to a point, size, rectangle or transform, returned as an `NSValue`.
  package static func value<Root: AnyObject, Value: _ObjectiveCBridgeable>(
    _ object: Root, _ path: ReferenceWritableKeyPath<Root, Value>
  ) -> KeyedValue {
    KeyedValue(get: { object[keyPath: path]._bridgeToObjectiveC() }) {
      guard let value = $0 as? Value else { return false }
      object[keyPath: path] = value
      return true
    }
  }

  /// Access to one of Core Animation's named constants, returned as its name.
  static func name<Root: AnyObject, Name: RawRepresentable<String>>(
    _ object: Root, _ path: ReferenceWritableKeyPath<Root, Name>
  ) -> KeyedValue {
    KeyedValue(get: { object[keyPath: path].rawValue }) {
      guard let name = $0 as? Name ?? ($0 as? String).flatMap(Name.init) else { return false }
      object[keyPath: path] = name
      return true
    }
  }

  static func optionalName<Root: AnyObject, Name: RawRepresentable<String>>(
    _ object: Root, _ path: ReferenceWritableKeyPath<Root, Name?>
  ) -> KeyedValue {
    KeyedValue(get: { object[keyPath: path]?.rawValue }) {
      let name = $0 as? Name ?? ($0 as? String).flatMap(Name.init)
      guard name != nil || $0 == nil || $0 is NSNull else { return false }
      object[keyPath: path] = name
      return true
    }
  }

  package static func text<Root: AnyObject>(
    _ object: Root, _ path: ReferenceWritableKeyPath<Root, String>
  ) -> KeyedValue {
    KeyedValue(get: { object[keyPath: path] }) {
      guard let text = $0 as? String else { return false }
      object[keyPath: path] = text
      return true
    }
  }

  /// Access to any other optional value.
  package static func object<Root: AnyObject, Value>(
    _ object: Root, _ path: ReferenceWritableKeyPath<Root, Value?>
  ) -> KeyedValue {
    KeyedValue(get: { object[keyPath: path] }) {
      let value = $0 as? Value
      guard value != nil || $0 == nil || $0 is NSNull else { return false }
      object[keyPath: path] = value
      return true
    }
  }

  /// Access to the properties of `CAMediaTiming`; nil for another key.
  package static func timing<Root: CAMediaTiming>(of object: Root, _ key: String) -> KeyedValue? {
    switch key {
    case "beginTime": number(object, \.beginTime)
    case "duration": number(object, \.duration)
    case "speed": number(object, \.speed)
    case "timeOffset": number(object, \.timeOffset)
    case "repeatCount": number(object, \.repeatCount)
    case "repeatDuration": number(object, \.repeatDuration)
    case "autoreverses": flag(object, \.autoreverses)
    case "fillMode": name(object, \.fillMode)
    default: nil
    }
  }

  /// Access to a read-only value.
  static func constant(_ get: @escaping () -> Any?) -> KeyedValue {
    KeyedValue(get: get, set: { _ in false })
  }
}

/// Conversion of the number types that animation code uses.
package enum Number {
  /// Returns a number as an object, which casts to any type of number; other values unchanged.
  package static func boxed(_ any: Any?) -> Any? { any as? NSNumber ?? any }

  /// Returns the number in `any`; nil if it isn't a number.
  package static func of(_ any: Any?) -> Double? {
    switch any {
    case let value as Double: value
    case let value as CGFloat: Double(value)
    case let value as Float: Double(value)
    case let value as Int: Double(value)
    case let value as Bool: value ? 1 : 0
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }
}
