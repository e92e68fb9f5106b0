import Foundation

/// Several animations that play together, in the group's time.
///
/// Their times begin with the group: a `beginTime` of 1 is a second after it. The group's duration
/// cuts them off and never stretches them; its `speed`, repeats and timing function hold for all.
/// An animation without a duration takes the group's (our decision: Apple's documentation leaves it
/// open). Delegates and `isRemovedOnCompletion` of animations in a group are ignored.
open class CAAnimationGroup: CAAnimation {
  /// The animations, applied in order; copied when the group is.
  open var animations: [CAAnimation]?

  /// Whether it is in itself, directly or through other groups.
  func containsItself(within outer: [CAAnimationGroup] = []) -> Bool {
    if outer.contains(where: { $0 === self }) { return true }
    return (animations ?? []).contains {
      ($0 as? CAAnimationGroup)?.containsItself(within: outer + [self]) ?? false
    }
  }

  override func copyProperties(to copy: CAAnimation) {
    super.copyProperties(to: copy)
    (copy as? CAAnimationGroup)?.animations = animations?.map { $0.copy() as? CAAnimation ?? $0 }
  }

  override func knownValue(forKey key: String) -> KeyedValue? {
    key == "animations" ? .object(self, \.animations) : super.knownValue(forKey: key)
  }

  override func track(
    on layer: CALayer, duration: CFTimeInterval
  ) throws(LayerWarning) -> AnimationTrack {
    let children = (animations ?? []).map {
      PlayedAnimation($0, "in a group", on: layer, now: 0, inherited: duration)
    }
    return AnimationTrack(
      curve: .group(children, duration: ActiveTime.nanoseconds(ofPass: duration)))
  }
}
