extension Solver {
  /// Returns a Boolean value that indicates whether another solution that is equally good gives a
  /// variable another value.
  ///
  /// The answer is exact: if needed, the solver looks for the largest and smallest value among the
  /// optimal solutions, and then returns to the current one. A variable without constraints is
  /// ambiguous.
  package mutating func isAmbiguous(_ variable: Variable) -> Bool {
    tableau.check(variable)
    solve()
    guard tableau.symbols[variable.index].addedUses > 0 else { return true }
    for direction in [1.0, -1.0] {
      tableau.setLogging(true)
      let outcome = tableau.moveWithinOptimum(variable.index, direction: direction)
      tableau.undoLoggedPivots()
      if outcome != .fixed { return true }
    }
    return false
  }

  /// Moves to another optimal solution, with another value of a variable, and returns true. Returns
  /// false if the variable isn't ambiguous, or can only be increased without limit.
  ///
  /// A variable that isn't determined at all moves up by 10.
  @discardableResult
  package mutating func exerciseAmbiguity(of variable: Variable) -> Bool {
    tableau.check(variable)
    solve()
    guard tableau.symbols[variable.index].addedUses > 0 else { return false }
    for direction in [1.0, -1.0] {
      let outcome = tableau.moveWithinOptimum(variable.index, direction: direction)
      if case .unlimited(let position) = outcome {
        if tableau.shiftUndetermined(variable.index, or: position, by: 10) { return true }
      } else if outcome == .limited(by: nil) {
        return true
      } else if case .limited(let entry?) = outcome {
        tableau.pivot(row: entry.row, position: entry.slot)
        return true
      }
    }
    return false
  }
}

extension Tableau {
  /// What happens to a variable that is moved within the optimal solutions.
  enum Move: Equatable {
    /// It can't move.
    case fixed
    /// It can move until the row of the cell becomes infeasible.
    case limited(by: Entry?)
    /// It can move without limit, along with the symbol at a position in its row.
    case unlimited(Int32?)
  }

  /// Looks for a step that changes a variable and doesn't make the solution worse.
  ///
  /// Makes the pivots of length 0 that precede the step, but not the step itself.
  mutating func moveWithinOptimum(_ variable: Int32, direction: Double) -> Move {
    for _ in 0..<(64 + 2 * rows.count) {
      guard let candidate = candidate(toMove: variable, direction: direction) else {
        return .fixed
      }
      if symbols[candidate.symbol].kind == .real { return .unlimited(candidate.position) }
      guard let limit = limit(ofMoving: candidate.symbol, direction: 1) else {
        return .unlimited(candidate.position)
      }
      let distance = limit.step * abs(candidate.rate)
      if distance > 1e-7 * max(1, abs(value(of: variable))) { return .limited(by: limit.entry) }
      pivot(row: limit.entry.row, position: limit.entry.slot)
    }
    return .fixed
  }

  /// Returns the newest symbol that moves a variable at no cost, its position in the row of the
  /// variable, and the change of the variable per unit.
  private func candidate(
    toMove variable: Int32, direction: Double
  ) -> (symbol: Int32, position: Int32?, rate: Double)? {
    let row = symbols[variable].row
    guard row >= 0 else {
      let canMove =
        symbols[variable].kind == .real || (direction > 0 && costs[variable].sign == 0)
      return canMove ? (variable, nil, 1) : nil
    }
    var best: (symbol: Int32, position: Int32?, rate: Double)?
    let cells = rows[row].cells
    for position in 0..<cells.count {
      let cell = cells[position]
      let symbol = symbols[cell.symbol]
      let isUsable =
        symbol.kind == .real
        ? abs(cell.value) > Tolerance.pivot
        : symbol.kind.canEnter && cell.value * direction > Tolerance.pivot
          && costs[cell.symbol].sign == 0
      guard isUsable else { continue }
      if let best, symbols[best.symbol].stamp > symbol.stamp { continue }
      best = (cell.symbol, position, cell.value)
    }
    return best
  }

  /// Moves a `real` variable that isn't basic by `distance`: the variable itself, or the one at a
  /// position in its row. Returns false if that isn't a `real` variable.
  mutating func shiftUndetermined(
    _ variable: Int32, or position: Int32?, by distance: Double
  ) -> Bool {
    let row = symbols[variable].row
    let moved = position.map { rows[row].cells[$0].symbol } ?? variable
    guard symbols[moved].kind == .real else { return false }
    symbols[moved].origin += distance
    noteValue(of: moved)
    shift(moved, by: distance)
    return true
  }
}
