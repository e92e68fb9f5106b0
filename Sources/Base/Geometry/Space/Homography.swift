package import Foundation

/// A plane seen in perspective: (x, y, 1) as a row vector times three rows gives (x′·w, y′·w, w).
///
/// Points with w below `nearest` are not visible.
package struct Homography: Hashable, Sendable {
  // Stored as single numbers: vectors would require memory with a larger alignment, which takes
  // several times longer to allocate for each display item.
  private let xx, xy, xw: Double
  private let yx, yy, yw: Double
  private let unitX, unitY, unitW: Double

  /// x′·w, y′·w and w for each unit of x.
  package var x: SIMD3<Double> { [xx, xy, xw] }
  /// The same for each unit of y.
  package var y: SIMD3<Double> { [yx, yy, yw] }
  /// The same for the origin.
  package var unit: SIMD3<Double> { [unitX, unitY, unitW] }

  /// The smallest w that is drawn: about a thousand times closer to the eye than the plane at which
  /// a point is displayed at its own size.
  package static let nearest = 1.0 / 1024

  /// Returns the point on the line between two points, before the division by w, at which w is
  /// `nearest`; nil if the line doesn't cross that limit.
  static func crossing(from start: SIMD3<Double>, to end: SIMD3<Double>) -> SIMD3<Double>? {
    guard (start.z >= nearest) != (end.z >= nearest) else { return nil }
    var crossing = start + (end - start) * ((nearest - start.z) / (end.z - start.z))
    crossing.z = nearest
    return crossing
  }

  package init(x: SIMD3<Double>, y: SIMD3<Double>, unit: SIMD3<Double>) {
    xx = x.x
    xy = x.y
    xw = x.z
    yx = y.x
    yy = y.y
    yw = y.z
    unitX = unit.x
    unitY = unit.y
    unitW = unit.z
  }

  init(_ transform: CGAffineTransform) {
    self.init(
      x: [transform.a, transform.b, 0], y: [transform.c, transform.d, 0],
      unit: [transform.tx, transform.ty, 1])
  }

  /// Returns a transformed point, before the division by w, which is its z.
  package func applied(to point: CGPoint) -> SIMD3<Double> {
    x * Double(point.x) + y * Double(point.y) + unit
  }

  func concatenating(_ other: Homography) -> Homography {
    func row(_ row: SIMD3<Double>) -> SIMD3<Double> {
      other.x * row.x + other.y * row.y + other.unit * row.z
    }
    return Homography(x: row(x), y: row(y), unit: row(unit))
  }

  var determinant: Double { (x * y.cross(unit)).sum() }

  var isFinite: Bool {
    // 0 times a finite number is 0; 0 times any other is NaN.
    let zeros: SIMD3<Double> = x * 0 + y * 0 + unit * 0
    return zeros == .zero
  }

  /// The inverse times the magnitude of the determinant: the same mapping, with w of the same sign.
  var adjugate: Homography {
    let sign: Double = determinant < 0 ? -1 : 1
    let (first, second, third) = (y.cross(unit), unit.cross(x), x.cross(y))
    return Homography(
      x: SIMD3(first.x, second.x, third.x) * sign, y: SIMD3(first.y, second.y, third.y) * sign,
      unit: SIMD3(first.z, second.z, third.z) * sign)
  }
}
