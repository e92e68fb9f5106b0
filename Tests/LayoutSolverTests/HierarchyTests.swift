import LayoutSolver
import LayoutOracle
import Testing

/// Priorities form a strict hierarchy.
@Suite struct HierarchyTests {
  @Test("One constraint of strength 750 wins over a hundred of 749.9")
  func oneAgainstMany() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    for index in 0..<100 {
      try solver.add(
        Expression(x), .equal, 1000 + Double(index) / 1000, strength: Strength(749.9))
    }
    try solver.add(Expression(x), .equal, 7, strength: Strength(750))
    let value = solver.value(of: x)
    #expect(value == 7)
  }

  @Test("A weak constraint decides what stronger ones leave open")
  func weakDecides() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    try solver.add(Expression(x), .greaterOrEqual, 10)
    try solver.add(Expression(x), .lessOrEqual, 50, strength: .high)
    try solver.add(Expression(x), .equal, 100, strength: .low)
    let value = solver.value(of: x)
    #expect(value == 50)
  }

  @Test("Changing a strength changes the winner", arguments: [(749.0, 20.0), (750.5, 30.0)])
  func changedStrength(strength: Double, expected: Double) throws {
    var solver = Solver()
    let x = solver.makeVariable()
    try solver.add(Expression(x), .equal, 20, strength: .high)
    let other = try solver.add(Expression(x), .equal, 30, strength: .low)
    let before = solver.value(of: x)
    #expect(before == 20)
    try solver.setStrength(Strength(strength), of: other)
    let after = solver.value(of: x)
    #expect(after == expected)
  }

  @Test("A constraint becomes required and optional again")
  func requiredAndBack() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    try solver.add(Expression(x), .equal, 20, strength: .high)
    let other = try solver.add(Expression(x), .equal, 30, strength: .low)
    try solver.setStrength(.required, of: other)
    let required = solver.value(of: x)
    #expect(required == 30)
    try solver.setStrength(.low, of: other)
    let optional = solver.value(of: x)
    #expect(optional == 20)
    #expect(solver.constraintCount == 2)
  }

  @Test("Many strengths are optimised one after the other, as the dense reference does")
  func manyStrengths() throws {
    var counts = [0, 0]
    for seed in 1...1500 as ClosedRange<UInt64> {
      let system = RandomSystem(seed: seed)
      let strengths = Set(system.rows.map(\.strength)).subtracting([1000]).sorted(by: >)
      let reference = DenseReference(
        system.rows, variableCount: system.variableCount, nonNegative: system.nonNegative,
        strengths: strengths)
      var solved = try system.solve()
      #expect((reference == nil) == (solved.refused != nil), "seed \(seed)")
      counts[reference == nil ? 0 : 1] += 1
      guard let reference, solved.refused == nil else { continue }
      let values = solved.values
      for (strength, expected) in zip(strengths, reference.violations) {
        let violation = system.rows.filter { $0.strength == strength }
          .reduce(0) { $0 + $1.violation(values) }
        #expect(
          abs(violation - expected) <= 1e-6 * max(1, expected), "seed \(seed) strength \(strength)")
      }
    }
    #expect(counts[0] > 200 && counts[1] > 500)
  }
}
