extension Solver {
  /// Returns the error for a system that couldn't be made feasible.
  func conflict(_ outcome: Tableau.Feasibility) -> LayoutError {
    guard case .impossible(let row) = outcome else { return .inaccurate }
    return conflict(in: row)
  }

  /// Returns the error for a row that can't be made feasible.
  ///
  /// Such a row says `basic = constant + …`, where the constant is negative, and nothing else in it
  /// can be positive. Its symbols are therefore those of the contradiction: the sum of their
  /// constraints, each times its coefficient in the row, is an inequality like `0 <= -3`. By the
  /// theorem of Gleeson and Ryan (1990) no constraint of such a basic row is superfluous.
  private func conflict(in row: Int32) -> LayoutError {
    var owners: [Int32] = []
    var variables: [Int32] = []
    func note(_ symbol: Int32) {
      let record = tableau.symbols[symbol]
      if record.kind == .nonNegative {
        variables.append(symbol)
      } else if record.owner >= 0, records[record.owner].strength.isRequired {
        owners.append(record.owner)
      }
    }
    note(tableau.rows[row].basic)
    let cells = tableau.rows[row].cells
    for position in 0..<cells.count where abs(cells[position].value) > Tolerance.pivot {
      note(cells[position].symbol)
    }
    return .unsatisfiable(
      owners.sorted().map { constraint(at: $0) }, variables.sorted().map { Variable(index: $0) })
  }
}
