/// The change of the violation of one strength, per unit of a symbol that isn't basic.
///
/// The objective of the solver is a vector: the violations of strength 999.9…, then those of 750,
/// and so on. It is compared lexicographically, so that no number of weak constraints outweighs a
/// stronger one; weighted sums can't do this for 1,000 levels within the precision of a Double.
/// Each symbol stores its own sparse vector of reduced costs, since most symbols are affected by
/// one or two strengths.
struct Cost: BitwiseCopyable {
  var strength: Double
  var value: Double
}

extension List<Cost> {
  /// -1 if increasing the symbol improves the solution, 1 if it makes it worse, and 0 if neither.
  var sign: Int {
    for index in 0..<count {
      let value = self[index].value
      if value < -Tolerance.cost { return -1 }
      if value > Tolerance.cost { return 1 }
    }
    return 0
  }

  /// Adds a value to the cost at a strength.
  mutating func add(_ value: Double, at strength: Double) {
    var index: Int32 = 0
    while index < count, self[index].strength > strength { index += 1 }
    guard index < count, self[index].strength == strength else {
      insert(Cost(strength: strength, value: value), at: index)
      return
    }
    let sum = Tolerance.sum(self[index].value, value)
    if sum == 0 {
      remove(at: index)
    } else {
      self[index].value = sum
    }
  }

  /// Compares `self / divisor` with `other / otherDivisor`, and returns -1, 0 or 1. The divisors are
  /// positive.
  func compare(dividedBy divisor: Double, with other: List<Cost>, dividedBy otherDivisor: Double)
    -> Int
  {
    var index: Int32 = 0
    var otherIndex: Int32 = 0
    while index < count || otherIndex < other.count {
      let strength = index < count ? self[index].strength : -1
      let otherStrength = otherIndex < other.count ? other[otherIndex].strength : -1
      var ratio = 0.0
      var otherRatio = 0.0
      if strength >= otherStrength {
        ratio = self[index].value / divisor
        index += 1
      }
      if otherStrength >= strength {
        otherRatio = other[otherIndex].value / otherDivisor
        otherIndex += 1
      }
      let difference = ratio - otherRatio
      if abs(difference) > Tolerance.cost * max(1, abs(ratio), abs(otherRatio)) {
        return difference < 0 ? -1 : 1
      }
    }
    return 0
  }
}

extension Tableau {
  /// Adds `factor` times the error symbol `error` to the objective at a strength.
  mutating func addToObjective(_ error: Int32, _ factor: Double, at strength: Double) {
    let row = symbols[error].row
    guard row >= 0 else {
      addCost(factor, at: strength, to: error)
      return
    }
    for index in 0..<rows[row].cells.count {
      let cell = rows[row].cells[index]
      addCost(factor * cell.value, at: strength, to: cell.symbol)
    }
  }

  /// Adds a value to a reduced cost.
  mutating func addCost(_ value: Double, at strength: Double, to symbol: Int32) {
    costs[symbol].add(value, at: strength)
    enqueueIfImproving(symbol)
  }

  /// Puts a symbol into the queue of `optimize()` if increasing it improves the solution.
  @inline(__always)
  mutating func enqueueIfImproving(_ symbol: Int32) {
    guard !symbols[symbol].isQueued, symbols[symbol].kind.canEnter, costs[symbol].sign < 0
    else { return }
    symbols[symbol].isQueued = true
    queue.insert(NewestFirstQueue.Entry(stamp: symbols[symbol].stamp, symbol: symbol))
  }
}
