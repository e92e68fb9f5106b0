import Foundation
import Geometry
import Layers
import Views

/// Presents alerts and action sheets: the window is dimmed, an alert appears with a fade while it shrinks
/// from 1.2 times its size, and a sheet slides in from the bottom. Both disappear the same way, an alert
/// without changing its size. Durations and scale are our decision.
final class AlertTransition: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    AlertPresentation(presentedViewController: presented, presenting: presenting)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { AlertAnimator(isAppearing: true) }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { AlertAnimator(isAppearing: false) }
}

/// The dimmed window behind an alert. The tint of the views below is grey meanwhile, as
/// `tintAdjustmentMode` describes.
private final class AlertPresentation: UIPresentationController {
  private let dimming = UIView()

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let containerView else { return }
    dimming.backgroundColor = .presentationShade
    dimming.frame = containerView.bounds
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.alpha = 0
    containerView.insertSubview(dimming, at: 0)
    fade(to: 1, tint: .dimmed)
  }

  override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    fade(to: 0, tint: .automatic)
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if completed { dimming.removeFromSuperview() }
  }

  private func fade(to alpha: CGFloat, tint: UIView.TintAdjustmentMode) {
    let below = presentingViewController.viewIfLoaded
    let change = { [dimming] in
      dimming.alpha = alpha
      below?.tintAdjustmentMode = tint
    }
    guard let coordinator = presentedViewController.transitionCoordinator else { return change() }
    coordinator.animate(alongsideTransition: { _ in change() })
  }
}

private final class AlertAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isAppearing: Bool

  init(isAppearing: Bool) { self.isAppearing = isAppearing }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let key: UITransitionContextViewControllerKey = isAppearing ? .to : .from
    guard let alert = transitionContext.viewController(forKey: key) as? UIAlertController,
      let view: UIView = alert.view
    else { return transitionContext.completeTransition(false) }
    if isAppearing {
      UIView.performWithoutAnimation {
        view.frame = transitionContext.containerView.bounds
        transitionContext.containerView.addSubview(view)
        view.layoutIfNeeded()
        hide(alert, view, scale: 1.2)
      }
    }
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0,
      usingSpringWithDamping: 1, initialSpringVelocity: 0, options: []
    ) { [self] in
      if isAppearing { show(view) } else { hide(alert, view, scale: 1) }
    } completion: { [self] _ in
      if !isAppearing { UIView.performWithoutAnimation { show(view) } }
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }

  private func show(_ view: UIView) {
    view.alpha = 1
    view.transform = .identity
  }

  private func hide(_ alert: UIAlertController, _ view: UIView, scale: CGFloat) {
    if alert.preferredStyle == .alert {
      view.alpha = 0
      view.transform = CGAffineTransform(scaleX: scale, y: scale)
    } else {
      let distance = max(view.bounds.maxY - alert.panelArea.minY, 0)
      view.transform = CGAffineTransform(translationX: 0, y: distance)
    }
  }
}
