public import Foundation
public import Geometry

extension NSValue {
  /// Creates a box for a vector.
  public convenience init(cgVector vector: CGVector) {
    self.init([Double(vector.dx), Double(vector.dy)])
  }

  /// The boxed vector; zero if the box contains another type.
  public var cgVectorValue: CGVector {
    guard let e = entries(2) else { return .zero }
    return CGVector(dx: e[0], dy: e[1])
  }
}

extension CGVector: BoxedValue {
  /// The vector in a box.
  public func _bridgeToObjectiveC() -> NSValue { NSValue(cgVector: self) }
  /// The vector in a box.
  public static func unboxed(_ box: NSValue) -> CGVector? {
    box.entries(2) == nil ? nil : box.cgVectorValue
  }
  /// Zero.
  public static var missing: CGVector { .zero }
}
