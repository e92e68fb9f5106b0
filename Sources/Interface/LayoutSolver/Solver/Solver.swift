/// A solver of linear constraints with priorities, for Auto Layout.
///
/// The solver implements Cassowary (Badros, Borning and Stuckey, "The Cassowary Linear Arithmetic
/// Constraint Solving Algorithm", 2001): an incremental simplex method. Adding and removing a
/// constraint, or changing its constant, takes time proportional to the part of the system that the
/// change affects.
///
/// ## Priorities
/// Required constraints hold exactly. The violations of the others are minimised lexicographically:
/// first the sum of the violations of the highest strength, and so on. See `Strength`.
///
/// ## When the solver works
/// Required constraints are checked when they are added or changed, and conflicts are reported
/// there. Priorities are considered when a value is read, or `solve()` is called: all changes up to
/// then count as simultaneous.
///
/// ## Ties
/// If several solutions are equally good, the result depends only on the sequence of calls. The
/// rules, which reproduce UIKit's measured results for `nonNegative` sizes:
/// 1. A constraint determines a `real` variable if it contains one that isn't determined yet.
///    Otherwise a required equation determines the oldest `nonNegative` one, where the age of a
///    variable is the order in which the added constraints mention it.
/// 2. Variables that nothing determines are 0.
/// 3. From there the simplex method increases the newest variable that improves the solution, up to
///    the first point where the improvement ends.
///
/// Hence of two labels in a row that hug with equal priority, the first one stretches if the
/// constraints were added in reading order, and the last one if they were added in reverse order.
///
/// ## Numbers
/// Coefficients must be at most 1e7 in magnitude and constants at most 1e9. Required constraints are
/// met within 1e-8, relative to the numbers in them. The solver rebuilds its tableau from time to
/// time, so that rounding errors don't accumulate.
///
/// A solver may be used from one thread at a time.
package struct Solver: ~Copyable {
  var tableau = Tableau()
  var builder = RowBuilder()
  var records = Buffer<ConstraintRecord>(minimumCapacity: 64)
  private var freeRecords = Buffer<Int32>()
  /// The value of each variable at the last report of changes.
  var reportedValues = Buffer<Double>(minimumCapacity: 64)
  /// The number of pivots at which the tableau is rebuilt next.
  var nextRebuild = Tolerance.pivotsBetweenRebuilds
  /// The number of pivots at which the solution is compared with the constraints next.
  var nextInspection = Tolerance.pivotsBetweenInspections

  /// The number of constraints that are added.
  package internal(set) var constraintCount = 0

  /// Creates an empty solver.
  package init() {}

  deinit {
    for index in 0..<Int32(records.count) { records[index].terms.deallocate() }
  }

  // MARK: Variables

  /// Makes a variable. Its value is 0 until constraints mention it.
  package mutating func makeVariable(_ domain: Variable.Domain = .real) -> Variable {
    let index = tableau.addSymbol(domain == .real ? .real : .nonNegative)
    while reportedValues.count <= Int(index) { reportedValues.append(0) }
    reportedValues[index] = 0
    return Variable(index: index)
  }

  /// Removes a variable that no constraint mentions.
  ///
  /// Constraints that aren't added count too: discard them before.
  ///
  /// - Throws: `LayoutError.Code.variableInUse`.
  package mutating func remove(_ variable: Variable) throws(LayoutError) {
    tableau.check(variable)
    guard tableau.symbols[variable.index].uses == 0 else { throw .variableInUse(variable) }
    tableau.removeSymbol(variable.index)
  }

  /// Returns the value of a variable in the current solution. Solves the system first if it has
  /// changed.
  package mutating func value(of variable: Variable) -> Double {
    tableau.check(variable)
    solve()
    return tableau.value(of: variable.index)
  }

  /// Calls a function with each variable whose value has changed since the last call, and the value.
  ///
  /// The order is that in which the variables first changed. Differences below 1e-10, relative to 1
  /// or to the value, aren't reported. Takes time proportional to the number of variables that the
  /// changes affected.
  package mutating func takeChanges(_ report: (Variable, Double) -> Void) {
    solve()
    for position in 0..<Int32(tableau.changedVariables.count) {
      let index = tableau.changedVariables[position]
      tableau.symbols[index].isChanged = false
      guard tableau.symbols[index].kind.isVariable else { continue }
      let value = tableau.value(of: index)
      let difference = abs(value - reportedValues[index])
      guard difference > 1e-10 * max(1, abs(value)) else { continue }
      reportedValues[index] = value
      report(Variable(index: index), value)
    }
    tableau.changedVariables.removeAll()
  }

  // MARK: Solving

  /// Brings the solution up to date. Reading a value does this as well.
  package mutating func solve() {
    settle()
    if tableau.needsInspection || tableau.pivotCount >= nextInspection {
      if inspect() { settle() }
    }
  }

  /// Makes the tableau feasible and optimal.
  ///
  /// A row that can't be made feasible, although its constraints were accepted, is left as it is.
  private mutating func settle() {
    var rounds = 0
    while !tableau.infeasibleRows.isEmpty || !tableau.queue.isEmpty, rounds < 8 {
      rounds += 1
      switch tableau.restoreFeasibility() {
      case .restored: if tableau.optimize() { continue }
      case .impossible(let row) where tableau.forgive(row): continue
      case .impossible where rounds > 1: continue
      case .impossible, .stalled: break
      }
      rebuildTableau()
    }
  }

  // MARK: Records

  mutating func makeRecord() -> Int32 {
    guard freeRecords.isEmpty else { return freeRecords.removeLast() }
    records.append(ConstraintRecord())
    return Int32(records.count - 1)
  }

  mutating func freeRecord(_ index: Int32) {
    records[index].isMade = false
    records[index].generation &+= 1
    records[index].terms.removeAll()
    freeRecords.append(index)
  }

  func index(of constraint: Constraint) throws(LayoutError) -> Int32 {
    let index = constraint.index
    guard index >= 0, Int(index) < records.count, records[index].isMade,
      records[index].generation == constraint.generation
    else { throw .unknownConstraint }
    return index
  }

  func constraint(at index: Int32) -> Constraint {
    Constraint(index: index, generation: records[index].generation)
  }
}

extension Solver {
  /// Returns a Boolean value that indicates whether an added constraint mentions a variable.
  package func isUsed(_ variable: Variable) -> Bool {
    tableau.symbols[variable.index].addedUses > 0
  }
}
