import Foundation

/// A group of animations that play together, in the group's time.
///
/// Their times are relative to the group: a `beginTime` of 1 is one second after the group's start.
/// The group's duration cuts the animations off and never scales them; its `speed`, repeats and
/// timing function apply to all of them. An animation without a duration uses the group's (our
/// decision: Apple's documentation leaves it open). Delegates and `isRemovedOnCompletion` of
/// animations in a group are ignored.
open class CAAnimationGroup: CAAnimation {
  /// The animations, applied in order; copied together with the group.
  open var animations: [CAAnimation]?

  /// Returns whether the group contains itself, directly or through other groups.
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

  override var followsModel: Bool { animations?.contains(where: \.followsModel) ?? false }

  override func track(
    on layer: CALayer, duration: CFTimeInterval
  ) throws(LayerWarning) -> AnimationTrack {
    var children: [PlayedAnimation] = []
    for animation in animations ?? [] {
      var child = PlayedAnimation(animation, "in a group", on: layer, now: 0, inherited: duration)
      child.layOver(children, omitted: animation.omittedEnds)
      children.append(child)
    }
    return AnimationTrack(
      curve: .group(children, duration: ActiveTime.nanoseconds(ofPass: duration)))
  }
}
