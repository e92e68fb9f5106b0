import Foundation
import Geometry

/// What one animation does to a layer, worked out when it is added so that sampling is cheap.
struct AnimationTrack {
  enum Curve {
    case keyframes(Keyframes)
    case path(PathMotion)
    case spring(SpringMotion)
    /// Other animations, in a time that runs for so many nanoseconds.
    case group([PlayedAnimation], duration: Double)
    /// From an old look of the layer to what it shows: no values, but drawn.
    case transition(LayerTransition)
    /// Nothing: an animation that only takes time.
    case idle

    /// The value at `progress`, already eased; nil where there is none, or several.
    func value(at progress: Double) -> AnimatableValue? {
      switch self {
      case .keyframes(let keyframes): return keyframes.value(at: progress)
      case .spring(let motion): return motion.value(at: progress)
      case .path(let motion):
        let point = motion.place(at: progress).point
        return .point(point.x, point.y)
      case .group, .transition, .idle: return nil
      }
    }
  }

  let property: LayerProperty?
  let isAdditive: Bool
  /// Makes the property's values of those of the curve; nil where they are the same.
  let function: CAValueFunction?
  /// What each repeat adds to those after it; nil when each starts over.
  let perCycle: AnimatableValue?
  let curve: Curve

  init(
    property: LayerProperty? = nil, isAdditive: Bool = false, function: CAValueFunction? = nil,
    perCycle: AnimatableValue? = nil, curve: Curve
  ) {
    (self.property, self.isAdditive, self.function) = (property, isAdditive, function)
    (self.perCycle, self.curve) = (perCycle, curve)
  }

  static var idle: AnimationTrack { AnimationTrack(curve: .idle) }

  /// Whether it, or an animation of its group, changes what has a name of `kind`.
  func changes(_ kind: (String) -> Bool) -> Bool {
    if case .group(let animations, _) = curve {
      return animations.contains { $0.track.changes(kind) }
    }
    return property.map { kind($0.name) } ?? false
  }

  /// Changes `sample` to what this shows at `progress`, already eased, after so many repeats.
  func apply(at progress: Double, cycle: Double, to sample: inout LayerSample) {
    if case .group(let animations, let duration) = curve {
      // To the nanosecond, so that ends are met.
      let time = (progress * duration).rounded()
      for animation in animations { animation.apply(at: time, to: &sample) }
      return
    }
    if case .path(let motion) = curve {
      let (point, angle) = motion.place(at: progress)
      apply(.point(point.x, point.y), cycle: cycle, to: &sample)
      if let angle {
        sample.change(ofTransform: true) {
          $0.transform = CATransform3DRotate($0.transform, angle, 0, 0, 1)
        }
      }
    } else if let value = curve.value(at: progress) {
      apply(value, cycle: cycle, to: &sample)
    }
  }

  private func apply(_ shown: AnimatableValue, cycle: Double, to sample: inout LayerSample) {
    guard let property else { return }
    var value = shown
    if let perCycle, cycle > 0 { value = value.adding(perCycle, times: cycle) }
    value = function?.transform(of: value) ?? value
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
