import LayoutSolver
import LayoutOracle
import Testing

/// Contradictions between required constraints.
@Suite struct ConflictTests {
  @Test("A conflict names the constraints that take part, and no others")
  func namesConstraints() throws {
    var solver = Solver()
    let left = solver.makeVariable()
    let right = solver.makeVariable()
    let other = solver.makeVariable()
    try solver.add(Expression(other), .equal, 5)
    let first = try solver.add(Expression(left), .equal, 10)
    try solver.add(other - left, .lessOrEqual, 100)
    let second = try solver.add(right - left, .greaterOrEqual, 50)
    let third = try solver.makeConstraint(
      Expression(right), .lessOrEqual, Expression(constant: 59))
    let error = #expect(throws: LayoutError.self) { () throws in try solver.add(third) }
    #expect(error?.code == .unsatisfiable)
    #expect(error?.constraints == [first, second, third])
    #expect(error?.variables == [])
    let isAdded = solver.isAdded(third)
    #expect(!isAdded)
    let value = solver.value(of: left)
    #expect(value == 10)
  }

  @Test("A conflict names the variables that would be negative")
  func namesVariables() throws {
    var solver = Solver()
    let width = solver.makeVariable(.nonNegative)
    let constraint = try solver.makeConstraint(
      Expression(width), .equal, Expression(constant: -1))
    let error = #expect(throws: LayoutError.self) { () throws in try solver.add(constraint) }
    #expect(error?.constraints == [constraint])
    #expect(error?.variables == [width])
  }

  @Test("Conflicts of random systems are contradictions, and minimal")
  func minimal() throws {
    var count = 0
    for seed in 1...4000 as ClosedRange<UInt64> {
      let system = RandomSystem(seed: seed)
      let solved = try system.solve()
      guard let (last, error) = solved.refused else { continue }
      count += 1
      let rows = error.constraints.map { constraint in
        system.rows[solved.constraints.firstIndex(of: constraint) ?? -1]
      }
      #expect(error.constraints.contains(solved.constraints[last]), "seed \(seed)")
      let variables = Set(error.variables.map { Int($0.index) })
      func isSatisfiable(_ rows: [Scenario.Row], _ nonNegative: Set<Int>) -> Bool {
        DenseReference(
          rows, variableCount: system.variableCount, nonNegative: nonNegative, strengths: [])
          != nil
      }
      #expect(!isSatisfiable(rows, variables), "seed \(seed)")
      for index in rows.indices {
        var fewer = rows
        fewer.remove(at: index)
        #expect(isSatisfiable(fewer, variables), "seed \(seed) constraint \(index)")
      }
      for variable in variables {
        #expect(isSatisfiable(rows, variables.subtracting([variable])), "seed \(seed)")
      }
    }
    #expect(count > 300)
  }

  @Test("A refused constraint, constant or strength leaves all values as they were")
  func unchanged() throws {
    for seed in 1...2000 as ClosedRange<UInt64> {
      let system = RandomSystem(seed: seed)
      var random = SplitMix(seed: seed &+ 77)
      var solved = try system.solve()
      for _ in 0..<20 {
        let before = solved.values
        let constraint = try solved.solver.make(
          RandomSystem.row(
            &random, variableCount: system.variableCount, requiredShare: 100), solved.variables)
        let count = solved.solver.constraintCount
        let other = solved.constraints[random.below(solved.constraints.count)]
        do throws(LayoutError) {
          switch random.below(3) {
          case 0: try solved.solver.add(constraint)
          case 1: try solved.solver.setConstant(Double(random.below(400)), of: other)
          default: try solved.solver.setStrength(.required, of: other)
          }
        } catch {
          #expect(error.code == .unsatisfiable)
          #expect(solved.solver.constraintCount == count)
          let after = solved.values
          for (before, after) in zip(before, after) {
            #expect(abs(before - after) <= 1e-9 * max(1, abs(before)), "seed \(seed)")
          }
        }
      }
    }
  }

  @Test("Redundant required constraints are no conflict, and can be removed in any order")
  func redundant() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let first = try solver.add(Expression(x), .equal, 10)
    let second = try solver.add(2 * x, .equal, 20)
    try solver.add(3 * x, .equal, 30)
    try solver.remove(first)
    let kept = solver.value(of: x)
    #expect(kept == 10)
    let error = #expect(throws: LayoutError.self) { () throws in
      try solver.setConstant(22, of: second)
    }
    #expect(error?.constraints.count == 2)
    let unchanged = solver.value(of: x)
    #expect(unchanged == 10)
  }
}
