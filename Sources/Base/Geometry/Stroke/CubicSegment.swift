import Foundation

/// One step of a path with its start: a cubic Bézier, or a line, which is kept apart because much is
/// exact for lines.
struct CubicSegment {
  let p0, p1, p2, p3: SIMD2<Double>
  let isLine: Bool

  init(_ p0: SIMD2<Double>, _ p1: SIMD2<Double>, _ p2: SIMD2<Double>, _ p3: SIMD2<Double>) {
    (self.p0, self.p1, self.p2, self.p3, isLine) = (p0, p1, p2, p3, false)
  }

  init(from start: SIMD2<Double>, to end: SIMD2<Double>) {
    (p0, p1, p2, p3, isLine) = (start, start, end, end, true)
  }

  /// Whether all of it lies in one point.
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

  /// The part between two parameters.
  func part(from start: Double, to end: Double) -> CubicSegment {
    if start <= 0, end >= 1 { return self }
    let (first, last) = (start <= 0 ? p0 : point(at: start), end >= 1 ? p3 : point(at: end))
    if isLine { return CubicSegment(from: first, to: last) }
    let third = (end - start) / 3
    return CubicSegment(
      first, first + derivative(at: start) * third, last - derivative(at: end) * third, last)
  }

  /// The direction in which it sets out, of length 1: towards the first control point that lies
  /// elsewhere. Not for points.
  var startDirection: SIMD2<Double> {
    if p1 != p0, !isLine { return (p1 - p0).unit }
    if p2 != p0, !isLine { return (p2 - p0).unit }
    return (p3 - p0).unit
  }

  /// The direction in which it arrives, of length 1.
  var endDirection: SIMD2<Double> { -reversed.startDirection }
}

extension SIMD2<Double> {
  init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }

  var point: CGPoint { CGPoint(x: x, y: y) }

  func dot(_ other: SIMD2<Double>) -> Double { x * other.x + y * other.y }

  /// Positive where `other` lies a quarter turn or less clockwise on screen.
  func cross(_ other: SIMD2<Double>) -> Double { x * other.y - y * other.x }

  var length: Double { (x * x + y * y).squareRoot() }

  /// The vector of length 1 in this direction, computed so that nothing overflows.
  var unit: SIMD2<Double> {
    let large = Swift.max(abs(x), abs(y))
    guard large > 0 else { return .zero }
    let near = self / large
    return near / near.length
  }

  /// This, a quarter turn clockwise on screen.
  var turned: SIMD2<Double> { SIMD2(-y, x) }
}
