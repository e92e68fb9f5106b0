extension Tableau {
  /// Makes the symbol of a cell basic, in place of the basic symbol of the cell's row.
  ///
  /// Takes time proportional to the lengths of the rows that contain the symbol.
  mutating func pivot(row: Int32, position: Int32) {
    let cell = rows[row].cells[position]
    let entering = cell.symbol
    let leaving = rows[row].basic
    if isLogging { log.append(LoggedPivot(row: row, leaving: leaving)) }
    pivotCount += 1

    removeEntry(at: cell.slot, of: entering)
    solve(row: row, position: position)
    symbols[leaving].row = -1
    symbols[entering].row = row
    rows[row].basic = entering
    rows[row].kind = symbols[entering].kind
    if symbols[leaving].kind.isVariable { noteValue(of: leaving) }
    noteConstant(of: row)
    substitute(entering, by: row)
  }

  /// Solves a row for the symbol at `position`, whose cell becomes that of the old basic symbol.
  private mutating func solve(row: Int32, position: Int32) {
    let leaving = rows[row].basic
    let value = rows[row].cells[position].value
    let factor = -1 / value
    rows[row].constant *= factor
    let cells = rows[row].cells
    var growth = abs(factor)
    for index in 0..<cells.count {
      cells[index].value *= factor
      growth = max(growth, abs(cells[index].value))
    }
    if growth > Tolerance.growth { needsInspection = true }
    cells[position] = Cell(value: 1 / value, symbol: leaving, slot: columns[leaving].count)
    columns[leaving].append(Entry(row: row, slot: position))
  }

  /// Replaces a symbol that has just become basic in all other rows and in the objective.
  mutating func substitute(_ symbol: Int32, by row: Int32) {
    let pivotRow = rows[row]
    if costs[symbol].count > 0 { substituteInCosts(symbol, by: pivotRow) }
    let column = columns[symbol]
    guard column.count > 0 else { return }
    while matches.count < Int(pivotRow.cells.count) { matches.append(0) }
    for index in 0..<pivotRow.cells.count {
      pivotPositions[pivotRow.cells[index].symbol] = index + 1
    }
    for index in 0..<column.count {
      let entry = column[index]
      let factor = rows[entry.row].cells[entry.slot].value
      removeCellOnly(at: entry.slot, in: entry.row)
      add(pivotRow, times: factor, to: entry.row)
      rows[entry.row].constant += factor * pivotRow.constant
      noteConstant(of: entry.row)
    }
    columns[symbol].removeAll()
    for index in 0..<pivotRow.cells.count { pivotPositions[pivotRow.cells[index].symbol] = 0 }
  }

  private mutating func substituteInCosts(_ symbol: Int32, by pivotRow: Row) {
    let factors = costs[symbol]
    costs[symbol].removeAll()
    for index in 0..<pivotRow.cells.count {
      let cell = pivotRow.cells[index]
      for level in 0..<factors.count {
        costs[cell.symbol].add(factors[level].value * cell.value, at: factors[level].strength)
      }
      enqueueIfImproving(cell.symbol)
    }
  }

  /// Adds the cells of the pivot row, whose positions are in `pivotPositions`, to another row.
  private mutating func add(_ pivotRow: Row, times factor: Double, to row: Int32) {
    matchNumber += 1
    let pivotCells = pivotRow.cells
    var matched: Int32 = 0
    var index: Int32 = 0
    while index < rows[row].cells.count {
      let cell = rows[row].cells[index]
      let position = pivotPositions[cell.symbol] - 1
      if position >= 0 {
        matched += 1
        matches[position] = matchNumber
        let value = Tolerance.sum(cell.value, factor * pivotCells[position].value)
        if value == 0 {
          removeCell(at: index, in: row)
          continue
        }
        rows[row].cells[index].value = value
      }
      index += 1
    }
    guard matched < pivotCells.count else { return }
    for position in 0..<pivotCells.count where matches[position] != matchNumber {
      insertCell(pivotCells[position].symbol, factor * pivotCells[position].value, in: row)
    }
  }

  /// Reverses all logged pivots and stops logging.
  mutating func undoLoggedPivots() {
    isLogging = false
    while !log.isEmpty {
      let undone = log.removeLast()
      guard let position = position(of: undone.leaving, in: undone.row) else { continue }
      pivot(row: undone.row, position: position)
    }
  }

  /// Starts or ends logging.
  mutating func setLogging(_ isOn: Bool) {
    log.removeAll()
    isLogging = isOn
  }

  /// Returns the position of the cell of a symbol in a row.
  func position(of symbol: Int32, in row: Int32) -> Int32? {
    if columns[symbol].count < rows[row].cells.count {
      for index in 0..<columns[symbol].count where columns[symbol][index].row == row {
        return columns[symbol][index].slot
      }
    } else {
      for index in 0..<rows[row].cells.count where rows[row].cells[index].symbol == symbol {
        return index
      }
    }
    return nil
  }
}
