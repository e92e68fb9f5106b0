// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The names that Apple's simd module has for matrices and their functions.

public typealias simd_float2x2 = Matrix2x2<Float>
public typealias matrix_float2x2 = Matrix2x2<Float>
public typealias float2x2 = Matrix2x2<Float>
public typealias simd_float3x3 = Matrix3x3<Float>
public typealias matrix_float3x3 = Matrix3x3<Float>
public typealias float3x3 = Matrix3x3<Float>
public typealias simd_float4x4 = Matrix4x4<Float>
public typealias matrix_float4x4 = Matrix4x4<Float>
public typealias float4x4 = Matrix4x4<Float>
public typealias simd_double2x2 = Matrix2x2<Double>
public typealias matrix_double2x2 = Matrix2x2<Double>
public typealias double2x2 = Matrix2x2<Double>
public typealias simd_double3x3 = Matrix3x3<Double>
public typealias matrix_double3x3 = Matrix3x3<Double>
public typealias double3x3 = Matrix3x3<Double>
public typealias simd_double4x4 = Matrix4x4<Double>
public typealias matrix_double4x4 = Matrix4x4<Double>
public typealias double4x4 = Matrix4x4<Double>

public let matrix_identity_float2x2 = Matrix2x2<Float>(1)
public let matrix_identity_float3x3 = Matrix3x3<Float>(1)
public let matrix_identity_float4x4 = Matrix4x4<Float>(1)
public let matrix_identity_double2x2 = Matrix2x2<Double>(1)
public let matrix_identity_double3x3 = Matrix3x3<Double>(1)
public let matrix_identity_double4x4 = Matrix4x4<Double>(1)

/// Returns a matrix of columns.
public func simd_matrix<Scalar>(
  _ c0: SIMD2<Scalar>, _ c1: SIMD2<Scalar>
) -> Matrix2x2<Scalar> { Matrix2x2(c0, c1) }

/// Returns a matrix of columns.
public func simd_matrix<Scalar>(
  _ c0: SIMD3<Scalar>, _ c1: SIMD3<Scalar>, _ c2: SIMD3<Scalar>
) -> Matrix3x3<Scalar> { Matrix3x3(c0, c1, c2) }

/// Returns a matrix of columns.
public func simd_matrix<Scalar>(
  _ c0: SIMD4<Scalar>, _ c1: SIMD4<Scalar>, _ c2: SIMD4<Scalar>, _ c3: SIMD4<Scalar>
) -> Matrix4x4<Scalar> { Matrix4x4(c0, c1, c2, c3) }

/// Multiplies matrices: the result applies `y` first.
public func simd_mul<Matrix: SquareMatrix>(_ x: Matrix, _ y: Matrix) -> Matrix { x * y }

/// Multiplies a matrix by a column vector.
public func simd_mul<Matrix: SquareMatrix>(_ x: Matrix, _ y: Matrix.Vector) -> Matrix.Vector {
  x * y
}

/// Multiplies a row vector by a matrix.
public func simd_mul<Matrix: SquareMatrix>(_ x: Matrix.Vector, _ y: Matrix) -> Matrix.Vector {
  x * y
}

/// Multiplies all elements by a number.
public func simd_mul<Matrix: SquareMatrix>(
  _ x: Matrix.Vector.Scalar, _ y: Matrix
) -> Matrix { x * y }

/// Multiplies matrices: the result applies `y` first.
public func matrix_multiply<Matrix: SquareMatrix>(_ x: Matrix, _ y: Matrix) -> Matrix { x * y }

/// Multiplies a matrix by a column vector.
public func matrix_multiply<Matrix: SquareMatrix>(
  _ x: Matrix, _ y: Matrix.Vector
) -> Matrix.Vector { x * y }

/// Adds matrices.
public func simd_add<Matrix: SquareMatrix>(_ x: Matrix, _ y: Matrix) -> Matrix { x + y }

/// Subtracts a matrix.
public func simd_sub<Matrix: SquareMatrix>(_ x: Matrix, _ y: Matrix) -> Matrix { x - y }

/// Returns the matrix whose rows are the columns.
public func simd_transpose<Matrix: SquareMatrix>(_ x: Matrix) -> Matrix { x.transpose }

/// Returns the inverse; its elements aren't finite if there is none.
public func simd_inverse<Matrix: SquareMatrix>(_ x: Matrix) -> Matrix { x.inverse }

/// Returns the determinant.
public func simd_determinant<Matrix: SquareMatrix>(_ x: Matrix) -> Matrix.Vector.Scalar {
  x.determinant
}

/// Returns a matrix with the elements of a vector on its diagonal.
public func simd_diagonal_matrix<Matrix: SquareMatrix>(_ x: Matrix.Vector) -> Matrix {
  Matrix(diagonal: x)
}

/// Returns whether all elements are equal.
public func simd_equal<Matrix: SquareMatrix>(_ x: Matrix, _ y: Matrix) -> Bool { x == y }

/// Returns whether no element differs by more than a tolerance.
public func simd_almost_equal_elements<Matrix: SquareMatrix>(
  _ x: Matrix, _ y: Matrix, _ tolerance: Matrix.Vector.Scalar
) -> Bool {
  (0..<Matrix.order).allSatisfy { simd_norm_inf(x[$0] - y[$0]) <= tolerance }
}
