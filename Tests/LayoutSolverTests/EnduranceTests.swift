import LayoutSolver
import LayoutOracle
import Testing

/// Long sequences of operations.
@Suite struct EnduranceTests {
  @Test(
    "After 100,000 operations required constraints hold and the solution is optimal",
    arguments: [1, 2, 3] as [UInt64])
  func operations(seed: UInt64) throws {
    var run = LongRun(seed: seed)
    for step in 1...100_000 {
      try run.operate()
      let residual = run.largestResidual()
      guard residual <= 1e-8 else {
        Issue.record("seed \(seed) step \(step): residual \(residual)")
        return
      }
      if step % 500 == 0, let difference = try run.differenceFromFreshSolver() {
        Issue.record("seed \(seed) step \(step): \(difference)")
        return
      }
    }
    #expect(run.additions > 10_000 && run.refusals > 100)
  }
}

/// A solver and a plain copy of its constraints.
struct LongRun: ~Copyable {
  var random: SplitMix
  var solver = Solver()
  var variables: [Variable] = []
  var active: [(row: Scenario.Row, constraint: Constraint)] = []
  var additions = 0
  var refusals = 0
  private static let strengths = [250.0, 500, 750, 999.5]

  init(seed: UInt64) {
    random = SplitMix(seed: seed)
    for index in 0..<30 {
      variables.append(solver.makeVariable(index < 10 ? .nonNegative : .real))
    }
  }

  mutating func operate() throws {
    do throws(LayoutError) {
      try operateOnce()
    } catch {
      guard error.code == .unsatisfiable else { throw error }
      refusals += 1
    }
  }

  private mutating func operateOnce() throws(LayoutError) {
    let kind = random.below(10)
    if active.isEmpty || (kind < 3 && active.count < 60) {
      try add()
    } else if kind < 5 {
      try solver.discard(active.remove(at: random.below(active.count)).constraint)
    } else if kind < 9 {
      let index = random.below(active.count)
      let constant = Double(random.below(4000) - 2000) / 3
      try solver.setConstant(constant, of: active[index].constraint)
      active[index].row.constant = constant
    } else {
      let index = random.below(active.count)
      let strength = random.chance(20) ? 1000 : random.pick(Self.strengths)
      try solver.setStrength(Strength(strength), of: active[index].constraint)
      active[index].row.strength = strength
    }
  }

  private mutating func add() throws(LayoutError) {
    var row = RandomSystem.row(&random, variableCount: variables.count, requiredShare: 40)
    if row.strength != 1000 { row.strength = random.pick(Self.strengths) }
    let relation: Relation =
      row.relation < 0 ? .lessOrEqual : row.relation > 0 ? .greaterOrEqual : .equal
    let expression = Expression(row.terms.map { Term(variables[$0.variable], $0.coefficient) })
    let constraint = try solver.add(
      expression, relation, row.constant, strength: Strength(row.strength))
    active.append((row, constraint))
    additions += 1
  }

  private mutating func values() -> [Double] {
    var values: [Double] = []
    for variable in variables { values.append(solver.value(of: variable)) }
    return values
  }

  /// The largest violation of a required constraint, relative to its largest term.
  mutating func largestResidual() -> Double {
    let values = values()
    var largest = values[0..<10].map { max(0, -$0) }.max() ?? 0
    for (row, _) in active where row.strength == 1000 {
      let scale = row.terms.reduce(max(1, abs(row.constant))) {
        max($0, abs($1.coefficient * values[$1.variable]))
      }
      largest = max(largest, row.violation(values) / scale)
    }
    return largest
  }

  /// Returns a description of the first strength at which a new solver finds another violation.
  mutating func differenceFromFreshSolver() throws -> String? {
    var fresh = Solver()
    var freshVariables: [Variable] = []
    for index in variables.indices {
      freshVariables.append(fresh.makeVariable(index < 10 ? .nonNegative : .real))
    }
    for (row, _) in active { try fresh.add(fresh.make(row, freshVariables)) }
    let values = values()
    var freshValues: [Double] = []
    for variable in freshVariables { freshValues.append(fresh.value(of: variable)) }
    for strength in Self.strengths.reversed() {
      let rows = active.map(\.row).filter { $0.strength == strength }
      let ours = rows.reduce(0) { $0 + $1.violation(values) }
      let theirs = rows.reduce(0) { $0 + $1.violation(freshValues) }
      if abs(ours - theirs) > 1e-7 * max(1, theirs) {
        return "violation \(ours) at \(strength), a new solver has \(theirs)"
      }
    }
    return nil
  }
}
