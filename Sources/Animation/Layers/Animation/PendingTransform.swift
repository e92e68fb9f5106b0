import Foundation
import Geometry

/// Changes of a layer's transforms that aren't applied yet while its animations are sampled one after
/// another.
///
/// Differences of transforms are summed before they are applied: with a sum of 1, an intermediate
/// scale can be negative, which a matrix would represent as a half turn. Parts of a transform that
/// key paths set are kept separate for the same reason, until a change needs the matrix.
struct PendingTransform {
  private var turn: TransformDifference?
  /// The transform that is being changed in parts; nil if none is.
  private var matrix: TransformPart.Matrix?
  /// The parts of that transform.
  private var parts = Self.identityParts

  private static let identityParts = TransformParts(.identity)

  /// Applies all changes to `state`.
  mutating func apply(to state: inout LayerState) {
    if let matrix { state[matrix] = parts.transform }
    if let turn, turn != .zero { state.transform = state.transform.adding(turn) }
    matrix = nil
    turn = nil
  }

  mutating func add(_ difference: TransformDifference) {
    turn = (turn ?? .zero).adding(difference)
  }

  /// Makes any other change; differences added to the transform are applied first if the change
  /// affects it.
  mutating func change(
    _ state: inout LayerState, ofTransform: Bool, _ body: (inout LayerState) -> Void
  ) {
    if ofTransform { apply(to: &state) }
    body(&state)
  }

  /// Returns a part of a transform as it is with the changes so far.
  mutating func value(of part: TransformPart, of state: inout LayerState) -> Double {
    take(part.matrix, of: &state)
    return part.get(parts)
  }

  /// Changes a part of a transform.
  mutating func set(_ part: TransformPart, to value: Double, of state: inout LayerState) {
    take(part.matrix, of: &state)
    part.set(&parts, value)
  }

  /// Decomposes a transform into `parts`, unless that has been done.
  private mutating func take(_ needed: TransformPart.Matrix, of state: inout LayerState) {
    if turn == nil, matrix == needed { return }
    if turn != nil || matrix != nil { apply(to: &state) }
    matrix = needed
    let transform = state[needed]
    parts = transform == .identity ? Self.identityParts : TransformParts(transform)
  }
}
