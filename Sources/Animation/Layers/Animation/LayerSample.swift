import Foundation
import Geometry

/// A layer's values while its animations are applied to them, one after another.
///
/// Differences of transforms are summed before they are applied: on the way to a sum of 1 a scale
/// may well be negative, and a matrix in between would take that for a half turn. Parts of a
/// transform that key paths set stay apart for the same reason, until something needs the matrix.
struct LayerSample {
  private var values: LayerState
  private var turn = TransformDifference.zero
  private var parts: (of: TransformPart.Matrix, TransformParts)?

  init(_ state: LayerState) { values = state }

  /// The values with all that was added.
  var state: LayerState {
    var state = values
    if let (matrix, parts) = parts { state[matrix] = parts.transform }
    if turn != .zero { state.transform = state.transform.adding(turn) }
    return state
  }

  mutating func add(_ difference: TransformDifference) { turn = turn.adding(difference) }

  /// Makes any other change; what was added to the transform comes first where it matters.
  mutating func change(ofTransform: Bool, _ body: (inout LayerState) -> Void) {
    if ofTransform { (values, turn, parts) = (state, .zero, nil) }
    body(&values)
  }

  /// Changes one part of a transform.
  mutating func change(_ part: TransformPart, _ body: (Double) -> Double) {
    if turn != .zero || parts.map({ $0.of != part.matrix }) ?? false {
      (values, turn, parts) = (state, .zero, nil)
    }
    var all = parts?.1 ?? TransformParts(values[part.matrix])
    part.set(&all, body(part.get(all)))
    parts = (part.matrix, all)
  }
}
