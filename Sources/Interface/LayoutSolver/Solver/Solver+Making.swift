extension Solver {
  /// Makes the constraint `terms relation constant`, without adding it.
  ///
  /// A variable may occur in several terms. Terms with coefficient 0 are ignored.
  ///
  /// - Throws: `LayoutError.Code.invalidNumber` or `LayoutError.Code.invalidStrength`.
  package mutating func makeConstraint(
    _ terms: Span<Term>, _ relation: Relation, _ constant: Double,
    strength: Strength = .required
  ) throws(LayoutError) -> Constraint {
    try Self.check(constant: constant)
    try Self.check(strength)
    for index in terms.indices {
      tableau.check(terms[index].variable)
      try Self.check(coefficient: terms[index].coefficient)
    }
    let index = makeRecord()
    var largest = 0.0
    for position in terms.indices {
      let term = terms[position]
      guard abs(term.coefficient) * Tolerance.largestCoefficient >= 1 else { continue }
      records[index].terms.append(term)
      largest = max(largest, abs(term.coefficient))
      tableau.symbols[term.variable.index].uses += 1
    }
    records[index].scale = largest == 0 ? 1 : largest.binade
    records[index].constant = constant
    records[index].strength = strength
    records[index].relation = relation
    records[index].isMade = true
    return constraint(at: index)
  }

  /// Makes the constraint `left relation right`, without adding it.
  ///
  /// - Throws: `LayoutError.Code.invalidNumber` or `LayoutError.Code.invalidStrength`.
  package mutating func makeConstraint(
    _ left: Expression, _ relation: Relation, _ right: Expression,
    strength: Strength = .required
  ) throws(LayoutError) -> Constraint {
    let difference = left - right
    return try makeConstraint(
      difference.terms.span, relation, -difference.constant, strength: strength)
  }

  /// Frees a constraint, and removes it before if it is added.
  ///
  /// - Throws: `LayoutError.Code.unknownConstraint`.
  package mutating func discard(_ constraint: Constraint) throws(LayoutError) {
    let index = try index(of: constraint)
    if records[index].isAdded { withdraw(index) }
    let terms = records[index].terms
    for position in 0..<terms.count { tableau.symbols[terms[position].variable.index].uses -= 1 }
    freeRecord(index)
  }

  static func check(constant: Double) throws(LayoutError) {
    guard abs(constant) <= Tolerance.largestConstant else {
      throw .invalidNumber("constant", constant, limit: Tolerance.largestConstant)
    }
  }

  private static func check(coefficient: Double) throws(LayoutError) {
    guard abs(coefficient) <= Tolerance.largestCoefficient else {
      throw .invalidNumber("coefficient", coefficient, limit: Tolerance.largestCoefficient)
    }
  }

  static func check(_ strength: Strength) throws(LayoutError) {
    guard strength.rawValue > 0, strength.rawValue <= 1000 else {
      throw .invalidStrength(strength)
    }
  }
}
