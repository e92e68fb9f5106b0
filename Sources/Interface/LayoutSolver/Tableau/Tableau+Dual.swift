extension Tableau {
  /// The result of `restoreFeasibility()`.
  enum Feasibility: Equatable {
    /// All rows are feasible.
    case restored
    /// A row can't be made feasible.
    case impossible(row: Int32)
    /// Rounding errors prevent progress.
    case stalled
  }

  /// Makes all rows feasible, by the dual simplex method.
  ///
  /// If the tableau was optimal before a constant changed, it is optimal afterwards. If it wasn't,
  /// costs are ignored, and only feasibility is restored. If the method makes little progress, it
  /// follows Bland's rule, which doesn't cycle: the oldest symbols leave and enter.
  mutating func restoreFeasibility() -> Feasibility {
    let usesCosts = queue.isEmpty
    var count = 0
    let patience = 64 + 2 * rows.count
    while let row = nextInfeasibleRow(oldestFirst: count > patience) {
      let isDeficit = rows[row].constant < 0
      guard
        let position = enteringPosition(
          in: row, isDeficit: isDeficit, usesCosts: usesCosts, prefersLarge: count <= patience)
      else { return .impossible(row: row) }
      pivot(row: row, position: position)
      count += 1
      if count > 20 * patience {
        if rows[row].isInfeasible { noteInfeasible(row) }
        return .stalled
      }
    }
    return .restored
  }

  /// Removes an infeasible row from the list of candidates and returns it: the last one, or the one
  /// with the oldest basic symbol.
  private mutating func nextInfeasibleRow(oldestFirst: Bool) -> Int32? {
    if oldestFirst { moveOldestInfeasibleRowToEnd() }
    while !infeasibleRows.isEmpty {
      let row = infeasibleRows.removeLast()
      rows[row].isInfeasibleQueued = false
      if rows[row].isInfeasible { return row }
    }
    return nil
  }

  private mutating func moveOldestInfeasibleRowToEnd() {
    guard !infeasibleRows.isEmpty else { return }
    let last = Int32(infeasibleRows.count - 1)
    var oldest: Int32?
    for index in 0...last where rows[infeasibleRows[index]].isInfeasible {
      let stamp = symbols[rows[infeasibleRows[index]].basic].stamp
      if let current = oldest,
        symbols[rows[infeasibleRows[current]].basic].stamp <= stamp
      {
        continue
      }
      oldest = index
    }
    guard let oldest else { return }
    let row = infeasibleRows[oldest]
    infeasibleRows[oldest] = infeasibleRows[last]
    infeasibleRows[last] = row
  }

  /// Returns the position of the symbol that enters for the basic symbol of an infeasible row: the
  /// one that costs least per unit, and among equals the oldest. Returns nil if no symbol can
  /// increase the row (`isDeficit`), or reduce it.
  ///
  /// With `prefersLarge`, equals that differ much in size are decided by size, for accuracy.
  func enteringPosition(
    in row: Int32, isDeficit: Bool, usesCosts: Bool, prefersLarge: Bool = true
  ) -> Int32? {
    let direction: Double = isDeficit ? 1 : -1
    let cells = rows[row].cells
    var best: Int32 = -1
    var bestSize = 0.0
    for index in 0..<cells.count {
      let size = cells[index].value * direction
      let symbol = cells[index].symbol
      guard size > Tolerance.pivot, symbols[symbol].kind.canEnter else { continue }
      if best >= 0 {
        let current = cells[best].symbol
        let order =
          usesCosts
          ? costs[symbol].compare(dividedBy: size, with: costs[current], dividedBy: bestSize) : 0
        if order > 0 { continue }
        if order == 0 {
          if prefersLarge, bestSize > 1000 * size { continue }
          if !(prefersLarge && size > 1000 * bestSize),
            symbols[symbol].stamp > symbols[current].stamp
          {
            continue
          }
        }
      }
      best = index
      bestSize = size
    }
    return best >= 0 ? best : nil
  }

  /// Makes a row feasible whose constraints contradict each other by no more than rounding, and
  /// returns true.
  ///
  /// Such constraints pass when they are added, and may fail after a change of the basis, which
  /// magnifies the contradiction.
  mutating func forgive(_ row: Int32) -> Bool {
    guard abs(rows[row].constant) <= Tolerance.forgivable else { return false }
    rows[row].constant = 0
    return true
  }
}
