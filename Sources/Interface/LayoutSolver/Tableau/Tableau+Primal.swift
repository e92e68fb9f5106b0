extension Tableau {
  /// Makes a feasible tableau optimal, by the primal simplex method.
  ///
  /// Of the symbols that improve the solution, the newest enters; of the rows that limit the step
  /// equally, the one with the newest basic symbol leaves. This is Bland's rule, which doesn't
  /// cycle, with the newest symbol as the first. Returns false if rounding made it cycle, in which
  /// case the tableau must be rebuilt.
  mutating func optimize() -> Bool {
    let limit = pivotCount + 256 + 32 * rows.count
    while let next = queue.removeNewest() {
      let entering = next.symbol
      guard symbols[entering].stamp == next.stamp else { continue }
      symbols[entering].isQueued = false
      guard symbols[entering].kind.canEnter, !symbols[entering].isBasic,
        costs[entering].sign < 0, let entry = limitingEntry(ofIncreasing: entering)
      else { continue }
      pivot(row: entry.row, position: entry.slot)
      if pivotCount > limit { return false }
    }
    return true
  }

  /// Returns the cell whose row becomes infeasible first when a symbol increases from 0, or nil if
  /// no row does.
  func limitingEntry(ofIncreasing symbol: Int32) -> Entry? {
    limit(ofMoving: symbol, direction: 1)?.entry
  }

  /// Returns the limiting cell and the step for a symbol that moves up (1) or down (-1) from 0.
  func limit(ofMoving symbol: Int32, direction: Double) -> (entry: Entry, step: Double)? {
    var best: Entry?
    var bestStep = Double.infinity
    var bestSize = 0.0
    let column = columns[symbol]
    for index in 0..<column.count {
      let entry = column[index]
      let kind = rows[entry.row].kind
      guard kind != .real else { continue }
      let value = rows[entry.row].cells[entry.slot].value * direction
      guard value < -Tolerance.pivot || (kind == .dummy && value > Tolerance.pivot)
      else { continue }
      let step = kind == .dummy ? 0 : max(0, rows[entry.row].constant) / -value
      let size = abs(value)
      if let current = best {
        let difference = step - bestStep
        let isTie = abs(difference) <= Tolerance.ratio * max(1, step)
        guard isTie ? isPreferred(entry, size, over: current, bestSize) : difference < 0
        else { continue }
      }
      best = entry
      bestStep = step
      bestSize = size
    }
    return best.map { ($0, bestStep) }
  }

  /// Decides a tie between two rows: for the much larger pivot, otherwise for the newest symbol.
  private func isPreferred(
    _ entry: Entry, _ size: Double, over other: Entry, _ otherSize: Double
  ) -> Bool {
    if size > 1000 * otherSize { return true }
    if otherSize > 1000 * size { return false }
    return symbols[rows[entry.row].basic].stamp > symbols[rows[other.row].basic].stamp
  }
}
