import LayoutSolver

/// Times all operations on one form of system, and prints one line a measurement: name and
/// nanoseconds.
struct Measurements {
  let form: String
  let parentCount: Int
  let viewCount: Int
  let hugs: Bool

  /// The number of repetitions of short operations.
  private static let count = 200

  func run() throws(LayoutError) {
    var solver = Solver()
    var blueprint = Blueprint(&solver, parents: parentCount, views: viewCount)
    try time("build", count: 1) { _ throws(LayoutError) in
      try blueprint.build(&solver, hugs: hugs)
      solver.takeChanges { _, _ in }
    }
    try suggest(&solver, blueprint)
    try changeConstant(&solver, blueprint)
    try removeAndAdd(&solver, blueprint)
    var sum = 0.0
    for row in blueprint.views {
      for view in row { sum += solver.value(of: view.left) + solver.value(of: view.width) }
    }
    print("# \(form) \(sum)")
  }

  private func suggest(_ solver: inout Solver, _ blueprint: Blueprint) throws(LayoutError) {
    let width = blueprint.parents[parentCount / 2].width
    let start = Double(viewCount * 70)
    try solver.addEdit(of: width, strength: Strength(990))
    try solver.suggest(start, for: width)
    solver.takeChanges { _, _ in }
    try time("suggest", count: Self.count) { index throws(LayoutError) in
      try solver.suggest(start + Double(index % 40), for: width)
      solver.takeChanges { _, _ in }
    }
    // Without reading values. The solver makes up for it in `solve()`.
    try time("suggest-only", count: Self.count) { index throws(LayoutError) in
      try solver.suggest(start + Double(index % 40), for: width)
      solver.solve()
    }
  }

  private func changeConstant(_ solver: inout Solver, _ blueprint: Blueprint) throws(LayoutError) {
    let middle = parentCount / 2 * viewCount + viewCount / 2
    let left = blueprint.constraints[blueprint.lefts[middle]]
    // Once for kiwi's removing and adding, and once for its editing of a variable.
    for name in ["constant", "constant-edit"] {
      try time(name, count: Self.count) { index throws(LayoutError) in
        try solver.setConstant(Double(8 + index % 40), of: left)
        solver.takeChanges { _, _ in }
      }
    }
    try solver.setConstant(8, of: left)
  }

  private func removeAndAdd(_ solver: inout Solver, _ blueprint: Blueprint) throws(LayoutError) {
    let middle = parentCount / 2 * viewCount + viewCount / 2
    try time("remove-add", count: Self.count) { count throws(LayoutError) in
      var index = (count * 7919) % blueprint.constraints.count
      if index == blueprint.lefts[middle] { index += 1 }
      try solver.remove(blueprint.constraints[index])
      try solver.add(blueprint.constraints[index])
      solver.takeChanges { _, _ in }
    }
  }

  private func time(
    _ name: String, count: Int, _ body: (Int) throws(LayoutError) -> Void
  ) throws(LayoutError) {
    let clock = ContinuousClock()
    let start = clock.now
    for index in 0..<count { try body(index) }
    let duration = start.duration(to: clock.now)
    let nanoseconds =
      Double(duration.components.seconds) * 1e9 + Double(duration.components.attoseconds) / 1e9
    print("\(form)/\(name) \(nanoseconds / Double(count))")
  }
}
