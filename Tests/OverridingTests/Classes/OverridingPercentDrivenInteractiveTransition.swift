import UIKit

/// Overrides the members of `UIPercentDrivenInteractiveTransition` in the table.
class OverridingPercentDrivenInteractiveTransition: UIPercentDrivenInteractiveTransition {
  let calls = Calls()

  override var duration: CGFloat { calls.record(super.duration) }

  override var percentComplete: CGFloat { calls.record(super.percentComplete) }

  override var completionSpeed: CGFloat {
    get { calls.record(super.completionSpeed) }
    set { calls.recordSet(super.completionSpeed = newValue) }
  }

  override var completionCurve: UIView.AnimationCurve {
    get { calls.record(super.completionCurve) }
    set { calls.recordSet(super.completionCurve = newValue) }
  }

  override var timingCurve: (any UITimingCurveProvider)? {
    get { calls.record(super.timingCurve) }
    set { calls.recordSet(super.timingCurve = newValue) }
  }

  override var wantsInteractiveStart: Bool {
    get { calls.record(super.wantsInteractiveStart) }
    set { calls.recordSet(super.wantsInteractiveStart = newValue) }
  }

  override func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    calls.record(super.startInteractiveTransition(transitionContext))
  }

  override func pause() { calls.record(super.pause()) }

  override func update(_ percentComplete: CGFloat) {
    calls.record(super.update(percentComplete))
  }

  override func finish() { calls.record(super.finish()) }

  override func cancel() { calls.record(super.cancel()) }
}
