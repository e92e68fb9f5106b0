/// The tolerances of the solver, for layouts in points: constants up to some 100,000 and
/// coefficients between 0.001 and 1,000.
enum Tolerance {
  /// A restricted symbol below -feasibility is infeasible, and a dummy further than that from 0.
  static let feasibility = 1e-8

  /// A contradiction up to this size between constraints that were accepted counts as rounding.
  static let forgivable = 1e-6

  /// A sum that is smaller than its operands by this factor is a cancellation and becomes exactly 0.
  ///
  /// Rounding leaves some 1e-16 of the operands, and repeated pivots some more; a true result of
  /// this size doesn't occur in a layout. Without this, rows fill with noise.
  static let cancellation = 1e-12

  /// Coefficients below this magnitude aren't pivots.
  static let pivot = 1e-7

  /// After a pivot that makes a coefficient larger than this, the solution is compared with the
  /// constraints.
  static let growth = 1e3

  /// Reduced costs below this magnitude count as 0. Their unit is one violated constraint.
  static let cost = 1e-9

  /// Two ratios that differ by less than this, relative to 1 or to the larger one, are a tie.
  static let ratio = 1e-10

  /// The largest valid magnitude of a constant.
  static let largestConstant = 1e9

  /// The largest valid magnitude of a coefficient. Coefficients below its reciprocal count as 0.
  static let largestCoefficient = 1e7

  /// The smallest number of pivots after which the tableau is rebuilt.
  static let pivotsBetweenRebuilds = 256

  /// The smallest number of pivots after which the solution is compared with the constraints.
  static let pivotsBetweenInspections = 16

  /// A residual above this, relative to 1 or to the largest term, makes the solver rebuild.
  static let residual = 1e-11

  /// Returns `left + right`, or 0 if the two cancel each other.
  @inline(__always)
  static func sum(_ left: Double, _ right: Double) -> Double {
    let sum = left + right
    return abs(sum) <= cancellation * max(abs(left), abs(right)) ? 0 : sum
  }
}
