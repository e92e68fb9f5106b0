public import Foundation
public import Geometry

// Boxes for values where animation code needs objects: `as NSNumber`, `as? CGPoint` and their like
// convert on Linux as on Apple's platforms.

extension NSValue {
  /// A box for a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

  /// A box for a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }

  /// A box for a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  /// A box for an affine transform.
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    self.init(transform.entries)
  }

  /// The point in it; zero for a box of something else.
  public var cgPointValue: CGPoint { holds("{CGPoint=") ? pointValue : .zero }

  /// The size in it; zero for a box of something else.
  public var cgSizeValue: CGSize { holds("{CGSize=") ? sizeValue : .zero }

  /// The rectangle in it; zero for a box of something else.
  public var cgRectValue: CGRect { holds("{CGRect=") ? rectValue : .zero }

  /// The affine transform in it; the identity for a box of something else.
  public var cgAffineTransformValue: CGAffineTransform {
    entries(6).flatMap(CGAffineTransform.init(entries:)) ?? .identity
  }

  /// A box for a transform of space.
  public convenience init(caTransform3D t: CATransform3D) { self.init(t.entries) }

  /// The transform of space in it; the identity for a box of something else.
  public var caTransform3DValue: CATransform3D {
    entries(16).flatMap(CATransform3D.init(entries:)) ?? CATransform3DIdentity
  }

  /// A box for numbers in a row; structures of other types cannot be boxed on Linux.
  package convenience init(_ entries: [Double]) {
    self.init(bytes: entries, objCType: "[\(entries.count)d]")
  }

  /// The numbers in it, if they are `count` in a row.
  package func entries(_ count: Int) -> [Double]? {
    guard holds("[\(count)d]") else { return nil }
    var entries = Array(repeating: 0.0, count: count)
    entries.withUnsafeMutableBytes { if let first = $0.baseAddress { getValue(first) } }
    return entries
  }

  fileprivate func holds(_ type: String) -> Bool { String(cString: objCType).hasPrefix(type) }
}

/// A value that converts to its box and back in casts.
public protocol BoxedValue: _ObjectiveCBridgeable {
  /// The value in `box`; nil if that holds something else.
  static func unboxed(_ box: _ObjectiveCType) -> Self?
  /// What stands for a box that is missing.
  static var missing: Self { get }
}

extension BoxedValue {
  /// Casts with `as!`.
  public static func _forceBridgeFromObjectiveC(_ source: _ObjectiveCType, result: inout Self?) {
    result = unboxed(source)
  }

  /// Casts with `as?`.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: _ObjectiveCType, result: inout Self?
  ) -> Bool {
    result = unboxed(source)
    return result != nil
  }

  /// Casts what a function of Objective-C returns.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: _ObjectiveCType?) -> Self {
    source.flatMap(unboxed) ?? missing
  }
}

extension CGFloat: BoxedValue, @retroactive _ObjectiveCBridgeable {
  /// The number in a box.
  public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }
  /// The number in a box, rounded to nothing.
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
