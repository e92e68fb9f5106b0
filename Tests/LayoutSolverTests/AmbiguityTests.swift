import LayoutSolver
import LayoutOracle
import Testing

/// Variables that the constraints don't determine.
@Suite struct AmbiguityTests {
  @Test("A variable is ambiguous until constraints determine it")
  func determined() throws {
    var solver = Solver()
    let left = solver.makeVariable()
    let width = solver.makeVariable(.nonNegative)
    let unused = solver.isAmbiguous(left)
    #expect(unused)
    try solver.add(left + width, .equal, 100)
    let open = solver.isAmbiguous(left)
    #expect(open)
    try solver.add(Expression(width), .equal, 30, strength: .low)
    let closed = solver.isAmbiguous(left)
    #expect(!closed)
  }

  @Test("Two equal huggings are ambiguous, and exercising moves the slack to the other view")
  func equalHugging() throws {
    var row = try Row(
      [Row.View(width: 83.667), Row.View(width: 76.333)], total: 393, inset: 20, gap: 24)
    let isAmbiguous = row.solver.isAmbiguous(row.widths[0])
    #expect(isAmbiguous)
    let before = row.solvedWidths
    #expect(before == [252.667, 76.333])
    let moved = row.solver.exerciseAmbiguity(of: row.widths[0])
    #expect(moved)
    let after = row.solvedWidths
    #expect(after == [83.667, 245.333])
    let parent = row.solver.isAmbiguous(row.lefts[0])
    #expect(!parent)
  }

  @Test("Asking doesn't change values")
  func asking() throws {
    for seed in 1...500 as ClosedRange<UInt64> {
      let system = RandomSystem(seed: seed)
      var solved = try system.solve()
      let before = solved.values
      for variable in solved.variables { _ = solved.solver.isAmbiguous(variable) }
      let after = solved.values
      for (before, after) in zip(before, after) {
        #expect(abs(before - after) <= 1e-9 * max(1, abs(before)), "seed \(seed)")
      }
    }
  }

  @Test("Exercising finds another optimal solution, and moves free variables")
  func exercising() throws {
    var moves = 0
    for seed in 1...1000 as ClosedRange<UInt64> {
      let system = RandomSystem(seed: seed)
      var solved = try system.solve()
      guard solved.refused == nil else { continue }
      let strengths = Set(system.rows.map(\.strength)).sorted(by: >)
      func violations(_ values: [Double]) -> [Double] {
        strengths.map { strength in
          system.rows.filter { $0.strength == strength }.reduce(0) { $0 + $1.violation(values) }
        }
      }
      for variable in solved.variables {
        let before = solved.values
        guard solved.solver.exerciseAmbiguity(of: variable) else { continue }
        moves += 1
        let after = solved.values
        let change = abs(after[Int(variable.index)] - before[Int(variable.index)])
        #expect(change > 1e-8, "seed \(seed)")
        for (before, after) in zip(violations(before), violations(after)) {
          #expect(abs(before - after) <= 1e-6 * max(1, before), "seed \(seed)")
        }
      }
    }
    #expect(moves > 200)
  }

  @Test("The answers are those of the dense reference")
  func reference() throws {
    var counts = [0, 0]
    for seed in 1...1500 as ClosedRange<UInt64> {
      let system = RandomSystem(seed: seed)
      let strengths = Set(system.rows.map(\.strength)).subtracting([1000]).sorted(by: >)
      guard
        let reference = DenseReference(
          system.rows, variableCount: system.variableCount, nonNegative: system.nonNegative,
          strengths: strengths)
      else { continue }
      var solved = try system.solve()
      for variable in solved.variables {
        let range = reference.range(of: Int(variable.index))
        let expected = range.upperBound - range.lowerBound > 1e-6
        let isAmbiguous = solved.solver.isAmbiguous(variable)
        #expect(isAmbiguous == expected, "seed \(seed) variable \(variable.index) \(range)")
        counts[expected ? 1 : 0] += 1
      }
    }
    #expect(counts[0] > 500 && counts[1] > 500)
  }
}
