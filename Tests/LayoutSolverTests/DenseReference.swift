import LayoutOracle

/// A plain reference: solves a system from the start, one strength after the other, with a dense
/// simplex tableau and Bland's rule. It shares no code with `Solver`.
///
/// Each constraint becomes `left - above + below = constant` with `above, below >= 0`, and each real
/// variable is a difference of two. After a strength is optimised, all columns with a positive
/// reduced cost are removed: what remains are exactly the optimal solutions.
struct DenseReference {
  /// The minimal violation of each strength below 1000, strongest first.
  private(set) var violations: [Double] = []

  private var rows: [[Double]] = []
  private var basis: [Int] = []
  private var isAllowed: [Bool] = []
  private let variableCount: Int
  private static let tolerance = 1e-9

  /// Solves a system. Returns nil if it can't be satisfied.
  init?(
    _ constraints: [Scenario.Row], variableCount: Int, nonNegative: Set<Int> = [],
    strengths: [Double]
  ) {
    self.variableCount = variableCount
    let deviation = 2 * variableCount
    let artificial = deviation + 2 * constraints.count
    let width = artificial + constraints.count
    isAllowed = [Bool](repeating: true, count: width)
    for variable in nonNegative { isAllowed[2 * variable + 1] = false }
    for (index, constraint) in constraints.enumerated() {
      var row = [Double](repeating: 0, count: width + 1)
      for term in constraint.terms {
        row[2 * term.variable] += term.coefficient
        row[2 * term.variable + 1] -= term.coefficient
      }
      row[deviation + 2 * index] = -1
      row[deviation + 2 * index + 1] = 1
      row[width] = constraint.constant
      if row[width] < 0 { row = row.map { -$0 } }
      row[artificial + index] = 1
      rows.append(row)
      basis.append(artificial + index)
      guard constraint.strength == 1000 else { continue }
      if constraint.relation <= 0 { isAllowed[deviation + 2 * index] = false }
      if constraint.relation >= 0 { isAllowed[deviation + 2 * index + 1] = false }
    }

    var cost = [Double](repeating: 0, count: width)
    for index in artificial..<width { cost[index] = 1 }
    guard let infeasibility = minimize(cost), infeasibility < 1e-7 else { return nil }
    removeArtificials(from: artificial)

    for strength in strengths {
      var cost = [Double](repeating: 0, count: width)
      for (index, constraint) in constraints.enumerated() where constraint.strength == strength {
        if constraint.relation <= 0 { cost[deviation + 2 * index] = 1 }
        if constraint.relation >= 0 { cost[deviation + 2 * index + 1] = 1 }
      }
      guard let violation = minimize(cost) else { return nil }
      violations.append(violation)
      let reduced = reducedCosts(cost)
      for column in 0..<width where reduced[column] > Self.tolerance { isAllowed[column] = false }
    }
  }

  /// Returns the smallest and the largest value of a variable among the optimal solutions.
  func range(of variable: Int) -> ClosedRange<Double> {
    var bounds: [Double] = []
    for sign in [1.0, -1.0] {
      var copy = self
      var cost = [Double](repeating: 0, count: isAllowed.count)
      cost[2 * variable] = sign
      cost[2 * variable + 1] = -sign
      bounds.append(copy.minimize(cost).map { sign * $0 } ?? -sign * .infinity)
    }
    return min(bounds[0], bounds[1])...max(bounds[0], bounds[1])
  }

  private func reducedCosts(_ cost: [Double]) -> [Double] {
    var reduced = cost
    for (row, basic) in zip(rows, basis) where cost[basic] != 0 {
      for column in reduced.indices { reduced[column] -= cost[basic] * row[column] }
    }
    return reduced
  }

  /// Minimises a sum of columns and returns the minimum, or nil if there is none.
  private mutating func minimize(_ cost: [Double]) -> Double? {
    while true {
      let reduced = reducedCosts(cost)
      guard
        let entering = reduced.indices.first(where: {
          isAllowed[$0] && reduced[$0] < -Self.tolerance
        })
      else { break }
      var leaving: Int?
      var best = Double.infinity
      for index in rows.indices where rows[index][entering] > Self.tolerance {
        let ratio = rows[index][isAllowed.count] / rows[index][entering]
        let isTie = abs(ratio - best) <= 1e-11
        if isTie ? basis[index] < basis[leaving ?? index] : ratio < best {
          leaving = index
          best = min(best, ratio)
        }
      }
      guard let leaving else { return nil }
      pivot(leaving, entering)
    }
    return zip(rows, basis).reduce(0) { $0 + cost[$1.1] * $1.0[isAllowed.count] }
  }

  private mutating func pivot(_ leaving: Int, _ entering: Int) {
    let factor = rows[leaving][entering]
    rows[leaving] = rows[leaving].map { $0 / factor }
    let pivotRow = rows[leaving]
    for index in rows.indices where index != leaving && rows[index][entering] != 0 {
      let factor = rows[index][entering]
      for column in pivotRow.indices { rows[index][column] -= factor * pivotRow[column] }
      rows[index][entering] = 0
    }
    basis[leaving] = entering
  }

  private mutating func removeArtificials(from first: Int) {
    for index in first..<isAllowed.count { isAllowed[index] = false }
    for index in rows.indices.reversed() where basis[index] >= first {
      if let column = (0..<first).first(where: { isAllowed[$0] && abs(rows[index][$0]) > 1e-7 }) {
        pivot(index, column)
      } else {
        rows.remove(at: index)
        basis.remove(at: index)
      }
    }
  }
}
