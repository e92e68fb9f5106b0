public import Foundation

/// A 4 × 4 matrix that transforms points of space, including perspective.
///
/// Core Animation's conventions: a point is a row vector, so (x, y, z, 1) is multiplied from the
/// left. `m41`, `m42` and `m43` translate it, and `m34` adds perspective: −1/d for an eye at a
/// distance of d points. x grows to the right, y down and z towards the viewer. Angles are radians,
/// and a positive rotation about z is clockwise on screen.
public struct CATransform3D: Hashable, Sendable {
  /// x′, y′, z′ and w′ for each unit of x.
  public var m11, m12, m13, m14: CGFloat
  /// x′, y′, z′ and w′ for each unit of y.
  public var m21, m22, m23, m24: CGFloat
  /// x′, y′, z′ and w′ for each unit of z.
  public var m31, m32, m33, m34: CGFloat
  /// The translation of x′, y′, z′ and w′.
  public var m41, m42, m43, m44: CGFloat

  /// Creates a matrix with all entries zero, as in Core Animation; see `CATransform3DIdentity`.
  public init() {
    self.init(
      m11: 0, m12: 0, m13: 0, m14: 0, m21: 0, m22: 0, m23: 0, m24: 0, m31: 0, m32: 0, m33: 0,
      m34: 0, m41: 0, m42: 0, m43: 0, m44: 0)
  }

  /// Creates a matrix from its sixteen entries, row by row.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
    m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
    m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    self.m11 = m11
    self.m12 = m12
    self.m13 = m13
    self.m14 = m14
    self.m21 = m21
    self.m22 = m22
    self.m23 = m23
    self.m24 = m24
    self.m31 = m31
    self.m32 = m32
    self.m33 = m33
    self.m34 = m34
    self.m41 = m41
    self.m42 = m42
    self.m43 = m43
    self.m44 = m44
  }
}

// MARK: Rows, for the arithmetic

extension CATransform3D {
  /// Creates a matrix from four rows.
  package init(
    _ first: SIMD4<Double>, _ second: SIMD4<Double>, _ third: SIMD4<Double>, _ fourth: SIMD4<Double>
  ) {
    self.init(
      m11: first.x, m12: first.y, m13: first.z, m14: first.w,
      m21: second.x, m22: second.y, m23: second.z, m24: second.w,
      m31: third.x, m32: third.y, m33: third.z, m34: third.w,
      m41: fourth.x, m42: fourth.y, m43: fourth.z, m44: fourth.w)
  }

  /// The identity matrix.
  package static let identity = CATransform3D(
    [1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1])

  /// Creates the matrix of an affine transform of the plane.
  package init(_ affine: CGAffineTransform) {
    self.init(
      [affine.a, affine.b, 0, 0], [affine.c, affine.d, 0, 0], [0, 0, 1, 0],
      [affine.tx, affine.ty, 0, 1])
  }

  var rowX: SIMD4<Double> { [m11, m12, m13, m14] }
  var rowY: SIMD4<Double> { [m21, m22, m23, m24] }
  var rowZ: SIMD4<Double> { [m31, m32, m33, m34] }
  var rowW: SIMD4<Double> { [m41, m42, m43, m44] }

  /// The sixteen entries, row by row.
  package var entries: [Double] {
    [rowX, rowY, rowZ, rowW].flatMap { row in row.indices.map { row[$0] } }
  }

  /// Creates a matrix from sixteen entries, row by row; returns nil for any other number.
  package init?(entries: [Double]) {
    guard entries.count == 16 else { return nil }
    func row(_ start: Int) -> SIMD4<Double> { SIMD4(entries[start..<start + 4]) }
    self.init(row(0), row(4), row(8), row(12))
  }

  /// The matrix's effect on the plane, ignoring z and perspective.
  package var affine: CGAffineTransform {
    CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
  }

  /// Whether the matrix is exactly an affine transform of the plane that doesn't change z.
  package var isAffine: Bool {
    m13 == 0 && m14 == 0 && m23 == 0 && m24 == 0 && m31 == 0 && m32 == 0 && m33 == 1 && m34 == 0
      && m43 == 0 && m44 == 1
  }

  /// Whether points of the plane stay in it, without perspective.
  var keepsPlane: Bool { m13 == 0 && m14 == 0 && m23 == 0 && m24 == 0 && m44 == 1 }

  /// Whether the matrix is exactly the identity.
  package var isIdentity: Bool { isAffine && affine.isIdentity }

  /// Whether all sixteen entries are finite.
  package var isFinite: Bool {
    // 0 times a finite number is 0; 0 times any other is NaN.
    let zeros: SIMD4<Double> = rowX * 0 + rowY * 0 + rowZ * 0 + rowW * 0
    return zeros == .zero
  }

  /// Returns a transformed point of space, before the division by w.
  package func applied(to point: SIMD4<Double>) -> SIMD4<Double> {
    rowX * point.x + rowY * point.y + rowZ * point.z + rowW * point.w
  }

  /// Returns the matrix that applies this one first, then `other`: the product self · other.
  package func concatenating(_ other: CATransform3D) -> CATransform3D {
    CATransform3D(
      other.applied(to: rowX), other.applied(to: rowY), other.applied(to: rowZ),
      other.applied(to: rowW))
  }

  /// Returns this matrix applied about a point: translated there first and back afterwards.
  package func about(x: CGFloat, y: CGFloat, z: CGFloat = 0) -> CATransform3D {
    CATransform3DMakeTranslation(-x, -y, -z).concatenating(self)
      .concatenating(CATransform3DMakeTranslation(x, y, z))
  }
}
