import Foundation
import Geometry
import Testing

// FIDELITY 24 and 25 out of the plane: matrices interpolate by their components.
@Suite struct SpatialDecompositionTests {
  private func turn(_ angle: Double, _ x: Double, _ y: Double, _ z: Double) -> CATransform3D {
    CATransform3DMakeRotation(angle, x, y, z)
  }

  @Test func decompositionsRoundTrip() {
    var random = SeededRandom(5)
    for _ in 0..<200 {
      let matrix = random.matrix()
      #expect(distance(SpatialDecomposition(matrix).transform, matrix) < 1e-9)
      #expect(distance(TransformParts(matrix).transform, matrix) < 1e-9)
    }
  }

  @Test func singularMatricesRoundTrip() {
    for scale in [[0.0, 1, 1], [1, 0, 1], [1, 1, 0], [0, 0, 1], [2, 0, 0], [0, 0, 0]] {
      let matrix = CATransform3DScale(turn(1, 1, 2, 3), scale[0], scale[1], scale[2])
      #expect(distance(SpatialDecomposition(matrix).transform, matrix) < 1e-12)
    }
  }

  @Test("FIDELITY 24: out of the plane, all parts except the rotation interpolate linearly")
  func partsInterpolateLinearly() {
    func matrix(_ part: Double) -> CATransform3D {
      var sheared = CATransform3DIdentity
      sheared.m21 = part
      sheared.m34 = -part / 100
      return CATransform3DScale(
        CATransform3DConcat(sheared, CATransform3DMakeTranslation(0, 0, part)), 1, 1, 1 + part)
    }
    let between = SpatialDecomposition(matrix(1).interpolated(to: matrix(3), fraction: 0.25))
    let (start, end) = (SpatialDecomposition(matrix(1)), SpatialDecomposition(matrix(3)))
    #expect(start.shear != end.shear && start.scale != end.scale)
    func isQuarter(_ one: SIMD3<Double>, _ other: SIMD3<Double>, _ actual: SIMD3<Double>) -> Bool {
      let off = one + (other - one) * 0.25 - actual
      return (off * off).sum() < 1e-18
    }
    #expect(isQuarter(start.shear, end.shear, between.shear))
    #expect(isQuarter(start.scale, end.scale, between.scale))
    #expect(isQuarter(start.translation, end.translation, between.translation))
    let off = (start.perspective * 3 + end.perspective) / 4 - between.perspective
    #expect((off * off).sum() < 1e-18)
  }

  @Test("FIDELITY 24: a rotation out of the plane keeps its size and perspective halfway")
  func perspectiveStaysTheSame() {
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 500
    let end = CATransform3DTranslate(CATransform3DRotate(perspective, 1.4, 0, 1, 0), 0, 0, 80)
    let half = CATransform3DRotate(perspective, 0.7, 0, 1, 0)
    let shown = perspective.interpolated(
      to: CATransform3DRotate(perspective, 1.4, 0, 1, 0), fraction: 0.5)
    #expect(distance(shown, half) < 1e-15)
    #expect(perspective.interpolated(to: end, fraction: 0) == perspective)
    #expect(perspective.interpolated(to: end, fraction: 1) == end)
    // Parts that are missing at the start grow linearly.
    let parts = SpatialDecomposition(perspective.interpolated(to: end, fraction: 0.25))
    #expect(abs(parts.translation.z - SpatialDecomposition(end).translation.z / 4) < 1e-12)
    #expect(abs(parts.perspective.z + 1.0 / 500) < 1e-15)
  }

  @Test(
    "FIDELITY 25: out of the plane, 179° goes one way and 181° the other",
    arguments: [(179.0, 89.5), (181, -89.5), (-179, -89.5), (-181, 89.5), (100, 50)])
  func rotationsTakeTheShorterDirection(angle: Double, halfway: Double) {
    for axis in [[1.0, 0, 0], [0, 1, 0], [0.3, 0.5, -0.2]] {
      func tilted(_ degrees: Double) -> CATransform3D {
        turn(degrees * .pi / 180, axis[0], axis[1], axis[2])
      }
      let half = CATransform3DIdentity.interpolated(to: tilted(angle), fraction: 0.5)
      #expect(distance(half, tilted(halfway)) < 1e-12)
    }
  }

  @Test("FIDELITY 25: repeated rotations by ±π keep the direction of their sign")
  func halfTurns() {
    for sign in [1.0, -1] {
      for axis in [[1.0, 0, 0], [0, 1, 0]] {
        var from = CATransform3DIdentity
        for _ in 0..<8 {
          let to = CATransform3DRotate(from, sign * .pi, axis[0], axis[1], axis[2])
          let quarter = from.interpolated(to: to, fraction: 0.25)
          let expected = CATransform3DRotate(from, sign * .pi / 4, axis[0], axis[1], axis[2])
          #expect(distance(quarter, expected) < 1e-12)
          from = to
        }
      }
    }
  }

  @Test("FIDELITY 24: affine matrices interpolate exactly as in the plane")
  func affineEndsStayInThePlane() {
    var random = SeededRandom(6)
    for _ in 0..<50 {
      let (one, other) = (random.transform(), random.transform())
      let shown = CATransform3D(one).interpolated(to: CATransform3D(other), fraction: 0.3)
      #expect(shown == CATransform3D(one.interpolated(to: other, fraction: 0.3)))
    }
  }

  @Test func mirroredMatricesRotateOnlyIfNecessary() {
    let mirrored = CATransform3DTranslate(CATransform3DMakeScale(-1, 1, 1), 0, 0, 5)
    let half = CATransform3DMakeTranslation(0, 0, 0).interpolated(to: mirrored, fraction: 0.5)
    #expect(
      distance(half, CATransform3DTranslate(CATransform3DMakeScale(0, 1, 1), 0, 0, 2.5)) < 1e-12)
  }

  @Test func differencesAddUp() {
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 400
    let (one, other) = (
      CATransform3DRotate(perspective, 0.5, 0, 1, 0), CATransform3DRotate(perspective, 2, 0, 1, 0)
    )
    let first = TransformDifference(from: perspective, to: one)
    let second = TransformDifference(from: one, to: other)
    #expect(distance(perspective.adding(first.adding(second)), other) < 1e-12)
    #expect(
      distance(
        perspective.adding(second.adding(.zero), times: 0.5),
        CATransform3DRotate(perspective, 0.75, 0, 1, 0))
        < 1e-12)
  }
}
