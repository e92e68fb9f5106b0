import Foundation
import Geometry

/// A layer's values while its animations are applied one after another.
///
/// Differences of transforms are summed before they are applied: with a sum of 1, an intermediate
/// scale can be negative, which a matrix would represent as a half turn. Parts of a transform that
/// key paths set are kept separate for the same reason, until a change needs the matrix.
struct LayerSample {
  private var values: LayerState
  private var turn = TransformDifference.zero
  private var parts: (of: TransformPart.Matrix, TransformParts)?

  init(_ state: LayerState) { values = state }

  /// The values with all changes applied.
  var state: LayerState {
    var state = values
    if let (matrix, parts) = parts { state[matrix] = parts.transform }
    if turn != .zero { state.transform = state.transform.adding(turn) }
    return state
  }

  mutating func add(_ difference: TransformDifference) { turn = turn.adding(difference) }

  /// Makes any other change; differences added to the transform are applied first if the change
  /// affects it.
  mutating func change(ofTransform: Bool, _ body: (inout LayerState) -> Void) {
    if ofTransform { (values, turn, parts) = (state, .zero, nil) }
    body(&values)
  }

  /// Changes one part of a transform.
  mutating func change(_ part: TransformPart, _ body: (Double) -> Double) {
    if turn != .zero || parts.map({ $0.of != part.matrix }) ?? false {
      values = state
      turn = .zero
      parts = nil
    }
    var all = parts?.1 ?? TransformParts(values[part.matrix])
    part.set(&all, body(part.get(all)))
    parts = (part.matrix, all)
  }
}
