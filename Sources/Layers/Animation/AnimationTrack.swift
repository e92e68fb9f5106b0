import Foundation
import Geometry

/// What one animation does to a layer, worked out when it is added so that sampling is cheap.
package struct AnimationTrack: Sendable {
  package enum Curve: Sendable {
    case keyframes(Keyframes)
    case path(PathMotion)
    case spring(SpringMotion)
    /// Nothing: an animation that only takes time.
    case idle
  }

  package let property: LayerProperty?
  package let isAdditive: Bool
  package let curve: Curve

  package init(property: LayerProperty?, isAdditive: Bool, curve: Curve) {
    (self.property, self.isAdditive, self.curve) = (property, isAdditive, curve)
  }

  static let idle = AnimationTrack(property: nil, isAdditive: false, curve: .idle)

  /// Changes `sample` to what this shows at `progress`, already eased.
  func apply(at progress: Double, to sample: inout LayerSample) {
    switch curve {
    case .idle: break
    case .keyframes(let keyframes):
      if let value = keyframes.value(at: progress) { apply(value, to: &sample) }
    case .spring(let motion): apply(motion.value(at: progress), to: &sample)
    case .path(let motion):
      let (point, angle) = motion.place(at: progress)
      apply(.point(point.x, point.y), to: &sample)
      if let angle {
        sample.change(ofTransform: true) {
          $0.transform = CGAffineTransform(rotationAngle: angle).concatenating($0.transform)
        }
      }
    }
  }

  private func apply(_ value: AnimatableValue, to sample: inout LayerSample) {
    guard let property else { return }
    if isAdditive, case .turn(let turn) = value {
      sample.add(turn)
    } else {
      sample.change(ofTransform: property.isOfTransform) {
        property.set(&$0, isAdditive ? property.get($0).adding(value) : value)
      }
    }
  }
}

/// A layer's values while its animations are applied to them, one after another.
///
/// Differences of transforms are summed before they are applied: on the way to a sum of 1 a scale
/// may well be negative, and a matrix in between would take that for a half turn.
struct LayerSample {
  private var values: LayerState
  private var turn = AffineDecomposition.zero

  init(_ state: LayerState) { values = state }

  /// The values with all that was added.
  var state: LayerState {
    guard turn != .zero else { return values }
    var state = values
    state.transform = AffineDecomposition(values.transform).adding(turn).transform
    return state
  }

  mutating func add(_ difference: AffineDecomposition) { turn = turn.adding(difference) }

  /// Makes any other change; what was added to the transform comes first where it matters.
  mutating func change(ofTransform: Bool, _ body: (inout LayerState) -> Void) {
    if ofTransform { (values, turn) = (state, .zero) }
    body(&values)
  }
}
