import LayoutSolver
import LayoutOracle
import Testing

/// Changes of values and their reports.
@Suite struct ChangeTests {
  @Test("Only variables that move are reported, once each")
  func onlyMoved() throws {
    var row = try Row(
      [Row.View(width: 40), Row.View(width: 30), Row.View(width: 20)], total: 300, inset: 10,
      gap: 8)
    let top = row.solver.makeVariable()
    try row.solver.add(Expression(top), .equal, 12)
    var all: [Variable] = []
    row.solver.takeChanges { variable, _ in all.append(variable) }
    #expect(all.count == 7)
    #expect(Set(all) == Set(row.lefts + row.widths + [top]))

    var none: [Variable] = []
    row.solver.takeChanges { variable, _ in none.append(variable) }
    #expect(none == [])

    try row.solver.add(Expression(row.widths[1]), .equal, 50)
    var moved: [Variable: Double] = [:]
    row.solver.takeChanges { variable, value in moved[variable] = value }
    #expect(
      moved == [row.widths[0]: 194, row.lefts[1]: 212, row.widths[1]: 50])
  }

  @Test("Changing a constant moves what depends on it, and back exactly")
  func constants() throws {
    var solver = Solver()
    let left = solver.makeVariable()
    let right = solver.makeVariable()
    let start = try solver.add(Expression(left), .equal, 0.1)
    try solver.add(right - left, .equal, 100.3)
    let before = solver.value(of: right)
    for step in 1...1000 {
      try solver.setConstant(Double(step) / 7, of: start)
      let value = solver.value(of: right)
      #expect(abs(value - (Double(step) / 7 + 100.3)) < 1e-10)
    }
    try solver.setConstant(0.1, of: start)
    let after = solver.value(of: right)
    #expect(abs(after - before) < 1e-10)
    #expect(try solver.constant(of: start) == 0.1)
  }

  @Test("A suggestion is followed as far as required constraints allow")
  func suggestions() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    try solver.add(Expression(x), .lessOrEqual, 80)
    try solver.add(Expression(x), .greaterOrEqual, -5)
    try solver.addEdit(of: x)
    var values: [Double] = []
    for suggestion in [10.0, 90, 70, -30, 0] {
      try solver.suggest(suggestion, for: x)
      values.append(solver.value(of: x))
    }
    #expect(values == [10, 80, 70, -5, 0])
  }

  @Test("Reported changes add up to the values")
  func addUp() throws {
    for seed in 1...600 as ClosedRange<UInt64> {
      let scenario = Scenario.random(seed: seed)
      var replay = Replay(variableCount: scenario.variableCount)
      var mirror = [Double](repeating: 0, count: scenario.variableCount)
      for step in scenario.steps {
        _ = try replay.run(step)
        replay.solver.takeChanges { variable, value in mirror[Int(variable.index)] = value }
        let values = replay.values
        for (mirrored, value) in zip(mirror, values) {
          #expect(abs(mirrored - value) <= 1e-9 * max(1, abs(value)), "seed \(seed)")
        }
      }
    }
  }

  @Test("The same calls give the same bits")
  func deterministic() throws {
    for seed in 1...300 as ClosedRange<UInt64> {
      let scenario = Scenario.random(seed: seed)
      var first = Replay(variableCount: scenario.variableCount)
      var second = Replay(variableCount: scenario.variableCount)
      for step in scenario.steps {
        _ = try first.run(step)
        _ = try second.run(step)
        let values = first.values
        let others = second.values
        #expect(values.map(\.bitPattern) == others.map(\.bitPattern), "seed \(seed)")
      }
    }
  }
}
