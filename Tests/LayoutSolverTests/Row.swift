import LayoutSolver

/// Views in a row, as UIKit constrains them: each has a left edge and a width.
struct Row: ~Copyable {
  /// A view, with its intrinsic width and priorities; nil for a view without intrinsic width.
  struct View {
    var width: Double?
    var hugging = 250.0
    var compression = 750.0
  }

  var solver = Solver()
  let lefts: [Variable]
  let widths: [Variable]
  /// The constraint of the right edge of the last view.
  private(set) var trailing: Constraint?

  /// Creates a row from 0 to `total`, inset by `inset` at both ends. The constraints between views
  /// are added in reading order or in the reverse one, then those of the sizes.
  init(
    _ views: [View], total: Double, inset: Double, gap: Double, isReversed: Bool = false,
    sizesReversed: Bool = false, compressionFirst: Bool = false
  ) throws {
    var lefts: [Variable] = []
    var widths: [Variable] = []
    for _ in views {
      lefts.append(solver.makeVariable())
      widths.append(solver.makeVariable(.nonNegative))
    }
    self.lefts = lefts
    self.widths = widths

    var equations = [(left: Expression(lefts[0]), right: Expression(constant: inset))]
    for index in 1..<views.count {
      equations.append((Expression(lefts[index]), lefts[index - 1] + widths[index - 1] + gap))
    }
    let last = views.count - 1
    equations.append((lefts[last] + widths[last], Expression(constant: total - inset)))
    var added: [Constraint] = []
    for equation in isReversed ? equations.reversed() : equations {
      added.append(try solver.add(equation.left, .equal, equation.right))
    }
    trailing = added[isReversed ? 0 : views.count]

    let sizes = sizesReversed ? Array(views.indices.reversed()) : Array(views.indices)
    for index in sizes {
      guard let width = views[index].width else { continue }
      let rules: [(Relation, Double)] = [
        (.lessOrEqual, views[index].hugging), (.greaterOrEqual, views[index].compression),
      ]
      for (relation, strength) in compressionFirst ? rules.reversed() : rules {
        try solver.add(Expression(widths[index]), relation, width, strength: Strength(strength))
      }
    }
  }

  /// The widths, rounded to a thousandth.
  var solvedWidths: [Double] {
    mutating get {
      var values: [Double] = []
      for width in widths { values.append(round(solver.value(of: width))) }
      return values
    }
  }

  /// The left edges, rounded to a thousandth.
  var solvedLefts: [Double] {
    mutating get {
      var values: [Double] = []
      for left in lefts { values.append(round(solver.value(of: left))) }
      return values
    }
  }

  private func round(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
}
