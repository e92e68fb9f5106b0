import Failures
public import Foundation
import Layers
import VirtualTime

/// Animates what blocks change, and can be paused, turned round, scrubbed and gone on with.
///
/// All of its animations follow one timeline. What Apple's documentation leaves open is decided so:
/// going back runs the same curve backwards; `fractionComplete` counts in the direction in which it
/// goes, so that turning round takes f to 1 − f; with `scrubsLinearly` it is the part of the way that
/// has gone, else the part of the time, running or paused, so that neither pausing nor going on ever
/// jumps. An animator whose blocks change nothing finishes at the next turn of the clock. What UIKit
/// answers with an exception (finishing an animator that was not stopped, dropping one that is
/// paused) stops the stage with an error. Options to repeat do not count.
///
/// While it runs it is kept alive. Without a stage changes apply at once.
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// The curve or spring that it was made with.
  public let timingParameters: (any UITimingCurveProvider)?
  /// How long it takes, in seconds; a spring of given constants takes its own time.
  open var duration: TimeInterval { timing.seconds }
  /// How many seconds after its start it begins to move.
  open private(set) var delay: TimeInterval = 0
  /// Whether its views take touches; hit testing here goes by the model and never minds.
  open var isUserInteractionEnabled = true
  /// Whether touches are tested by one's own code; hit testing here never minds.
  open var isManualHitTestingEnabled = false
  /// Whether it can be paused, stopped, turned round and scrubbed; true by default.
  open var isInterruptible = true
  /// Whether `fractionComplete` is the part of the way, as by default, or of the time.
  open var scrubsLinearly = true
  /// Whether it pauses at its end instead of finishing; false by default.
  open var pausesOnCompletion = false

  /// What it can be asked for now.
  open private(set) var state = UIViewAnimatingState.inactive
  /// Whether it moves, or waits to.
  open private(set) var isRunning = false

  let timing: AnimatorTiming
  var changes = AnimatorChanges()
  private var timeline = AnimationTimeline()
  private var blocks: [(body: () -> Void, delayFactor: CGFloat)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var arrival: VirtualClock.Work?
  /// The clock by which it ran last.
  private weak var clock: VirtualClock?
  /// How long the whole of the onward road is on which the timeline is, in seconds.
  private var onwardSeconds: TimeInterval = 0

  // MARK: Making one

  /// An animator with a curve or spring.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    let isFinite = LayerWarning.check(duration, "the duration of UIViewPropertyAnimator")
    timingParameters = parameters
    timing = AnimatorTiming(parameters, duration: isFinite ? duration : 0)
  }

  /// An animator with a named curve.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// An animator with a Bézier curve.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// An animator with a spring that comes to rest after `duration`.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator and starts it after `delay`. Of the options the curve counts.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let curve = UIView.AnimationCurve(rawValue: Int(options.rawValue >> 16 & 3)) ?? .easeInOut
    let animator = UIViewPropertyAnimator(duration: duration, curve: curve, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  deinit {
    if state == .stopped || (state == .active && !isRunning) {
      reportMisuse(
        "was dropped while it was \(state == .stopped ? "stopped" : "paused")",
        hint: "Go on with it, or stop it with stopAnimation(true), before it goes; or keep it.")
    }
  }

  // MARK: Adding

  /// Adds changes that begin when `delayFactor` of the time that is left has gone, and take the rest.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    guard LayerWarning.check(delayFactor, "the delay factor of UIViewPropertyAnimator") else {
      return
    }
    switch state {
    case .inactive: blocks.append((animation, delayFactor))
    case .active: run(animation, delayFactor: delayFactor)
    case .stopped: reportMisuse("was given animations while it was stopped", hint: Self.finishHint)
    }
  }

  /// Adds changes. Once it is active they begin now and take what time is left.
  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds what is called, after those added before, when it has finished.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(CompletionLog.noting("UIViewPropertyAnimator", completion) ?? completion)
  }

  /// Makes changes, and has them animated on what is left of the timeline.
  private func run(_ changes: () -> Void, delayFactor: CGFloat) {
    guard let clock = VirtualClock.current, let stack = ViewAnimations.current, duration > 0 else {
      return changes()
    }
    let (start, factor) = (timeFraction, min(max(delayFactor, 0), 1))
    let begin = start + factor * (1 - start)
    let span = ViewSpan(
      timeline: timeline, seconds: duration, start: begin, length: 1 - begin,
      easing: timing.easing, sideways: timing.sideways)
    let block = ViewAnimationBlock(
      on: clock,
      pace: ViewPace(begin: clock.now, duration: duration * (1 - begin), span: span))
    block.noteChange = { [weak self] in self?.changes.note($0) }
    stack.open(block, changes)
  }

  // MARK: Running

  /// Starts it, or goes on after a pause; running already, it runs on.
  open func startAnimation() { startAnimation(afterDelay: 0) }

  /// Starts it after `delay` seconds, during which it counts as running and the old values show.
  open func startAnimation(afterDelay delay: TimeInterval) {
    guard LayerWarning.check(delay, "the delay of UIViewPropertyAnimator"), !isRunning else {
      return
    }
    guard state != .stopped else {
      return reportMisuse("was started while it was stopped", hint: Self.finishHint)
    }
    if state == .inactive {
      self.delay = max(delay, 0)
      activate()
    }
    goOn(after: max(delay, 0))
  }

  /// Holds it where it stands; before its start, at its beginning.
  open func pauseAnimation() {
    guard mayInterrupt("paused") else { return }
    if state == .inactive { activate() }
    hold(at: place)
  }

  /// Goes on after a pause, with another curve or spring and another duration for the rest: nil is
  /// its own, and a factor of its duration, 0 for the time that is left.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard LayerWarning.check(durationFactor, "the duration factor of UIViewPropertyAnimator"),
      mayInterrupt("gone on with")
    else { return }
    if state == .inactive { activate() }
    hold(at: place)
    let seconds = durationFactor > 0 ? duration * durationFactor : nil
    guard let parameters else { return goOn(after: 0, seconds: seconds) }
    let rest = AnimatorTiming(parameters, duration: seconds ?? secondsLeft)
    turn(to: rest.easing, seconds: rest.seconds)
    goOn(after: 0)
  }

  /// Whether it goes back to where it started. Set while it runs, it turns round at once.
  open var isReversed = false {
    didSet {
      guard isReversed != oldValue, isRunning else { return }
      hold(at: place)
      goOn(after: 0)
    }
  }

  /// How far it has come in the direction that it goes, 0…1; see the class. Setting it makes it
  /// active, and takes a value outside into 0…1.
  open var fractionComplete: CGFloat {
    get {
      guard state != .inactive else { return 0 }
      let part = scrubsLinearly ? min(max(progress, 0), 1) : timeFraction
      return isReversed ? 1 - part : part
    }
    set {
      guard LayerWarning.check(newValue, "the fractionComplete of UIViewPropertyAnimator"),
        mayInterrupt("scrubbed")
      else { return }
      if state == .inactive { activate() }
      let (wasRunning, value) = (isRunning, min(max(newValue, 0), 1))
      let part = isReversed ? 1 - value : value
      hold(at: .fraction(scrubsLinearly ? timing.easing.fraction(reaching: part) : part))
      if wasRunning { goOn(after: 0) }
    }
  }

  /// Stops it where it stands. Its values are then what they show. With `withoutFinishing` that is
  /// all, and no completion is called; else it waits for `finishAnimation(at:)`.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else {
      if state == .stopped, withoutFinishing { reset() }
      return
    }
    guard mayInterrupt("stopped") else { return }
    hold(at: place)
    settle(at: .current, finished: false)
    if withoutFinishing { reset() } else { state = .stopped }
  }

  /// Finishes it after `stopAnimation(false)`: gives its properties their values at that position and
  /// calls the completions.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else {
      return reportMisuse(
        "was finished while it was \(state == .active ? "active" : "inactive")",
        hint: "Call stopAnimation(false) first; only a stopped animator can be finished.")
    }
    finish(at: finalPosition)
  }
}

// How it gets from state to state.
extension UIViewPropertyAnimator {
  private static let finishHint =
    "Finish it first, with finishAnimation(at:); or stop it with stopAnimation(true)."

  private var now: Instant { VirtualClock.current?.now ?? .zero }

  private var place: TimelinePlace { timeline.motion.place(at: now) }

  /// How far its values have come, eased; a spring may be beyond 1.
  private var progress: Double {
    TimelineSpan(of: timeline, start: 0, length: 1, easing: timing.easing).progress(at: place)
  }

  /// The fraction of its own time at which it stands.
  private var timeFraction: Double {
    switch place {
    case .fraction(let fraction): fraction
    case .onward(let onward, let share):
      onward.target > 0
        ? onward.fraction + share * (1 - onward.fraction) : onward.fraction * (1 - share)
    }
  }

  private var destination: Double { isReversed ? 0 : 1 }

  /// How long it would take to its destination from where it stands.
  private var secondsLeft: TimeInterval {
    if case .onward(let onward, let share) = place, onward.target == destination {
      return onwardSeconds * (1 - share)
    }
    return duration * abs(destination - timeFraction)
  }

  /// Makes the changes of all blocks, with the timeline at its beginning.
  private func activate() {
    state = .active
    if let current = VirtualClock.current, clock !== current {
      clock = current
      current.atEnd(of: self) { if $0.clock === VirtualClock.current { $0.reset() } }
    }
    timeline = AnimationTimeline()
    for block in blocks { run(block.body, delayFactor: block.delayFactor) }
    blocks = []
    hold(at: .fraction(isReversed ? 1 : 0))
  }

  private func hold(at place: TimelinePlace) {
    if let arrival { VirtualClock.current?.cancel(arrival) }
    (arrival, isRunning) = (nil, false)
    timeline.motion = TimelineMotion(at: place)
  }

  /// Has the rest of the way gone by another easing, from where it stands.
  private func turn(to easing: TimelineEasing, seconds: TimeInterval) {
    let onward = TimelineOnward(
      start: place, fraction: timeFraction, easing: easing, target: destination)
    onwardSeconds = seconds
    timeline.motion = TimelineMotion(at: .onward(onward, share: 0))
  }

  /// Runs on from where it stands to its destination, in `seconds` if they are given.
  private func goOn(after delay: TimeInterval, seconds: TimeInterval? = nil) {
    if case .onward(let onward, _) = place, onward.target != destination {
      // It has turned round on the way: back by the same easing, in proportion to the way.
      turn(to: onward.easing, seconds: duration * abs(destination - timeFraction))
    }
    let length = seconds ?? secondsLeft
    let (road, from, to): (TimelineMotion.Road, Double, Double) =
      switch place {
      case .fraction(let fraction): (.own, fraction, destination)
      case .onward(let onward, let share): (.onward(onward), share, 1)
      }
    guard let clock = VirtualClock.current, !changes.isEmpty else { return arriveAtOnce() }
    timeline.motion = TimelineMotion(
      road: road, from: from, to: to, begin: clock.now.advanced(bySeconds: delay),
      length: Double(Instant.nanoseconds(length)))
    isRunning = true
    arrival = clock.schedule(at: timeline.motion.end) { self.arrive() }
  }

  /// Nothing is animated: it is at its end at the next turn.
  private func arriveAtOnce() {
    guard let clock = VirtualClock.current else { return finish(at: .end) }
    isRunning = true
    arrival = clock.schedule(at: clock.now) { self.arrive() }
  }

  private func arrive() {
    hold(at: place)
    if !pausesOnCompletion { finish(at: isReversed ? .start : .end) }
  }

  private func finish(at position: UIViewAnimatingPosition) {
    settle(at: position, finished: true)
    let completions = completions
    reset()
    for completion in completions { completion(position) }
  }

  /// Who hears of an animation's end may add changes meanwhile, hence the copy.
  private func settle(at position: UIViewAnimatingPosition, finished: Bool) {
    var settled = changes
    settled.settle(at: position, endingAnimationsOn: timeline, finished: finished)
    changes = settled
  }

  private func reset() {
    state = .inactive
    (blocks, completions, changes) = ([], [], AnimatorChanges())
  }

  /// Whether it can be interrupted now; reports it if not.
  private func mayInterrupt(_ what: String) -> Bool {
    if state == .stopped {
      reportMisuse("was \(what) while it was stopped", hint: Self.finishHint)
      return false
    }
    guard isRunning, !isInterruptible else { return true }
    reportMisuse(
      "was \(what), but it is not interruptible", hint: "Set isInterruptible to true before.")
    return false
  }

  private func reportMisuse(_ what: String, hint: String) {
    FlipbookError(.animatorState, "A UIViewPropertyAnimator of \(duration) s \(what).", hint: hint)
      .report()
  }
}
