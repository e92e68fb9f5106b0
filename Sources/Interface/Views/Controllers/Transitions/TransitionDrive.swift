import Foundation
import Layers
import VirtualTime

/// Scrubs the animations of a transition: by the time of the container's layer, whose animations
/// stand still while the speed is 0, and by the fraction of property animators.
final class TransitionDrive {
  private struct DrivenLayer {
    let layer: CALayer
    /// The layer's time at the start of the transition, in seconds.
    let start: CFTimeInterval
    let speed: Float
    let beginTime, timeOffset: CFTimeInterval

    init(_ layer: CALayer) {
      self.layer = layer
      start = layer.convertTime(CACurrentMediaTime(), from: nil)
      speed = layer.speed
      beginTime = layer.beginTime
      timeOffset = layer.timeOffset
    }

    /// The layer's time, in seconds.
    var time: CFTimeInterval { layer.convertTime(CACurrentMediaTime(), from: nil) }
  }

  private weak var transition: ControllerTransition?
  private let duration: TimeInterval
  private let propertyAnimators: [any UIViewImplicitlyAnimating]
  private var layers: [DrivenLayer] = []
  /// The animations that played before the transition, which its end leaves alone.
  private let others: Set<ObjectIdentifier>
  private var scheduledReturn: VirtualClock.Work?
  private var isDriving = false

  /// Starts the animations of `transition` with `start`, and prepares for scrubbing them.
  init(
    _ transition: ControllerTransition, duration: TimeInterval,
    interruptibleAnimator: (any UIViewImplicitlyAnimating)?, start: () -> Void
  ) {
    self.transition = transition
    self.duration = duration
    let container = transition.containerView.layer
    var others: Set<ObjectIdentifier> = []
    for root in [container] + transition.layersAlongside {
      root.forEachAnimation { _, _, animation in others.insert(ObjectIdentifier(animation)) }
    }
    self.others = others
    start()
    // Scrubbing in this turn doesn't move their start.
    for root in [container] + transition.layersAlongside {
      root.forEachAnimation { layer, _, animation in
        guard animation.beginTime == 0, !others.contains(ObjectIdentifier(animation)) else {
          return
        }
        animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil)
      }
    }
    // Pausing an animator that can't be interrupted would be an error.
    propertyAnimators =
      (interruptibleAnimator.map { [$0] } ?? transition.propertyAnimators)
      .filter { ($0 as? UIViewPropertyAnimator)?.isInterruptible != false }
    var seen: Set<ObjectIdentifier> = []
    layers = ([container] + transition.layersAlongside)
      .filter { seen.insert(ObjectIdentifier($0)).inserted }.map(DrivenLayer.init)
  }

  /// The fraction of the transition that is shown, 0…1.
  var fraction: CGFloat {
    guard let first = layers.first, duration > 0 else { return 0 }
    return min(max((first.time - first.start) / duration, 0), 1)
  }

  /// Stops the transition where it is; returns the fraction.
  func pause() -> CGFloat {
    let time = fraction
    holdLayers(at: time)
    for animator in propertyAnimators where animator.state == .active { animator.pauseAnimation() }
    guard let animator = propertyAnimators.first, animator.state == .active else { return time }
    return animator.isReversed ? 1 - animator.fractionComplete : animator.fractionComplete
  }

  /// Stops the transition at a fraction.
  func hold(at fraction: CGFloat) {
    holdLayers(at: fraction)
    for animator in propertyAnimators where animator.state != .stopped {
      animator.pauseAnimation()
      animator.isReversed = false
      animator.fractionComplete = fraction
    }
  }

  private func holdLayers(at fraction: CGFloat) {
    isDriving = true
    cancelReturn()
    for driven in layers {
      driven.layer.speed = 0
      driven.layer.timeOffset = driven.start + fraction * duration
    }
  }

  /// Runs the transition from where it is to its end or back to its start, at the given speed.
  func run(
    toEnd: Bool, speed: CGFloat, timing: (any UITimingCurveProvider)?
  ) {
    isDriving = true
    cancelReturn()
    let speed = speed > 0 && speed.isFinite ? speed : 1
    let passed = fraction
    for driven in layers {
      let (layer, time) = (driven.layer, driven.time)
      layer.speed = 0
      layer.beginTime =
        layer.superlayer?.convertTime(CACurrentMediaTime(), from: nil) ?? CACurrentMediaTime()
      layer.timeOffset = time
      layer.speed = Float(toEnd ? speed : -speed)
    }
    for animator in propertyAnimators where animator.state == .active {
      animator.isReversed = !toEnd
      animator.continueAnimation(
        withTimingParameters: timing, durationFactor: (1 - animator.fractionComplete) / speed)
    }
    guard !toEnd, let clock = VirtualClock.current else { return }
    scheduledReturn = clock.schedule(
      at: clock.now.advanced(bySeconds: passed * duration / speed)
    ) { self.reachStart() }
  }

  /// Returns the layers to their own time.
  func release() {
    cancelReturn()
    guard isDriving else { return }
    isDriving = false
    for driven in layers {
      driven.layer.speed = driven.speed
      driven.layer.beginTime = driven.beginTime
      driven.layer.timeOffset = driven.timeOffset
    }
  }

  private func cancelReturn() {
    scheduledReturn?.cancel()
    scheduledReturn = nil
  }

  /// Restores the values before the transition and ends its animations, which calls their
  /// completions, and so ends the transition.
  private func reachStart() {
    guard let transition, transition.isRunning else { return }
    for driven in layers {
      driven.layer.speed = 0
      driven.layer.timeOffset = driven.start
    }
    var changes = transition.changes
    changes.setFinalValues(
      at: .start, endingAnimationsOn: AnimationTimeline(), finished: false)
    for driven in layers {
      driven.layer.forEachAnimation { layer, key, animation in
        // Property animators end their own animations.
        guard animation.span == nil, !others.contains(ObjectIdentifier(animation)) else { return }
        layer.removeAnimation(forKey: key)
      }
    }
  }
}

extension CALayer {
  /// Calls `body` for each animation of the layer and of those below it.
  fileprivate func forEachAnimation(_ body: (CALayer, String, CAAnimation) -> Void) {
    for key in animationKeys() ?? [] {
      if let animation = animation(forKey: key) { body(self, key, animation) }
    }
    mask?.forEachAnimation(body)
    for sublayer in sublayers ?? [] { sublayer.forEachAnimation(body) }
  }
}
