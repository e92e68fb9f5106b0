import Failures
public import Foundation
import Layers
import VirtualTime

/// Animates the changes made in blocks, and can be paused, reversed, scrubbed and resumed.
///
/// All its animations follow one timeline. Apple doesn't document the following behaviour; it is
/// our decision:
///
/// - Reversing plays the same curve backwards.
/// - `fractionComplete` counts in the current direction, so that reversing changes f to 1 − f. If
///   `scrubsLinearly` is true, it is a fraction of the distance, otherwise of the time, both when
///   running and when paused, so that neither pausing nor resuming causes a jump.
/// - An animator whose blocks change nothing finishes at the next turn of the clock.
/// - Where UIKit raises an exception (finishing an animator that wasn't stopped, deallocating a
///   paused one), the stage stops with an error.
/// - Repeat options are ignored.
///
/// A running animator is retained. Without a stage, changes apply immediately.
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  private final var identityHash = IdentityHash()

  /// A number that is the same on every run, in contrast to the address that other objects hash.
  open override var hash: Int { identityHash.value() }

  /// The curve or spring that the animator was created with.
  public let timingParameters: (any UITimingCurveProvider)?
  /// The duration in seconds; a spring with physical constants determines its own.
  open var duration: TimeInterval { timing.seconds }
  /// The delay between the start and the animation, in seconds.
  open private(set) var delay: TimeInterval = 0
  /// Whether the animated views receive touches; it has no effect, because hit testing uses the
  /// model values.
  open var isUserInteractionEnabled = true
  /// Whether custom code does the hit testing; it has no effect.
  open var isManualHitTestingEnabled = false
  /// Whether the animator can be paused, stopped, reversed and scrubbed; true by default.
  open var isInterruptible = true
  /// Whether `fractionComplete` is a fraction of the distance, the default, or of the time.
  open var scrubsLinearly = true
  /// Whether the animator pauses at its end instead of finishing; false by default.
  open var pausesOnCompletion = false

  /// The current state.
  open private(set) var state = UIViewAnimatingState.inactive
  /// Whether the animator is running, including its delay.
  open private(set) var isRunning = false

  let timing: AnimatorTiming
  var changes = AnimatorChanges()
  private var timeline = AnimationTimeline()
  private var blocks: [(body: () -> Void, delayFactor: CGFloat)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var scheduledEnd: VirtualClock.Work?
  /// The clock of the most recent run.
  private weak var clock: VirtualClock?
  /// The total duration, in seconds, of the current motion with a replaced easing.
  private var continuationSeconds: TimeInterval = 0

  // MARK: Creating an animator

  /// Creates an animator with the duration and curve of `UIView.beginAnimations`: 0.2 seconds, and
  /// `easeInOut`. Apple doesn't document them; code replaces such an animator before it is used.
  public override convenience init() { self.init(duration: 0.2, curve: .easeInOut) }

  /// Creates an animator with a curve or spring.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    let isFinite = LayerWarning.check(duration, "the duration of UIViewPropertyAnimator")
    timingParameters = parameters
    timing = AnimatorTiming(parameters, duration: isFinite ? duration : 0)
  }

  /// Creates an animator with a named curve.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a Bézier curve.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a spring that comes to rest after `duration`.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator and starts it after `delay`. Only the curve among the options is used.
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
        "was deallocated while it was \(state == .stopped ? "stopped" : "paused")",
        hint: "Keep a reference to it, or first resume it or call stopAnimation(true).")
    }
  }

  // MARK: Adding animations

  /// Adds changes that start after the fraction `delayFactor` of the remaining time and take the
  /// rest.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    guard LayerWarning.check(delayFactor, "the delay factor of UIViewPropertyAnimator") else {
      return
    }
    switch state {
    case .inactive: blocks.append((animation, delayFactor))
    case .active: run(animation, delayFactor: delayFactor)
    case .stopped:
      reportMisuse("received animations while it was stopped", hint: Self.finishHint)
    }
  }

  /// Adds changes. If the animator is active, they start now and take the remaining time.
  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds a handler that is called at the end, after those added before.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(CompletionLog.noting("UIViewPropertyAnimator", completion) ?? completion)
  }

  /// Makes changes, animated over the rest of the timeline.
  private func run(_ changes: () -> Void, delayFactor: CGFloat) {
    guard let clock = VirtualClock.current, let stack = ViewAnimations.current, duration > 0 else {
      return changes()
    }
    let start = timeFraction
    let factor = min(max(delayFactor, 0), 1)
    let begin = start + factor * (1 - start)
    let span = ViewSpan(
      timeline: timeline, seconds: duration, start: begin, length: 1 - begin,
      easing: timing.easing, verticalEasing: timing.verticalEasing)
    let block = ViewAnimationBlock(
      on: clock,
      timing: ViewTiming(begin: clock.now, duration: duration * (1 - begin), span: span))
    block.noteChange = { [weak self] in self?.changes.note($0) }
    stack.open(block, changes)
  }

  // MARK: Running

  /// Starts the animation, or resumes it after a pause; does nothing if it is running.
  open func startAnimation() { startAnimation(afterDelay: 0) }

  /// Starts the animation after `delay` seconds. During the delay it counts as running, and the old
  /// values are shown.
  open func startAnimation(afterDelay delay: TimeInterval) {
    guard LayerWarning.check(delay, "the delay of UIViewPropertyAnimator"), !isRunning else {
      return
    }
    guard state != .stopped else {
      return reportMisuse("was started while it was stopped", hint: Self.finishHint)
    }
    ViewAnimations.current?.transition?.note(self)
    if state == .inactive {
      self.delay = max(delay, 0)
      activate()
    }
    resume(after: max(delay, 0))
  }

  /// Pauses the animation at its current position; if it hasn't started, at its beginning.
  open func pauseAnimation() {
    guard canInterrupt("paused") else { return }
    if state == .inactive { activate() }
    hold(at: position)
  }

  /// Resumes the animation after a pause, with a different curve or spring and duration for the
  /// rest. If `parameters` is nil, the animator's own timing is used. `durationFactor` is a
  /// fraction of the animator's duration; 0 means the remaining time.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard LayerWarning.check(durationFactor, "the duration factor of UIViewPropertyAnimator"),
      canInterrupt("continued")
    else { return }
    if state == .inactive { activate() }
    hold(at: position)
    let seconds = durationFactor > 0 ? duration * durationFactor : nil
    guard let parameters else { return resume(after: 0, seconds: seconds) }
    let rest = AnimatorTiming(parameters, duration: seconds ?? secondsLeft)
    switchEasing(to: rest.easing, seconds: rest.seconds)
    resume(after: 0)
  }

  /// Whether the animation runs towards its start. Setting it while the animator is running
  /// reverses the animation immediately.
  open var isReversed = false {
    didSet {
      guard isReversed != oldValue, isRunning else { return }
      hold(at: position)
      resume(after: 0)
    }
  }

  /// The completed fraction in the current direction, 0…1; see the class. Setting it activates the
  /// animator; values are clamped to 0…1.
  open var fractionComplete: CGFloat {
    get {
      guard state != .inactive else { return 0 }
      let part = scrubsLinearly ? min(max(progress, 0), 1) : timeFraction
      return isReversed ? 1 - part : part
    }
    set {
      guard LayerWarning.check(newValue, "the fractionComplete of UIViewPropertyAnimator"),
        canInterrupt("scrubbed")
      else { return }
      if state == .inactive { activate() }
      let wasRunning = isRunning
      let value = min(max(newValue, 0), 1)
      let part = isReversed ? 1 - value : value
      hold(at: .fraction(scrubsLinearly ? timing.easing.fraction(reaching: part) : part))
      if wasRunning { resume(after: 0) }
    }
  }

  /// Stops the animation at its current values, which become the model values. With
  /// `withoutFinishing`, no completion is called; otherwise the animator waits for
  /// `finishAnimation(at:)`.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else {
      if state == .stopped, withoutFinishing { reset() }
      return
    }
    guard canInterrupt("stopped") else { return }
    hold(at: position)
    setFinalValues(at: .current, finished: false)
    if withoutFinishing { reset() } else { state = .stopped }
  }

  /// Finishes the animation after `stopAnimation(false)`: sets its properties to their values at
  /// the given position and calls the completions.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else {
      return reportMisuse(
        "was finished while it was \(state == .active ? "active" : "inactive")",
        hint: "Call stopAnimation(false) first; only a stopped animator can be finished.")
    }
    finish(at: finalPosition)
  }
}

// State transitions.
extension UIViewPropertyAnimator {
  private static let finishHint =
    "Call finishAnimation(at:) or stopAnimation(true) first."

  private var now: Instant { VirtualClock.current?.now ?? .zero }

  private var position: TimelinePosition { timeline.motion.place(at: now) }

  /// The eased progress of the values; a spring can exceed 1.
  private var progress: Double {
    TimelineSpan(of: timeline, start: 0, length: 1, easing: timing.easing).progress(at: position)
  }

  /// The current fraction of the animator's own time.
  private var timeFraction: Double {
    switch position {
    case .fraction(let fraction): fraction
    case .continuation(let continuation, let share):
      continuation.target > 0
        ? continuation.fraction + share * (1 - continuation.fraction)
        : continuation.fraction * (1 - share)
    }
  }

  private var destination: Double { isReversed ? 0 : 1 }

  /// The remaining time to the destination, in seconds.
  private var secondsLeft: TimeInterval {
    if case .continuation(let continuation, let share) = position,
      continuation.target == destination
    {
      return continuationSeconds * (1 - share)
    }
    return duration * abs(destination - timeFraction)
  }

  /// Makes the changes of all blocks, with the timeline at its start.
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

  private func hold(at position: TimelinePosition) {
    if let scheduledEnd { VirtualClock.current?.cancel(scheduledEnd) }
    scheduledEnd = nil
    isRunning = false
    timeline.motion = TimelineMotion(at: position)
  }

  /// Continues from the current position to the destination with another easing.
  private func switchEasing(to easing: TimelineEasing, seconds: TimeInterval) {
    let continuation = TimelineContinuation(
      start: position, fraction: timeFraction, easing: easing, target: destination)
    continuationSeconds = seconds
    timeline.motion = TimelineMotion(at: .continuation(continuation, share: 0))
  }

  /// Runs from the current position to the destination; the remaining time is used if `seconds` is
  /// nil.
  private func resume(after delay: TimeInterval, seconds: TimeInterval? = nil) {
    if case .continuation(let continuation, _) = position, continuation.target != destination {
      // Reversed on the way: returns with the same easing, in a time proportional to the distance.
      switchEasing(to: continuation.easing, seconds: duration * abs(destination - timeFraction))
    }
    let length = seconds ?? secondsLeft
    let (domain, from, to): (TimelineMotion.Domain, Double, Double) =
      switch position {
      case .fraction(let fraction): (.timeline, fraction, destination)
      case .continuation(let continuation, let share): (.continuation(continuation), share, 1)
      }
    guard let clock = VirtualClock.current, !changes.isEmpty else { return endAtNextTurn() }
    timeline.motion = TimelineMotion(
      domain: domain, from: from, to: to, begin: clock.now.advanced(bySeconds: delay),
      length: Double(Instant.nanoseconds(length)))
    isRunning = true
    scheduledEnd = clock.schedule(at: timeline.motion.end) { self.reachEnd() }
  }

  /// Ends an animator without animations at the next turn.
  private func endAtNextTurn() {
    guard let clock = VirtualClock.current else { return finish(at: .end) }
    isRunning = true
    scheduledEnd = clock.schedule(at: clock.now) { self.reachEnd() }
  }

  private func reachEnd() {
    hold(at: position)
    if !pausesOnCompletion { finish(at: isReversed ? .start : .end) }
  }

  private func finish(at position: UIViewAnimatingPosition) {
    setFinalValues(at: position, finished: true)
    let completions = completions
    reset()
    for completion in completions { completion(position) }
  }

  /// Works on a copy, because delegates called at the end of an animation can add changes.
  private func setFinalValues(at position: UIViewAnimatingPosition, finished: Bool) {
    var copy = changes
    copy.setFinalValues(at: position, endingAnimationsOn: timeline, finished: finished)
    changes = copy
  }

  private func reset() {
    state = .inactive
    blocks = []
    completions = []
    changes = AnimatorChanges()
  }

  /// Returns whether the animator can be interrupted now; reports an error if not.
  private func canInterrupt(_ what: String) -> Bool {
    if state == .stopped {
      reportMisuse("was \(what) while it was stopped", hint: Self.finishHint)
      return false
    }
    guard isRunning, !isInterruptible else { return true }
    reportMisuse(
      "was \(what), but it isn't interruptible", hint: "Set isInterruptible to true first.")
    return false
  }

  private func reportMisuse(_ what: String, hint: String) {
    FlipbookError(
      .animatorState, "A UIViewPropertyAnimator (duration \(duration) s) \(what).", hint: hint
    ).report()
  }
}
