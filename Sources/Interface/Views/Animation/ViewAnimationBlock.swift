import Foundation
import Layers
import VirtualTime

/// One call of `UIView.animate`: converts the changes made inside into animations and calls the
/// completion when the last one has stopped.
final class ViewAnimationBlock: InternalAnimationDelegate {
  /// The start, duration and curve of the block.
  private(set) var timing: ViewTiming
  /// The repetition of subsequent changes; nil if the options determine it.
  var repetition: ViewRepetition?
  /// The recorder of a keyframe animation; nil for other animations.
  let keyframes: KeyframeRecorder?
  /// Called for each animated change, including those in nested blocks.
  var noteChange: ((ViewChange) -> Void)?
  /// Whether the block was opened with `beginAnimations`, and therefore ends with
  /// `commitAnimations`.
  var awaitsCommit = false
  /// The messages about a block that was opened with `beginAnimations`.
  var messages: BlockMessages?
  /// Whether this is the block of a transition.
  var isTransition = false
  /// Valid while the block is open; the block can outlive it.
  private unowned let clock: VirtualClock
  private let completion: ((Bool) -> Void)?
  private var running = 0
  /// Whether all changes have been made.
  private(set) var isClosed = false
  private var isFinished = true
  /// Animations that a later change in the same block has replaced. Their end doesn't affect the
  /// result.
  private var superseded: Set<ObjectIdentifier> = []

  init(
    on clock: VirtualClock, timing: ViewTiming, keyframes: KeyframeRecorder? = nil,
    completion: ((Bool) -> Void)? = nil
  ) {
    self.clock = clock
    self.timing = timing
    self.keyframes = keyframes
    self.completion = CompletionLog.noting("UIView.animate", completion)
  }

  /// Whether changes are animated: false without a duration, and in transitions unless requested.
  var animates: Bool {
    guard !isTransition else {
      return timing.duration > 0 && timing.options.contains(.allowAnimatedContent)
    }
    return timing.duration > 0 || jumpsAfterDelay
  }

  /// Whether the changes appear at once when the delay has passed: without a duration, but with a
  /// delay (D). iOS code uses such a block to show a view later, and its completion to end a wait.
  private var jumpsAfterDelay: Bool {
    timing.begin > clock.now && timing.span == nil && keyframes == nil
  }

  /// The duration of an animation that jumps to its end. It is shorter than a frame but not 0, which
  /// Core Animation replaces with the transaction's duration.
  private static let jumpDuration = 1e-6

  /// Modifies the timing of later changes; the setters between `beginAnimations` and
  /// `commitAnimations` use it.
  func change(_ body: (inout ViewTiming) -> Void) { body(&timing) }

  /// Returns an action that records or animates the change of `event`; nil if views don't animate
  /// it.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    let known = type(of: layer).viewProperties
    let properties = timing.keyPaths(of: event).compactMap { known[$0] }
      .filter(\.animatesInBlocks)
    guard !properties.isEmpty else { return nil }
    let (model, shown) = (layer.modelState, layer.shown)
    let changes = properties.map {
      ViewChange(layer: layer, property: $0, old: $0.get(model), shown: $0.get(shown))
    }
    let action: any BlockAnimation & CABasicAnimation
    if let spring = timing.spring, timing.span == nil {
      let springy = BlockSpring(keyPath: event)
      springy.spring = spring
      action = springy
    } else {
      action = BlockCurve(keyPath: event)
    }
    action.fromValue = known[event].flatMap { $0.box($0.get(shown)) }
    action.span = timing.span(for: event)
    setTiming(of: action, on: layer)
    action.origin = BlockChange(block: self, changes: changes, timing: BlockTiming(action))
    return action
  }

  /// Receives a change after it was made.
  func take(_ change: ViewChange) {
    guard change.new != change.old else { return }
    noteChange?(change)
    if let keyframes { keyframes.record(change) } else { animate(change) }
  }

  private func animate(_ change: ViewChange) {
    let animation: CABasicAnimation
    if let spring = timing.spring, timing.span == nil {
      let springy = CASpringAnimation(keyPath: change.property.name)
      springy.spring = spring
      animation = springy
    } else {
      animation = CABasicAnimation(keyPath: change.property.name)
    }
    if let difference = change.new.difference(to: change.old) {
      // Additive, from the difference to zero: overlapping animations add up without a jump.
      animation.fromValue = change.boxed(difference)
      animation.toValue = change.boxed(difference.zero)
      animation.isAdditive = true
    } else {
      animation.fromValue = change.boxed(change.shown)
      animation.toValue = change.boxed(change.new)
    }
    add(animation, to: change.layer)
  }

  /// Plays a transition from the current appearance of `layer` to its appearance after the block.
  func begin(_ transition: CATransition, on layer: CALayer) {
    guard timing.duration > 0 else { return }
    play(transition, on: layer, forKey: kCATransition)
  }

  /// Plays `animation` with this block's timing.
  func add(_ animation: CAPropertyAnimation, to layer: CALayer) {
    let name = animation.keyPath ?? ""
    let key = animation.isAdditive ? layer.animations.freeKey(name) : name
    if let old = layer.animation(forKey: key), old.delegate === self {
      superseded.insert(ObjectIdentifier(old))
    }
    animation.span = timing.span(for: name)
    play(animation, on: layer, forKey: key)
  }

  private func play(_ animation: CAAnimation, on layer: CALayer, forKey key: String) {
    setTiming(of: animation, on: layer)
    adopt(animation)
    layer.add(animation, forKey: key)
  }

  /// Makes the block wait for the end of `animation`, which is about to be played.
  func adopt(_ animation: CAAnimation) {
    animation.delegate = self
    running += 1
  }

  private func setTiming(of animation: CAAnimation, on layer: CALayer) {
    animation.beginTime =
      timing.begin <= clock.now ? 0 : layer.convertTime(timing.begin.mediaTime, from: nil)
    animation.duration = timing.duration > 0 ? timing.duration : Self.jumpDuration
    animation.fillMode = .both
    animation.timingFunction = timing.timingFunction
    let repetition = repetition ?? ViewRepetition(timing.options)
    animation.autoreverses = repetition.autoreverses
    animation.repeatCount = repetition.count
  }

  /// Closes the block after all changes. A block without animations completes at the next turn.
  func close() {
    keyframes?.play(in: self)
    isClosed = true
    scheduleStart()
    if running == 0 { clock.schedule(at: clock.now) { self.complete(true) } }
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    running -= 1
    if superseded.remove(ObjectIdentifier(anim)) == nil, !flag { isFinished = false }
    if running == 0, isClosed { complete(isFinished) }
  }

  /// Sends the message for the start when the delay has passed.
  private func scheduleStart() {
    guard let messages, messages.willStart != nil else { return }
    clock.schedule(at: max(timing.begin, clock.now)) { messages.sendStart() }
  }

  private func complete(_ isFinished: Bool) {
    completion?(isFinished)
    messages?.sendStop(isFinished)
  }
}

/// A property of a layer before and after a change.
struct ViewChange {
  let layer: CALayer
  let property: LayerProperty
  let old: AnimatableValue
  /// The presented value when the change was made.
  let shown: AnimatableValue

  /// The current value of the model.
  var new: AnimatableValue { property.get(layer.modelState) }

  /// Returns a value of the property in the form that code reads; differences of transforms have no
  /// such form and are returned unchanged.
  func boxed(_ value: AnimatableValue) -> Any { property.box(value) ?? value }
}
