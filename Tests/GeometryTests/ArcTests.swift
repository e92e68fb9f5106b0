import Foundation
import Geometry
import Testing

@Suite struct ArcTests {
  private let center = CGPoint(x: 30, y: 40)

  private func on(_ angle: Double, _ radius: Double = 10) -> CGPoint {
    CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
  }

  /// The signed angle that a path sweeps around the centre.
  private func sweep(_ path: CGPath) -> Double {
    var (sum, last) = (0.0, Double?.none)
    path.path.flatten(tolerance: 0.0001) { segment in
      guard case .line(let point) = segment else {
        if case .move(let point) = segment { last = atan2(point.y - center.y, point.x - center.x) }
        return
      }
      let angle = atan2(point.y - center.y, point.x - center.x)
      if let last { sum += (angle - last).remainder(dividingBy: 2 * .pi) }
      last = angle
    }
    return sum
  }

  private static let sweeps: [(start: Double, end: Double, clockwise: Bool, swept: Double)] = [
    (0, 90, false, 90), (0, 90, true, -270), (90, 0, false, 270), (90, 0, true, -90),
    (0, 360, false, 360), (0, -360, true, -360), (0, 0, false, 0), (0, 0, true, 0),
    (-170, 170, false, 340), (-170, 170, true, -20),
    (180, -90, false, 90), (0, 180, false, 180), (0, 180, true, -180),
  ]

  @Test("Arcs run in both directions, in degrees", arguments: sweeps)
  func arcsRunInBothDirections(start: Double, end: Double, clockwise: Bool, swept: Double) {
    let degree = Double.pi / 180
    let (start, end, swept) = (start * degree, end * degree, swept * degree)
    let path = CGMutablePath()
    path.addArc(
      center: center, radius: 10, startAngle: start, endAngle: end, clockwise: clockwise)
    #expect(abs(sweep(path) - swept) < 1e-6)
    #expect(distance(path.path.points[0], on(start)) < 1e-12)
    #expect(distance(path.currentPoint, on(start + swept)) < 1e-12)
  }

  private static let turns: [(start: Double, end: Double, clockwise: Bool, swept: Double)] = [
    (0, 360, true, -360), (0, -360, false, 360), (-90, 270, true, -360), (270, -90, false, 360),
    (30, 390, true, -360), (10, 730, true, -360), (0, -1080, false, 360), (7, 727, true, -360),
  ]

  @Test("FIDELITY 44: ends that are whole turns apart give a circle", arguments: turns)
  func fullCircles(start: Double, end: Double, clockwise: Bool, swept: Double) {
    let degree = Double.pi / 180
    let path = CGMutablePath()
    path.addArc(
      center: center, radius: 10, startAngle: start * degree, endAngle: end * degree,
      clockwise: clockwise)
    #expect(abs(sweep(path) - swept * degree) < 1e-6)
    #expect(path.contains(center) && path.boundingBoxOfPath.width > 19.99)
    // Less precise angles are slightly off, in either direction.
    for wrong in [-3e-7, 3e-7] {
      let near = Path.sweep(
        from: start * degree, to: end * degree + wrong, clockwise: clockwise)
      #expect(abs(near - swept * degree) < 1e-6)
    }
  }

  private static let surplus: [(start: Double, end: Double, clockwise: Bool, swept: Double)] = [
    (50, 1150, false, 1100), (0, 720, false, 720), (0, -540, true, -540), (0, 700, true, -20),
    (0, -700, false, 20), (0, 0.001, true, -359.999), (0, 0.001, false, 0.001),
  ]

  @Test("Arcs of more than a turn are drawn in full in their own direction", arguments: surplus)
  func moreThanATurn(start: Double, end: Double, clockwise: Bool, swept: Double) {
    let degree = Double.pi / 180
    let path = CGMutablePath()
    path.addArc(
      center: center, radius: 10, startAngle: start * degree, endAngle: end * degree,
      clockwise: clockwise)
    #expect(abs(sweep(path) - swept * degree) < 1e-6)
    #expect(distance(path.currentPoint, on(end * degree)) < 1e-9)
  }

  @Test(arguments: [1e9, -1e9, 64.0 * 2 * .pi + 1])
  func manyTurnsAreLimitedAndEndAtTheRightPoint(delta: Double) {
    let path = CGMutablePath()
    path.addRelativeArc(center: center, radius: 10, startAngle: 0, delta: delta)
    #expect(distance(path.currentPoint, on(delta)) < 1e-3)
    #expect(path.path.verbs.count < 300)
  }

  @Test func transformedCirclesAreEllipsesInBothDirections() {
    let stretch = CGAffineTransform(a: 2, b: 0, c: 0, d: 0.5, tx: 5, ty: 6)
    for (end, clockwise) in [(2 * Double.pi, true), (-2 * .pi, false), (2 * .pi, false)] {
      let path = CGMutablePath()
      path.addArc(
        center: .zero, radius: 10, startAngle: 0, endAngle: end, clockwise: clockwise,
        transform: stretch)
      let box = path.boundingBoxOfPath
      #expect(abs(box.minX + 15) < 0.02 && abs(box.width - 40) < 0.02)
      #expect(abs(box.minY - 1) < 0.02 && abs(box.height - 10) < 0.02)
    }
  }

  @Test(arguments: [0.1, 1, 2, 3, 4, 6.2, 7, -20, -0.1, -2, -6.2])
  func arcsStayOnTheirCircle(delta: Double) {
    let path = CGMutablePath()
    path.addRelativeArc(center: center, radius: 10, startAngle: 0.7, delta: delta)
    #expect(abs(sweep(path) - delta) < 1e-6)
    path.path.flatten(tolerance: 1e-6) { segment in
      guard case .line(let point) = segment else { return }
      #expect(abs(distance(point, center) - 10) < 0.003)
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func nonFiniteAnglesMakeThePathNonFinite(angle: Double) {
    for (start, end) in [(angle, 1.0), (0, angle), (angle, angle)] {
      for clockwise in [true, false] {
        let path = CGMutablePath()
        path.addArc(
          center: center, radius: 10, startAngle: start, endAngle: end, clockwise: clockwise)
        #expect(!path.path.isFinite)
      }
    }
  }

  @Test func aLineJoinsTheArcToTheCurrentPoint() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(center: center, radius: 10, startAngle: 0, endAngle: 1, clockwise: false)
    #expect(path.path.verbs == [.move, .line, .curve])
    #expect(path.path.points[1] == CGPoint(x: 40, y: 40))
  }

  @Test(arguments: [false, true])
  func tangentArcsRoundACorner(mirrored: Bool) {
    let side = mirrored ? -1.0 : 1
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: 100 * side), radius: 10)
    #expect(path.path.verbs == [.move, .line, .curve])
    #expect(distance(path.path.points[1], CGPoint(x: 90, y: 0)) < 1e-12)
    #expect(distance(path.currentPoint, CGPoint(x: 100, y: 10 * side)) < 1e-12)
    path.path.flatten(tolerance: 1e-6) { segment in
      guard case .line(let point) = segment, point.x > 90.001 else { return }
      #expect(abs(distance(point, CGPoint(x: 90, y: 10 * side)) - 10) < 0.003)
    }
  }

  @Test func tangentArcsTouchBothLinesAtAnyAngle() {
    var random = SeededRandom(9)
    for _ in 0..<300 {
      let (start, corner, end) = (
        random.point(-100...100), random.point(-100...100), random.point(-100...100)
      )
      let path = CGMutablePath()
      path.move(to: start)
      path.addArc(tangent1End: corner, tangent2End: end, radius: 5)
      guard path.path.points.count > 2 else { continue }
      // The end lies on the second line, and the arc arrives in its direction.
      let (handle, reached) = (path.path.points[path.path.points.count - 2], path.currentPoint)
      let line = CGVector(dx: end.x - corner.x, dy: end.y - corner.y)
      let length = hypot(line.dx, line.dy)
      let off = (reached.x - corner.x) * line.dy - (reached.y - corner.y) * line.dx
      #expect(abs(off / length) < 1e-8)
      let (dx, dy) = (reached.x - handle.x, reached.y - handle.y)
      #expect((dx * line.dx + dy * line.dy) / (length * hypot(dx, dy)) > 1 - 1e-9)
    }
  }

  @Test(arguments: [(50.0, 0.0, 10.0), (-50, 0, 10), (9, 9, 0)])
  func withoutACornerTheTangentArcIsALine(x: Double, y: Double, radius: Double) {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 20, y: 0), tangent2End: CGPoint(x: x, y: y), radius: radius)
    #expect(path.path.verbs == [.move, .line] && path.currentPoint == CGPoint(x: 20, y: 0))
  }
}
