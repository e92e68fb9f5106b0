/// A variable of the tableau: a variable of the user, or a marker of a constraint.
struct Symbol: BitwiseCopyable {
  /// The order of symbols in time: a variable gets its stamp with the first constraint that
  /// mentions it, a marker when its constraint is added.
  var stamp = 0
  /// The row that defines the symbol if it is basic, or -1.
  var row: Int32 = -1
  /// The constraint of a marker, or -1.
  var owner: Int32 = -1
  /// The number of constraints that mention a variable.
  var uses: Int32 = 0
  /// The number of added constraints that mention a variable.
  var addedUses: Int32 = 0
  /// The edit constraint of a variable, or -1.
  var edit: Int32 = -1
  /// The value of a variable at which the tableau counts it as 0; see
  /// `Solver.exerciseAmbiguity(of:)`.
  var origin = 0.0
  var kind: Kind
  /// A Boolean value that indicates whether the symbol is in the queue of `Tableau.optimize()`.
  var isQueued = false
  /// A Boolean value that indicates whether the variable is in the list of changed variables.
  var isChanged = false

  init(_ kind: Kind) { self.kind = kind }

  var isBasic: Bool { row >= 0 }

  enum Kind: UInt8, BitwiseCopyable {
    /// The index isn't in use.
    case free
    /// A variable that may take all values. It never limits a step, and once it is basic it stays
    /// basic until a constraint is removed.
    case real
    /// A variable that is never negative.
    case nonNegative
    /// A slack or error: a marker that is never negative.
    case slack
    /// The marker of a required equation: always 0, so that it never enters the basis.
    case dummy

    @inline(__always) var isVariable: Bool { self == .real || self == .nonNegative }
    /// A Boolean value that indicates whether the symbol may become positive in a pivot.
    @inline(__always) var canEnter: Bool { self == .slack || self == .nonNegative }
  }
}

/// A coefficient of a row.
struct Cell: BitwiseCopyable {
  var value: Double
  var symbol: Int32
  /// The position of the cell in its column.
  var slot: Int32
}

/// The position of a coefficient, as listed in its column.
struct Entry: BitwiseCopyable, Equatable {
  var row: Int32
  /// The position of the cell in its row.
  var slot: Int32
}

/// A row: `basic = constant + sum of cells`.
struct Row: BitwiseCopyable {
  var constant: Double
  var cells: List<Cell>
  var basic: Int32
  /// The kind of the basic symbol.
  var kind: Symbol.Kind
  var isInfeasibleQueued = false

  /// A Boolean value that indicates whether the basic symbol has a value that it may not have.
  @inline(__always) var isInfeasible: Bool {
    switch kind {
    case .real, .free: false
    case .nonNegative, .slack: constant < -Tolerance.feasibility
    case .dummy: abs(constant) > Tolerance.feasibility
    }
  }
}
