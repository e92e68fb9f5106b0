import Failures
import Foundation
import VirtualTime

// Adding, removing and sampling animations.
extension CALayer {
  /// Returns the default action for `event` in a class with the given properties.
  package static func defaultAction(
    forKey event: String, of properties: [String: LayerProperty]
  ) -> CABasicAnimation? {
    guard properties[event]?.animatesImplicitly == true else { return nil }
    let animation = CABasicAnimation(keyPath: event)
    animation.timingFunction = CAMediaTimingFunction(name: .default)
    return animation
  }

  /// Plays a copy of `animation` and replaces an animation with the same key.
  func play(_ animation: CAAnimation, forKey key: String?) {
    if let group = animation as? CAAnimationGroup, group.containsItself() {
      return FlipbookError(
        .cyclicTree, "A group of animations that contains itself was added to \(nameInMessages).",
        hint: "Check which animations are added to which groups."
      ).report()
    }
    guard let clock = VirtualClock.current, let copy = animation.copy() as? CAAnimation else {
      return
    }
    play(copy, forKey: animation is CATransition ? kCATransition : key, on: clock)
  }

  private func play(_ animation: CAAnimation, forKey key: String?, on clock: VirtualClock) {
    if let easing = CATransaction.animationTimingFunction() { animation.timingFunction = easing }
    let active = ActiveAnimation(
      key: key ?? animations.freeKey("animation"), animation: animation,
      played: PlayedAnimation(
        animation, key, on: self, now: localTime(at: clock.now),
        inherited: CATransaction.animationDuration()),
      on: self, completions: TransactionStack.current?.completions ?? [],
      running: animation.span == nil ? RunningAnimations.of(clock) : nil)
    if let key, let old = animations.find(key) { stop(old, finished: false, on: clock) }
    animations.append(active)
    if active.changesDisplay { mark(.display) }
    active.completions.forEach { $0.animationBegan() }
    schedule(active, on: clock)
    if clock.context.isTraced { AnimationLog.of(clock).record(active, on: self) }
  }

  /// Schedules the start and the end of an animation on the clock, replacing earlier entries.
  /// Called again whenever the time mapping of the layer or of one of its superlayers changes.
  func schedule(_ active: ActiveAnimation, on clock: VirtualClock) {
    active.work.forEach(clock.cancel)
    active.work = []
    let time = active.played.time
    // An animation whose begin time has been reached has started, even if time stands still or runs
    // backwards.
    let hasReached = TimeRounding.reaches(time.begin, at: localTime(at: clock.now))
    if !active.hasBegun, let delegate = active.animation.delegate,
      let begin = hasReached ? clock.now : instant(ofLocal: time.begin, now: clock.now)
    {
      let start = clock.schedule(at: begin) { [weak active] in
        guard let active else { return }
        active.hasBegun = true
        delegate.animationDidStart(active.committed)
      }
      active.work.append(start)
    }
    // The owner of a timeline ends its animations, and keeps the stage running while it moves.
    guard active.animation.span == nil, let local = time.end,
      let end = instant(ofLocal: local, now: clock.now)
    else { return }
    // Retains the layer until its animations have ended, as a render server does.
    active.work.append(
      clock.schedule(at: end) { [weak active] in
        if let active { self.runOut(active, on: clock) }
      })
  }

  /// Finds the action for a change of `event`; nil for none.
  func findAction(forKey event: String) -> (any CAAction)? {
    let styled = style?["actions"] as? [String: any CAAction]
    let own = delegate?.action(for: self, forKey: event) ?? actions?[event] ?? styled?[event]
    guard let action = own else {
      return animatesImplicitly ? type(of: self).defaultAction(forKey: event) : nil
    }
    return action is NSNull ? nil : action
  }

  /// Stops the animation for the key.
  func stopAnimation(forKey key: String) {
    guard let clock = VirtualClock.current, let active = animations.find(key) else { return }
    stop(active, finished: false, on: clock)
  }

  /// Stops all animations of this layer.
  func stopAnimations() {
    guard let clock = VirtualClock.current else { return }
    for active in animations.list { stop(active, finished: false, on: clock) }
  }

  /// Immediately ends the animations of this layer that follow `timeline`.
  package func endAnimations(on timeline: AnimationTimeline, finished: Bool) {
    guard let clock = VirtualClock.current else { return }
    for active in animations.list where active.animation.span?.timeline === timeline {
      animations.remove(active)
      active.work.forEach(clock.cancel)
      guard !active.hasStopped else { continue }
      end(active, finished: finished, on: clock)
      active.animation.delegate?.animationDidStop(active.animation, finished: finished)
    }
  }

  /// Sets a property of the model without running an action.
  package func assume(_ value: AnimatableValue, for property: LayerProperty) {
    let bounds = modelState.bounds
    var state = modelState
    property.setModel(&state, value)
    take(state)
    followModel()
    noteChange()
    noteBounds(from: bounds)
  }

  private func runOut(_ active: ActiveAnimation, on clock: VirtualClock) {
    if active.animation.isRemovedOnCompletion { animations.remove(active) }
    end(active, finished: true, on: clock)
    active.animation.delegate?.animationDidStop(active.animation, finished: true)
  }

  private func stop(_ active: ActiveAnimation, finished: Bool, on clock: VirtualClock) {
    animations.remove(active)
    guard !active.hasStopped else { return }
    active.work.forEach(clock.cancel)
    end(active, finished: finished, on: clock)
    guard let delegate = active.animation.delegate else { return }
    clock.schedule(at: clock.now) {
      delegate.animationDidStop(active.animation, finished: finished)
    }
  }

  private func end(_ active: ActiveAnimation, finished: Bool, on clock: VirtualClock) {
    active.stop()
    if animatedDisplay != nil { mark(.display) }
    if clock.context.isTraced { AnimationLog.of(clock).recordStop(of: active, finished: finished) }
    active.completions.forEach { $0.animationEnded(on: clock) }
  }
}
