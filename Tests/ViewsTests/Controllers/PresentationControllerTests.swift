import Foundation
import Geometry
import Layers
import TestSupport
import Testing
import VirtualTime
import Views

/// A presentation controller for a sheet in the lower half, with a dimming view that fades alongside.
private final class DimmingController: UIPresentationController {
  let dimming = UIView()
  var note: (String) -> Void = { _ in }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    let size = size(
      forChildContentContainer: presentedViewController, withParentContainerSize: bounds.size)
    return CGRect(origin: CGPoint(x: 0, y: bounds.height - size.height), size: size)
  }

  override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { CGSize(width: parentSize.width, height: parentSize.height / 2) }

  override func presentationTransitionWillBegin() {
    note("will present")
    dimming.alpha = 0
    containerView?.insertSubview(dimming, at: 0)
    guard let coordinator = presentedViewController.transitionCoordinator else {
      return dimming.alpha = 1
    }
    coordinator.animate(
      alongsideTransition: { _ in self.dimming.alpha = 1 },
      completion: { self.note("alongside \($0.isCancelled ? "cancelled" : "completed")") })
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    note("did present \(completed)")
    if !completed { dimming.removeFromSuperview() }
  }

  override func dismissalTransitionWillBegin() {
    note("will dismiss")
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
      self.dimming.alpha = 0
    })
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) { note("did dismiss \(completed)") }

  override func containerViewWillLayoutSubviews() {
    dimming.frame = containerView?.bounds ?? .zero
  }
}

/// A presentation controller that places the presented view whenever the container lays out its
/// subviews, and changes the container when a dismissal begins.
private final class PlacingController: UIPresentationController {
  override var frameOfPresentedViewInContainerView: CGRect {
    CGRect(x: 0, y: 100, width: 100, height: 100)
  }

  override func containerViewWillLayoutSubviews() {
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  override func dismissalTransitionWillBegin() { containerView?.addSubview(UIView()) }
}

@Suite struct PresentationControllerTests {
  /// Presents with a `DimmingController`.
  private func present(
    _ objects: TransitionObjects, animated: Bool = true
  ) -> (scene: TransitionScene, controller: DimmingController) {
    let scene = TransitionScene(style: .custom, objects)
    objects.makeController = { presented, presenting in
      let controller = DimmingController(
        presentedViewController: presented, presenting: presenting)
      controller.note = { [weak scene] in scene?.note($0) }
      return controller
    }
    let controller = scene.front.presentationController as? DimmingController
    scene.present(animated: animated)
    return (scene, controller!)
  }

  private func opacity(_ scene: TransitionScene, _ view: UIView, _ seconds: Double) -> Double {
    Double(scene.state(view, seconds).opacity)
  }

  @Test func changesAlongsideHaveTheAnimatorsDurationAndCurve() {
    let objects = TransitionObjects(SlideAnimator())
    let (scene, controller) = present(objects)
    #expect(controller.presentedView?.frame == CGRect(x: 0, y: 100, width: 100, height: 100))
    #expect(controller.dimming.frame == scene.window.bounds)
    #expect(opacity(scene, controller.dimming, 1) == 0)
    #expect(near(opacity(scene, controller.dimming, 1.25), 0.25, 1e-6))
    scene.run(to: 2)
    #expect(scene.front.presentationController === controller)
    #expect(scene.front.activePresentationController === controller)
    #expect(controller.presentingViewController === scene.root)
    scene.dismiss()
    #expect(near(opacity(scene, controller.dimming, 2.75), 0.25, 1e-6))
    scene.run(to: 3)
    #expect(scene.window.subviews == [scene.root.view] && controller.containerView == nil)
  }

  @Test func aDismissedControllersFinalFrameIsThatOfThePresentation() {
    let animator = SlideAnimator()
    let objects = TransitionObjects(animator)
    let (scene, _) = present(objects)
    scene.run(to: 2)
    var frame: CGRect?
    animator.begins = { frame = $0.finalFrame(for: scene.front) }
    scene.dismiss()
    #expect(frame == CGRect(x: 0, y: 100, width: 100, height: 100) && objects.requests > 0)
  }

  @Test func layoutDuringADismissalDoesNotPlaceThePresentedView() {
    let objects = TransitionObjects(SlideAnimator())
    objects.makeController = {
      PlacingController(presentedViewController: $0, presenting: $1)
    }
    let scene = TransitionScene(style: .custom, objects)
    scene.present()
    scene.run(to: 2)
    scene.front.view.frame.origin.y = 40
    scene.front.view.superview?.setNeedsLayout()
    scene.run(to: 2)
    #expect(scene.front.view.frame.minY == 100)
    scene.dismiss()
    #expect(scene.front.view.frame.minX == 100)
    #expect(near(Double(scene.state(scene.front.view, 2.5).position.x), 100, 1e-6))
  }

  @Test func callsOfThePresentationController() {
    let animator = SlideAnimator()
    let objects = TransitionObjects(animator)
    let (scene, _) = present(objects)
    animator.ended = { scene.note("ended \($0)") }
    scene.run(to: 2)
    #expect(
      scene.calls() == [
        "will present", "front willAppear animated", "front isAppearing animated",
        "front didAppear animated", "did present true", "ended true", "alongside completed",
        "presented",
      ])
    scene.dismiss()
    scene.run(to: 3)
    #expect(
      scene.calls() == [
        "will dismiss", "front willDisappear animated", "front didDisappear animated",
        "did dismiss true", "ended true", "dismissed",
      ])
  }

  @Test func changesAlongsideATransitionWithoutBlocksTakeItsDuration() {
    final class Explicit: NSObject, UIViewControllerAnimatedTransitioning {
      func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
      ) -> TimeInterval { 2 }

      func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let view = transitionContext.view(forKey: .to) else { return }
        transitionContext.containerView.addSubview(view)
        CATransaction.begin()
        CATransaction.setCompletionBlock { transitionContext.completeTransition(true) }
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = 0
        animation.duration = 2
        view.layer.add(animation, forKey: nil)
        CATransaction.commit()
      }
    }
    let objects = TransitionObjects(Explicit())
    let (scene, controller) = present(objects)
    #expect(near(opacity(scene, controller.dimming, 2), 0.5, 1e-4))
    #expect(near(opacity(scene, controller.dimming, 1.5), eased(0.25), 1e-4))
    scene.run(to: 3)
    #expect(scene.calls().last == "presented")
  }

  @Test func theDefaultSlideMovesTheViewToItsFrame() {
    let objects = TransitionObjects()
    let (scene, controller) = present(objects)
    let view: UIView = scene.front.view
    #expect(scene.state(view, 1).transform.m42 == 100)
    #expect(view.center == CGPoint(x: 50, y: 150))
    // The dimming view fades with the spring of the slide.
    let shown = 1 - scene.state(view, 1.1).transform.m42 / 100
    #expect(near(opacity(scene, controller.dimming, 1.1), shown, 1e-6))
    scene.run(to: 2)
    #expect(controller.dimming.alpha == 1)
    scene.dismiss()
    scene.run(to: 3)
    #expect(scene.window.subviews == [scene.root.view])
  }

  @Test func withoutAnimationThereIsNoCoordinator() {
    let objects = TransitionObjects(SlideAnimator())
    let (scene, controller) = present(objects, animated: false)
    #expect(controller.dimming.alpha == 1)
    #expect(scene.front.view.frame == CGRect(x: 0, y: 100, width: 100, height: 100))
    #expect(scene.calls().suffix(3) == ["front didAppear", "did present true", "presented"])
  }

  @Test func aSystemTransitionHasACoordinator() {
    let scene = TransitionScene(style: .automatic)
    let badge = UIView()
    scene.perform {
      scene.window.addSubview(badge)
      scene.root.present(scene.front, animated: true) { scene.note("presented") }
      let coordinator = scene.root.transitionCoordinator
      #expect(coordinator === scene.front.transitionCoordinator && coordinator != nil)
      coordinator?.animate(
        alongsideTransition: { _ in badge.center.x = 10 },
        completion: { _ in scene.note("alongside") })
    }
    #expect(badge.layer.animationKeys()?.isEmpty == false)
    scene.run(to: 2)
    #expect(scene.calls().suffix(2) == ["alongside", "presented"])
    #expect(scene.root.transitionCoordinator == nil)
  }

  @Test func changesOfTheContentSizeAreReported() {
    final class Sizing: UIPresentationController {
      var changes = 0
      override func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
      ) { changes += 1 }
    }
    let objects = TransitionObjects(SlideAnimator())
    let scene = TransitionScene(style: .custom, objects)
    objects.makeController = { Sizing(presentedViewController: $0, presenting: $1) }
    scene.present()
    scene.front.preferredContentSize = CGSize(width: 10, height: 10)
    #expect((scene.front.presentationController as? Sizing)?.changes == 1)
  }

  @Test func aControllerThatOutlivesItsPresentationIsEmpty() {
    let controller = UIPresentationController(
      presentedViewController: UIViewController(), presenting: nil)
    #expect(controller.containerView == nil && controller.presentedView == nil)
    #expect(controller.frameOfPresentedViewInContainerView == .zero)
    #expect(controller.presentedViewController.view != nil)
  }
}
