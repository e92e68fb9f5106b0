// The tableau of the simplex method, and the stages that keep it solved.
//
// 1. `RowBuilder`: writes a constraint in terms of the symbols that aren't basic.
// 2. `Tableau+Pivot`: exchanges a basic symbol and one that isn't, in the rows that contain it.
// 3. `Tableau+Dual`: makes the rows feasible after a constraint or a constant has changed.
// 4. `Tableau+Primal`: makes a feasible tableau optimal.
// 5. `Tableau+Refactor`: rebuilds the tableau from the constraints when rounding has accumulated.

/// The rows of the basic symbols, with an index of the rows that mention each other symbol.
///
/// A row lists its cells in no particular order, and a column lists the positions of its cells.
/// Each refers to the position in the other, so that a cell is inserted or removed in O(1) and a
/// pivot visits only the rows that contain the entering symbol. No result depends on the order of
/// cells: where there is a choice, the stamps of the symbols decide.
struct Tableau: ~Copyable {
  var symbols = Buffer<Symbol>(minimumCapacity: 64)
  /// The column of each symbol; empty for basic symbols.
  var columns = Buffer<List<Entry>>(minimumCapacity: 64)
  /// The reduced costs of each symbol by strength, strongest first; empty for basic symbols.
  var costs = Buffer<List<Cost>>(minimumCapacity: 64)
  var rows = Buffer<Row>(minimumCapacity: 64)

  private var freeSymbols = Buffer<Int32>()
  private var freeRows = Buffer<Int32>()
  private var nextStamp = 1

  /// The symbols whose costs may be negative.
  var queue = NewestFirstQueue()
  /// The rows that may be infeasible.
  var infeasibleRows = Buffer<Int32>()
  /// The variables whose value may have changed since the last report.
  var changedVariables = Buffer<Int32>()

  /// Work space of `substitute`, by symbol: the position in the pivot row plus 1, or 0.
  var pivotPositions = Buffer<Int32>(minimumCapacity: 64)
  /// Work space of `substitute`, by position in the pivot row: the last row that had the symbol.
  var matches = Buffer<Int>()
  var matchNumber = 0

  /// The pivots since `log` was emptied, while `isLogging`.
  var log = Buffer<LoggedPivot>()
  var isLogging = false
  var pivotCount = 0
  /// A Boolean value that indicates whether there was a pivot that enlarges rounding errors.
  var needsInspection = false

  struct LoggedPivot: BitwiseCopyable {
    var row: Int32
    var leaving: Int32
  }

  deinit {
    for index in 0..<Int32(rows.count) { rows[index].cells.deallocate() }
    for index in 0..<Int32(columns.count) {
      columns[index].deallocate()
      costs[index].deallocate()
    }
  }

  // MARK: Symbols and rows

  mutating func makeStamp() -> Int {
    nextStamp += 1
    return nextStamp
  }

  mutating func addSymbol(_ kind: Symbol.Kind, owner: Int32 = -1) -> Int32 {
    let index: Int32
    if freeSymbols.isEmpty {
      index = Int32(symbols.count)
      symbols.append(Symbol(kind))
      columns.append(List())
      costs.append(List())
      pivotPositions.append(0)
    } else {
      index = freeSymbols.removeLast()
      let isChanged = symbols[index].isChanged
      symbols[index] = Symbol(kind)
      symbols[index].isChanged = isChanged
    }
    symbols[index].owner = owner
    symbols[index].stamp = makeStamp()
    return index
  }

  /// Removes a symbol that isn't basic, with its column and costs.
  mutating func removeSymbol(_ symbol: Int32) {
    clearColumn(of: symbol)
    symbols[symbol].kind = .free
    freeSymbols.append(symbol)
  }

  mutating func addRow(basic symbol: Int32, constant: Double) -> Int32 {
    let kind = symbols[symbol].kind
    let index: Int32
    if freeRows.isEmpty {
      index = Int32(rows.count)
      rows.append(Row(constant: constant, cells: List(), basic: symbol, kind: kind))
    } else {
      index = freeRows.removeLast()
      rows[index].constant = constant
      rows[index].basic = symbol
      rows[index].kind = kind
    }
    symbols[symbol].row = index
    return index
  }

  /// Removes a row. Its basic symbol is no longer basic.
  mutating func removeRow(_ row: Int32) {
    while rows[row].cells.count > 0 { removeCell(at: rows[row].cells.count - 1, in: row) }
    symbols[rows[row].basic].row = -1
    rows[row].kind = .free
    rows[row].basic = -1
    freeRows.append(row)
  }

  // MARK: Cells

  @inline(__always)
  mutating func insertCell(_ symbol: Int32, _ value: Double, in row: Int32) {
    let slot = rows[row].cells.count
    rows[row].cells.append(Cell(value: value, symbol: symbol, slot: columns[symbol].count))
    columns[symbol].append(Entry(row: row, slot: slot))
  }

  /// Removes a cell from its row and its column.
  @inline(__always)
  mutating func removeCell(at position: Int32, in row: Int32) {
    let cell = rows[row].cells[position]
    removeEntry(at: cell.slot, of: cell.symbol)
    removeCellOnly(at: position, in: row)
  }

  /// Removes the entry of a cell from the column.
  @inline(__always)
  mutating func removeEntry(at slot: Int32, of symbol: Int32) {
    let last = columns[symbol].removeLast()
    guard slot != columns[symbol].count else { return }
    columns[symbol][slot] = last
    rows[last.row].cells[last.slot].slot = slot
  }

  /// Removes a cell from its row, but not from its column.
  @inline(__always)
  mutating func removeCellOnly(at position: Int32, in row: Int32) {
    let last = rows[row].cells.removeLast()
    guard position != rows[row].cells.count else { return }
    rows[row].cells[position] = last
    columns[last.symbol][last.slot].slot = position
  }

  /// Removes a symbol that isn't basic from all rows and from the objective.
  mutating func clearColumn(of symbol: Int32) {
    for index in 0..<columns[symbol].count {
      let entry = columns[symbol][index]
      removeCellOnly(at: entry.slot, in: entry.row)
    }
    columns[symbol].removeAll()
    costs[symbol].removeAll()
  }

  // MARK: Values

  /// Stops the program if a variable isn't one of this tableau. Storage isn't checked otherwise.
  @inline(__always)
  func check(_ variable: Variable) {
    precondition(
      variable.index >= 0 && Int(variable.index) < symbols.count
        && symbols[variable.index].kind.isVariable,
      "The variable was removed, or belongs to another solver.")
  }

  /// Returns the value of a symbol.
  @inline(__always)
  func value(of symbol: Int32) -> Double {
    let row = symbols[symbol].row
    let origin = symbols[symbol].origin
    return row >= 0 ? rows[row].constant + origin : origin
  }

  /// Records that the constant of a row has changed.
  @inline(__always)
  mutating func noteConstant(of row: Int32) {
    if rows[row].kind.isVariable { noteValue(of: rows[row].basic) }
    if rows[row].isInfeasible { noteInfeasible(row) }
  }

  @inline(__always)
  mutating func noteInfeasible(_ row: Int32) {
    guard !rows[row].isInfeasibleQueued else { return }
    rows[row].isInfeasibleQueued = true
    infeasibleRows.append(row)
  }

  /// Records that the value of a variable may have changed.
  @inline(__always)
  mutating func noteValue(of symbol: Int32) {
    guard !symbols[symbol].isChanged else { return }
    symbols[symbol].isChanged = true
    changedVariables.append(symbol)
  }

  /// Adds `delta` to the constants of the rows that contain a symbol, times their coefficient.
  mutating func shift(_ symbol: Int32, by delta: Double) {
    for index in 0..<columns[symbol].count {
      let entry = columns[symbol][index]
      rows[entry.row].constant += delta * rows[entry.row].cells[entry.slot].value
      noteConstant(of: entry.row)
    }
  }
}
