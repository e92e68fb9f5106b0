package import LayoutSolver

/// A scenario that is being replayed on a `Solver`.
package struct Replay: ~Copyable {
  /// The solver.
  package var solver = Solver()
  /// The variables of the scenario.
  package let variables: [Variable]
  /// The constraints by the index of their add; nil if a constraint was refused or removed.
  package private(set) var constraints: [Constraint?] = []
  /// The constraints with their present constants.
  package private(set) var rows: [Scenario.Row] = []
  private var edits: [Int: Scenario.Row] = [:]

  /// Creates a replay with its variables.
  package init(variableCount: Int, domain: Variable.Domain = .real) {
    var variables: [Variable] = []
    for _ in 0..<variableCount { variables.append(solver.makeVariable(domain)) }
    self.variables = variables
  }

  /// Makes a call, and returns false if the solver reports that the system can't be satisfied.
  /// Calls that concern a refused constraint do nothing.
  package mutating func run(_ step: Scenario.Step) throws(LayoutError) -> Bool {
    do throws(LayoutError) {
      switch step {
      case .add(let row): try add(row)
      case .remove(let index):
        guard let constraint = constraints[index] else { return true }
        try solver.discard(constraint)
        constraints[index] = nil
      case .suggest(let variable, let value):
        if !solver.hasEdit(of: variables[variable]) {
          try solver.addEdit(of: variables[variable], strength: Strength(750))
        }
        try solver.suggest(value, for: variables[variable])
        edits[variable] = Scenario.Row(
          relation: 0, strength: 750, constant: value, terms: [(variable, 1)])
      case .constant(let index, let value):
        guard let constraint = constraints[index] else { return true }
        try solver.setConstant(value, of: constraint)
        rows[index].constant = value
      }
      return true
    } catch {
      guard error.code == .unsatisfiable else { throw error }
      return false
    }
  }

  private mutating func add(_ row: Scenario.Row) throws(LayoutError) {
    rows.append(row)
    constraints.append(nil)
    let expression = Expression(row.terms.map { Term(variables[$0.variable], $0.coefficient) })
    let relation: Relation =
      row.relation < 0 ? .lessOrEqual : row.relation > 0 ? .greaterOrEqual : .equal
    constraints[constraints.count - 1] = try solver.add(
      expression, relation, row.constant, strength: Strength(row.strength))
  }

  /// The constraints that are added, with the edits in the order of variables.
  package var activeRows: [Scenario.Row] {
    zip(rows, constraints).filter { $0.1 != nil }.map(\.0)
      + edits.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The values of all variables.
  package var values: [Double] {
    mutating get {
      var values: [Double] = []
      for variable in variables { values.append(solver.value(of: variable)) }
      return values
    }
  }

  /// The sums of the violations of strength 1000, 750, 500 and 250.
  package var violations: [Double] {
    mutating get {
      let values = values
      return [1000.0, 750, 500, 250].map { strength in
        activeRows.filter { $0.strength == strength }.reduce(0) { $0 + $1.violation(values) }
      }
    }
  }
}
