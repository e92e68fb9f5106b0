/// A variable times a coefficient.
package struct Term: Hashable, Sendable, BitwiseCopyable {
  /// The variable.
  package var variable: Variable
  /// The factor of the variable.
  package var coefficient: Double

  /// Creates a term; the coefficient is 1 by default.
  package init(_ variable: Variable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}
