import Geometry
import Testing

@Suite struct UnitBezierTests {
  @Test(
    "FIDELITY 1 and 2: the named curves",
    arguments: [
      ([0.42, 0, 0.58, 1], 0.1, 0.019722), ([0.42, 0, 0.58, 1], 0.25, 0.129162),
      ([0.42, 0, 0.58, 1], 0.5, 0.5), ([0.42, 0, 0.58, 1], 0.75, 0.870838),
      ([0.42, 0, 1, 1], 0.25, 0.093465), ([0, 0, 0.58, 1], 0.25, 0.378138),
      ([0.25, 0.1, 0.25, 1], 0.25, 0.408511), ([0, 0, 1, 1], 0.3, 0.3),
    ])
  func namedCurves(points: [Double], time: Double, progress: Double) {
    let curve = UnitBezier(points[0], points[1], points[2], points[3])
    #expect(abs(curve.progress(at: time) - progress) < 5e-7)
  }

  @Test("FIDELITY 2: solved to better than 1e-7, against bisection")
  func agreesWithBisection() {
    var random = SeededRandom(7)
    for _ in 0..<400 {
      let points = (0..<4).map { random.number($0 % 2 == 0 ? 0...1 : -2...3) }
      let curve = UnitBezier(points[0], points[1], points[2], points[3])
      for _ in 0..<25 {
        let time = random.number(0...1)
        #expect(abs(curve.progress(at: time) - bisected(curve, time)) < 1e-9)
      }
    }
  }

  @Test(arguments: [
    [0.0, 1, 0, 1], [0, 1, 1, 0], [1, 0, 1, 0], [0, 3, 0.2, -1], [1, 0, 0.9, 1],
  ])
  func steepEndsAreAsAccurate(points: [Double]) {
    let curve = UnitBezier(points[0], points[1], points[2], points[3])
    for time in [1e-15, 1e-13, 1e-9, 1e-4, 0.5, 1 - 1e-4, 1 - 1e-9, 1 - 1e-13] {
      #expect(abs(curve.progress(at: time) - bisected(curve, time)) < 1e-8, "at \(time)")
    }
  }

  @Test func progressNeverFallsOnACurveWithOrderedPoints() {
    let curve = UnitBezier(0.42, 0, 0.58, 1)
    var last = 0.0
    for step in 1...10_000 {
      let next = curve.progress(at: Double(step) / 10_000)
      #expect(next >= last)
      last = next
    }
  }

  @Test func theEndValuesApplyOutside() {
    let curve = UnitBezier(0.3, -1, 0.7, 2)
    #expect(curve.progress(at: -1) == 0 && curve.progress(at: 0) == 0)
    #expect(curve.progress(at: 1) == 1 && curve.progress(at: 2) == 1)
    #expect(UnitBezier.linear.progress(at: 0.123) == 0.123)
  }

  @Test func controlPointsStayWithinTime() {
    #expect(UnitBezier(-1, 0, 2, 1) == UnitBezier(0, 0, 1, 1))
  }

  private func bisected(_ curve: UnitBezier, _ time: Double) -> Double {
    func at(_ t: Double, _ first: Double, _ second: Double) -> Double {
      ((1 - 3 * second + 3 * first) * t + (3 * second - 6 * first)) * t * t + 3 * first * t
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<200 {
      let middle = (low + high) / 2
      if at(middle, curve.x1, curve.x2) < time { low = middle } else { high = middle }
    }
    return at(high, curve.y1, curve.y2)
  }
}
