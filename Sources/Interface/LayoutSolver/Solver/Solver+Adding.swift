extension Solver {
  /// Adds a constraint.
  ///
  /// - Throws: `LayoutError.Code.unsatisfiable` if the constraint is required and contradicts other
  ///   required constraints, `LayoutError.Code.alreadyAdded`, or
  ///   `LayoutError.Code.unknownConstraint`.
  package mutating func add(_ constraint: Constraint) throws(LayoutError) {
    let index = try index(of: constraint)
    guard !records[index].isAdded else { throw .constraintAlreadyAdded(constraint) }
    try insert(index)
  }

  /// Makes and adds the constraint `left relation right`.
  ///
  /// - Throws: The errors of `makeConstraint(_:_:_:strength:)` and `add(_:)`.
  @discardableResult
  package mutating func add(
    _ left: Expression, _ relation: Relation, _ right: Expression,
    strength: Strength = .required
  ) throws(LayoutError) -> Constraint {
    let constraint = try makeConstraint(left, relation, right, strength: strength)
    do throws(LayoutError) {
      try insert(constraint.index)
    } catch {
      try discard(constraint)
      throw error
    }
    return constraint
  }

  /// Makes and adds the constraint `left relation constant`.
  ///
  /// - Throws: The errors of `makeConstraint(_:_:_:strength:)` and `add(_:)`.
  @discardableResult
  package mutating func add(
    _ left: Expression, _ relation: Relation, _ constant: Double,
    strength: Strength = .required
  ) throws(LayoutError) -> Constraint {
    try add(left, relation, Expression(constant: constant), strength: strength)
  }

  /// Returns a Boolean value that indicates whether a constraint is added.
  package func isAdded(_ constraint: Constraint) -> Bool {
    guard let index = try? index(of: constraint) else { return false }
    return records[index].isAdded
  }

  mutating func insert(_ index: Int32) throws(LayoutError) {
    if !tableau.infeasibleRows.isEmpty { solve() }
    retainVariables(of: index)
    makeMarkers(of: index)
    buildRow(of: index)
    if let subject = undeterminedVariable() {
      define(subject, for: index)
    } else if !records[index].strength.isRequired {
      defineMarker(of: index)
    } else if let conflict = requireMarker(of: index) {
      releaseVariables(of: index)
      throw conflict
    }
    constraintCount += 1
  }

  /// Gives stamps to the variables that no other added constraint mentions.
  private mutating func retainVariables(of index: Int32) {
    let terms = records[index].terms
    for position in 0..<terms.count {
      let variable = terms[position].variable.index
      if tableau.symbols[variable].addedUses == 0 {
        tableau.symbols[variable].stamp = tableau.makeStamp()
      }
      tableau.symbols[variable].addedUses += 1
    }
  }

  private mutating func makeMarkers(of index: Int32) {
    let isRequired = records[index].strength.isRequired
    let isDummy = isRequired && records[index].relation == .equal
    records[index].marker = tableau.addSymbol(isDummy ? .dummy : .slack, owner: index)
    records[index].other = isRequired ? -1 : tableau.addSymbol(.slack, owner: index)
  }

  /// Writes the marker of a constraint in terms of the symbols that aren't basic:
  /// `marker = factor * (terms - constant) + other`.
  mutating func buildRow(of index: Int32) {
    builder.reset(symbolCount: tableau.symbols.count)
    let record = records[index]
    builder.add(-record.factor * record.constant)
    for position in 0..<record.terms.count {
      let term = record.terms[position]
      let row = tableau.symbols[term.variable.index].row
      builder.add(record.factor * term.coefficient * tableau.symbols[term.variable.index].origin)
      if row >= 0 {
        builder.add(tableau.rows[row], times: record.factor * term.coefficient)
      } else {
        builder.add(term.variable.index, record.factor * term.coefficient)
      }
    }
    if record.other >= 0 { builder.add(record.other, 1) }
  }

  /// Returns the `real` variable in the built row that isn't basic: the one in the fewest rows, and
  /// among equals the newest.
  private func undeterminedVariable() -> Int32? {
    var best: Int32?
    for position in 0..<Int32(builder.symbols.count) {
      let symbol = builder.symbols[position]
      guard tableau.symbols[symbol].kind == .real, abs(builder[symbol]) > Tolerance.pivot
      else { continue }
      if let current = best {
        let count = tableau.columns[symbol].count
        let bestCount = tableau.columns[current].count
        guard
          count < bestCount
            || (count == bestCount
              && tableau.symbols[symbol].stamp > tableau.symbols[current].stamp)
        else { continue }
      }
      best = symbol
    }
    return best
  }

  /// Adds the built row, solved for one of its symbols, and returns its index.
  @discardableResult
  mutating func define(_ subject: Int32, for index: Int32) -> Int32 {
    let marker = records[index].marker
    let factor = -1 / builder[subject]
    let row = tableau.addRow(basic: subject, constant: factor * builder.constant)
    tableau.rows[row].cells.reserve(Int32(builder.symbols.count))
    tableau.insertCell(marker, -factor, in: row)
    for position in 0..<Int32(builder.symbols.count) {
      let symbol = builder.symbols[position]
      let value = builder[symbol]
      if value != 0, symbol != subject { tableau.insertCell(symbol, factor * value, in: row) }
    }
    tableau.noteConstant(of: row)
    tableau.substitute(subject, by: row)
    addErrorsToObjective(of: index, factor: 1)
    return row
  }

  /// Adds the built row of an optional constraint. Either the marker or the other symbol is basic,
  /// whichever isn't negative.
  private mutating func defineMarker(of index: Int32) {
    if builder.constant < 0 {
      define(records[index].other, for: index)
    } else {
      insertMarkerRow(of: index)
      addErrorsToObjective(of: index, factor: 1)
    }
  }

  /// Adds the built row, solved for the marker, and returns its index.
  @discardableResult
  mutating func insertMarkerRow(of index: Int32) -> Int32 {
    let row = tableau.addRow(basic: records[index].marker, constant: builder.constant)
    tableau.rows[row].cells.reserve(Int32(builder.symbols.count))
    for position in 0..<Int32(builder.symbols.count) {
      let symbol = builder.symbols[position]
      if builder[symbol] != 0 { tableau.insertCell(symbol, builder[symbol], in: row) }
    }
    return row
  }

  /// Adds the built row of a required constraint and makes it feasible. Returns an error, and leaves
  /// the tableau as it was, if that isn't possible.
  private mutating func requireMarker(of index: Int32) -> LayoutError? {
    let row = insertMarkerRow(of: index)
    // The constant of a redundant equation is 0 but for rounding.
    if abs(builder.constant) <= Tolerance.cancellation * builder.magnitude {
      tableau.rows[row].constant = 0
    }
    guard records[index].relation == .equal || tableau.rows[row].isInfeasible else { return nil }
    tableau.setLogging(true)
    defer { tableau.setLogging(false) }
    let isDeficit = tableau.rows[row].constant < 0
    if !tableau.rows[row].isInfeasible {
      let usesCosts = tableau.queue.isEmpty
      let position =
        tableau.enteringPosition(in: row, isDeficit: true, usesCosts: usesCosts)
        ?? tableau.enteringPosition(in: row, isDeficit: isDeficit, usesCosts: usesCosts)
        ?? tableau.enteringPosition(in: row, isDeficit: false, usesCosts: usesCosts)
      if let position { tableau.pivot(row: row, position: position) }
    } else {
      tableau.noteInfeasible(row)
    }
    let outcome = tableau.restoreFeasibility()
    guard outcome != .restored else { return nil }
    let conflict = conflict(outcome)
    tableau.undoLoggedPivots()
    tableau.removeRow(row)
    tableau.removeSymbol(records[index].marker)
    records[index].marker = -1
    return conflict
  }

  /// Adds the errors of an optional constraint to the objective of its strength, or removes them
  /// (`factor` -1).
  mutating func addErrorsToObjective(of index: Int32, factor: Double) {
    let record = records[index]
    guard !record.strength.isRequired else { return }
    let strength = record.strength.rawValue
    if record.isMarkerError {
      tableau.addToObjective(record.marker, factor * record.scale, at: strength)
    }
    tableau.addToObjective(record.other, factor * record.scale, at: strength)
  }
}
