import Foundation

/// A rotation of space as a unit quaternion.
package struct Rotation: Hashable, Sendable {
  /// The axis times the sine of half the angle, and its cosine in w.
  package var quaternion: SIMD4<Double>

  package init(quaternion: SIMD4<Double>) { self.quaternion = quaternion }

  /// Creates the rotation that maps the three axes to these, which must be orthonormal.
  ///
  /// The largest of the four components is computed from the diagonal and the others from
  /// differences across it. This preserves the last bits of a half turn, which determine its
  /// direction.
  init(rows x: SIMD3<Double>, _ y: SIMD3<Double>, _ z: SIMD3<Double>) {
    let turns = SIMD3(y.z - z.y, z.x - x.z, x.y - y.x)
    let sums = SIMD3(y.z + z.y, z.x + x.z, x.y + y.x)
    let trace = x.x + y.y + z.z
    if trace > 0 {
      let double = 2 * (trace + 1).squareRoot()
      quaternion = SIMD4(turns / double, double / 4)
    } else if x.x >= y.y, x.x >= z.z {
      let double = 2 * (1 + x.x - y.y - z.z).squareRoot()
      quaternion = [double / 4, sums.z / double, sums.y / double, turns.x / double]
    } else if y.y >= z.z {
      let double = 2 * (1 + y.y - x.x - z.z).squareRoot()
      quaternion = [sums.z / double, double / 4, sums.x / double, turns.y / double]
    } else {
      let double = 2 * (1 + z.z - x.x - y.y).squareRoot()
      quaternion = [sums.y / double, sums.x / double, double / 4, turns.z / double]
    }
  }

  /// Creates a rotation about the axis of `vector`, by its length in radians.
  init(vector: SIMD3<Double>) {
    let angle = (vector * vector).sum().squareRoot()
    guard angle > 0 else {
      quaternion = [0, 0, 0, 1]
      return
    }
    let (sine, cosine) = Maths.sineAndCosine(angle / 2)
    quaternion = SIMD4(vector * (sine / angle), cosine)
  }

  /// The axis times the angle in radians, in the shorter direction: 0…π.
  ///
  /// The residue in w decides the direction of a half turn, as in the plane: this is our decision.
  var vector: SIMD3<Double> {
    let q = quaternion.w < 0 ? -quaternion : quaternion
    let direction = SIMD3(q.x, q.y, q.z)
    let sine = (direction * direction).sum().squareRoot()
    guard sine > 0 else { return .zero }
    return direction * (2 * Maths.arcTangent(y: sine, x: q.w) / sine)
  }

  /// The images of the three axes.
  var rows: (x: SIMD3<Double>, y: SIMD3<Double>, z: SIMD3<Double>) {
    let (x, y, z, w) = (quaternion.x, quaternion.y, quaternion.z, quaternion.w)
    return (
      [1 - 2 * (y * y + z * z), 2 * (x * y + w * z), 2 * (x * z - w * y)],
      [2 * (x * y - w * z), 1 - 2 * (x * x + z * z), 2 * (y * z + w * x)],
      [2 * (x * z + w * y), 2 * (y * z - w * x), 1 - 2 * (x * x + y * y)]
    )
  }

  /// Returns the rotation that applies `other` first, then this one.
  func multiplied(by other: Rotation) -> Rotation {
    let (a, b) = (quaternion, other.quaternion)
    let (u, v) = (SIMD3(a.x, a.y, a.z), SIMD3(b.x, b.y, b.z))
    let direction = v * a.w + u * b.w + u.cross(v)
    return Rotation(quaternion: SIMD4(direction, a.w * b.w - (u * v).sum()))
  }

  var inverse: Rotation {
    Rotation(quaternion: SIMD4(-quaternion.x, -quaternion.y, -quaternion.z, quaternion.w))
  }

  /// The Euler angles of this rotation, applied about x, then y, then z; the one about y is in
  /// ±π/2.
  var angles: SIMD3<Double> {
    let (x, y, z) = rows
    let sine = -x.z
    let cosine = (x.x * x.x + x.y * x.y).squareRoot()
    let turn = Maths.arcTangent(y: sine, x: cosine)
    guard cosine > 1e-9 else { return [Maths.arcTangent(y: -z.y, x: y.y), turn, 0] }
    return [Maths.arcTangent(y: y.z, x: z.z), turn, Maths.arcTangent(y: x.y, x: x.x)]
  }

  /// Creates a rotation about x, then y, then z, in radians.
  init(angles: SIMD3<Double>) {
    func turn(_ axis: Int) -> Rotation {
      var vector = SIMD4<Double>.zero
      (vector[axis], vector.w) = Maths.sineAndCosine(angles[axis] / 2)
      return Rotation(quaternion: vector)
    }
    self = turn(2).multiplied(by: turn(1)).multiplied(by: turn(0))
  }
}
