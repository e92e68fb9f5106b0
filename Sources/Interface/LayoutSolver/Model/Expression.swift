/// A sum of terms and a constant.
///
/// Expressions are a convenient notation for constraints: `right - left - 2 * width + 8`. A
/// variable may occur in several terms; their coefficients are added.
package struct Expression: Hashable, Sendable {
  /// The terms, in the order in which they were written.
  package var terms: [Term]
  /// The constant.
  package var constant: Double

  /// Creates an expression.
  package init(_ terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  /// Creates an expression of one variable.
  package init(_ variable: Variable) { self.init([Term(variable)]) }

  /// Returns the sum of two expressions.
  package static func + (left: Expression, right: Expression) -> Expression {
    Expression(left.terms + right.terms, constant: left.constant + right.constant)
  }

  /// Returns the difference of two expressions.
  package static func - (left: Expression, right: Expression) -> Expression {
    left + -1 * right
  }

  /// Returns the sum of an expression and a constant.
  package static func + (left: Expression, right: Double) -> Expression {
    Expression(left.terms, constant: left.constant + right)
  }

  /// Returns the difference of an expression and a constant.
  package static func - (left: Expression, right: Double) -> Expression { left + -right }

  /// Returns an expression times a factor.
  package static func * (factor: Double, right: Expression) -> Expression {
    Expression(
      right.terms.map { Term($0.variable, factor * $0.coefficient) },
      constant: factor * right.constant)
  }
}

extension Variable {
  /// Returns a variable times a factor.
  package static func * (factor: Double, variable: Variable) -> Expression {
    Expression([Term(variable, factor)])
  }

  /// Returns the sum of two variables.
  package static func + (left: Variable, right: Variable) -> Expression {
    Expression(left) + Expression(right)
  }

  /// Returns the difference of two variables.
  package static func - (left: Variable, right: Variable) -> Expression {
    Expression(left) - Expression(right)
  }

  /// Returns the sum of a variable and a constant.
  package static func + (left: Variable, right: Double) -> Expression { Expression(left) + right }

  /// Returns the difference of a variable and a constant.
  package static func - (left: Variable, right: Double) -> Expression { Expression(left) - right }
}
