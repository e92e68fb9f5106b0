import Foundation
import Layers
import VirtualTime

/// One call of `UIView.animate`: turns the changes made inside into animations and calls the
/// completion when the last of them has stopped.
final class ViewAnimationBlock: CAAnimationDelegate {
  let begin: Instant
  let duration: TimeInterval
  let timingFunction: CAMediaTimingFunction
  let options: UIView.AnimationOptions
  /// The spring that pulls the changes; nil for a curve.
  let spring: SpringCurve?
  /// What gathers the changes of a keyframe animation; nil in a plain one.
  let keyframes: KeyframeRecorder?
  private let clock: VirtualClock
  private let completion: ((Bool) -> Void)?
  private var running = 0
  private var isClosed = false
  private var isFinished = true
  /// Animations that a later change in the same block has replaced; their end says nothing.
  private var superseded: Set<ObjectIdentifier> = []

  init(
    on clock: VirtualClock, in parent: ViewAnimationBlock?, duration: TimeInterval,
    delay: TimeInterval, options: UIView.AnimationOptions, spring: UIView.SpringParameters? = nil,
    keyframes: KeyframeRecorder? = nil, completion: ((Bool) -> Void)?
  ) {
    (self.clock, self.keyframes, self.completion) = (clock, keyframes, completion)
    begin = (parent?.begin ?? clock.now).advanced(bySeconds: max(delay, 0))
    /// The block around this one, unless `option` says that it does not count.
    func inherited(unless option: UIView.AnimationOptions) -> ViewAnimationBlock? {
      options.contains(option) ? nil : parent
    }
    let length = inherited(unless: .overrideInheritedDuration)?.duration ?? duration
    self.duration = length
    if let outer = inherited(unless: .overrideInheritedCurve) {
      (timingFunction, self.spring) = (outer.timingFunction, outer.spring)
    } else {
      timingFunction = spring == nil ? options.timingFunction : CAMediaTimingFunction(name: .linear)
      self.spring = length > 0 ? spring?.curve(settlingIn: length) : nil
    }
    let repeats = (inherited(unless: .overrideInheritedOptions)?.options ?? [])
      .intersection([.repeat, .autoreverse])
    self.options = options.union(repeats)
  }

  /// Whether changes animate: not without a duration, nor in a transition that does not ask for it.
  var animates: Bool { duration > 0 && (!isTransition || options.contains(.allowAnimatedContent)) }

  /// Whether this is the block of a transition.
  var isTransition = false

  /// What records or animates the change of `event`; nil for what a view does not animate.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    let names = event == "bounds" ? ["bounds.origin", "bounds.size"] : [event]
    let properties = names.compactMap { LayerProperty.named[$0] }.filter(\.animatesImplicitly)
    let changes = properties.map {
      ViewChange(layer: layer, property: $0, old: $0.get(layer.model), shown: $0.get(layer.shown))
    }
    return changes.isEmpty ? nil : ViewAction(block: self, changes: changes)
  }

  /// Takes a change that has been made.
  func take(_ change: ViewChange) {
    guard change.new != change.old else { return }
    if let keyframes { keyframes.record(change) } else { animate(change) }
  }

  private func animate(_ change: ViewChange) {
    let animation: CABasicAnimation
    if let spring {
      let springy = CASpringAnimation(keyPath: change.property.name)
      springy.spring = spring
      animation = springy
    } else {
      animation = CABasicAnimation(keyPath: change.property.name)
    }
    if let difference = change.new.difference(to: change.old) {
      // Additive, from what is missing to nothing: overlapping animations sum without a jump.
      animation.fromValue = difference
      animation.toValue = difference.zero
      animation.isAdditive = true
    } else {
      animation.fromValue = change.shown
      animation.toValue = change.new
    }
    add(animation, to: change.layer)
  }

  /// Plays a transition from what `layer` shows now to what the block's changes make of it.
  func begin(_ transition: CATransition, on layer: CALayer) {
    guard duration > 0 else { return }
    play(transition, on: layer, forKey: kCATransition)
  }

  /// Gives `animation` this block's timing and plays it.
  func add(_ animation: CAPropertyAnimation, to layer: CALayer) {
    let name = animation.keyPath ?? ""
    let key = animation.isAdditive ? layer.animations.freeKey(name) : name
    if let old = layer.animation(forKey: key), old.delegate === self {
      superseded.insert(ObjectIdentifier(old))
    }
    play(animation, on: layer, forKey: key)
  }

  private func play(_ animation: CAAnimation, on layer: CALayer, forKey key: String) {
    animation.beginTime =
      begin == clock.now ? 0 : layer.convertTime(begin.seconds, from: nil)
    animation.duration = duration
    animation.fillMode = .both
    animation.timingFunction = timingFunction
    animation.autoreverses = options.contains(.autoreverse)
    animation.repeatCount = options.contains(.repeat) ? .infinity : 0
    animation.delegate = self
    running += 1
    layer.add(animation, forKey: key)
  }

  /// All changes have been made. A block that animates nothing completes at the next turn.
  func close() {
    keyframes?.play(in: self)
    isClosed = true
    if running == 0 { clock.schedule(at: clock.now) { self.completion?(true) } }
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    running -= 1
    if superseded.remove(ObjectIdentifier(anim)) == nil, !flag { isFinished = false }
    if running == 0, isClosed { completion?(isFinished) }
  }
}

/// A property of a layer before and after a change.
struct ViewChange {
  let layer: CALayer
  let property: LayerProperty
  let old: AnimatableValue
  /// What showed when the change was made.
  let shown: AnimatableValue

  /// The model's value now.
  var new: AnimatableValue { property.get(layer.model) }
}

/// Hands changes to their block once the model has them.
private struct ViewAction: CAAction {
  let block: ViewAnimationBlock
  let changes: [ViewChange]

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    for change in changes { block.take(change) }
  }
}
