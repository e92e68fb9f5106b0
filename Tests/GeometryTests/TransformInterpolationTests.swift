import Foundation
import Geometry
import Testing

// FIDELITY 24 and 25: transforms interpolate by decomposition, and rotate in the
// shorter direction.
@Suite struct TransformInterpolationTests {
  private func turn(_ degrees: Double) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: degrees * .pi / 180)
  }

  /// The angle of a transform in degrees.
  private func degrees(_ transform: CGAffineTransform) -> Double {
    atan2(transform.b, transform.a) * 180 / .pi
  }

  @Test("FIDELITY 24: a rotation from the identity to 90° keeps its size halfway")
  func sizeIsKeptHalfway() {
    let half = CGAffineTransform.identity.interpolated(to: turn(90), fraction: 0.5)
    #expect(distance(half, turn(45)) < 1e-15)
    #expect(abs(half.determinant - 1) < 1e-15)
  }

  @Test("FIDELITY 24: a rotation from the identity to 2π is invisible")
  func fullTurnsAreInvisible() {
    let whole = CGAffineTransform(rotationAngle: 2 * .pi)
    for step in 0...10 {
      let at = CGAffineTransform.identity.interpolated(to: whole, fraction: Double(step) / 10)
      #expect(distance(at, .identity) < 1e-15)
    }
  }

  @Test(
    "FIDELITY 25: 179° goes one way, 181° the other",
    arguments: [(179.0, 89.5), (181, -89.5), (-179, -89.5), (-181, 89.5), (270, -45), (90, 45)])
  func rotationsTakeTheShorterDirection(angle: Double, halfway: Double) {
    for start in [0.0, 30, 100, 200, 300] {
      let half = turn(start).interpolated(to: turn(start + angle), fraction: 0.5)
      #expect(distance(half, turn(start + halfway)) < 1e-12)
    }
  }

  @Test("FIDELITY 25: a rotation by ±π takes the direction of its sign", arguments: [1.0, -1])
  func halfTurnsFollowTheirSign(sign: Double) {
    let end = CGAffineTransform.identity.rotated(by: sign * .pi)
    let quarter = CGAffineTransform.identity.interpolated(to: end, fraction: 0.5)
    #expect(abs(degrees(quarter) - sign * 90) < 1e-9)
  }

  @Test(
    "FIDELITY 25: repeated rotated(by: .pi) keeps the same direction",
    arguments: [1.0, -1], [0.0, 30, 45, 60, 90, 123, 180, 225, 300])
  func repeatedHalfTurns(sign: Double, start: Double) {
    for scale in [1.0, 0.3, 7] {
      var transform = turn(start).scaledBy(x: scale, y: scale)
      for _ in 0..<200 {
        let next = transform.rotated(by: sign * .pi)
        let difference = AffineDecomposition.difference(from: transform, to: next)
        #expect(difference.rotation * sign > 3.14)
        // A view animation runs the other way: from the difference to zero.
        #expect(AffineDecomposition.difference(from: next, to: transform).rotation * sign < -3.14)
        transform = next
      }
    }
  }

  @Test func endsAreExactAndFractionsOutsideExtrapolate() {
    let (start, end) = (turn(10).scaledBy(x: 2, y: 3), turn(40).translatedBy(x: 5, y: 6))
    #expect(start.interpolated(to: end, fraction: 0) == start)
    #expect(start.interpolated(to: end, fraction: 1) == end)
    let beyond = CGAffineTransform.identity.interpolated(to: turn(30), fraction: 2)
    #expect(distance(beyond, turn(60)) < 1e-15)
  }

  @Test func translationAndScaleInterpolateLinearly() {
    let end = CGAffineTransform(translationX: 100, y: 40).scaledBy(x: 3, y: 5)
    let half = CGAffineTransform.identity.interpolated(to: end, fraction: 0.5)
    #expect(distance(half, CGAffineTransform(2, 0, 0, 3, 50, 20)) < 1e-14)
  }

  @Test func mirroringScalesThroughZeroInsteadOfRotating() {
    let mirror = CGAffineTransform(scaleX: -1, y: 1)
    let half = CGAffineTransform.identity.interpolated(to: mirror, fraction: 0.5)
    #expect(distance(half, CGAffineTransform(scaleX: 0, y: 1)) < 1e-15)
  }
}
