import Foundation
import Geometry
import Testing

@Suite("FIDELITY 45: paths interpolate element by element") struct PathInterpolationTests {
  private func path(_ build: (inout Path) -> Void) -> Path {
    var path = Path()
    build(&path)
    return path
  }

  private func polygon(_ points: [CGPoint], isClosed: Bool = true) -> Path {
    path { path in
      path.move(to: points[0])
      for point in points.dropFirst() { path.addLine(to: point) }
      if isClosed { path.closeSubpath() }
    }
  }

  private let square = [
    CGPoint(x: 0, y: 0), CGPoint(x: 6, y: 0), CGPoint(x: 6, y: 6), CGPoint(x: 0, y: 6),
  ]

  /// Points of the outline, in order.
  private func outline(_ path: Path) -> [CGPoint] {
    var points: [CGPoint] = []
    path.flatten(tolerance: 1e-3) { segment in
      switch segment {
      case .move(let point), .line(let point): points.append(point)
      case .close: break
      }
    }
    return points
  }

  @Test func linesCountAsTheEquivalentCurves() throws {
    let line = polygon([.zero, CGPoint(x: 6, y: 0)], isClosed: false)
    let curve = path {
      $0.move(to: .zero)
      $0.addCurve(
        to: CGPoint(x: 6, y: 0), control1: CGPoint(x: 2, y: 8), control2: CGPoint(x: 4, y: 8))
    }
    let half = path {
      $0.move(to: .zero)
      $0.addCurve(
        to: CGPoint(x: 6, y: 0), control1: CGPoint(x: 2, y: 4), control2: CGPoint(x: 4, y: 4))
    }
    #expect(try #require(line.interpolated(to: curve, 0.5)) == half)
    #expect(try #require(curve.interpolated(to: line, 0.5)) == half)
  }

  @Test func quadraticsCountAsTheEquivalentCubics() throws {
    let quad = path {
      $0.move(to: .zero)
      $0.addQuadCurve(to: CGPoint(x: 6, y: 0), control: CGPoint(x: 3, y: 6))
    }
    let cubic = path {
      $0.move(to: .zero)
      $0.addCurve(
        to: CGPoint(x: 6, y: 0), control1: CGPoint(x: 2, y: 4), control2: CGPoint(x: 4, y: 4))
    }
    let line = polygon([.zero, CGPoint(x: 6, y: 0)], isClosed: false)
    #expect(try #require(quad.interpolated(to: cubic, 0.3)) == cubic)
    let half = try #require(quad.interpolated(to: line, 0.5))
    #expect(half.verbs == [.move, .curve] && half.points[1] == CGPoint(x: 2, y: 2))
    // Two quadratic curves stay quadratic.
    #expect(try #require(quad.interpolated(to: quad, 0.5)).verbs == [.move, .quadCurve])
  }

  @Test func aSquareBecomesACircleWithoutAJump() throws {
    let circle = path { $0.addEllipse(in: CGRect(x: 0, y: 0, width: 6, height: 6)) }
    let from = polygon(square)
    var last = outline(try #require(from.interpolated(to: circle, 1e-9)))
    for step in 1...20 {
      let next = try #require(from.interpolated(to: circle, Double(step) / 20))
      #expect(next.verbs == [.move, .curve, .curve, .curve, .curve, .close])
      let (low, high) = (next.controlBox.minX, next.controlBox.maxX)
      #expect(low > -1e-9 && high < 6 + 1e-9)
      last = outline(next)
    }
    #expect(last.allSatisfy { abs(distance($0, CGPoint(x: 3, y: 3)) - 3) < 0.01 })
  }

  @Test func theClosingLineIsAnElementIfTheOtherPathHasOneMore() throws {
    let open = polygon(square + [CGPoint(x: 0, y: 0)], isClosed: false)
    let half = try #require(polygon(square).interpolated(to: open, 0.5))
    #expect(half == open)
    let triangle = polygon(Array(square[0..<3]))
    let grown = try #require(triangle.interpolated(to: polygon(square), 0.5))
    #expect(grown.verbs == [.move, .line, .line, .line, .close])
    #expect(grown.points[3] == CGPoint(x: 0, y: 3))
  }

  @Test func missingElementsGrowOutOfTheLastPoint() throws {
    let (short, long) = (
      polygon(Array(square[0..<2]), isClosed: false), polygon(square, isClosed: false)
    )
    let half = try #require(short.interpolated(to: long, 0.5))
    #expect(
      half.points == [square[0], square[1], CGPoint(x: 6, y: 3), CGPoint(x: 3, y: 3)])
    #expect(try #require(long.interpolated(to: short, 0.5)) == half)
  }

  @Test func missingSubpathsGrowOutOfTheirFirstPoint() throws {
    let one = polygon(square)
    var two = one
    two.addRect(CGRect(x: 10, y: 10, width: 4, height: 2))
    var half = one
    half.addRect(CGRect(x: 10, y: 10, width: 2, height: 1))
    let grown = try #require(one.interpolated(to: two, 0.5))
    #expect(grown.points == half.points)
    // A trailing move, which many builders leave at the end, doesn't change the drawing.
    var trailing = one
    trailing.move(to: .zero)
    #expect(try #require(one.interpolated(to: trailing, 0.5)).points.dropLast() == one.points[...])
  }

  @Test func changesFromAndToEmptyPathsAreImmediate() {
    #expect(Path().interpolated(to: polygon(square), 0.5) == nil)
    #expect(polygon(square).interpolated(to: Path(), 0.5) == nil)
    #expect(Path().interpolated(to: Path(), 0.5) == Path())
  }

  @Test func fractionsBeyondTheEndsExtrapolate() throws {
    let curve = path {
      $0.move(to: .zero)
      $0.addCurve(
        to: CGPoint(x: 12, y: 0), control1: CGPoint(x: 4, y: 0), control2: CGPoint(x: 8, y: 0))
    }
    let line = polygon([.zero, CGPoint(x: 6, y: 0)], isClosed: false)
    #expect(try #require(line.interpolated(to: curve, 1.5)).points.last == CGPoint(x: 15, y: 0))
  }
}
