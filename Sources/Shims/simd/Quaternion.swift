// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized
import Geometry

/// A quaternion: a rotation in space if its length is 1.
///
/// Apple's simd library has a structure for each type of number; their names are aliases.
public struct Quaternion<Scalar: SIMDScalar & BinaryFloatingPoint & Sendable>: Hashable,
  @unchecked Sendable
{
  /// The imaginary parts, and then the real one.
  public var vector: SIMD4<Scalar>

  /// Creates a quaternion from its imaginary parts and its real one.
  public init(vector: SIMD4<Scalar>) { self.vector = vector }

  /// Creates a quaternion of zeros.
  public init() { vector = .zero }

  /// Creates a quaternion from its imaginary parts and its real one.
  public init(ix: Scalar, iy: Scalar, iz: Scalar, r: Scalar) { vector = SIMD4(ix, iy, iz, r) }

  /// Creates a quaternion from its real part and its imaginary ones.
  public init(real: Scalar, imag: SIMD3<Scalar>) { vector = SIMD4(imag, real) }

  /// Creates the rotation by an angle, in radians, about a unit axis.
  public init(angle: Scalar, axis: SIMD3<Scalar>) {
    let half = Maths.sineAndCosine(Double(angle) / 2)
    self.init(real: Scalar(half.cosine), imag: axis * Scalar(half.sine))
  }

  /// Creates the shortest rotation from one unit vector to another.
  public init(from: SIMD3<Scalar>, to: SIMD3<Scalar>) {
    let real = 1 + simd_dot(from, to)
    if real > 1e-6 {
      self = Self(real: real, imag: simd_cross(from, to)).normalized
    } else {
      // Opposite vectors: half a turn about any axis at right angles.
      let side: SIMD3<Scalar> =
        abs(from.x) > abs(from.z) ? [-from.y, from.x, 0] : [0, -from.z, from.y]
      self.init(real: 0, imag: simd_normalize(side))
    }
  }

  /// Creates the rotation of a matrix of unit columns at right angles.
  public init(_ matrix: Matrix3x3<Scalar>) {
    let (x, y, z) = matrix.columns
    let trace = x.x + y.y + z.z
    if trace > 0 {
      let s = 2 * (trace + 1).squareRoot()
      self.init(ix: (y.z - z.y) / s, iy: (z.x - x.z) / s, iz: (x.y - y.x) / s, r: s / 4)
    } else if x.x > y.y, x.x > z.z {
      let s = 2 * (1 + x.x - y.y - z.z).squareRoot()
      self.init(ix: s / 4, iy: (y.x + x.y) / s, iz: (z.x + x.z) / s, r: (y.z - z.y) / s)
    } else if y.y > z.z {
      let s = 2 * (1 + y.y - x.x - z.z).squareRoot()
      self.init(ix: (y.x + x.y) / s, iy: s / 4, iz: (z.y + y.z) / s, r: (z.x - x.z) / s)
    } else {
      let s = 2 * (1 + z.z - x.x - y.y).squareRoot()
      self.init(ix: (z.x + x.z) / s, iy: (z.y + y.z) / s, iz: s / 4, r: (x.y - y.x) / s)
    }
  }

  /// Creates the rotation of a transform without scale.
  public init(_ matrix: Matrix4x4<Scalar>) {
    let (x, y, z, _) = matrix.columns
    self.init(
      Matrix3x3(SIMD3(x.x, x.y, x.z), SIMD3(y.x, y.y, y.z), SIMD3(z.x, z.y, z.z)))
  }

  /// The real part.
  public var real: Scalar {
    get { vector.w }
    set { vector.w = newValue }
  }

  /// The imaginary parts.
  public var imag: SIMD3<Scalar> {
    get { SIMD3(vector.x, vector.y, vector.z) }
    set { vector = SIMD4(newValue, vector.w) }
  }

  /// The angle of the rotation, in radians, 0…2π.
  public var angle: Scalar {
    Scalar(2 * Maths.arcTangent(y: Double(simd_length(imag)), x: Double(real)))
  }

  /// The unit axis of the rotation.
  public var axis: SIMD3<Scalar> { simd_normalize(imag) }

  /// The rotation in the opposite direction, for a quaternion of length 1.
  public var conjugate: Self { Self(real: real, imag: -imag) }

  /// The quaternion with which the product is 1.
  public var inverse: Self { Self(vector: conjugate.vector / simd_length_squared(vector)) }

  /// The quaternion of length 1 with the same direction.
  public var normalized: Self { Self(vector: simd_normalize(vector)) }

  /// The length.
  public var length: Scalar { simd_length(vector) }

  /// Rotates a vector.
  public func act(_ vector: SIMD3<Scalar>) -> SIMD3<Scalar> {
    let t = 2 * simd_cross(imag, vector)
    return vector + real * t + simd_cross(imag, t)
  }

  /// Multiplies quaternions: the result rotates by `right` first.
  public static func * (left: Self, right: Self) -> Self {
    Self(
      real: left.real * right.real - simd_dot(left.imag, right.imag),
      imag: left.real * right.imag + right.real * left.imag + simd_cross(left.imag, right.imag))
  }

  /// Multiplies all parts by a number.
  public static func * (left: Self, right: Scalar) -> Self { Self(vector: left.vector * right) }

  /// Multiplies all parts by a number.
  public static func * (left: Scalar, right: Self) -> Self { right * left }

  /// Adds quaternions.
  public static func + (left: Self, right: Self) -> Self {
    Self(vector: left.vector + right.vector)
  }

  /// Subtracts a quaternion.
  public static func - (left: Self, right: Self) -> Self {
    Self(vector: left.vector - right.vector)
  }

  /// Negates all parts: the same rotation.
  public static prefix func - (quaternion: Self) -> Self { Self(vector: -quaternion.vector) }

  /// Multiplies by a quaternion.
  public static func *= (left: inout Self, right: Self) { left = left * right }
}

/// A quaternion of floats.
public typealias simd_quatf = Quaternion<Float>
/// A quaternion of doubles.
public typealias simd_quatd = Quaternion<Double>

/// Returns the rotation by an angle, in radians, about a unit axis.
public func simd_quaternion<Scalar>(_ angle: Scalar, _ axis: SIMD3<Scalar>) -> Quaternion<Scalar> {
  Quaternion(angle: angle, axis: axis)
}

/// Returns the shortest rotation from one unit vector to another.
public func simd_quaternion<Scalar>(
  _ from: SIMD3<Scalar>, _ to: SIMD3<Scalar>
) -> Quaternion<Scalar> { Quaternion(from: from, to: to) }

/// Returns the rotation of a transform without scale.
public func simd_quaternion<Scalar>(_ matrix: Matrix4x4<Scalar>) -> Quaternion<Scalar> {
  Quaternion(matrix)
}

/// Multiplies quaternions: the result rotates by `q` first.
public func simd_mul<Scalar>(
  _ p: Quaternion<Scalar>, _ q: Quaternion<Scalar>
) -> Quaternion<Scalar> { p * q }

/// Rotates a vector.
public func simd_act<Scalar>(
  _ quaternion: Quaternion<Scalar>, _ vector: SIMD3<Scalar>
) -> SIMD3<Scalar> { quaternion.act(vector) }

/// Returns the quaternion of length 1 with the same direction.
public func simd_normalize<Scalar>(_ quaternion: Quaternion<Scalar>) -> Quaternion<Scalar> {
  quaternion.normalized
}

/// Returns the rotation in the opposite direction.
public func simd_inverse<Scalar>(_ quaternion: Quaternion<Scalar>) -> Quaternion<Scalar> {
  quaternion.inverse
}

/// Returns the sum of the products of the parts.
public func simd_dot<Scalar>(_ p: Quaternion<Scalar>, _ q: Quaternion<Scalar>) -> Scalar {
  simd_dot(p.vector, q.vector)
}

/// Returns the spherical interpolation along the shorter arc, from `q0` (at 0) to `q1` (at 1).
public func simd_slerp<Scalar>(
  _ q0: Quaternion<Scalar>, _ q1: Quaternion<Scalar>, _ t: Scalar
) -> Quaternion<Scalar> {
  let cosine = simd_dot(q0, q1)
  return slerp(q0, cosine < 0 ? -q1 : q1, abs(cosine), t)
}

/// Returns the spherical interpolation along the longer arc, from `q0` (at 0) to `q1` (at 1).
public func simd_slerp_longest<Scalar>(
  _ q0: Quaternion<Scalar>, _ q1: Quaternion<Scalar>, _ t: Scalar
) -> Quaternion<Scalar> {
  let cosine = simd_dot(q0, q1)
  return slerp(q0, cosine < 0 ? q1 : -q1, -abs(cosine), t)
}

private func slerp<Scalar>(
  _ q0: Quaternion<Scalar>, _ q1: Quaternion<Scalar>, _ cosine: Scalar, _ t: Scalar
) -> Quaternion<Scalar> {
  let sine = max(0, 1 - cosine * cosine).squareRoot()
  // Nearly the same: the straight line.
  if sine < 1e-6 { return (q0 * (1 - t) + q1 * t).normalized }
  let angle = Maths.arcTangent(y: Double(sine), x: Double(cosine))
  func part(_ fraction: Scalar) -> Scalar {
    Scalar(Maths.sineAndCosine(angle * Double(fraction)).sine) / sine
  }
  return (q0 * part(1 - t) + q1 * part(t)).normalized
}

extension Matrix3x3 {
  /// Creates the matrix of a rotation.
  public init(_ quaternion: Quaternion<Scalar>) {
    self.init(
      quaternion.act([1, 0, 0]), quaternion.act([0, 1, 0]), quaternion.act([0, 0, 1]))
  }
}

extension Matrix4x4 {
  /// Creates the transform of a rotation.
  public init(_ quaternion: Quaternion<Scalar>) {
    let (x, y, z) = Matrix3x3(quaternion).columns
    self.init(SIMD4(x, 0), SIMD4(y, 0), SIMD4(z, 0), [0, 0, 0, 1])
  }
}

/// Returns the matrix of a rotation.
public func simd_matrix3x3<Scalar>(_ quaternion: Quaternion<Scalar>) -> Matrix3x3<Scalar> {
  Matrix3x3(quaternion)
}

/// Returns the transform of a rotation.
public func simd_matrix4x4<Scalar>(_ quaternion: Quaternion<Scalar>) -> Matrix4x4<Scalar> {
  Matrix4x4(quaternion)
}
