public import Foundation
public import Geometry

// Boxes for values where animation code needs objects: casts such as `as NSNumber` and `as?
// CGPoint` work on Linux as on Apple's platforms.

extension NSValue {
  /// Creates a box for a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

  /// Creates a box for a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }

  /// Creates a box for a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  /// Creates a box for an affine transform.
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    self.init(transform.entries)
  }

  /// The boxed point; zero if the box contains another type.
  public var cgPointValue: CGPoint { holds("{CGPoint=") ? pointValue : .zero }

  /// The boxed size; zero if the box contains another type.
  public var cgSizeValue: CGSize { holds("{CGSize=") ? sizeValue : .zero }

  /// The boxed rectangle; zero if the box contains another type.
  public var cgRectValue: CGRect { holds("{CGRect=") ? rectValue : .zero }

  /// The boxed affine transform; the identity if the box contains another type.
  public var cgAffineTransformValue: CGAffineTransform {
    entries(6).flatMap(CGAffineTransform.init(entries:)) ?? .identity
  }

  /// Creates a box for a 3D transform.
  public convenience init(caTransform3D t: CATransform3D) { self.init(t.entries) }

  /// The boxed 3D transform; the identity if the box contains another type.
  public var caTransform3DValue: CATransform3D {
    entries(16).flatMap(CATransform3D.init(entries:)) ?? CATransform3DIdentity
  }

  /// Creates a box for a list of numbers; structures of other types can't be boxed on Linux.
  package convenience init(_ entries: [Double]) {
    self.init(bytes: entries, objCType: "[\(entries.count)d]")
  }

  /// Returns the boxed numbers if the box contains a list of `count` numbers.
  package func entries(_ count: Int) -> [Double]? {
    guard holds("[\(count)d]") else { return nil }
    var entries = Array(repeating: 0.0, count: count)
    entries.withUnsafeMutableBytes { if let first = $0.baseAddress { getValue(first) } }
    return entries
  }

  fileprivate func holds(_ type: String) -> Bool { String(cString: objCType).hasPrefix(type) }
}

/// A value that casts convert to its box and back.
public protocol BoxedValue: _ObjectiveCBridgeable {
  /// Returns the value in `box`; nil if the box contains another type.
  static func unboxed(_ box: _ObjectiveCType) -> Self?
  /// The value for a missing box.
  static var missing: Self { get }
}

extension BoxedValue {
  /// Converts the value for `as!`.
  public static func _forceBridgeFromObjectiveC(_ source: _ObjectiveCType, result: inout Self?) {
    result = unboxed(source)
  }

  /// Converts the value for `as?`.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: _ObjectiveCType, result: inout Self?
  ) -> Bool {
    result = unboxed(source)
    return result != nil
  }

  /// Converts the result of an Objective-C function.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: _ObjectiveCType?) -> Self {
    source.flatMap(unboxed) ?? missing
  }
}

extension CGFloat: BoxedValue, @retroactive _ObjectiveCBridgeable {
  /// The number in a box.
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }
  /// The number in a box, without rounding.
  public static func unboxed(_ box: NSNumber) -> CGFloat? { CGFloat(box.doubleValue) }
  /// Zero.
  public static var missing: CGFloat { 0 }
}

extension CGPoint: BoxedValue, @retroactive _ObjectiveCBridgeable {
  /// The point in a box.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(point: self) }
  /// The point in a box.
  public static func unboxed(_ box: NSValue) -> CGPoint? {
    box.holds("{CGPoint=") ? box.pointValue : nil
  }
  /// Zero.
  public static var missing: CGPoint { .zero }
}

extension CGSize: BoxedValue, @retroactive _ObjectiveCBridgeable {
  /// The size in a box.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(size: self) }
  /// The size in a box.
  public static func unboxed(_ box: NSValue) -> CGSize? {
    box.holds("{CGSize=") ? box.sizeValue : nil
  }
  /// Zero.
  public static var missing: CGSize { .zero }
}

extension CGRect: BoxedValue, @retroactive _ObjectiveCBridgeable {
  /// The rectangle in a box.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }
  /// The rectangle in a box.
  public static func unboxed(_ box: NSValue) -> CGRect? {
    box.holds("{CGRect=") ? box.rectValue : nil
  }
  /// Zero.
  public static var missing: CGRect { .zero }
}

extension CGAffineTransform: BoxedValue {
  /// The transform in a box.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(cgAffineTransform: self) }
  /// The transform in a box.
  public static func unboxed(_ box: NSValue) -> CGAffineTransform? {
    box.entries(6) == nil ? nil : box.cgAffineTransformValue
  }
  /// The identity.
  public static var missing: CGAffineTransform { .identity }
}

extension CATransform3D: BoxedValue {
  /// The transform in a box.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(caTransform3D: self) }
  /// The transform in a box.
  public static func unboxed(_ box: NSValue) -> CATransform3D? {
    box.entries(16) == nil ? nil : box.caTransform3DValue
  }
  /// The identity.
  public static var missing: CATransform3D { CATransform3DIdentity }
}
