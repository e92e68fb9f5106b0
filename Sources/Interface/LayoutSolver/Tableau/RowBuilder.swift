/// The row of a constraint that is being added: a sum of symbols that aren't basic.
///
/// The sum is dense, indexed by symbol, with a list of the symbols in use.
struct RowBuilder: ~Copyable {
  private(set) var constant = 0.0
  /// The largest magnitude that was added to the constant: the scale of its rounding errors.
  private(set) var magnitude = 0.0
  private(set) var symbols = Buffer<Int32>()
  private var values = Buffer<Double>()
  private var isUsed = Buffer<Bool>()

  /// Empties the sum, and makes room for `symbolCount` symbols.
  mutating func reset(symbolCount: Int) {
    while !symbols.isEmpty { isUsed[symbols.removeLast()] = false }
    while values.count < symbolCount {
      values.append(0)
      isUsed.append(false)
    }
    constant = 0
    magnitude = 0
  }

  mutating func add(_ value: Double) {
    constant += value
    magnitude = max(magnitude, abs(value))
  }

  @inline(__always)
  mutating func add(_ symbol: Int32, _ value: Double) {
    if isUsed[symbol] {
      values[symbol] = Tolerance.sum(values[symbol], value)
    } else {
      isUsed[symbol] = true
      values[symbol] = value
      symbols.append(symbol)
    }
  }

  /// Adds the definition of a basic symbol.
  mutating func add(_ row: Row, times factor: Double) {
    add(factor * row.constant)
    for index in 0..<row.cells.count {
      let cell = row.cells[index]
      add(cell.symbol, factor * cell.value)
    }
  }

  /// Returns the coefficient of a symbol.
  @inline(__always)
  subscript(symbol: Int32) -> Double { isUsed[symbol] ? values[symbol] : 0 }
}
