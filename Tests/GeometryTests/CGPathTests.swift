import Foundation
import Geometry
import Testing

@Suite struct CGPathTests {
  private let move = CGAffineTransform(translationX: 100, y: 200)

  @Test func elementsKeepTheirPoints() {
    let path = CGMutablePath()
    #expect(path.isEmpty && path.currentPoint == .zero && path.boundingBox.isNull)
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addQuadCurve(to: CGPoint(x: 7, y: 8), control: CGPoint(x: 5, y: 6))
    path.addCurve(
      to: CGPoint(x: 13, y: 14), control1: CGPoint(x: 9, y: 10), control2: CGPoint(x: 11, y: 12))
    #expect(path.currentPoint == CGPoint(x: 13, y: 14))
    path.closeSubpath()
    path.closeSubpath()
    #expect(path.path.verbs == [.move, .line, .quadCurve, .curve, .close])
    #expect(path.path.points.map(\.x) == [1, 3, 5, 7, 9, 11, 13])
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
    #expect(path.boundingBox == CGRect(x: 1, y: 2, width: 12, height: 12))
  }

  @Test func anElementAfterClosingStartsAtTheStartOfTheSubpath() {
    let path = CGMutablePath()
    path.addLines(between: [CGPoint(x: 1, y: 1), CGPoint(x: 5, y: 1), CGPoint(x: 5, y: 5)])
    path.closeSubpath()
    path.addLine(to: CGPoint(x: 0, y: 9))
    #expect(path.path.verbs == [.move, .line, .line, .close, .move, .line])
    #expect(path.path.points[3] == CGPoint(x: 1, y: 1))
  }

  @Test func transformsApplyToAddedElements() {
    let path = CGMutablePath()
    path.move(to: .zero, transform: move)
    path.addLine(to: CGPoint(x: 1, y: 0), transform: move)
    path.addQuadCurve(to: CGPoint(x: 2, y: 0), control: CGPoint(x: 2, y: 1), transform: move)
    path.addCurve(
      to: CGPoint(x: 3, y: 0), control1: .zero, control2: CGPoint(x: 1, y: 1), transform: move)
    path.addLines(between: [.zero, CGPoint(x: 1, y: 1)], transform: move)
    path.addRect(CGRect(x: 0, y: 0, width: 4, height: 4), transform: move)
    path.addRects([CGRect(x: 0, y: 0, width: 4, height: 4)], transform: move)
    path.addEllipse(in: CGRect(x: 0, y: 0, width: 4, height: 4), transform: move)
    path.addRoundedRect(
      in: CGRect(x: 0, y: 0, width: 4, height: 4), cornerWidth: 1, cornerHeight: 1, transform: move)
    path.addArc(
      center: CGPoint(x: 2, y: 2), radius: 1, startAngle: 0, endAngle: 1, clockwise: false,
      transform: move)
    path.addRelativeArc(
      center: CGPoint(x: 2, y: 2), radius: 1, startAngle: 0, delta: 1, transform: move)
    path.addArc(
      tangent1End: CGPoint(x: 4, y: 2), tangent2End: CGPoint(x: 4, y: 4), radius: 1,
      transform: move)
    path.addPath(
      CGPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4), transform: nil), transform: move)
    let box = path.boundingBox
    #expect(box.minX >= 100 && box.minY >= 200 && box.maxX <= 104.0001 && box.maxY <= 204.0001)
  }

  @Test func initialisersApplyTransforms() {
    var move = move
    let rect = CGRect(x: 1, y: 2, width: 30, height: 40)
    let moved = rect.offsetBy(dx: 100, dy: 200)
    #expect(CGPath(rect: rect, transform: &move).boundingBox == moved)
    #expect(CGPath(ellipseIn: rect, transform: &move).boundingBox == moved)
    #expect(
      CGPath(roundedRect: rect, cornerWidth: 5, cornerHeight: 5, transform: &move).boundingBox
        == moved)
    #expect(CGPath(rect: rect, transform: nil).boundingBox == rect)
    #expect(CGPath(rect: rect, transform: nil).copy(using: &move)?.boundingBox == moved)
    #expect(CGPath(rect: rect, transform: nil).copy(using: nil)?.boundingBox == rect)
  }

  @Test func rectanglesRunFromTheirOriginAlongX() {
    let path = CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil)
    #expect(
      path.path.points == [
        CGPoint(x: 1, y: 2), CGPoint(x: 4, y: 2), CGPoint(x: 4, y: 6), CGPoint(x: 1, y: 6),
      ])
    #expect(path.path.verbs == [.move, .line, .line, .line, .close])
  }

  @Test func ellipsesStayWithinAThousandthOfTheirRadius() {
    let path = CGPath(ellipseIn: CGRect(x: -1, y: -2, width: 2, height: 4), transform: nil)
    path.path.flatten(tolerance: 1e-6) { segment in
      guard case .line(let point) = segment else { return }
      #expect(abs(hypot(point.x, point.y / 2) - 1) < 2.8e-4)
    }
    #expect(path.boundingBox == CGRect(x: -1, y: -2, width: 2, height: 4))
  }

  @Test(arguments: [(5.0, 5.0), (100, 100), (5, 1000), (0, 0), (-3, 4)])
  func cornersAreClampedToHalfOfTheSides(width: Double, height: Double) {
    let rect = CGRect(x: 10, y: 20, width: 60, height: 30)
    let path = CGPath(
      roundedRect: rect, cornerWidth: width, cornerHeight: height, transform: nil)
    #expect(path.boundingBox == rect)
    #expect(path.contains(CGPoint(x: rect.midX, y: rect.midY)))
    let isRound = width > 0 && height > 0
    #expect(path.contains(CGPoint(x: 10.1, y: 20.1)) == !isRound)
    let across = min(width, 30)
    #expect(!isRound || path.path.points.contains(CGPoint(x: 10 + across, y: 20)))
  }

  @Test func pathsCanBeAppended() {
    let path = CGMutablePath()
    path.addPath(CGMutablePath())
    #expect(path.isEmpty)
    path.move(to: CGPoint(x: 9, y: 9))
    path.addPath(CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil))
    #expect(path.currentPoint == .zero)
    #expect(path.path.verbs.count == 6)
  }

  @Test func copiesAreIndependent() throws {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
    let copy = try #require(path.copy() as? CGPath)
    let mutable = try #require(path.mutableCopy() as? CGMutablePath)
    #expect(copy == path && mutable == path && copy.hash == path.hash)
    // As on Apple's systems, where every path can be cast.
    #expect(copy is CGMutablePath && copy !== path)
    path.addLine(to: CGPoint(x: 50, y: 50))
    mutable.addLine(to: CGPoint(x: 70, y: 70))
    #expect(copy.boundingBox == CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(path.boundingBox.maxX == 50 && mutable.boundingBox.maxX == 70)
    #expect(copy != path)
  }

  @Test func theBoundingBoxOfThePathIsTighterThanThatOfItsPoints() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 0, y: 20), control2: CGPoint(x: 10, y: 20))
    #expect(path.boundingBox.height == 20)
    #expect(abs(path.boundingBoxOfPath.height - 15) < 0.002)
    #expect(CGMutablePath().boundingBoxOfPath.isNull)
  }

  @Test func windingAndEvenOddDiffer() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addRect(CGRect(x: 2, y: 2, width: 6, height: 6))
    let (ring, hole) = (CGPoint(x: 1, y: 5), CGPoint(x: 5, y: 5))
    #expect(path.contains(ring) && path.contains(hole))
    #expect(path.contains(ring, using: .evenOdd) && !path.contains(hole, using: .evenOdd))
    #expect(!path.contains(CGPoint(x: 11, y: 5)) && !path.contains(CGPoint(x: -1, y: 5)))
    #expect(path.contains(CGPoint(x: -95, y: -195), transform: move))
  }

  @Test func oppositeWindingsCancel() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addLines(between: [
      CGPoint(x: 2, y: 2), CGPoint(x: 2, y: 8), CGPoint(x: 8, y: 8), CGPoint(x: 8, y: 2),
    ])
    #expect(!path.contains(CGPoint(x: 5, y: 5)) && path.contains(CGPoint(x: 1, y: 5)))
  }

  @Test func openSubpathsCountAsClosed() {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
    #expect(path.contains(CGPoint(x: 8, y: 4)) && !path.contains(CGPoint(x: 2, y: 4)))
  }

  @Test func circlesContainPointsWithinTheirRadius() {
    let path = CGPath(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20), transform: nil)
    var random = SeededRandom(8)
    for _ in 0..<500 {
      let point = random.point(-12...12)
      let radius = hypot(point.x, point.y)
      if abs(radius - 10) > 0.01 { #expect(path.contains(point) == (radius < 10)) }
    }
  }

  @Test func theNullRectangleHasNoOutline() {
    // A ring that is inset by more than half of its width, before its view has a size.
    let rect = CGRect.zero.insetBy(dx: 0.5, dy: 0.5)
    #expect(rect.isNull)
    #expect(CGPath(rect: rect, transform: nil).isEmpty)
    #expect(CGPath(ellipseIn: rect, transform: nil).isEmpty)
    #expect(
      CGPath(roundedRect: rect, cornerWidth: 1, cornerHeight: 1, transform: nil).isEmpty)
  }
}
