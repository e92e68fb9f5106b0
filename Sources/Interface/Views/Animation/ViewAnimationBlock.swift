import Foundation
import Layers
import VirtualTime

/// One call of `UIView.animate`: turns the changes made inside into animations and calls the
/// completion when the last of them has stopped.
final class ViewAnimationBlock: InnerAnimationDelegate {
  /// When it begins, how long it takes, and how.
  private(set) var pace: ViewPace
  /// How what changes now repeats; nil as the options say.
  var repetition: ViewRepetition?
  /// What gathers the changes of a keyframe animation; nil in a plain one.
  let keyframes: KeyframeRecorder?
  /// Hears of every change that is animated, in blocks inside of this one too.
  var noteChange: ((ViewChange) -> Void)?
  /// Whether it was opened by `beginAnimations`, and so ends with `commitAnimations`.
  var awaitsCommit = false
  /// Whether this is the block of a transition.
  var isTransition = false
  /// It is there while the block is open; the block may stay longer.
  private unowned let clock: VirtualClock
  private let completion: ((Bool) -> Void)?
  private var running = 0
  /// Whether all changes have been made.
  private(set) var isClosed = false
  private var isFinished = true
  /// Animations that a later change in the same block has replaced; their end says nothing.
  private var superseded: Set<ObjectIdentifier> = []

  init(
    on clock: VirtualClock, pace: ViewPace, keyframes: KeyframeRecorder? = nil,
    completion: ((Bool) -> Void)? = nil
  ) {
    (self.clock, self.pace) = (clock, pace)
    self.keyframes = keyframes
    self.completion = CompletionLog.noting("UIView.animate", completion)
  }

  /// Whether changes animate: not without a duration, nor in a transition that does not ask for it.
  var animates: Bool {
    pace.duration > 0 && (!isTransition || pace.options.contains(.allowAnimatedContent))
  }

  /// Changes how later changes go: the setters between `beginAnimations` and `commitAnimations`.
  func change(_ body: (inout ViewPace) -> Void) { body(&pace) }

  /// What records or animates the change of `event`; nil for what a view does not animate.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    let known = type(of: layer).viewProperties
    let properties = pace.keyPaths(of: event).compactMap { known[$0] }
      .filter(\.animatesInBlocks)
    guard !properties.isEmpty else { return nil }
    let (model, shown) = (layer.modelState, layer.shown)
    let changes = properties.map {
      ViewChange(layer: layer, property: $0, old: $0.get(model), shown: $0.get(shown))
    }
    let action: any BlockAnimation & CABasicAnimation
    if let spring = pace.spring, pace.span == nil {
      let springy = BlockSpring(keyPath: event)
      springy.spring = spring
      action = springy
    } else {
      action = BlockCurve(keyPath: event)
    }
    action.fromValue = known[event].flatMap { $0.box($0.get(shown)) }
    action.span = pace.span(for: event)
    setTiming(of: action, on: layer)
    action.origin = BlockChange(block: self, changes: changes, timing: BlockTiming(action))
    return action
  }

  /// Takes a change that has been made.
  func take(_ change: ViewChange) {
    guard change.new != change.old else { return }
    noteChange?(change)
    if let keyframes { keyframes.record(change) } else { animate(change) }
  }

  private func animate(_ change: ViewChange) {
    let animation: CABasicAnimation
    if let spring = pace.spring, pace.span == nil {
      let springy = CASpringAnimation(keyPath: change.property.name)
      springy.spring = spring
      animation = springy
    } else {
      animation = CABasicAnimation(keyPath: change.property.name)
    }
    if let difference = change.new.difference(to: change.old) {
      // Additive, from what is missing to nothing: overlapping animations sum without a jump.
      animation.fromValue = change.boxed(difference)
      animation.toValue = change.boxed(difference.zero)
      animation.isAdditive = true
    } else {
      animation.fromValue = change.boxed(change.shown)
      animation.toValue = change.boxed(change.new)
    }
    add(animation, to: change.layer)
  }

  /// Plays a transition from what `layer` shows now to what the block's changes make of it.
  func begin(_ transition: CATransition, on layer: CALayer) {
    guard pace.duration > 0 else { return }
    play(transition, on: layer, forKey: kCATransition)
  }

  /// Gives `animation` this block's timing and plays it.
  func add(_ animation: CAPropertyAnimation, to layer: CALayer) {
    let name = animation.keyPath ?? ""
    let key = animation.isAdditive ? layer.animations.freeKey(name) : name
    if let old = layer.animation(forKey: key), old.delegate === self {
      superseded.insert(ObjectIdentifier(old))
    }
    animation.span = pace.span(for: name)
    play(animation, on: layer, forKey: key)
  }

  private func play(_ animation: CAAnimation, on layer: CALayer, forKey key: String) {
    setTiming(of: animation, on: layer)
    adopt(animation)
    layer.add(animation, forKey: key)
  }

  /// Has the block wait for the end of `animation`, which is about to be played.
  func adopt(_ animation: CAAnimation) {
    animation.delegate = self
    running += 1
  }

  private func setTiming(of animation: CAAnimation, on layer: CALayer) {
    animation.beginTime =
      pace.begin <= clock.now ? 0 : layer.convertTime(pace.begin.seconds, from: nil)
    animation.duration = pace.duration
    animation.fillMode = .both
    animation.timingFunction = pace.timingFunction
    let repetition = repetition ?? ViewRepetition(pace.options)
    (animation.autoreverses, animation.repeatCount) = (repetition.autoreverses, repetition.count)
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
  var new: AnimatableValue { property.get(layer.modelState) }

  /// A value of the property as code reads it; differences of transforms, which have no such form, as
  /// they are.
  func boxed(_ value: AnimatableValue) -> Any { property.box(value) ?? value }
}
