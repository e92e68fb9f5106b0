public import Foundation
package import Geometry

/// The names of the predefined timing functions.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the function.
  public let rawValue: String

  /// Creates a function name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The identity.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at the start: (0.42, 0) (1, 1).
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at the end: (0, 0) (0.58, 1).
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at both ends: (0.42, 0) (0.58, 1).
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// Core Animation's default: (0.25, 0.1) (0.25, 1).
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// An easing curve: a cubic Bézier from (0, 0) to (1, 1), time along x and progress along y.
public final class CAMediaTimingFunction: NSObject, Sendable {
  package let curve: UnitBezier

  package init(_ curve: UnitBezier) { self.curve = curve }

  /// Creates the predefined function with a name; an unknown name results in `linear`.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(UnitBezier(0.42, 0, 1, 1))
    case .easeOut: self.init(UnitBezier(0, 0, 0.58, 1))
    case .easeInEaseOut: self.init(UnitBezier(0.42, 0, 0.58, 1))
    case .default: self.init(UnitBezier(0.25, 0.1, 0.25, 1))
    default: self.init(.linear)
    }
  }

  /// Creates a curve with the control points (c1x, c1y) and (c2x, c2y); x is clamped to 0…1. If a
  /// coordinate is NaN or infinite, the curve is linear and a warning is reported.
  public convenience init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    let points = [c1x, c1y, c2x, c2y].map(Double.init)
    let areFinite = points.allSatisfy {
      LayerWarning.check($0, "a control point of a CAMediaTimingFunction")
    }
    self.init(areFinite ? UnitBezier(points[0], points[1], points[2], points[3]) : .linear)
  }

  /// Returns control point `index`, 0…3, as x and y in `values`; the ends are (0, 0) and (1, 1).
  public func getControlPoint(at index: Int, values: UnsafeMutablePointer<Float>) {
    let points = [(0, 0), (curve.x1, curve.y1), (curve.x2, curve.y2), (1, 1)]
    guard points.indices.contains(index) else { return }
    values[0] = Float(points[index].0)
    values[1] = Float(points[index].1)
  }

  /// Returns a Boolean value that indicates whether the curves are equal.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CAMediaTimingFunction)?.curve == curve
  }

  /// A hash value that is consistent with `isEqual(_:)`.
  public override var hash: Int { curve.hashValue }
}
