extension Solver {
  /// Removes a constraint. It can be added again.
  ///
  /// - Throws: `LayoutError.Code.notAdded` or `LayoutError.Code.unknownConstraint`.
  package mutating func remove(_ constraint: Constraint) throws(LayoutError) {
    let index = try index(of: constraint)
    guard records[index].isAdded else { throw .constraintNotAdded(constraint) }
    withdraw(index)
  }

  /// Removes an added constraint.
  mutating func withdraw(_ index: Int32) {
    if !tableau.infeasibleRows.isEmpty { solve() }
    addErrorsToObjective(of: index, factor: -1)
    let marker = records[index].marker
    let other = records[index].other
    records[index].marker = -1
    records[index].other = -1
    if other >= 0, tableau.symbols[other].isBasic {
      tableau.removeRow(tableau.symbols[other].row)
    } else {
      // The columns of the two symbols are opposite: the constraint can be expressed by one.
      if other >= 0 { tableau.clearColumn(of: other) }
      tableau.removeRow(definingBasic: marker)
    }
    tableau.removeSymbol(marker)
    if other >= 0 { tableau.removeSymbol(other) }
    releaseVariables(of: index)
    constraintCount -= 1
  }

  /// Resets the variables that no added constraint mentions any more.
  mutating func releaseVariables(of index: Int32) {
    let terms = records[index].terms
    for position in 0..<terms.count {
      let variable = terms[position].variable.index
      tableau.symbols[variable].addedUses -= 1
      guard tableau.symbols[variable].addedUses == 0 else { continue }
      tableau.clearColumn(of: variable)
      tableau.symbols[variable].origin = 0
      tableau.noteValue(of: variable)
    }
  }
}

extension Tableau {
  /// Removes the row of a marker. If the marker isn't basic, it is made basic before.
  mutating func removeRow(definingBasic marker: Int32) {
    if !symbols[marker].isBasic {
      guard let entry = entryToLeave(forMarker: marker) else { return }
      pivot(row: entry.row, position: entry.slot)
    }
    removeRow(symbols[marker].row)
  }

  /// Returns the cell whose row a marker, free to take any value, defines from now on.
  ///
  /// This is the first row that becomes infeasible as the marker moves up or down, so that the
  /// others stay feasible. If none does, it is the row of the oldest `real` variable, which becomes
  /// 0.
  private func entryToLeave(forMarker marker: Int32) -> Entry? {
    let up = limit(ofMoving: marker, direction: 1)
    let down = limit(ofMoving: marker, direction: -1)
    if let up, let down { return down.step < up.step ? down.entry : up.entry }
    if let limit = up ?? down { return limit.entry }
    var oldest: Entry?
    let column = columns[marker]
    for index in 0..<column.count {
      let entry = column[index]
      guard abs(rows[entry.row].cells[entry.slot].value) > Tolerance.pivot else { continue }
      if let current = oldest,
        symbols[rows[current.row].basic].stamp < symbols[rows[entry.row].basic].stamp
      {
        continue
      }
      oldest = entry
    }
    return oldest
  }
}
