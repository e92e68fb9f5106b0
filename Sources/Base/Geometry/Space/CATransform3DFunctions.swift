public import Foundation

// Core Animation's functions on matrices, by their own names.

/// The matrix that changes nothing.
public let CATransform3DIdentity = CATransform3D.identity

/// Whether a matrix changes nothing, exactly.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t.isIdentity }

/// Whether two matrices have the same entries, exactly.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
  a == b
}

/// A move by `tx` to the right, `ty` down and `tz` towards the viewer.
public func CATransform3DMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3D([1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [tx, ty, tz, 1])
}

/// A scaling along each axis.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  CATransform3D([sx, 0, 0, 0], [0, sy, 0, 0], [0, 0, sz, 0], [0, 0, 0, 1])
}

/// A turn by `angle` radians about the axis (x, y, z), of any length; without length the identity.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return length == 0 ? .identity : CATransform3D.undefined }
  let (x, y, z) = (x / length, y / length, z / length)
  let (sine, cosine) = Maths.sineAndCosine(Double(angle))
  let rest = 1 - cosine
  return CATransform3D(
    [x * x + (1 - x * x) * cosine, rest * x * y + sine * z, rest * x * z - sine * y, 0],
    [rest * x * y - sine * z, y * y + (1 - y * y) * cosine, rest * y * z + sine * x, 0],
    [rest * x * z + sine * y, rest * y * z - sine * x, z * z + (1 - z * z) * cosine, 0],
    [0, 0, 0, 1])
}

/// `t` after a move.
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3DMakeTranslation(tx, ty, tz).concatenating(t)
}

/// `t` after a scaling.
public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  CATransform3DMakeScale(sx, sy, sz).concatenating(t)
}

/// `t` after a turn by `angle` radians about the axis (x, y, z).
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DMakeRotation(angle, x, y, z).concatenating(t)
}

/// First `a`, then `b`: the product a · b.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  a.concatenating(b)
}

/// The matrix that undoes `t`; `t` itself where it has no inverse.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D { t.inverted() }

/// The matrix that does to the plane what `m` does.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  CATransform3D(m)
}

/// Whether an affine transform of the plane says all that `t` does, exactly.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool { t.isAffine }

/// What `t` does to the plane; without z and perspective where it is not affine, which Core Animation
/// leaves undefined.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform { t.affine }

extension CATransform3D {
  /// Nothing but NaN: what becomes of an axis that is not a number.
  fileprivate static let undefined = CATransform3D(
    SIMD4(repeating: .nan), SIMD4(repeating: .nan), SIMD4(repeating: .nan), SIMD4(repeating: .nan))

  /// The matrix that undoes this one; this one itself where it has none.
  package func inverted() -> CATransform3D {
    if isAffine {
      return affine.determinant == 0 ? self : CATransform3D(affine.inverted())
    }
    // Gauss and Jordan, with the largest pivot of each column.
    var left = [rowX, rowY, rowZ, rowW]
    let unit = CATransform3D.identity
    var right = [unit.rowX, unit.rowY, unit.rowZ, unit.rowW]
    for column in 0..<4 {
      let pivot = (column..<4).max { abs(left[$0][column]) < abs(left[$1][column]) } ?? column
      guard left[pivot][column] != 0, left[pivot][column].isFinite else { return self }
      left.swapAt(column, pivot)
      right.swapAt(column, pivot)
      let factor = left[column][column]
      left[column] /= factor
      right[column] /= factor
      for row in 0..<4 where row != column {
        let share = left[row][column]
        left[row] -= left[column] * share
        right[row] -= right[column] * share
      }
    }
    return CATransform3D(right[0], right[1], right[2], right[3])
  }
}
