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
          $0.transform = CATransform3DRotate($0.transform, angle, 0, 0, 1)
        }
      }
    }
  }

  private func apply(_ value: AnimatableValue, to sample: inout LayerSample) {
    guard let property else { return }
    if let part = property.part {
      sample.change(part) { isAdditive ? $0 + value.first : value.first }
    } else if isAdditive, property.name == "transform", case .turn(let turn) = value {
      sample.add(turn)
    } else {
      sample.change(ofTransform: property.isOfTransform) {
        property.set(&$0, isAdditive ? property.get($0).adding(value) : value)
      }
    }
  }
}
