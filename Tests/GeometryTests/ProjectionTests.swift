import Foundation
import Geometry
import Testing

// Planes in perspective. FIDELITY 26: perspective is drawn, not flattened.
@Suite struct ProjectionTests {
  /// A plane tilted about the y axis, seen from 100 points away.
  private func tilted(_ angle: Double, x: Double = 0, y: Double = 0) -> Projection {
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 100
    return Projection(CATransform3DRotate(perspective, angle, 0, 1, 0).about(x: x, y: y))
  }

  @Test func pointsAreProjectedByTheFormula() {
    // At 60° a point 50 to the right lies 25 right and 43.3 behind the plane.
    let point = CGPoint(x: 50, y: 10).applying(tilted(.pi / 3))
    let w = 1 + 50 * sin(Double.pi / 3) / 100
    #expect(distance(point, CGPoint(x: 25 / w, y: 10 / w)) < 1e-12)
  }

  @Test func aMatrixWithoutPerspectiveIsAffine() {
    let turn = CGAffineTransform(rotationAngle: 1).translatedBy(x: 3, y: 4)
    #expect(Projection(CATransform3D(turn)) == .affine(turn))
    // Without perspective, a tilt is a scale.
    #expect(Projection(CATransform3DMakeRotation(.pi / 3, 0, 1, 0)).affine != nil)
    #expect(tilted(1).affine == nil && tilted(1).concatenating(turn).affine == nil)
    let both = Projection.affine(turn).concatenating(.affine(turn))
    #expect(both == .affine(turn.concatenating(turn)))
  }

  @Test func theInverseUndoesTheProjection() throws {
    var random = SeededRandom(8)
    for _ in 0..<100 {
      let projection = Projection(random.matrix())
      let back = try #require(projection.inverted)
      let point = random.point(-20...20)
      #expect(distance(point.applying(projection).applying(back), point) < 1e-7)
    }
    #expect(tilted(.pi / 2).inverted == nil || abs(tilted(.pi / 2).determinant) < 1e-12)
    #expect(Projection.affine(CGAffineTransform(scaleX: 0, y: 1)).inverted == nil)
  }

  @Test func theBackOfAPlaneHasANegativeDeterminant() {
    #expect(tilted(1).determinant > 0 && tilted(2).determinant < 0)
    #expect(tilted(-2).determinant < 0 && tilted(.pi * 2 - 1).determinant > 0)
  }

  @Test func theBoundingBoxOfARectangleIsProjected() {
    let rect = CGRect(x: -50, y: -10, width: 100, height: 20)
    let box = rect.applying(tilted(.pi / 3))
    let right = 1 + 50 * sin(Double.pi / 3) / 100
    let left = 1 - 50 * sin(Double.pi / 3) / 100
    #expect(abs(box.maxX - 25 / right) < 1e-9 && abs(box.minX + 25 / left) < 1e-9)
    #expect(abs(box.height - 20 / left) < 1e-9)
  }

  @Test func partsBehindTheViewerAreClipped() {
    // The far left of the plane is behind the viewer; the visible part is large, but finite.
    let rect = CGRect(x: -500, y: -10, width: 1000, height: 20)
    let box = rect.applying(tilted(.pi / 3))
    #expect(box.minX < -1000 && box.minX.isFinite && box.maxX > 0 && box.maxX < 60)
    let behind = CGRect(x: -500, y: -10, width: 300, height: 20).applying(tilted(.pi / 3))
    #expect(behind.isNull)
    var corners = 0
    var path = Path()
    path.addRect(CGRect(x: -500, y: -10, width: 300, height: 20))
    guard case .perspective(let homography) = tilted(.pi / 3) else { return }
    path.flatten(through: homography, tolerance: 0.01) { _ in corners += 1 }
    #expect(corners == 0)
  }

  @Test func theBoundingBoxIsThatOfTheFlattenedOutline() {
    var random = SeededRandom(11)
    var (cut, unseen) = (0, 0)
    for _ in 0..<300 {
      let rect = CGRect(origin: random.point(-2000...0), size: CGSize(width: 250, height: 150))
      let projection = Projection(random.matrix()).concatenating(tilted(1.2))
      guard case .perspective(let homography) = projection else { continue }
      var (path, points) = (Path(), [CGPoint]())
      path.addRect(rect)
      path.flatten(through: homography, tolerance: 1) {
        if case .move(let point) = $0 { points.append(point) }
        if case .line(let point) = $0 { points.append(point) }
      }
      let box = rect.applying(projection)
      let (x, y) = (points.map(\.x), points.map(\.y))
      if points.isEmpty { unseen += 1 } else if points.count != 5 { cut += 1 }
      #expect(box.isNull == points.isEmpty)
      guard let left = x.min(), let right = x.max(), let top = y.min(), let end = y.max() else {
        continue
      }
      #expect(box == CGRect(x: left, y: top, width: right - left, height: end - top))
    }
    #expect(cut > 10 && unseen > 10)
  }

  @Test func aCircleInPerspectiveStaysOnItsConic() {
    var path = Path()
    path.addEllipse(in: CGRect(x: -40, y: -40, width: 80, height: 80))
    let projection = tilted(1)
    guard case .perspective(let homography) = projection, let back = projection.inverted else {
      Issue.record("not in perspective")
      return
    }
    var count = 0
    path.flatten(through: homography, tolerance: 1 / 256) { segment in
      guard case .line(let point) = segment else { return }
      count += 1
      let flat = point.applying(back)
      #expect(abs(hypot(flat.x, flat.y) - 40) < 0.02)
    }
    #expect((20...600).contains(count))
  }

  @Test("The linear part approximates the projection near a point", arguments: 0..<50)
  func linearPart(seed: Int) {
    var random = SeededRandom(UInt64(seed))
    let projection = Projection(random.matrix()).concatenating(tilted(0.7))
    let (point, step) = (random.point(-50...50), 1e-4)
    let part = projection.linearPart(at: point)
    let projected = point.applying(projection)
    for (dx, dy) in [(step, 0), (0, step)] {
      let moved = CGPoint(x: point.x + dx, y: point.y + dy).applying(projection)
      let slope = CGPoint(x: dx, y: dy).applying(part)
      let size = max(abs(slope.x), abs(slope.y), step)
      // Near the viewer's plane, even small steps are distorted.
      guard size < 10 * step else { continue }
      #expect(abs(moved.x - projected.x - slope.x) < 1e-2 * size, "seed \(seed)")
      #expect(abs(moved.y - projected.y - slope.y) < 1e-2 * size, "seed \(seed)")
    }
  }
}
