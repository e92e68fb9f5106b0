public import Foundation

/// Drives the animations of an animator by a fraction, for example that of a gesture.
///
/// While it is interactive, the animations in the container stand still at the fraction: the
/// container's layer has the speed 0 and a time offset. If the animator has an interruptible animator,
/// that is scrubbed instead. Methods have no effect without a transition. After a cancellation, the
/// properties that animation blocks have changed have their former values again.
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  private weak var transition: ControllerTransition?
  private var drive: TransitionDrive?
  /// The calls that were made before the transition started.
  private var early: [() -> Void] = []
  /// Whether an interaction has ended in this transition.
  private var hasEnded = false

  /// The duration of the transition in seconds.
  open private(set) var duration: CGFloat = 0

  /// The fraction of the transition that was last set, 0…1.
  open private(set) var percentComplete: CGFloat = 0

  /// The speed after the interaction, relative to the original one; 1 by default. Values that aren't
  /// positive count as 1.
  open var completionSpeed: CGFloat = 1

  /// The curve that the coordinator reports for the time after the interaction; ease-in-out by
  /// default. The animations keep their own curves.
  open var completionCurve = UIView.AnimationCurve.easeInOut

  /// The timing of an interruptible animator after the interaction; nil for its own.
  open var timingCurve: (any UITimingCurveProvider)?

  /// Whether the transition starts with the interaction; true by default. Otherwise it runs until
  /// `pause()`.
  open var wantsInteractiveStart = true

  /// Creates an object for the next transition.
  public override init() {}

  /// Starts the animations and, unless `wantsInteractiveStart` is false, stops them at their beginning.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let transition = transitionContext as? ControllerTransition else { return }
    start(transition, interactively: transition.isInteractive)
  }

  /// Stops the running transition at its position, so that it can be updated.
  open func pause() {
    guard let transition, transition.isRunning, let drive else { return }
    percentComplete = drive.pause()
    transition.pauseInteractiveTransition()
    transition.updateInteractiveTransition(percentComplete)
  }

  /// Shows the transition at a fraction, which is clamped to 0…1. A transition that has started by
  /// itself becomes interactive, as by `pause()` (D): gestures of libraries that set
  /// `wantsInteractiveStart` to false rely on it.
  open func update(_ percentComplete: CGFloat) {
    guard percentComplete.isFinite else { return }
    let fraction = min(max(percentComplete, 0), 1)
    perform { transition, drive in
      if !transition.isInteractive, !transition.initiallyInteractive, !self.hasEnded {
        self.pause()
      }
      guard transition.isInteractive else { return }
      self.percentComplete = fraction
      transition.updateInteractiveTransition(fraction)
      drive.hold(at: fraction)
    }
  }

  /// Ends the interaction and runs the transition to its end.
  open func finish() {
    perform { transition, drive in
      guard transition.isInteractive else { return }
      self.hasEnded = true
      transition.finishInteractiveTransition()
      drive.run(toEnd: true, speed: self.completionSpeed, timing: self.timingCurve)
    }
  }

  /// Ends the interaction and runs the transition back to its start.
  open func cancel() {
    perform { transition, drive in
      guard transition.isInteractive else { return }
      self.hasEnded = true
      transition.cancelInteractiveTransition()
      drive.run(toEnd: false, speed: self.completionSpeed, timing: self.timingCurve)
    }
  }
}

extension UIPercentDrivenInteractiveTransition {
  /// Prepares for a transition that is about to start. Calls until then take effect at the start.
  func expect(_ transition: ControllerTransition) {
    self.transition = transition
    drive = nil
    early = []
    hasEnded = false
    percentComplete = 0
  }

  /// Starts the animations of a transition; interactively, they stop at their beginning.
  func start(_ transition: ControllerTransition, interactively: Bool) {
    guard transition.isRunning else { return }
    self.transition = transition
    let length = transition.transitionDuration
    duration = length
    let interruptible = interactively ? transition.interruptibleAnimator : nil
    let drive = TransitionDrive(
      transition, duration: length, interruptibleAnimator: interruptible
    ) {
      transition.runAnimations {
        if let interruptible {
          interruptible.pauseAnimation()
        } else {
          transition.animator?.animateTransition(using: transition)
        }
      }
    }
    guard transition.isRunning else { return }
    self.drive = drive
    if interactively { drive.hold(at: 0) }
    let calls = early
    early = []
    for call in calls { call() }
  }

  /// Returns the layers to their own time after the transition has ended.
  func release() {
    drive?.release()
    drive = nil
    transition = nil
    early = []
  }

  /// Runs `body` now or, if the transition hasn't started yet, when it starts.
  private func perform(_ body: @escaping (ControllerTransition, TransitionDrive) -> Void) {
    guard let transition else { return }
    if let drive {
      if transition.isRunning { body(transition, drive) }
    } else {
      early.append { [weak self] in
        if let self, let transition = self.transition, let drive { body(transition, drive) }
      }
    }
  }
}
