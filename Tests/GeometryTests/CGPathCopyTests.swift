import Foundation
import Geometry
import Testing

@Suite struct CGPathCopyTests {
  private var sample: CGMutablePath {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addQuadCurve(to: CGPoint(x: 7, y: 8), control: CGPoint(x: 5, y: 6))
    path.addCurve(
      to: CGPoint(x: 13, y: 14), control1: CGPoint(x: 9, y: 10), control2: CGPoint(x: 11, y: 12))
    path.closeSubpath()
    return path
  }

  @Test func rawValuesMatchApples() {
    #expect([CGLineCap.butt, .round, .square].map(\.rawValue) == [0, 1, 2])
    #expect([CGLineJoin.miter, .round, .bevel].map(\.rawValue) == [0, 1, 2])
    let types: [CGPathElementType] = [
      .moveToPoint, .addLineToPoint, .addQuadCurveToPoint, .addCurveToPoint, .closeSubpath,
    ]
    #expect(types.map(\.rawValue) == [0, 1, 2, 3, 4])
  }

  @Test func aBlockReceivesAllElements() {
    var (types, xs): ([CGPathElementType], [CGFloat]) = ([], [])
    sample.applyWithBlock { element in
      types.append(element.pointee.type)
      let count = [1, 1, 2, 3, 0][Int(element.pointee.type.rawValue)]
      xs += (0..<count).map { element.pointee.points[$0].x }
    }
    #expect(
      types == [
        .moveToPoint, .addLineToPoint, .addQuadCurveToPoint, .addCurveToPoint, .closeSubpath,
      ])
    #expect(xs == [1, 3, 5, 7, 9, 11, 13])
    CGMutablePath().applyWithBlock { _ in Issue.record("an empty path has no elements") }
  }

  @Test func aFunctionReceivesTheInfoPointer() {
    var count = 0
    sample.apply(info: &count) { info, element in
      info?.assumingMemoryBound(to: Int.self).pointee += Int(element.pointee.type.rawValue)
    }
    #expect(count == 10)
  }

  @Test func strokesBecomeOutlines() {
    let path = CGMutablePath()
    path.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0)])
    let outline = path.copy(
      strokingWithWidth: 4, lineCap: .square, lineJoin: .miter, miterLimit: 10)
    #expect(outline.boundingBox == CGRect(x: -2, y: -2, width: 14, height: 4))
    #expect(outline.contains(CGPoint(x: 11, y: 1)) && !outline.contains(CGPoint(x: 11, y: 3)))
    // The transform applies to the path, not to the pen.
    let wide = path.copy(
      strokingWithWidth: 4, lineCap: .butt, lineJoin: .miter, miterLimit: 10,
      transform: CGAffineTransform(scaleX: 2, y: 3))
    #expect(wide.boundingBox == CGRect(x: 0, y: -2, width: 20, height: 4))
    let nothing = path.copy(
      strokingWithWidth: 0, lineCap: .round, lineJoin: .round, miterLimit: 10)
    #expect(nothing.isEmpty)
  }

  @Test func outlinesOfSmallPathsAreEquallyAccurate() {
    let circle = CGPath(
      ellipseIn: CGRect(x: -0.01, y: -0.01, width: 0.02, height: 0.02), transform: nil)
    let ring = circle.copy(
      strokingWithWidth: 0.01, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
    for point in ring.path.chords(tolerance: 1e-7) {
      let radius = hypot(point.x, point.y)
      #expect(min(abs(radius - 0.005), abs(radius - 0.015)) < 1e-5)
    }
  }

  @Test func dashesBecomeSubpaths() {
    let path = CGMutablePath()
    path.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0)])
    let dashed = path.copy(
      dashingWithPhase: 1, lengths: [4, 2], transform: CGAffineTransform(scaleX: 2, y: 1))
    #expect(dashed.path.points.map(\.x) == [0, 3, 5, 9, 11, 15, 17, 20])
  }

  @Test func rectanglesAreDetected() {
    var rect = CGRect.zero
    let box = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(CGPath(rect: box, transform: nil).isRect(&rect) && rect == box)
    #expect(!sample.isRect(nil) && !CGMutablePath().isRect(nil))
    let open = CGMutablePath()
    open.addLines(between: [
      .zero, CGPoint(x: 0, y: 2), CGPoint(x: 2, y: 2), CGPoint(x: 2, y: 0),
    ])
    #expect(!open.isRect(nil))
    open.addLine(to: .zero)
    #expect(open.isRect(nil))
  }

  @Test func curvesBecomeLines() {
    let lines = sample.flattened(threshold: 0.01)
    #expect(lines.path.verbs.allSatisfy { $0 != .curve && $0 != .quadCurve })
    #expect(lines.path.verbs.last == .close && lines.boundingBox == sample.boundingBoxOfPath)
    #expect(!sample.flattened(threshold: 0).isEmpty)
  }

  @Test func mutableCopiesCanBeTransformed() throws {
    var move = CGAffineTransform(translationX: 10, y: 0)
    let copy = try #require(sample.mutableCopy(using: &move))
    copy.addLine(to: .zero)
    #expect(copy.path.points.first == CGPoint(x: 11, y: 2))
  }

  @Test func reversedPathsRunFromTheirEnd() {
    let open = CGMutablePath()
    open.addLines(between: [.zero, CGPoint(x: 5, y: 0)])
    open.addCurve(
      to: CGPoint(x: 9, y: 9), control1: CGPoint(x: 6, y: 0), control2: CGPoint(x: 9, y: 7))
    let back = open.path.reversed
    #expect(back.verbs == [.move, .curve, .line])
    #expect(back.points.map(\.x) == [9, 9, 6, 5, 0])
    #expect(back.reversed == open.path)
    var square = Path()
    square.addRect(CGRect(x: 0, y: 0, width: 2, height: 1))
    let turned = square.reversed
    #expect(turned.verbs == [.move, .line, .line, .line, .close])
    #expect(turned.points.map(\.x) == [0, 0, 2, 2] && turned.points.map(\.y) == [0, 1, 1, 0])
    #expect(turned.reversed == square && Path().reversed == Path())
  }
}
