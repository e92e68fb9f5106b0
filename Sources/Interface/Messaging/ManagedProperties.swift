import Foundation
public import Layers

// The accessors of `@NSManaged` properties, which rewritten sources call: the layer's own storage,
// which animations animate and presentation layers have.

/// Returns the value of a managed property; the zero of its type if it wasn't set.
public func portedManaged<Value>(_ layer: CALayer, _ key: String, of type: Value.Type) -> Value {
  if let value = KeyedConversion.value(layer.value(forKey: key), as: type) { return value }
  if let none = (Any?.none as Any) as? Value { return none }
  guard let zero = zero(of: type) else {
    preconditionFailure("\"\(key)\" of \(Swift.type(of: layer)) was read before it was set.")
  }
  return zero
}

/// Sets the value of a managed property.
public func portedSetManaged<Value>(_ layer: CALayer, _ key: String, _ value: Value) {
  layer.setValue(value, forKey: key)
}

private func zero<Value>(of type: Value.Type) -> Value? {
  let zeros: [Any] = [
    CGFloat.zero, Double.zero, Float.zero, Int.zero, false, CGPoint.zero, CGSize.zero, CGRect.zero,
    "",
  ]
  return zeros.lazy.compactMap { $0 as? Value }.first
}

/// Returns a copy of the value of an `@NSCopying` property.
public func portedCopy<Value>(of value: Value) -> Value {
  (value as? any NSCopying)?.copy(with: nil) as? Value ?? value
}
