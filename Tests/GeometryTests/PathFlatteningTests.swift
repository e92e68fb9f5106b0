import Foundation
import Geometry
import Testing

@Suite struct PathFlatteningTests {
  /// The points of a flattened path that consists of one curve.
  private func chords(_ path: Path, _ tolerance: Double) -> [CGPoint] {
    var points: [CGPoint] = []
    path.flatten(tolerance: tolerance) { segment in
      switch segment {
      case .move(let point), .line(let point): points.append(point)
      case .close: break
      }
    }
    return points
  }

  private func distance(_ point: CGPoint, toLine start: CGPoint, _ end: CGPoint) -> Double {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let square = dx * dx + dy * dy
    let along =
      square == 0 ? 0 : ((point.x - start.x) * dx + (point.y - start.y) * dy) / square
    let t = min(max(along, 0), 1)
    return hypot(point.x - start.x - t * dx, point.y - start.y - t * dy)
  }

  @Test(arguments: [1.0, 0.1, 0.01])
  func chordsStayWithinTheTolerance(tolerance: Double) {
    var random = SeededRandom(10)
    for _ in 0..<100 {
      let (p0, p1, p2, p3) = (
        random.point(-100...100), random.point(-100...100), random.point(-100...100),
        random.point(-100...100)
      )
      var cubic = Path()
      cubic.move(to: p0)
      cubic.addCurve(to: p3, control1: p1, control2: p2)
      var quad = Path()
      quad.move(to: p0)
      quad.addQuadCurve(to: p2, control: p1)
      for (path, curve) in [
        (cubic, { (t: Double) in bezier([p0, p1, p2, p3], t) }),
        (quad, { (t: Double) in bezier([p0, p1, p2], t) }),
      ] {
        let points = chords(path, tolerance)
        #expect(points.first == p0 && points.last == path.currentPoint)
        for step in 0...100 {
          let point = curve(Double(step) / 100)
          let nearest = zip(points, points.dropFirst()).map { distance(point, toLine: $0, $1) }
          #expect((nearest.min() ?? .infinity) <= tolerance * 1.0001)
        }
      }
    }
  }

  @Test func straightCurvesAreOneLine() {
    var path = Path()
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(x: 3, y: 3), control1: CGPoint(x: 1, y: 1), control2: CGPoint(x: 2, y: 2))
    #expect(chords(path, 0.1).count == 2)
  }

  @Test func theToleranceAppliesAfterTheTransform() {
    var path = Path()
    path.addEllipse(in: CGRect(x: -1, y: -1, width: 2, height: 2))
    var count = 0
    path.flatten(applying: CGAffineTransform(scaleX: 100, y: 100), tolerance: 0.1) { segment in
      guard case .line(let point) = segment else { return }
      count += 1
      #expect(abs(hypot(point.x, point.y) - 100) < 0.03)
    }
    #expect(count > 20)
  }

  @Test func flatteningInvalidCurvesTerminates() {
    var path = Path()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 1e300, y: 0), control: CGPoint(x: Double.nan, y: .infinity))
    path.addQuadCurve(to: .zero, control: CGPoint(x: 1e150, y: 1e150))
    #expect(chords(path, 0.1).count <= 1026)
    #expect(!path.isFinite)
  }
}

/// The point of a Bézier curve at `t`, by de Casteljau's algorithm.
private func bezier(_ points: [CGPoint], _ t: Double) -> CGPoint {
  guard points.count > 1 else { return points[0] }
  return bezier(
    zip(points, points.dropFirst()).map {
      CGPoint(x: $0.x + ($1.x - $0.x) * t, y: $0.y + ($1.y - $0.y) * t)
    }, t)
}
