package import Foundation

extension Path {
  /// Passes the path, seen through `homography`, to `body` as straight segments, clipped to the
  /// visible part, with every subpath closed.
  package func flatten(
    through homography: Homography, tolerance: CGFloat, _ body: (Segment) -> Void
  ) {
    var outline = VisibleOutline()
    flattenHomogeneous(through: homography, tolerance: tolerance) { point, isStart in
      if isStart {
        outline.close(body)
        outline.start(at: point, body)
      } else {
        outline.addLine(to: point, body)
      }
    }
    outline.close(body)
  }

  /// Passes the corners of the path's outline to `body`, before the division by w, which is their
  /// z.
  ///
  /// Under a homography, a Bézier curve becomes a rational one. It is halved until the chord of
  /// each part deviates by no more than `tolerance`, by the hull of its control points, or until a
  /// part is 1/1 024 of the whole.
  package func flattenHomogeneous(
    through homography: Homography, tolerance: CGFloat,
    _ body: (_ corner: SIMD3<Double>, _ isStart: Bool) -> Void
  ) {
    var next = 0
    var (current, start) = (SIMD3<Double>.zero, SIMD3<Double>.zero)
    func take() -> SIMD3<Double> {
      defer { next += 1 }
      return homography.applied(to: points[next])
    }
    for verb in verbs {
      switch verb {
      case .move:
        current = take()
        start = current
        body(current, true)
      case .line:
        current = take()
        body(current, false)
      case .quadCurve:
        let (control, end) = (take(), take())
        let curve = WeightedCubic(
          current, (current + control * 2) / 3, (end + control * 2) / 3, end)
        curve.flatten(tolerance: tolerance, depth: 10) { body($0, false) }
        current = end
      case .curve:
        let (first, second, end) = (take(), take(), take())
        WeightedCubic(current, first, second, end)
          .flatten(tolerance: tolerance, depth: 10) { body($0, false) }
        current = end
      case .close:
        current = start
        body(current, false)
      }
    }
  }
}

/// A rational cubic Bézier curve: its points divided by their z.
private struct WeightedCubic {
  let p0, p1, p2, p3: SIMD3<Double>

  init(_ p0: SIMD3<Double>, _ p1: SIMD3<Double>, _ p2: SIMD3<Double>, _ p3: SIMD3<Double>) {
    self.p0 = p0
    self.p1 = p1
    self.p2 = p2
    self.p3 = p3
  }

  func flatten(tolerance: Double, depth: Int, _ body: (SIMD3<Double>) -> Void) {
    let weights = SIMD4(p0.z, p1.z, p2.z, p3.z)
    let isHidden = weights.max() < Homography.nearest
    if depth == 0 || isHidden || isFlat(weights, tolerance) { return body(p3) }
    let (a, b, c) = ((p0 + p1) / 2, (p1 + p2) / 2, (p2 + p3) / 2)
    let (d, e) = ((a + b) / 2, (b + c) / 2)
    let middle = (d + e) / 2
    WeightedCubic(p0, a, d, middle).flatten(tolerance: tolerance, depth: depth - 1, body)
    WeightedCubic(middle, e, c, p3).flatten(tolerance: tolerance, depth: depth - 1, body)
  }

  /// Whether the projected inner control points are within `tolerance` of the chord, in which case
  /// the curve is too.
  private func isFlat(_ weights: SIMD4<Double>, _ tolerance: Double) -> Bool {
    guard weights.min() >= Homography.nearest else { return false }
    func seen(_ point: SIMD3<Double>) -> SIMD2<Double> { [point.x / point.z, point.y / point.z] }
    let (start, end) = (seen(p0), seen(p3))
    let chord = end - start
    let length = (chord * chord).sum()
    func distance(_ point: SIMD2<Double>) -> Double {
      let offset = point - start
      let along = length > 0 ? min(max((offset * chord).sum() / length, 0), 1) : 0
      let off = offset - chord * along
      return (off * off).sum()
    }
    return max(distance(seen(p1)), distance(seen(p2))) <= tolerance * tolerance
  }
}

/// The part of a closed outline in front of the eye, clipped as its corners arrive (Sutherland and
/// Hodgman).
private struct VisibleOutline {
  private var first: SIMD3<Double>?
  private var current = SIMD3<Double>.zero
  private var hasBegun = false

  mutating func start(at point: SIMD3<Double>, _ body: (Path.Segment) -> Void) {
    first = point
    current = point
    hasBegun = false
    if point.z >= Homography.nearest { emit(point, body) }
  }

  mutating func addLine(to end: SIMD3<Double>, _ body: (Path.Segment) -> Void) {
    if let crossing = Homography.crossing(from: current, to: end) { emit(crossing, body) }
    if end.z >= Homography.nearest { emit(end, body) }
    current = end
  }

  /// Returns to the start of the outline; the next corner starts another one.
  mutating func close(_ body: (Path.Segment) -> Void) {
    guard let first else { return }
    addLine(to: first, body)
    if hasBegun { body(.close) }
    self.first = nil
  }

  private mutating func emit(_ point: SIMD3<Double>, _ body: (Path.Segment) -> Void) {
    let seen = CGPoint(x: point.x / point.z, y: point.y / point.z)
    body(hasBegun ? .line(seen) : .move(seen))
    hasBegun = true
  }
}
