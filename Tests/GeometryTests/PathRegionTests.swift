import Foundation
import Geometry
import Testing

/// Boolean operations on paths.
@Suite struct PathRegionTests {
  private func square(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat) -> CGPath {
    CGPath(rect: CGRect(x: x, y: y, width: side, height: side), transform: nil)
  }

  private func points(_ path: CGPath) -> [[CGPoint]] {
    var outlines: [[CGPoint]] = []
    path.applyWithBlock { element in
      let element = element.pointee
      switch element.type {
      case .moveToPoint: outlines.append([element.points[0]])
      case .addLineToPoint: outlines[outlines.count - 1].append(element.points[0])
      default: break
      }
    }
    return outlines
  }

  private func area(_ path: CGPath) -> CGFloat {
    var doubled: CGFloat = 0
    for outline in points(path) {
      for (point, next) in zip(outline, outline.dropFirst() + [outline[0]]) {
        doubled += point.x * next.y - next.x * point.y
      }
    }
    return doubled / 2
  }

  @Test func overlappingSquaresAreCombined() {
    let (first, second) = (square(0, 0, 10), square(5, 5, 10))
    #expect(area(first.union(second)) == 175 && points(first.union(second))[0].count == 8)
    #expect(first.intersection(second).boundingBox == CGRect(x: 5, y: 5, width: 5, height: 5))
    #expect(area(first.subtracting(second)) == 75 && area(second.subtracting(first)) == 75)
    let difference = first.symmetricDifference(second)
    #expect(area(difference) == 150 && difference.componentsSeparated().count == 2)
    #expect(first.intersects(second) && !first.intersects(square(10, 0, 5)))
  }

  @Test func sidesInCommonDisappear() {
    let union = square(0, 0, 10).union(square(10, 0, 10))
    #expect(points(union).map(\.count) == [4] && area(union) == 200)
    #expect(union.boundingBox == CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(square(0, 0, 10).intersection(square(10, 0, 10)).isEmpty)
    #expect(square(0, 0, 10).subtracting(square(0, 0, 10)).isEmpty)
  }

  @Test func holesAreOutlinesInTheOtherDirection() {
    let ring = square(0, 0, 30).subtracting(square(10, 10, 10))
    #expect(area(ring) == 800 && points(ring).count == 2)
    #expect(!ring.contains(CGPoint(x: 15, y: 15)) && ring.contains(CGPoint(x: 5, y: 5)))
    let both = ring.union(square(13, 13, 4))
    let parts = both.componentsSeparated()
    #expect(parts.map(area).sorted() == [16, 800])
  }

  @Test func normalizedPathsFillTheSameWithBothRules() {
    let star = CGMutablePath()
    star.addLines(
      between: (0..<5).map { index in
        let angle = Double(index) * 4 * .pi / 5
        return CGPoint(x: 50 + 40 * sin(angle), y: 50 - 40 * cos(angle))
      })
    star.closeSubpath()
    let (whole, hollow) = (star.normalized(), star.normalized(using: .evenOdd))
    let middle = CGPoint(x: 50, y: 50)
    #expect(whole.contains(middle) && whole.contains(middle, using: .evenOdd))
    #expect(!hollow.contains(middle) && !hollow.contains(middle, using: .evenOdd))
    #expect(points(whole).count == 1 && hollow.componentsSeparated().count == 5)
  }

  @Test func linesAreCutAtOutlines() {
    let line = CGMutablePath()
    line.addLines(between: [CGPoint(x: -5, y: 5), CGPoint(x: 25, y: 5), CGPoint(x: 25, y: 20)])
    let inside = line.lineIntersection(square(0, 0, 10))
    #expect(points(inside) == [[CGPoint(x: 0, y: 5), CGPoint(x: 10, y: 5)]])
    let outside = line.lineSubtracting(square(0, 0, 10))
    #expect(
      points(outside) == [
        [CGPoint(x: -5, y: 5), CGPoint(x: 0, y: 5)],
        [CGPoint(x: 10, y: 5), CGPoint(x: 25, y: 5), CGPoint(x: 25, y: 20)],
      ])
  }

  @Test func curvesAreReplacedByLines() {
    let disk = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)
    let half = disk.intersection(square(0, 0, 10).union(square(10, 0, 10)))
    #expect(abs(area(half) - 50 * .pi) < 0.3)
  }

  @Test func randomPathsFillWhatTheOperationsSay() {
    let seed: UInt64 = 11
    var random = SeededRandom(seed)
    func value(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random) }
    func path() -> CGPath {
      let path = CGMutablePath()
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        // Whole coordinates make corners and sides coincide.
        let corners = (0..<Int.random(in: 3...6, using: &random)).map { _ in
          CGPoint(x: value(0...12).rounded() * 5, y: value(0...12).rounded() * 5)
        }
        path.addLines(between: corners)
        path.closeSubpath()
      }
      return path
    }
    for _ in 0..<150 {
      let (first, second) = (path(), path())
      for rule in [CGPathFillRule.winding, .evenOdd] {
        let results: [(CGPath, (Bool, Bool) -> Bool)] = [
          (first.union(second, using: rule), { $0 || $1 }),
          (first.intersection(second, using: rule), { $0 && $1 }),
          (first.subtracting(second, using: rule), { $0 && !$1 }),
          (first.symmetricDifference(second, using: rule), { $0 != $1 }),
        ]
        for _ in 0..<40 {
          let point = CGPoint(x: value(-1...61), y: value(-1...61))
          // Corners move by up to half a unit of the grid.
          let outlines = [first, second].map {
            $0.copy(strokingWithWidth: 0.02, lineCap: .round, lineJoin: .round, miterLimit: 1)
          }
          if outlines.contains(where: { $0.contains(point) }) { continue }
          let (a, b) = (first.contains(point, using: rule), second.contains(point, using: rule))
          for (index, (result, expected)) in results.enumerated() {
            #expect(
              result.contains(point) == expected(a, b)
                && result.contains(point, using: .evenOdd) == expected(a, b),
              "seed \(seed), operation \(index), \(point)")
          }
        }
      }
    }
  }

  @Test func pathsThatAreNotFiniteAreEmpty() {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: CGFloat.nan, y: 1), CGPoint(x: 1, y: 1)])
    #expect(path.union(square(0, 0, 1)).isEmpty && path.lineIntersection(square(0, 0, 1)).isEmpty)
    #expect(CGMutablePath().union(square(0, 0, 1)).boundingBox.width == 1)
  }
}
