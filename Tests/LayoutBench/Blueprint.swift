import LayoutSolver

/// Four variables of a view.
struct View {
  let left: Variable
  let top: Variable
  let width: Variable
  let height: Variable

  init(_ solver: inout Solver) {
    left = solver.makeVariable()
    top = solver.makeVariable()
    width = solver.makeVariable()
    height = solver.makeVariable()
  }
}

/// The views of a system to be timed, in rows inside of parents.
///
/// In the plain form each view is as wide as the previous one. In the hugging form each has an
/// intrinsic width, which it hugs with strength 250 and keeps with strength 750, and the row fills
/// its parent. bench.cpp makes the same systems.
struct Blueprint {
  var parents: [View] = []
  var views: [[View]] = []
  var constraints: [Constraint] = []
  /// For each view, the index of its constraint `left = previous.right + 8`.
  var lefts: [Int] = []

  init(_ solver: inout Solver, parents parentCount: Int, views viewCount: Int) {
    for _ in 0..<parentCount {
      parents.append(View(&solver))
      var row: [View] = []
      for _ in 0..<viewCount { row.append(View(&solver)) }
      views.append(row)
    }
  }

  /// Adds all constraints.
  mutating func build(_ solver: inout Solver, hugs: Bool) throws(LayoutError) {
    for p in parents.indices {
      let parent = parents[p]
      try add(&solver, [Term(parent.left)], .equal, Double(10 * p))
      try add(&solver, [Term(parent.top)], .equal, Double(20 * p))
      try add(&solver, [Term(parent.height)], .equal, 44)
      for v in views[p].indices {
        try addView(&solver, parent: p, view: v, hugs: hugs)
      }
      let last = views[p][views[p].count - 1]
      if hugs {
        try add(
          &solver,
          [Term(last.left), Term(last.width), Term(parent.left, -1), Term(parent.width, -1)],
          .equal, -8)
      } else {
        try add(&solver, [Term(parent.width), Term(views[p][0].width, -1)], .equal, 100)
        let width = Double(70 * views[p].count)
        try add(&solver, [Term(parent.width)], .equal, width, .high)
      }
    }
  }

  private mutating func addView(
    _ solver: inout Solver, parent p: Int, view v: Int, hugs: Bool
  ) throws(LayoutError) {
    let parent = parents[p]
    let view = views[p][v]
    lefts.append(constraints.count)
    if v == 0 {
      try add(&solver, [Term(view.left), Term(parent.left, -1)], .equal, 8)
    } else {
      let previous = views[p][v - 1]
      try add(
        &solver, [Term(view.left), Term(previous.left, -1), Term(previous.width, -1)], .equal, 8)
    }
    try add(&solver, [Term(view.top), Term(parent.top, -1)], .equal, 0)
    if hugs {
      let width = Double(30 + (v * 7) % 50)
      try add(&solver, [Term(view.width)], .lessOrEqual, width, .low)
      try add(&solver, [Term(view.width)], .greaterOrEqual, width, .high)
    } else {
      if v > 0 {
        try add(&solver, [Term(view.width), Term(views[p][v - 1].width, -1)], .equal, 0)
      }
      try add(&solver, [Term(view.height), Term(parent.height, -1)], .equal, -16)
    }
  }

  private mutating func add<let count: Int>(
    _ solver: inout Solver, _ terms: [count of Term], _ relation: Relation, _ constant: Double,
    _ strength: Strength = .required
  ) throws(LayoutError) {
    let constraint = try solver.makeConstraint(terms.span, relation, constant, strength: strength)
    try solver.add(constraint)
    constraints.append(constraint)
  }
}
