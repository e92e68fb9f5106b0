import Foundation

/// One step of a path with its start: a cubic Bézier curve or a line. Lines are kept separate
/// because many results are exact for them.
struct CubicSegment {
  let p0, p1, p2, p3: SIMD2<Double>
  let isLine: Bool

  init(_ p0: SIMD2<Double>, _ p1: SIMD2<Double>, _ p2: SIMD2<Double>, _ p3: SIMD2<Double>) {
    self.p0 = p0
    self.p1 = p1
    self.p2 = p2
    self.p3 = p3
    isLine = false
  }

  init(from start: SIMD2<Double>, to end: SIMD2<Double>) {
    p0 = start
    p1 = start
    p2 = end
    p3 = end
    isLine = true
  }

  /// Whether the segment consists of a single point.
  var isPoint: Bool { p0 == p3 && (isLine || p0 == p1 && p0 == p2) }

  var reversed: CubicSegment {
    isLine ? CubicSegment(from: p3, to: p0) : CubicSegment(p3, p2, p1, p0)
  }

  func point(at t: Double) -> SIMD2<Double> {
    let rest = 1 - t
    if isLine { return p0 * rest + p3 * t }
    let (u, v) = (rest * rest * rest, 3 * rest * rest * t)
    let (w, z) = (3 * rest * t * t, t * t * t)
    return (p0 * u + p1 * v) + (p2 * w + p3 * z)
  }

  func derivative(at t: Double) -> SIMD2<Double> {
    if isLine { return p3 - p0 }
    let rest = 1 - t
    let (u, v, w) = (3 * rest * rest, 6 * rest * t, 3 * t * t)
    return (p1 - p0) * u + (p2 - p1) * v + (p3 - p2) * w
  }

  func secondDerivative(at t: Double) -> SIMD2<Double> {
    if isLine { return .zero }
    return (p2 - p1 * 2 + p0) * (6 * (1 - t)) + (p3 - p2 * 2 + p1) * (6 * t)
  }

  var thirdDerivative: SIMD2<Double> { isLine ? .zero : (p3 - p0 + (p1 - p2) * 3) * 6 }

  /// Returns the part between two parameters.
  func part(from start: Double, to end: Double) -> CubicSegment {
    if start <= 0, end >= 1 { return self }
    let (first, last) = (start <= 0 ? p0 : point(at: start), end >= 1 ? p3 : point(at: end))
    if isLine { return CubicSegment(from: first, to: last) }
    let third = (end - start) / 3
    return CubicSegment(
      first, first + derivative(at: start) * third, last - derivative(at: end) * third, last)
  }

  /// The unit direction at the start: towards the first control point that differs from it.
  /// Undefined for points.
  var startDirection: SIMD2<Double> {
    if p1 != p0, !isLine { return (p1 - p0).unit }
    if p2 != p0, !isLine { return (p2 - p0).unit }
    return (p3 - p0).unit
  }

  /// The unit direction at the end.
  var endDirection: SIMD2<Double> { -reversed.startDirection }
}

extension SIMD2<Double> {
  init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }

  var point: CGPoint { CGPoint(x: x, y: y) }

  func dot(_ other: SIMD2<Double>) -> Double { x * other.x + y * other.y }

  /// Positive if `other` is rotated clockwise on screen from this vector by less than a half turn.
  func cross(_ other: SIMD2<Double>) -> Double { x * other.y - y * other.x }

  var length: Double { (x * x + y * y).squareRoot() }

  /// The unit vector in this direction, computed without overflow.
  var unit: SIMD2<Double> {
    let large = Swift.max(abs(x), abs(y))
    guard large > 0 else { return .zero }
    let near = self / large
    return near / near.length
  }

  /// This vector, rotated a quarter turn clockwise on screen.
  var turned: SIMD2<Double> { SIMD2(-y, x) }
}
