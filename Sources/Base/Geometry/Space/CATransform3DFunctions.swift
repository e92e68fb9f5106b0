public import Foundation

// Core Animation's functions on matrices, under their original names.

/// The identity matrix.
public let CATransform3DIdentity = CATransform3D.identity

/// Returns a Boolean value that indicates whether a matrix is exactly the identity.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t.isIdentity }

/// Returns a Boolean value that indicates whether two matrices have exactly the same entries.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
  a == b
}

/// Returns a translation by `tx` to the right, `ty` down and `tz` towards the viewer.
public func CATransform3DMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3D([1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [tx, ty, tz, 1])
}

/// Returns a scaling along each axis.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  CATransform3D([sx, 0, 0, 0], [0, sy, 0, 0], [0, 0, sz, 0], [0, 0, 0, 1])
}

/// Returns a rotation by `angle` radians about the axis (x, y, z), of any length; the identity if
/// the length is zero.
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

/// Returns a matrix that translates, then applies `t`.
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3DMakeTranslation(tx, ty, tz).concatenating(t)
}

/// Returns a matrix that scales, then applies `t`.
public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  CATransform3DMakeScale(sx, sy, sz).concatenating(t)
}

/// Returns a matrix that rotates by `angle` radians about the axis (x, y, z), then applies `t`.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DMakeRotation(angle, x, y, z).concatenating(t)
}

/// Returns a matrix that applies `a` first, then `b`: the product a · b.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  a.concatenating(b)
}

/// Returns the inverse of `t`, or `t` itself if it isn't invertible.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D { t.inverted() }

/// Returns the matrix with the same effect on the plane as `m`.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  CATransform3D(m)
}

/// Returns a Boolean value that indicates whether `t` is exactly an affine transform of the plane.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool { t.isAffine }

/// Returns the effect of `t` on the plane, or the identity if `t` moves points out of the plane or
/// has perspective there. Core Animation leaves that case undefined; libraries rely on the identity.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  t.keepsPlane ? t.affine : .identity
}

extension CATransform3D {
  /// A matrix of NaN, the result for an axis that isn't a number.
  fileprivate static let undefined = CATransform3D(
    SIMD4(repeating: .nan), SIMD4(repeating: .nan), SIMD4(repeating: .nan), SIMD4(repeating: .nan))

  /// Returns the inverse of this matrix, or this matrix if it isn't invertible.
  package func inverted() -> CATransform3D {
    if isAffine {
      return affine.determinant == 0 ? self : CATransform3D(affine.inverted())
    }
    // Gauss–Jordan elimination with partial pivoting.
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
