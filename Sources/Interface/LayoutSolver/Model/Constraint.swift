/// A constraint that a `Solver` has made.
///
/// A constraint is an index into the solver's storage and belongs to that solver. Using it after
/// `Solver.discard(_:)` throws `LayoutError.Code.unknownConstraint`.
package struct Constraint: Hashable, Sendable, BitwiseCopyable {
  /// The index of the constraint. Indices of discarded constraints are reused.
  package let index: Int32
  /// Distinguishes constraints that use the same index one after the other.
  let generation: Int32
}

/// What a solver knows about one constraint: `terms relation constant`, and the symbols that stand
/// for it in the tableau.
///
/// In the tableau a constraint is the equation `terms = constant + (marker - other) / factor`, where
/// marker and other are never negative. The factor scales the equation so that its largest
/// coefficient is between 1 and 2: a power of 2, so that scaling is exact.
///
/// | | marker | other | sign of the factor |
/// | --- | --- | --- | --- |
/// | required `=` | dummy, always 0 | none | 1 |
/// | required `<=`, `>=` | slack | none | -1, 1 |
/// | optional `=` | error above | error below | 1 |
/// | optional `<=`, `>=` | slack | error | -1, 1 |
struct ConstraintRecord: BitwiseCopyable {
  var terms = List<Term>()
  var constant = 0.0
  var strength = Strength.required
  var relation = Relation.equal
  var generation: Int32 = 0
  /// The symbols of the constraint while it is added; -1 if there is none.
  var marker: Int32 = -1
  var other: Int32 = -1
  var isMade = false

  var isAdded: Bool { marker >= 0 }

  /// The largest power of 2 that isn't above the largest coefficient; 1 without terms.
  var scale = 1.0

  var factor: Double { (relation == .lessOrEqual ? -1 : 1) / scale }

  /// A Boolean value that indicates whether the marker of an optional constraint is an error.
  var isMarkerError: Bool { relation == .equal }
}
