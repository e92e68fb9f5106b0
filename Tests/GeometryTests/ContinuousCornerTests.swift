import Foundation
import Geometry
import Testing

@Suite("FIDELITY 50: continuous corners have their own outline")
struct ContinuousCornerTests {
  private func path(_ rect: CGRect, _ radius: CGFloat) -> Path {
    var path = Path()
    path.addContinuousRect(rect, Path.Corners(radius))
    return path
  }

  private func circular(_ rect: CGRect, _ radius: CGFloat) -> Path {
    var path = Path()
    path.addRoundedRect(rect, cornerWidth: radius, cornerHeight: radius)
    return path
  }

  @Test func cornersHaveTheMeasuredPoints() {
    let path = path(CGRect(x: 0, y: 0, width: 1000, height: 800), 100)
    #expect(path.verbs.first == .move && path.verbs.last == .close)
    #expect(path.verbs.filter { $0 == .curve }.count == 12)
    // The upper right corner, starting at the upper side.
    let expected: [(Double, Double)] = [
      (152.866498, 0), (108.849296, 0), (86.840694, 0), (63.149379, 7.491139),
      (37.282383, 16.905956), (16.905956, 37.282383), (7.491139, 63.149379), (0, 86.840694),
      (0, 108.849296), (0, 152.866498),
    ]
    for (point, (x, y)) in zip(path.points.dropFirst(), expected) {
      #expect(distance(point, CGPoint(x: 1000 - x, y: y)) < 1e-4)
    }
  }

  @Test func allFourCornersHaveTheSameShape() {
    let path = path(CGRect(x: -30, y: 10, width: 60, height: 60), 15)
    for (dx, dy) in [(2.0, 2.0), (4, 4), (0.5, 12), (12, 0.5), (5, 1), (1.2, 5)] {
      let corners = [
        (-30 + dx, 10 + dy), (30 - dx, 10 + dy), (-30 + dx, 70 - dy), (30 - dx, 70 - dy),
      ]
      let inside = corners.map { path.contains(CGPoint(x: $0.0, y: $0.1), rule: .winding) }
      #expect(Set(inside).count == 1, "\(dx) \(dy)")
    }
    #expect(path.controlBox == CGRect(x: -30, y: 10, width: 60, height: 60))
  }

  @Test func cornersLieInsideCircularOnesNearTheSides() {
    let box = CGRect(x: 0, y: 0, width: 200, height: 200)
    let (continuous, round) = (path(box, 40), circular(box, 40))
    // At 1.2 radii from the corner, the curve has begun; the circle hasn't.
    let early = CGPoint(x: 48, y: 0.03)
    #expect(!continuous.contains(early, rule: .winding) && round.contains(early, rule: .winding))
  }

  @Test(arguments: [50.0, 60, 1e9, .infinity])
  func halfOfTheSideIsACircle(radius: Double) {
    path(CGRect(x: 0, y: 0, width: 100, height: 100), radius).flatten(tolerance: 1e-4) {
      guard case .line(let point) = $0 else { return }
      #expect(abs(distance(point, CGPoint(x: 50, y: 50)) - 50) < 0.01)
    }
    // A pill has round ends.
    path(CGRect(x: 0, y: 0, width: 300, height: 100), radius).flatten(tolerance: 1e-4) {
      guard case .line(let point) = $0, point.x < 49.9 else { return }
      #expect(abs(distance(point, CGPoint(x: 50, y: 50)) - 50) < 0.01)
    }
  }

  @Test func theOutlineApproachesTheCircleContinuously() {
    let box = CGRect(x: 0, y: 0, width: 100, height: 100)
    func middle(_ radius: Double) -> Double {
      ContinuousCorner(radius: radius, room: 50).middle
    }
    for step in 1..<1000 {
      let (radius, last) = (Double(step) / 20, Double(step - 1) / 20)
      #expect(abs(middle(radius) - middle(last)) < 0.02 && middle(radius) > middle(last))
      let continuous = path(box, radius).controlBox
      #expect(
        abs(continuous.minX) + abs(continuous.minY) < 1e-9 && abs(continuous.width - 100) < 1e-9)
    }
    #expect(ContinuousCorner(radius: 40, room: 50).reach == 50)
    #expect(abs(ContinuousCorner(radius: 20, room: 50).reach - 30.5732996) < 1e-6)
  }

  @Test func everyCornerHasItsOwnRadius() {
    var corners = Path.Corners()
    corners.topLeft = 10
    corners.bottomRight = 20
    var path = Path()
    path.addContinuousRect(CGRect(x: 0, y: 0, width: 100, height: 100), corners)
    #expect(!path.contains(CGPoint(x: 1, y: 1), rule: .winding))
    #expect(path.contains(CGPoint(x: 99.9, y: 0.1), rule: .winding))
    #expect(path.contains(CGPoint(x: 0.1, y: 99.9), rule: .winding))
    #expect(!path.contains(CGPoint(x: 97, y: 97), rule: .winding))
    #expect(path.contains(CGPoint(x: 4, y: 4), rule: .winding))
  }

  @Test(arguments: [0, -5, .nan])
  func withoutARadiusTheOutlineIsARectangle(radius: Double) {
    let box = CGRect(x: 1, y: 2, width: 30, height: 40)
    let path = path(box, radius)
    #expect(path.isFinite && path.controlBox == box && !path.verbs.contains(.curve))
  }
}
