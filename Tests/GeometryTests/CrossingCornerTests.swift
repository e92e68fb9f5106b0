import Foundation
import Geometry
import Testing

/// Corners that are cut off by circles larger than half a side.
@Suite struct CrossingCornerTests {
  private let rect = CGRect(x: 10, y: 20, width: 100, height: 60)

  /// Whether a point is in the rectangle and not cut off by one of the circles.
  private func isInside(_ point: CGPoint, _ radius: CGFloat, _ rounded: [Bool]) -> Bool {
    guard rect.contains(point) else { return false }
    let (left, top) = (point.x - rect.minX, point.y - rect.minY)
    let (right, bottom) = (rect.width - left, rect.height - top)
    return zip([(left, top), (right, top), (right, bottom), (left, bottom)], rounded).allSatisfy {
      corner, isRounded in
      let (x, y) = (radius - corner.0, radius - corner.1)
      return !isRounded || x <= 0 || y <= 0 || x * x + y * y <= radius * radius
    }
  }

  @Test(
    "The outline contains the points that no circle cuts off",
    arguments: [10, 30, 40, 55, 70, 99],
    [
      [true, true, true, true], [true, false, false, false], [true, false, true, false],
      [true, true, false, false], [false, true, true, true],
    ])
  func keepsTheUncutPart(radius: CGFloat, rounded: [Bool]) {
    var path = Path()
    path.addRect(rect, cutBy: radius, rounded: rounded)
    let outline = CGPath(path)
    var wrong = 0
    for row in 0..<66 {
      for column in 0..<106 {
        let point = CGPoint(x: 7.3 + CGFloat(column), y: 17.4 + CGFloat(row))
        if outline.contains(point) != isInside(point, radius, rounded) { wrong += 1 }
      }
    }
    #expect(wrong <= 2, "\(wrong) of \(66 * 106) points")
  }

  /// A line that grows from nothing passes through these widths.
  @Test("The outline never leaves the rectangle", arguments: [0, 1e-9, 0.01, 1, 2, 3.9])
  func staysWithin(width: CGFloat) {
    let line = CGRect(x: 10, y: 20, width: width, height: 4)
    var path = Path()
    path.addRect(line, cutBy: 2, rounded: [true, true, true, true])
    guard width > 0 else { return #expect(path.isEmpty) }
    let (box, edge) = (path.controlBox, 1e-6)
    #expect(box.minX > line.minX - edge && box.maxX < line.maxX + edge)
    #expect(box.minY > line.minY - edge && box.maxY < line.maxY + edge)
  }

  @Test("If the circles leave nothing between them, the outline is empty")
  func canBeEmpty() {
    var path = Path()
    path.addRect(rect, cutBy: 1000, rounded: [true, true, true, true])
    #expect(path.isEmpty)
  }
}
