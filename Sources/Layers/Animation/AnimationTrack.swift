import Foundation
import Geometry

/// What one animation does to a layer, worked out when it is added so that sampling is cheap.
package struct AnimationTrack: Sendable {
  package enum Curve: Sendable {
    case keyframes(Keyframes)
    case path(PathMotion)
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

  /// Changes `state` to what this shows at `progress`, already eased.
  package func apply(at progress: Double, to state: inout LayerState) {
    switch curve {
    case .idle: break
    case .keyframes(let keyframes):
      if let value = keyframes.value(at: progress) { apply(value, to: &state) }
    case .path(let motion):
      let (point, angle) = motion.place(at: progress)
      apply(.point(point.x, point.y), to: &state)
      if let angle {
        state.transform = CGAffineTransform(rotationAngle: angle).concatenating(state.transform)
      }
    }
  }

  private func apply(_ value: AnimatableValue, to state: inout LayerState) {
    guard let property else { return }
    property.set(&state, isAdditive ? property.get(state).adding(value) : value)
  }
}
