extension Solver {
  /// Rebuilds the tableau if rounding errors are visible in the solution, or if there were many
  /// pivots since the last time, and returns true if it did.
  mutating func inspect() -> Bool {
    tableau.needsInspection = false
    nextInspection =
      tableau.pivotCount + max(Tolerance.pivotsBetweenInspections, tableau.rows.count / 8)
    guard tableau.pivotCount >= nextRebuild || !isAccurate else { return false }
    rebuildTableau()
    return true
  }

  /// A Boolean value that indicates whether the symbols satisfy the equations of all constraints.
  private var isAccurate: Bool {
    for index in 0..<Int32(records.count) where records[index].isAdded {
      if relativeResidual(of: index) > Tolerance.residual { return false }
    }
    return true
  }

  /// Returns the amount by which the equation of an added constraint is violated, relative to 1 or
  /// to the largest number in it.
  private func relativeResidual(of index: Int32) -> Double {
    let record = records[index]
    var residual = -record.constant
    var magnitude = max(1, abs(record.constant))
    for position in 0..<record.terms.count {
      let term = record.terms[position]
      let value = term.coefficient * tableau.value(of: term.variable.index)
      residual += value
      magnitude = max(magnitude, abs(value))
    }
    residual -= tableau.value(of: record.marker) / record.factor
    if record.other >= 0 { residual += tableau.value(of: record.other) / record.factor }
    return abs(residual) / magnitude
  }

  /// Computes the tableau anew from the constraints, with the same basic symbols.
  ///
  /// Each pivot adds rounding errors to the coefficients. This happens after a number of pivots that
  /// is at least twice the number of rows, so that its cost is small beside theirs.
  mutating func rebuildTableau() {
    nextRebuild =
      tableau.pivotCount + max(Tolerance.pivotsBetweenRebuilds, 2 * tableau.rows.count)
    var isBasic = [Bool](repeating: false, count: tableau.symbols.count)
    for index in 0..<Int32(tableau.rows.count) where tableau.rows[index].basic >= 0 {
      isBasic[Int(tableau.rows[index].basic)] = true
    }
    tableau.removeAllRows()
    for index in 0..<Int32(records.count) where records[index].isAdded {
      buildRow(of: index)
      let subject = largestSymbol { isBasic[Int($0)] }
      let marker = records[index].marker
      if let subject, !isBasic[Int(marker)] || abs(builder[subject]) > 1 {
        define(subject, for: index)
      } else if isBasic[Int(marker)] {
        insertMarkerRow(of: index)
        addErrorsToObjective(of: index, factor: 1)
      } else if let substitute = largestSymbol({ _ in true }) {
        // Rounding made the old basis singular; the solution is repaired by `solve()`.
        define(substitute, for: index)
      }
    }
    for index in 0..<Int32(tableau.rows.count) where tableau.rows[index].basic >= 0 {
      tableau.noteConstant(of: index)
    }
  }

  /// Returns the symbol with the largest coefficient in the built row, of those that a function
  /// accepts and that aren't dummies.
  private func largestSymbol(_ accepts: (Int32) -> Bool) -> Int32? {
    var best: Int32?
    for position in 0..<Int32(builder.symbols.count) {
      let symbol = builder.symbols[position]
      let size = abs(builder[symbol])
      guard size > Tolerance.pivot, accepts(symbol) else { continue }
      if let current = best, abs(builder[current]) >= size { continue }
      best = symbol
    }
    return best
  }
}

extension Tableau {
  /// Removes all rows, columns and costs. The symbols stay.
  mutating func removeAllRows() {
    for index in 0..<Int32(rows.count) where rows[index].basic >= 0 { removeRow(index) }
    for index in 0..<Int32(symbols.count) {
      costs[index].removeAll()
      symbols[index].isQueued = false
    }
    queue.removeAll()
  }
}
