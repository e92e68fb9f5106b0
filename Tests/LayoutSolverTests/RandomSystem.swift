import LayoutSolver
import LayoutOracle

/// A random system with many strengths, whole and fractional, and some non-negative variables.
struct RandomSystem {
  var variableCount: Int
  var nonNegative: Set<Int> = []
  var rows: [Scenario.Row] = []

  init(seed: UInt64) {
    var random = SplitMix(seed: seed)
    variableCount = 2 + random.below(6)
    for variable in 0..<variableCount where random.chance(40) { nonNegative.insert(variable) }
    let requiredShare = random.pick([0, 20, 50])
    for _ in 0..<(2 + random.below(22)) {
      rows.append(Self.row(&random, variableCount: variableCount, requiredShare: requiredShare))
    }
  }

  static func row(
    _ random: inout SplitMix, variableCount: Int, requiredShare: Int
  ) -> Scenario.Row {
    var terms: [(variable: Int, coefficient: Double)] = []
    for _ in 0...random.below(3) {
      let variable = random.below(variableCount)
      guard !terms.contains(where: { $0.variable == variable }) else { continue }
      terms.append((variable, random.pick([1, 1, -1, -1, 2, 0.5, -3, 1.5, 16.0 / 9, 1.0 / 3])))
    }
    let strength = Double(1 + random.below(1998)) / 2
    return Scenario.Row(
      relation: random.pick([-1, 0, 1]), strength: random.chance(requiredShare) ? 1000 : strength,
      constant: Double(random.below(2001) - 1000) / 4, terms: terms)
  }

  /// A solver to which the system was added.
  struct Solved: ~Copyable {
    var solver: Solver
    let variables: [Variable]
    var constraints: [Constraint] = []
    /// The index of the first constraint that was refused, and the error.
    var refused: (index: Int, error: LayoutError)?

    var values: [Double] {
      mutating get {
        var values: [Double] = []
        for variable in variables { values.append(solver.value(of: variable)) }
        return values
      }
    }
  }

  /// Adds the system to a new solver, up to the first constraint that is refused.
  func solve() throws -> Solved {
    var solver = Solver()
    var variables: [Variable] = []
    for variable in 0..<variableCount {
      variables.append(solver.makeVariable(nonNegative.contains(variable) ? .nonNegative : .real))
    }
    var constraints: [Constraint] = []
    var refused: (index: Int, error: LayoutError)?
    for (index, row) in rows.enumerated() {
      let constraint = try solver.make(row, variables)
      constraints.append(constraint)
      do throws(LayoutError) {
        try solver.add(constraint)
      } catch {
        guard error.code == .unsatisfiable else { throw error }
        refused = (index, error)
        break
      }
    }
    return Solved(
      solver: solver, variables: variables, constraints: constraints, refused: refused)
  }
}

extension Solver {
  /// Makes the constraint of a row.
  mutating func make(_ row: Scenario.Row, _ variables: [Variable]) throws -> Constraint {
    let terms = row.terms.map { Term(variables[$0.variable], $0.coefficient) }
    let relation: Relation =
      row.relation < 0 ? .lessOrEqual : row.relation > 0 ? .greaterOrEqual : .equal
    return try makeConstraint(
      terms.span, relation, row.constant, strength: Strength(row.strength))
  }
}
