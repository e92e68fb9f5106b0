import Foundation
import Geometry
import Raster
import Testing

@Suite struct CoverageTests {
  @Test func aRectOnPixelBoundariesCoversPixelsCompletely() {
    #expect(
      coverage(.rect(rect(1, 1, 2, 1)), 4, 3) == [[0, 0, 0, 0], [0, 255, 255, 0], [0, 0, 0, 0]])
  }

  @Test func halfAPixelHasLevel128() {
    #expect(coverage(.rect(rect(10.5, 0, 3, 1)), 15, 1)[0][9...14] == [0, 128, 255, 255, 128, 0])
  }

  @Test func aCornerOfAQuarterPixelCoversASixteenth() {
    let levels = coverage(.rect(rect(0.75, 0.75, 1.5, 1.5)), 3, 3)
    #expect(levels == [[16, 64, 16], [64, 255, 64], [16, 64, 16]])
  }

  @Test func aRectInsideAPixelCoversItsArea() {
    #expect(coverage(.rect(rect(0.25, 0.25, 0.5, 0.5)), 1, 1) == [[64]])
    #expect(coverage(.rect(rect(0.5, 0.25, 1, 0.5)), 2, 1) == [[64, 64]])
  }

  @Test func negativeSizesAreStandardized() {
    #expect(
      coverage(.rect(rect(3.5, 3.25, -2, -3)), 5, 5) == coverage(.rect(rect(1.5, 0.25, 2, 3)), 5, 5)
    )
  }

  @Test(arguments: [90.0, 180, 270, -90, 450, 3690])
  func quarterTurnsAreExact(degrees: Double) {
    let shape = rect(2.25, 3.5, 5, 2.125)
    let turned = coverage(.rect(shape), 12, 12, .turned(degrees, about: 6, 6))
    let corner = CGPoint(x: shape.minX - 6, y: shape.minY - 6)
    let other = CGPoint(x: shape.maxX - 6, y: shape.maxY - 6)
    func turn(_ point: CGPoint) -> CGPoint {
      switch Int(degrees / 90) & 3 {
      case 0: point
      case 1: CGPoint(x: -point.y, y: point.x)
      case 2: CGPoint(x: -point.x, y: -point.y)
      default: CGPoint(x: point.y, y: -point.x)
      }
    }
    let (a, b) = (turn(corner), turn(other))
    #expect(turned == coverage(.rect(rect(6 + a.x, 6 + a.y, b.x - a.x, b.y - a.y)), 12, 12))
  }

  @Test func uprightRectsMatchTheirOutlines() {
    for seed in 0..<300 {
      var scene = SceneGenerator(seed: seed, width: 24, height: 16)
      let (box, transform) = (scene.box(), CGAffineTransform.turned(90, about: 12, 8))
      for transform in [.identity, transform] {
        #expect(
          coverage(.rect(box), 24, 16, transform)
            == coverage(.path(Shape.rect(box).path, .evenOdd), 24, 16, transform), "seed \(seed)")
      }
    }
  }

  @Test func aDiagonalCoversHalfOfItsPixels() {
    let levels = coverage(polygon([(0, 0), (4, 4), (0, 4)]), 4, 4)
    #expect(
      levels == [[128, 0, 0, 0], [255, 128, 0, 0], [255, 255, 128, 0], [255, 255, 255, 128]])
  }

  @Test func openSubpathsAreClosed() {
    let points = [(1.5, 0.5), (7.0, 3.0), (2.0, 7.5)]
    #expect(coverage(polygon(points, isClosed: false), 8, 8) == coverage(polygon(points), 8, 8))
  }

  @Test(arguments: [0.7, 3, 10, 40, 150])
  func circlesHaveTheirArea(radius: Double) {
    let size = Int(radius * 2) + 4
    let shape = Shape.ellipse(rect(1.3, 1.6, 2 * radius, 2 * radius))
    let exact = Double.pi * radius * radius
    // The tolerance is a thousandth, plus the rounding to levels, which averages out along the
    // edge.
    #expect(abs(area(shape, size, size) - exact) < exact * 1e-3 + 0.01)
  }

  @Test func aRoundedRectHasItsArea() {
    let shape = Shape.roundedRect(rect(-40, -30, 80, 60), radius: 12)
    let exact = 4800 - (4 - Double.pi) * 144
    for degrees in [0.0, 13, 45, 90] {
      let transform = CGAffineTransform.turned(degrees, about: 0, 0).concatenating(
        CGAffineTransform(translationX: 60, y: 60))
      #expect(abs(area(shape, 120, 120, transform) - exact) < exact * 1e-3)
    }
  }

  @Test func aContinuousRectMatchesItsPath() {
    let shape = Shape.continuousRect(rect(-40, -30, 80, 60), radius: 12)
    for degrees in [0.0, 13, 45, 90] {
      let transform = CGAffineTransform.turned(degrees, about: 0, 0).concatenating(
        CGAffineTransform(translationX: 60, y: 60))
      #expect(
        coverage(shape, 120, 120, transform)
          == coverage(.path(shape.path, .winding), 120, 120, transform))
    }
    #expect(shape.bounds == rect(-40, -30, 80, 60))
  }

  @Test func cornerRadiiAreClamped() {
    let box = rect(1, 2, 14, 8)
    #expect(
      coverage(.roundedRect(box, radius: 100), 16, 12)
        == coverage(.roundedRect(box, radius: 4), 16, 12))
    #expect(
      coverage(.roundedRect(box, radius: -3), 16, 12) == coverage(.rect(box), 16, 12))
  }

  @Test func shapesWithACommonEdgeLeaveNoGap() {
    for seed in 0..<400 {
      var scene = SceneGenerator(seed: seed, width: 16, height: 16)
      let (x, end) = (scene.number(-4, 20), scene.number(-4, 20))
      let left = coverage(polygon([(-99, 0), (x, 0), (end, 16), (-99, 16)]), 16, 16)
      let right = coverage(polygon([(99, 0), (x, 0), (end, 16), (99, 16)]), 16, 16)
      for (first, second) in zip(left.joined(), right.joined()) {
        #expect((254...256).contains(Int(first) + Int(second)), "seed \(seed)")
      }
    }
  }

  private let star: [(Double, Double)] = (0..<5).map {
    let (sine, cosine) = Maths.sineAndCosine(Double($0) * 0.8 * .pi)
    return (10 + 9 * sine, 10 - 9 * cosine)
  }

  @Test func theFillRuleDeterminesTheCentreOfAStar() {
    let (winding, evenOdd) = (
      coverage(polygon(star), 20, 20), coverage(polygon(star, .evenOdd), 20, 20)
    )
    #expect(winding[10][10] == 255)
    #expect(evenOdd[10][10] == 0)
    #expect(winding[5][10] == 255)
    #expect(evenOdd[5][10] == 255)
  }

  @Test func oppositeWindingsMakeAHole() {
    func nested(_ inner: [(Double, Double)]) -> [[UInt8]] {
      var path = polygon([(1, 1), (9, 1), (9, 9), (1, 9)]).path
      path.append(polygon(inner).path)
      return coverage(.path(path, .winding), 10, 10)
    }
    let same: [(Double, Double)] = [(3, 3), (7, 3), (7, 7), (3, 7)]
    #expect(nested(same)[5][5] == 255)
    #expect(nested(same.reversed())[5][5] == 0)
    #expect(nested(same.reversed())[2][5] == 255)
  }

  @Test func edgesToTheLeftWindAroundTheCanvas() {
    let levels = coverage(polygon([(-50, -50), (60, -40), (70, 60), (-70, 55)]), 4, 4)
    #expect(levels.allSatisfy { $0 == [255, 255, 255, 255] })
  }

  @Test func sliversKeepTheirArea() {
    let shape = polygon([(1, 1), (99, 3.02), (99, 3.04)])
    #expect(abs(area(shape, 100, 8) - 0.98) < 0.15)
    let hairline = Shape.rect(rect(2, 2, 80, 0.125))
    #expect(abs(area(hairline, 100, 100, .turned(31, about: 2, 2)) - 10) < 0.1)
  }
}
