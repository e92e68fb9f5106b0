// The storage of vectors of floating-point numbers is a plain value, which Swift can't tell.

/// A matrix of 2 columns with 2 elements each.
public struct Matrix2x2<Scalar: SIMDScalar & BinaryFloatingPoint & Sendable>: SquareMatrix,
  @unchecked Sendable
{
  /// The columns, from left to right.
  public var columns: (SIMD2<Scalar>, SIMD2<Scalar>)

  /// The number of columns.
  public static var order: Int { 2 }

  /// Creates a matrix of zeros.
  public init() { columns = (.zero, .zero) }

  /// Creates a matrix from its columns.
  public init(columns: (SIMD2<Scalar>, SIMD2<Scalar>)) { self.columns = columns }

  /// Creates a matrix from its columns.
  public init(_ c0: SIMD2<Scalar>, _ c1: SIMD2<Scalar>) {
    columns = (c0, c1)
  }

  /// Accesses a column.
  public subscript(column: Int) -> SIMD2<Scalar> {
    get {
      switch column {
      case 0: columns.0
      default: columns.1
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      default: columns.1 = newValue
      }
    }
  }

  /// Returns whether all elements are equal.
  public static func == (left: Self, right: Self) -> Bool {
    left.columns.0 == right.columns.0 && left.columns.1 == right.columns.1
  }

  /// Hashes the elements.
  public func hash(into hasher: inout Hasher) {
    for column in 0..<2 { hasher.combine(self[column]) }
  }
}

/// A matrix of 3 columns with 3 elements each.
public struct Matrix3x3<Scalar: SIMDScalar & BinaryFloatingPoint & Sendable>: SquareMatrix,
  @unchecked Sendable
{
  /// The columns, from left to right.
  public var columns: (SIMD3<Scalar>, SIMD3<Scalar>, SIMD3<Scalar>)

  /// The number of columns.
  public static var order: Int { 3 }

  /// Creates a matrix of zeros.
  public init() { columns = (.zero, .zero, .zero) }

  /// Creates a matrix from its columns.
  public init(columns: (SIMD3<Scalar>, SIMD3<Scalar>, SIMD3<Scalar>)) { self.columns = columns }

  /// Creates a matrix from its columns.
  public init(_ c0: SIMD3<Scalar>, _ c1: SIMD3<Scalar>, _ c2: SIMD3<Scalar>) {
    columns = (c0, c1, c2)
  }

  /// Accesses a column.
  public subscript(column: Int) -> SIMD3<Scalar> {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      default: columns.2
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      default: columns.2 = newValue
      }
    }
  }

  /// Returns whether all elements are equal.
  public static func == (left: Self, right: Self) -> Bool {
    left.columns.0 == right.columns.0
      && left.columns.1 == right.columns.1 && left.columns.2 == right.columns.2
  }

  /// Hashes the elements.
  public func hash(into hasher: inout Hasher) {
    for column in 0..<3 { hasher.combine(self[column]) }
  }
}

/// A matrix of 4 columns with 4 elements each.
public struct Matrix4x4<Scalar: SIMDScalar & BinaryFloatingPoint & Sendable>: SquareMatrix,
  @unchecked Sendable
{
  /// The columns, from left to right.
  public var columns: (SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>)

  /// The number of columns.
  public static var order: Int { 4 }

  /// Creates a matrix of zeros.
  public init() { columns = (.zero, .zero, .zero, .zero) }

  /// Creates a matrix from its columns.
  public init(
    columns: (SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>)
  ) { self.columns = columns }

  /// Creates a matrix from its columns.
  public init(
    _ c0: SIMD4<Scalar>, _ c1: SIMD4<Scalar>, _ c2: SIMD4<Scalar>, _ c3: SIMD4<Scalar>
  ) {
    columns = (c0, c1, c2, c3)
  }

  /// Accesses a column.
  public subscript(column: Int) -> SIMD4<Scalar> {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      case 2: columns.2
      default: columns.3
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      case 2: columns.2 = newValue
      default: columns.3 = newValue
      }
    }
  }

  /// Returns whether all elements are equal.
  public static func == (left: Self, right: Self) -> Bool {
    left.columns.0 == right.columns.0 && left.columns.1 == right.columns.1
      && left.columns.2 == right.columns.2 && left.columns.3 == right.columns.3
  }

  /// Hashes the elements.
  public func hash(into hasher: inout Hasher) {
    for column in 0..<4 { hasher.combine(self[column]) }
  }
}
