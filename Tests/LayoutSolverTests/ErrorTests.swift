import LayoutSolver
import Testing

/// Errors other than conflicts.
@Suite struct ErrorTests {
  @Test(
    "Numbers that aren't finite or are huge are rejected",
    arguments: [
      Double.nan, .infinity, -.infinity, 1e300, -1e10,
    ])
  func invalidNumbers(number: Double) throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let constraint = try solver.add(Expression(x), .equal, 3)
    try solver.addEdit(of: x)
    let calls: [(inout Solver) throws -> Void] = [
      { try $0.add(Expression(x), .lessOrEqual, number) },
      { try $0.add(number * x, .lessOrEqual, 1) },
      { try $0.setConstant(number, of: constraint) },
      { try $0.suggest(number, for: x) },
    ]
    for call in calls {
      let error = #expect(throws: LayoutError.self) { () throws in try call(&solver) }
      #expect(error?.code == .invalidNumber)
    }
    let value = solver.value(of: x)
    #expect(value == 3)
    #expect(solver.constraintCount == 2)
  }

  @Test("Strengths outside of 0...1000 are rejected", arguments: [0, -1, 1000.5, Double.nan])
  func invalidStrengths(strength: Double) throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let error = #expect(throws: LayoutError.self) { () throws in
      try solver.add(Expression(x), .equal, 3, strength: Strength(strength))
    }
    #expect(error?.code == .invalidStrength)
  }

  @Test("Adding twice and removing twice are errors")
  func twice() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let constraint = try solver.add(Expression(x), .equal, 3)
    let added = #expect(throws: LayoutError.self) { () throws in try solver.add(constraint) }
    #expect(added?.code == .alreadyAdded)
    try solver.remove(constraint)
    let removed = #expect(throws: LayoutError.self) { () throws in try solver.remove(constraint) }
    #expect(removed?.code == .notAdded)
    try solver.add(constraint)
    let value = solver.value(of: x)
    #expect(value == 3)
  }

  @Test("A discarded constraint is unknown, even if its index is used again")
  func discarded() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let constraint = try solver.add(Expression(x), .equal, 3)
    try solver.discard(constraint)
    let next = try solver.add(Expression(x), .equal, 4)
    #expect(next.index == constraint.index)
    let error = #expect(throws: LayoutError.self) { () throws in try solver.remove(constraint) }
    #expect(error?.code == .unknownConstraint)
    let isAdded = solver.isAdded(next)
    #expect(isAdded)
  }

  @Test("Edits can't be added twice, be required, or be used before they are added")
  func edits() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let early = #expect(throws: LayoutError.self) { () throws in try solver.suggest(1, for: x) }
    #expect(early?.code == .notAdded)
    let required = #expect(throws: LayoutError.self) { () throws in
      try solver.addEdit(of: x, strength: .required)
    }
    #expect(required?.code == .invalidStrength)
    try solver.addEdit(of: x)
    let twice = #expect(throws: LayoutError.self) { () throws in try solver.addEdit(of: x) }
    #expect(twice?.code == .alreadyAdded)
    try solver.removeEdit(of: x)
    let hasEdit = solver.hasEdit(of: x)
    #expect(!hasEdit)
  }

  @Test("A variable in use can't be removed, and its index is reused later")
  func variables() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let constraint = try solver.add(Expression(x), .equal, 3)
    try solver.remove(constraint)
    let error = #expect(throws: LayoutError.self) { () throws in try solver.remove(x) }
    #expect(error?.code == .variableInUse)
    try solver.discard(constraint)
    try solver.remove(x)
    let next = solver.makeVariable()
    #expect(next == x)
    let value = solver.value(of: next)
    #expect(value == 0)
  }
}
