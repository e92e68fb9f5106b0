import Foundation
import Geometry
import Testing

@Suite struct StrokeOutlineTests {
  private let fine = 1.0 / 4096

  private func line(_ points: [(Double, Double)], isClosed: Bool = false) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: points[0].0, y: points[0].1))
    for point in points.dropFirst() { path.addLine(to: CGPoint(x: point.0, y: point.1)) }
    if isClosed { path.closeSubpath() }
    return path
  }

  private func area(_ path: Path, _ style: StrokeStyle) -> Double {
    path.stroked(style, tolerance: fine).enclosedArea
  }

  @Test(
    "FIDELITY 30: a line has the given width, and its caps extend it",
    arguments: [
      (CGLineCap.butt, 40.0), (.square, 40 + 16), (.round, 40 + 4 * .pi),
    ])
  func caps(cap: CGLineCap, expected: Double) {
    let style = StrokeStyle(width: 4, cap: cap)
    for angle in [0.0, 0.3, 2, 4] {
      let path = line([(0, 0), (10, 0)]).applying(CGAffineTransform(rotationAngle: angle))
      #expect(abs(area(path, style) - expected) < 1e-3)
    }
  }

  @Test(
    "FIDELITY 30: a corner is pointed, round or cut off",
    arguments: [
      (CGLineJoin.miter, 80.0), (.bevel, 78), (.round, 76 + .pi),
    ])
  func joins(join: CGLineJoin, expected: Double) {
    let style = StrokeStyle(width: 4, join: join)
    let corner = line([(0, 0), (10, 0), (10, 10)])
    #expect(abs(area(corner, style) - expected) < 1e-3)
    #expect(abs(area(corner.reversed, style) - expected) < 1e-3)
    let square = line([(0, 0), (10, 0), (10, 10), (0, 10)], isClosed: true)
    // A ring between squares of 14 and 6, minus what is missing at its four corners.
    #expect(abs(area(square, style) - (14 * 14 - 6 * 6 - 4 * (80 - expected))) < 1e-3)
  }

  @Test("FIDELITY 30: beyond the miter limit a corner is cut off", arguments: [30.0, 60, 90, 150])
  func miterLimit(degrees: Double) {
    let angle = degrees * .pi / 180
    let corner = line([(100, 0), (0, 0), (100 * cos(angle), 100 * sin(angle))])
    let ratio = 1 / sin(angle / 2)
    // Returns how far the outline extends on the side opposite both lines.
    func reach(_ limit: Double) -> Double {
      let style = StrokeStyle(width: 2, miterLimit: limit)
      let outline = corner.stroked(style, tolerance: fine)
      return outline.points.map { -$0.x * cos(angle / 2) - $0.y * sin(angle / 2) }.max() ?? 0
    }
    #expect(abs(reach(ratio * 1.001) - ratio) < 1e-6)
    #expect(abs(reach(ratio * 0.999) - sin(angle / 2)) < 1e-6)
  }

  @Test func aLineBackOnItselfEndsInItsJoin() {
    let back = line([(0, 0), (10, 0), (0, 0)])
    for (join, extra) in [(CGLineJoin.miter, 0.0), (.bevel, 0), (.round, 2 * .pi)] {
      let outline = back.stroked(StrokeStyle(width: 4, join: join), tolerance: fine)
      // The area is counted twice: on the way there and on the way back.
      #expect(abs(outline.enclosedArea - (80 + extra)) < 1e-3, "\(join)")
      let closed = line([(0, 0), (10, 0)], isClosed: true)
      #expect(abs(area(closed, StrokeStyle(width: 4, join: join)) - (40 + 2 * extra)) < 1e-3)
    }
  }

  @Test(
    "FIDELITY 30: a subpath that is a point is a dot with the shape of its caps",
    arguments: [(CGLineCap.butt, 0.0), (.square, 16), (.round, 4 * .pi)])
  func dots(cap: CGLineCap, expected: Double) {
    let style = StrokeStyle(width: 4, cap: cap)
    var closed = Path()
    closed.move(to: CGPoint(x: 3, y: 4))
    closed.closeSubpath()
    var curve = Path()
    curve.move(to: CGPoint(x: 3, y: 4))
    curve.addCurve(
      to: CGPoint(x: 3, y: 4), control1: CGPoint(x: 3, y: 4), control2: CGPoint(x: 3, y: 4))
    for path in [line([(3, 4), (3, 4)]), closed, curve] {
      #expect(abs(area(path, style) - expected) < 1e-3)
    }
    var moved = Path()
    moved.move(to: CGPoint(x: 3, y: 4))
    #expect(moved.stroked(style, tolerance: fine).isEmpty)
  }

  @Test func theSidesOfACurveAreHalfTheWidthAway() {
    var random = SeededRandom(30)
    for _ in 0..<60 {
      let path = random.gentleCurve()
      for width in [0.25, 2, 8.0] {
        let style = StrokeStyle(width: width)
        let outline = path.stroked(style, tolerance: 1.0 / 512)
        let chords = path.chords(tolerance: 1e-5)
        var checked = 0
        for point in outline.chords(tolerance: 1e-4) {
          let nearest = zip(chords, chords.dropFirst()).map { distance(point, to: $0, $1) }.min()
          let off = (nearest ?? 0) - width / 2
          // Butt caps run through the middle; everything else lies on the sides.
          if nearest ?? 0 > width / 2 * 0.9 { checked += 1 }
          #expect(off < 1.0 / 512 + 2e-4)
        }
        #expect(checked > 4)
        #expect(abs(outline.enclosedArea - width * path.length) < path.length / 256)
      }
    }
  }

  @Test(
    "The sides of a curve as chords are within the tolerance", arguments: [1.0 / 16, 1.0 / 256])
  func chordsOfSides(tolerance: Double) {
    var random = SeededRandom(32)
    for _ in 0..<60 {
      let path = random.gentleCurve()
      let chords = path.chords(tolerance: 1e-5)
      for width in [0.25, 2, 8.0] {
        let outline = path.stroked(
          StrokeStyle(width: width), tolerance: tolerance, form: .chords)
        #expect(!outline.verbs.contains(.curve))
        let corners = outline.points
        let offs = zip(corners, corners.dropFirst()).compactMap { from, to -> Double? in
          let middle = CGPoint(x: (from.x + to.x) / 2, y: (from.y + to.y) / 2)
          let nearest = zip(chords, chords.dropFirst()).map { distance(middle, to: $0, $1) }.min()
          // The middle of a butt cap is on the curve.
          return nearest.flatMap { $0 > width / 4 ? abs($0 - width / 2) : nil }
        }
        let farthest = offs.max() ?? 1
        #expect(offs.count >= 2 && farthest < tolerance * 1.01 + 1e-4)
        // Chords that are much finer than the tolerance would cost time.
        #expect(offs.count <= 4 || farthest > tolerance / 4)
      }
    }
  }

  @Test func aCircleIsARing() {
    var circle = Path()
    circle.addEllipse(in: CGRect(x: -50, y: -50, width: 100, height: 100))
    for width in [0.1, 4, 60] {
      #expect(abs(area(circle, StrokeStyle(width: width)) / (2 * .pi * 50 * width) - 1) < 1e-3)
    }
  }

  @Test func widthsThatDrawNothing() {
    let path = line([(0, 0), (10, 0)])
    for width in [0.0, -1, .nan, .infinity] {
      #expect(path.stroked(StrokeStyle(width: width), tolerance: fine).isEmpty)
    }
    #expect(line([(0, 0), (.nan, 0)]).stroked(StrokeStyle(), tolerance: fine).isEmpty)
  }

  @Test func invalidStrokesTerminate() {
    let extremes: [Double] = [
      0, 1, -1, 1e-300, 1e-12, 1e6, 1e15, 1e60, 1e154, 1e200, 1e300, .greatestFiniteMagnitude,
      .leastNonzeroMagnitude,
    ]
    var random = SeededRandom(31)
    for _ in 0..<1_000 {
      func number() -> Double {
        random.number(0...1) < 0.5
          ? extremes[Int(random.number(0...12.99))] : random.number(-50...50)
      }
      func point() -> CGPoint { CGPoint(x: number(), y: number()) }
      var path = Path()
      for _ in 0..<Int(random.number(1...6)) {
        switch random.number(0...5) {
        case ..<1: path.move(to: point())
        case ..<2: path.addLine(to: point())
        case ..<3: path.addQuadCurve(to: point(), control: point())
        case ..<4.5: path.addCurve(to: point(), control1: point(), control2: point())
        default: path.closeSubpath()
        }
      }
      let style = StrokeStyle(
        width: abs(number()), cap: CGLineCap(rawValue: Int32(random.number(0...2.99))) ?? .butt,
        join: CGLineJoin(rawValue: Int32(random.number(0...2.99))) ?? .miter,
        miterLimit: number(), dashPhase: number(),
        dashLengths: random.number(0...1) < 0.5 ? [] : [abs(number()), abs(number()), number()],
        trimStart: random.number(-1...1), trimEnd: number())
      let outline = path.stroked(style, tolerance: 1.0 / 512)
      #expect(outline.points.count < 8_000_000)
      _ = path.reversed
      _ = path.length
    }
  }
}

extension SeededRandom {
  /// Returns a cubic curve whose radius of curvature is at least about 10.
  mutating func gentleCurve() -> Path {
    let start = point(-20...20)
    let (angle, length) = (number(-3...3), number(30...60))
    func rotated(_ along: Double, _ beside: Double) -> CGPoint {
      CGPoint(
        x: start.x + length * (along * cos(angle) - beside * sin(angle)),
        y: start.y + length * (along * sin(angle) + beside * cos(angle)))
    }
    var path = Path()
    path.move(to: start)
    path.addCurve(
      to: rotated(1, 0), control1: rotated(0.33, number(-0.3...0.3)),
      control2: rotated(0.66, number(-0.3...0.3)))
    return path
  }
}

extension Path {
  /// The corners of the flattened path.
  func chords(tolerance: Double) -> [CGPoint] {
    var points: [CGPoint] = []
    flatten(tolerance: tolerance) { segment in
      switch segment {
      case .move(let point), .line(let point): points.append(point)
      case .close: break
      }
    }
    return points
  }

  /// The enclosed area, counted once per winding; subpaths can wind in either direction.
  var enclosedArea: Double {
    var (sum, start, current) = (0.0, CGPoint.zero, CGPoint.zero)
    func add(_ point: CGPoint) {
      sum += Double(current.x * point.y - current.y * point.x) / 2
      current = point
    }
    flatten(tolerance: 1e-5) { segment in
      switch segment {
      case .move(let point):
        add(start)
        start = point
        current = point
      case .line(let point): add(point)
      case .close: add(start)
      }
    }
    add(start)
    return abs(sum)
  }
}

func distance(_ point: CGPoint, to start: CGPoint, _ end: CGPoint) -> Double {
  let (dx, dy) = (end.x - start.x, end.y - start.y)
  let square = dx * dx + dy * dy
  let along = square == 0 ? 0 : ((point.x - start.x) * dx + (point.y - start.y) * dy) / square
  let t = min(max(along, 0), 1)
  return hypot(point.x - start.x - t * dx, point.y - start.y - t * dy)
}
