/// An unknown of a `Solver`, such as the left edge of a view.
///
/// A variable is an index and belongs to the solver that made it. Using it with another solver, or
/// after the solver has removed it, is a programming error.
package struct Variable: Hashable, Sendable, BitwiseCopyable {
  /// The index of the variable. Indices of removed variables and constraints are reused.
  package let index: Int32

  init(index: Int32) { self.index = index }

  /// The values that a variable may take.
  package enum Domain: Sendable, BitwiseCopyable {
    /// All numbers, as for the position of an edge.
    case real
    /// Zero and all positive numbers, as for a width or a height.
    ///
    /// This costs less than a constraint `>= 0`, and it decides how ties are broken; see `Solver`.
    case nonNegative
  }
}
