package import Foundation

extension Path {
  /// One segment of a flattened path.
  package enum Segment {
    case move(CGPoint)
    case line(CGPoint)
    case close
  }

  /// Passes the path, transformed by `transform`, to `body` as straight segments.
  ///
  /// A curve is divided into equal steps of its parameter, enough that no chord deviates from it by
  /// more than `tolerance`, by the bound on its second derivative (for a cubic: |P″| ≤ 6·max|Pᵢ −
  /// 2Pᵢ₊₁ + Pᵢ₊₂|, error ≤ |P″|/8n²). The steps depend only on the curve, not on the visible part.
  package func flatten(
    applying transform: CGAffineTransform = .identity, tolerance: CGFloat,
    _ body: (Segment) -> Void
  ) {
    var next = 0
    var current = CGPoint.zero
    var start = CGPoint.zero
    func take() -> CGPoint {
      defer { next += 1 }
      return points[next].applying(transform)
    }
    for verb in verbs {
      switch verb {
      case .move:
        current = take()
        start = points[next - 1].applying(transform)
        body(.move(current))
      case .line:
        current = take()
        body(.line(current))
      case .quadCurve:
        let (control, end) = (take(), take())
        Self.flattenQuad(current, control, end, tolerance, body)
        current = end
      case .curve:
        let (first, second, end) = (take(), take(), take())
        Self.flattenCubic(current, first, second, end, tolerance: tolerance) { body(.line($0)) }
        current = end
      case .close:
        current = start
        body(.close)
      }
    }
  }

  private static func flattenQuad(
    _ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ tolerance: CGFloat, _ body: (Segment) -> Void
  ) {
    let bend = 2 * length(p0.x - 2 * p1.x + p2.x, p0.y - 2 * p1.y + p2.y)
    let steps = stepCount(bend: bend, tolerance: tolerance)
    for index in 1..<max(steps, 1) {
      let t = CGFloat(index) / CGFloat(steps)
      let (u, v, w) = ((1 - t) * (1 - t), 2 * (1 - t) * t, t * t)
      body(
        .line(
          CGPoint(x: u * p0.x + v * p1.x + w * p2.x, y: u * p0.y + v * p1.y + w * p2.y)))
    }
    body(.line(p2))
  }

  /// Passes the ends of the chords that replace a cubic curve to `body`.
  @inlinable package static func flattenCubic(
    _ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint, tolerance: CGFloat,
    _ body: (CGPoint) -> Void
  ) {
    let bend =
      6
      * max(
        length(p0.x - 2 * p1.x + p2.x, p0.y - 2 * p1.y + p2.y),
        length(p1.x - 2 * p2.x + p3.x, p1.y - 2 * p2.y + p3.y))
    let steps = stepCount(bend: bend, tolerance: tolerance)
    for index in 1..<max(steps, 1) {
      let t = CGFloat(index) / CGFloat(steps)
      let rest = 1 - t
      let (u, v) = (rest * rest * rest, 3 * rest * rest * t)
      let (w, z) = (3 * rest * t * t, t * t * t)
      body(
        CGPoint(
          x: u * p0.x + v * p1.x + w * p2.x + z * p3.x,
          y: u * p0.y + v * p1.y + w * p2.y + z * p3.y))
    }
    body(p3)
  }

  /// Returns a sufficient number of equal steps for a second derivative of at most `bend`; at most
  /// 1 024.
  @inlinable package static func stepCount(bend: CGFloat, tolerance: CGFloat) -> Int {
    let steps = (bend / (8 * tolerance)).squareRoot().rounded(.up)
    return steps.isFinite ? Int(min(max(steps, 1), 1024)) : 1
  }

  @inlinable package static func length(_ x: CGFloat, _ y: CGFloat) -> CGFloat {
    (x * x + y * y).squareRoot()
  }
}
