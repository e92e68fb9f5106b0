extension Solver {
  /// Changes the constant of a constraint, as an animation of `NSLayoutConstraint.constant` does.
  ///
  /// Takes time proportional to the number of rows that depend on the constraint, unless other
  /// inequalities become active.
  ///
  /// - Throws: `LayoutError.Code.unsatisfiable` if the constraint is required and contradicts other
  ///   required constraints then, `LayoutError.Code.invalidNumber`, or
  ///   `LayoutError.Code.unknownConstraint`.
  package mutating func setConstant(
    _ constant: Double, of constraint: Constraint
  ) throws(LayoutError) {
    let index = try index(of: constraint)
    try Self.check(constant: constant)
    try setConstant(constant, at: index)
  }

  /// Returns the constant of a constraint.
  ///
  /// - Throws: `LayoutError.Code.unknownConstraint`.
  package func constant(of constraint: Constraint) throws(LayoutError) -> Double {
    records[try index(of: constraint)].constant
  }

  /// Changes the strength of a constraint. The constraint stays added if it is.
  ///
  /// - Throws: `LayoutError.Code.unsatisfiable` if the strength is required and the constraint
  ///   contradicts other required constraints, `LayoutError.Code.invalidStrength`, or
  ///   `LayoutError.Code.unknownConstraint`.
  package mutating func setStrength(
    _ strength: Strength, of constraint: Constraint
  ) throws(LayoutError) {
    let index = try index(of: constraint)
    try Self.check(strength)
    guard strength != records[index].strength else { return }
    guard records[index].isAdded else {
      records[index].strength = strength
      return
    }
    if strength.isRequired || records[index].strength.isRequired {
      try replace(index, strength: strength)
    } else {
      addErrorsToObjective(of: index, factor: -1)
      records[index].strength = strength
      addErrorsToObjective(of: index, factor: 1)
    }
  }

  private mutating func setConstant(_ constant: Double, at index: Int32) throws(LayoutError) {
    let delta = constant - records[index].constant
    guard delta != 0 else { return }
    guard records[index].isAdded else {
      records[index].constant = constant
      return
    }
    let isRequired = records[index].strength.isRequired
    if isRequired, !tableau.infeasibleRows.isEmpty { solve() }
    records[index].constant += delta
    shift(index, by: delta)
    if isRequired, !tableau.infeasibleRows.isEmpty {
      try restoreFeasibility(afterShifting: index, by: delta)
    }
    records[index].constant = constant
  }

  private mutating func restoreFeasibility(
    afterShifting index: Int32, by delta: Double
  ) throws(LayoutError) {
    tableau.setLogging(true)
    defer { tableau.setLogging(false) }
    let outcome = tableau.restoreFeasibility()
    guard outcome != .restored else { return }
    let conflict = conflict(outcome)
    tableau.undoLoggedPivots()
    shift(index, by: -delta)
    records[index].constant -= delta
    throw conflict
  }

  /// Adds `delta` to the constant of an added constraint in the tableau.
  private mutating func shift(_ index: Int32, by delta: Double) {
    let scaled = records[index].factor * delta
    let row = tableau.symbols[records[index].marker].row
    if row >= 0 {
      tableau.rows[row].constant -= scaled
      tableau.noteConstant(of: row)
    } else {
      tableau.shift(records[index].marker, by: scaled)
    }
  }

  /// Replaces an added constraint by one of another strength, where one of the two is required.
  private mutating func replace(_ index: Int32, strength: Strength) throws(LayoutError) {
    let old = makeRecord()
    moveMarkers(of: index, to: old)
    records[index].strength = strength
    do throws(LayoutError) {
      try insert(index)
    } catch {
      moveMarkers(of: old, to: index)
      freeRecord(old)
      throw error
    }
    withdraw(old)
    freeRecord(old)
  }

  /// Copies a record, and makes the markers of the original those of the copy.
  private mutating func moveMarkers(of index: Int32, to copy: Int32) {
    let generation = records[copy].generation
    let isMade = records[copy].isMade
    var terms = records[copy].terms
    terms.removeAll()
    for position in 0..<records[index].terms.count { terms.append(records[index].terms[position]) }
    records[copy] = records[index]
    records[copy].generation = generation
    records[copy].isMade = isMade
    records[copy].terms = terms
    records[index].marker = -1
    records[index].other = -1
    tableau.symbols[records[copy].marker].owner = copy
    if records[copy].other >= 0 { tableau.symbols[records[copy].other].owner = copy }
  }
}

// MARK: Edit variables

extension Solver {
  /// Makes a variable editable: adds a constraint that keeps it at its current value, until other
  /// values are suggested.
  ///
  /// - Throws: `LayoutError.Code.alreadyAdded`, or `LayoutError.Code.invalidStrength` for a required
  ///   strength.
  package mutating func addEdit(
    of variable: Variable, strength: Strength = .high
  ) throws(LayoutError) {
    guard !hasEdit(of: variable) else { throw .editAlreadyAdded }
    guard !strength.isRequired else { throw .invalidStrength(strength) }
    let value = value(of: variable)
    let edit = try add(Expression(variable), .equal, value, strength: strength)
    tableau.symbols[variable.index].edit = edit.index
  }

  /// Suggests a value for an editable variable.
  ///
  /// - Throws: `LayoutError.Code.notAdded` or `LayoutError.Code.invalidNumber`.
  package mutating func suggest(_ value: Double, for variable: Variable) throws(LayoutError) {
    guard hasEdit(of: variable) else { throw .editNotAdded }
    try Self.check(constant: value)
    try setConstant(value, at: tableau.symbols[variable.index].edit)
  }

  /// Makes a variable no longer editable.
  ///
  /// - Throws: `LayoutError.Code.notAdded`.
  package mutating func removeEdit(of variable: Variable) throws(LayoutError) {
    guard hasEdit(of: variable) else { throw .editNotAdded }
    let edit = tableau.symbols[variable.index].edit
    tableau.symbols[variable.index].edit = -1
    try discard(constraint(at: edit))
  }

  /// Returns a Boolean value that indicates whether a variable is editable.
  package func hasEdit(of variable: Variable) -> Bool {
    tableau.check(variable)
    return tableau.symbols[variable.index].edit >= 0
  }
}
