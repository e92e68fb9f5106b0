import Foundation
import Geometry
import Raster
import Testing
import Views

@Suite struct UIBezierPathTests {
  private let box = CGRect(x: 10, y: 20, width: 40, height: 30)

  private var open: UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 10))
    return path
  }

  @Test func shapesMatchCoreGraphics() {
    #expect(UIBezierPath(rect: box).cgPath == CGPath(rect: box, transform: nil))
    #expect(UIBezierPath(ovalIn: box).cgPath == CGPath(ellipseIn: box, transform: nil))
    let rounded = CGPath(roundedRect: box, cornerWidth: 5, cornerHeight: 5, transform: nil)
    #expect(UIBezierPath(cgPath: rounded).cgPath == rounded)
  }

  @Test("FIDELITY 50: rounded rectangles have continuous corners; pills have round ends")
  func roundedRectangles() {
    var rounded = Path()
    rounded.addContinuousRect(box, Path.Corners(5))
    let path = UIBezierPath(roundedRect: box, cornerRadius: 5)
    #expect(path.cgPath.path == rounded && path.bounds == box)
    let circular = CGPath(roundedRect: box, cornerWidth: 5, cornerHeight: 5, transform: nil)
    #expect(path.cgPath != circular)
    for radius in [15.0, 99] {
      let pill = UIBezierPath(roundedRect: box, cornerRadius: radius)
      pill.cgPath.path.flatten(tolerance: 1e-4) { segment in
        guard case .line(let point) = segment, point.x < 24.9 else { return }
        #expect(abs(hypot(point.x - 25, point.y - 35) - 15) < 0.01)
      }
    }
    let square = CGPath(rect: box, transform: nil)
    #expect(UIBezierPath(roundedRect: box, cornerRadius: 0).cgPath == square)
    #expect(UIBezierPath(roundedRect: box, cornerRadius: -3).cgPath == square)
    #expect(UIBezierPath(roundedRect: .null, cornerRadius: 5).cgPath.contains(.zero) == false)
  }

  @Test func someCornersAreRounded() {
    let path = UIBezierPath(
      roundedRect: box, byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 8, height: 6))
    #expect(path.bounds == box)
    let corners = [
      (CGPoint(x: 10.5, y: 20.5), false), (CGPoint(x: 49.5, y: 20.5), true),
      (CGPoint(x: 49.5, y: 49.5), false), (CGPoint(x: 10.5, y: 49.5), true),
      (CGPoint(x: 10.2, y: 29), true), (CGPoint(x: 19, y: 20.2), true),
    ]
    for (corner, isInside) in corners { #expect(path.contains(corner) == isInside, "\(corner)") }
    let all = UIBezierPath(
      roundedRect: box, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: 99, height: 99))
    #expect(all.bounds == box && !all.contains(CGPoint(x: 14, y: 23)))
    let flat = UIBezierPath(
      roundedRect: box, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: 5, height: 0))
    #expect(flat.cgPath == UIBezierPath(roundedRect: box, cornerRadius: 5).cgPath)
    let none = UIBezierPath(roundedRect: box, byRoundingCorners: .allCorners, cornerRadii: .zero)
    #expect(none.cgPath == CGPath(rect: box, transform: nil))
  }

  @Test func arcsRunClockwiseAsOnScreen() {
    func arc(_ start: CGFloat, _ end: CGFloat, _ clockwise: Bool) -> UIBezierPath {
      UIBezierPath(
        arcCenter: .zero, radius: 10, startAngle: start, endAngle: end, clockwise: clockwise)
    }
    // From the right clockwise to the bottom, because y points down.
    let quarter = arc(0, .pi / 2, true)
    #expect(abs(quarter.currentPoint.y - 10) < 1e-9 && quarter.bounds.minX > -0.01)
    #expect(arc(0, .pi / 2, false).bounds.minX < -9.99)
    let turn = 2 * CGFloat.pi
    for (start, end) in [(0, turn), (0, -turn), (-turn / 4, turn * 0.75)] {
      for clockwise in [true, false] {
        let circle = arc(start, end, clockwise)
        #expect(abs(circle.cgPath.boundingBoxOfPath.width - 20) < 0.01)
        #expect(circle.cgPath.contains(CGPoint(x: 3, y: 3)))
      }
    }
  }

  @Test func segmentsAreAppended() {
    let path = open
    path.addQuadCurve(to: CGPoint(x: 0, y: 10), controlPoint: CGPoint(x: 5, y: 20))
    path.addCurve(
      to: CGPoint(x: -5, y: 5), controlPoint1: CGPoint(x: -1, y: 9),
      controlPoint2: CGPoint(x: -4, y: 7))
    #expect(path.currentPoint == CGPoint(x: -5, y: 5) && !path.isEmpty)
    path.close()
    #expect(path.currentPoint == .zero)
    #expect(path.cgPath.path.verbs == [.move, .line, .line, .quadCurve, .curve, .close])
    #expect(path.bounds == CGRect(x: -5, y: 0, width: 15, height: 20))
    path.append(UIBezierPath(rect: box))
    path.apply(CGAffineTransform(translationX: 1, y: 0))
    #expect(path.bounds.maxX == 51)
    path.addArc(
      withCenter: .zero, radius: 100, startAngle: 0, endAngle: 1, clockwise: true)
    #expect(path.bounds.maxX > 99)
    path.removeAllPoints()
    #expect(path.isEmpty && path.bounds.isNull && path.currentPoint == .zero)
  }

  @Test func openSubpathsContainNothing() {
    let path = open
    #expect(!path.contains(CGPoint(x: 8, y: 3)))
    path.close()
    #expect(path.contains(CGPoint(x: 8, y: 3)))
    path.append(UIBezierPath(rect: CGRect(x: 5, y: 1, width: 4, height: 3)))
    #expect(path.contains(CGPoint(x: 8, y: 3)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(CGPoint(x: 8, y: 3)))
  }

  @Test func aCopiedOutlineDoesNotChange() {
    let path = open
    let before = path.cgPath
    path.close()
    #expect(before != path.cgPath && before.path.verbs.count == 3)
    path.cgPath = before
    path.addLine(to: .zero)
    #expect(before.path.verbs.count == 3 && path.cgPath.path.verbs.count == 4)
  }

  @Test func aReversedPathKeepsItsLineWidth() {
    let path = open
    path.lineWidth = 5
    let back = path.reversing()
    #expect(back.lineWidth == 5 && back.currentPoint == .zero)
    #expect(back.cgPath.path.points.first == CGPoint(x: 10, y: 10))
    #expect(path.currentPoint == CGPoint(x: 10, y: 10))
  }

  @Test func lineAttributesMatchUIKit() throws {
    let path = UIBezierPath()
    #expect(path.lineWidth == 1 && path.lineCapStyle == .butt && path.lineJoinStyle == .miter)
    #expect(path.miterLimit == 10 && path.flatness == 0.6 && !path.usesEvenOddFillRule)
    path.setLineDash([4, 2, 1], count: 2, phase: 3)
    var (count, phase) = (0, CGFloat(0))
    path.getLineDash(nil, count: &count, phase: &phase)
    var lengths = [CGFloat](repeating: 0, count: count)
    path.getLineDash(&lengths, count: nil, phase: nil)
    #expect(count == 2 && phase == 3 && lengths == [4, 2])
    path.lineWidth = 2
    path.lineCapStyle = .round
    path.lineJoinStyle = .bevel
    path.miterLimit = 7
    let expected = StrokeStyle(
      width: 2, cap: .round, join: .bevel, miterLimit: 7, dashPhase: 3, dashLengths: [4, 2])
    #expect(path.strokeStyle == expected)
    let copy = try #require(path.copy() as? UIBezierPath)
    path.setLineDash(nil, count: 0, phase: 0)
    path.addLine(to: .zero)
    #expect(copy.strokeStyle == expected && copy.isEmpty)
    #expect(path.strokeStyle.dashLengths.isEmpty)
  }

  /// A path that counts how often it is drawn.
  private final class CountedPath: UIBezierPath {
    private(set) var count = 0

    override func fill(with blendMode: CGBlendMode, alpha: CGFloat) { count += 1 }
    override func stroke() { count += 10 }
  }

  @Test func drawingCanBeOverridden() {
    let path = CountedPath()
    path.fill()
    path.stroke()
    #expect(path.count == 11)
  }
}
