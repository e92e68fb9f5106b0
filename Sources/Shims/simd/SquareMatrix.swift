/// A square matrix of floating-point numbers, stored by columns.
///
/// Apple's simd library has a structure for each size and type of number; their names are aliases:
/// `simd_float4x4` is `Matrix4x4<Float>`.
public protocol SquareMatrix: Hashable {
  /// A column or row.
  associatedtype Vector: SIMD where Vector.Scalar: SIMDScalar & BinaryFloatingPoint & Sendable

  /// The number of columns, which is that of rows.
  static var order: Int { get }

  /// Creates a matrix of zeros.
  init()

  /// Accesses a column.
  subscript(column: Int) -> Vector { get set }
}

extension SquareMatrix {
  /// Creates a matrix with the elements of a vector on its diagonal, and zeros elsewhere.
  public init(diagonal: Vector) {
    self.init()
    for index in 0..<Self.order { self[index][index] = diagonal[index] }
  }

  /// Creates a matrix with one number on its diagonal, and zeros elsewhere.
  public init(_ scalar: Vector.Scalar) { self.init(diagonal: Vector(repeating: scalar)) }

  /// Creates a matrix from its columns.
  public init(_ columns: [Vector]) {
    self.init()
    for (index, column) in columns.prefix(Self.order).enumerated() { self[index] = column }
  }

  /// Creates a matrix from its rows.
  public init(rows: [Vector]) { self = Self(rows).transpose }

  /// Accesses an element.
  public subscript(column: Int, row: Int) -> Vector.Scalar {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  /// The matrix whose rows are the columns.
  public var transpose: Self {
    var result = Self()
    for column in 0..<Self.order {
      for row in 0..<Self.order { result[row][column] = self[column][row] }
    }
    return result
  }

  /// The determinant.
  public var determinant: Vector.Scalar { eliminate().determinant }

  /// The inverse; its elements aren't finite if there is none.
  public var inverse: Self {
    let (inverse, determinant) = eliminate()
    return determinant == 0 ? Self(diagonal: Vector(repeating: .nan)) : inverse
  }

  /// Returns the inverse and the determinant, by Gauss–Jordan elimination with partial pivoting. The
  /// inverse has no meaning if the determinant is 0.
  private func eliminate() -> (inverse: Self, determinant: Vector.Scalar) {
    // Operations on columns of both matrices turn the first one into the identity.
    var (left, right) = (self, Self(1))
    var determinant: Vector.Scalar = 1
    for row in 0..<Self.order {
      var pivot = row
      for column in row..<Self.order where abs(left[column][row]) > abs(left[pivot][row]) {
        pivot = column
      }
      let value = left[pivot][row]
      guard value != 0 else { return (right, 0) }
      determinant *= pivot == row ? value : -value
      if pivot != row {
        (left[row], left[pivot]) = (left[pivot], left[row])
        (right[row], right[pivot]) = (right[pivot], right[row])
      }
      left[row] /= Vector(repeating: value)
      right[row] /= Vector(repeating: value)
      for column in 0..<Self.order where column != row {
        let factor = left[column][row]
        left[column] -= left[row] * factor
        right[column] -= right[row] * factor
      }
    }
    return (right, determinant)
  }
}

// MARK: - Operators

extension SquareMatrix {
  /// Adds matrices.
  public static func + (left: Self, right: Self) -> Self { combine(left, right, +) }

  /// Subtracts a matrix.
  public static func - (left: Self, right: Self) -> Self { combine(left, right, -) }

  /// Negates all elements.
  public static prefix func - (matrix: Self) -> Self { Self() - matrix }

  /// Multiplies all elements by a number.
  public static func * (left: Vector.Scalar, right: Self) -> Self {
    combine(right, right) { column, _ in column * left }
  }

  /// Multiplies all elements by a number.
  public static func * (left: Self, right: Vector.Scalar) -> Self { right * left }

  /// Multiplies a matrix by a column vector.
  public static func * (left: Self, right: Vector) -> Vector {
    var result = Vector.zero
    for column in 0..<order { result += left[column] * right[column] }
    return result
  }

  /// Multiplies a row vector by a matrix.
  public static func * (left: Vector, right: Self) -> Vector {
    var result = Vector.zero
    for column in 0..<order { result[column] = simd_dot(left, right[column]) }
    return result
  }

  /// Multiplies matrices: the result applies `right` first.
  public static func * (left: Self, right: Self) -> Self {
    combine(right, right) { column, _ in left * column }
  }

  /// Adds a matrix.
  public static func += (left: inout Self, right: Self) { left = left + right }

  /// Subtracts a matrix.
  public static func -= (left: inout Self, right: Self) { left = left - right }

  /// Multiplies by a matrix.
  public static func *= (left: inout Self, right: Self) { left = left * right }

  /// Multiplies all elements by a number.
  public static func *= (left: inout Self, right: Vector.Scalar) { left = left * right }

  private static func combine(
    _ left: Self, _ right: Self, _ body: (Vector, Vector) -> Vector
  ) -> Self {
    var result = Self()
    for column in 0..<order { result[column] = body(left[column], right[column]) }
    return result
  }
}
