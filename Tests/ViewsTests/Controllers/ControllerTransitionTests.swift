import Failures
import Foundation
import Geometry
import Layers
import TestSupport
import Testing
import VirtualTime
import Views

/// Presentations and dismissals with an animator.
@Suite struct ControllerTransitionTests {
  @Test func anAnimatorMovesThePresentedViewInAndOut() {
    let objects = TransitionObjects(SlideAnimator())
    let scene = TransitionScene(style: .custom, objects)
    scene.present()
    let view: UIView = scene.front.view
    #expect(scene.state(view, 1).position.x == 150)
    #expect(near(scene.state(view, 1.25).position.x, 125, 1e-9))
    scene.run(to: 2)
    #expect(view.frame == scene.window.bounds && !scene.front.isBeingPresented)
    #expect(scene.root.presentedViewController === scene.front)
    scene.dismiss()
    #expect(near(scene.state(view, 2.5).position.x, 100, 1e-9))
    #expect(scene.front.isBeingDismissed)
    scene.run(to: 3)
    #expect(view.superview == nil && scene.window.subviews == [scene.root.view])
    #expect(scene.root.presentedViewController == nil)
    #expect(scene.front.presentingViewController == nil && !scene.front.isBeingDismissed)
    #expect(objects.requests == 2)
  }

  @Test func aDelegateCanBeSetWhenTheViewLoads() {
    final class Front: UIViewController {
      let objects = TransitionObjects(SlideAnimator())
      override func viewDidLoad() { transitioningDelegate = objects }
    }
    let scene = TransitionScene(style: .fullScreen)
    let front = Front()
    front.modalPresentationStyle = .fullScreen
    scene.perform { scene.root.present(front, animated: true) }
    scene.run(to: 1)
    #expect(front.objects.requests == 1)
    #expect(near(scene.state(front.view, 1.25).position.x, 125, 1e-9))
  }

  /// A circle grows over the window and shrinks again, as in the library BubbleTransition.
  @Test func aBubbleGrowsAndShrinks() {
    final class Bubble: NSObject, UIViewControllerAnimatedTransitioning {
      let bubble = UIView()
      var isPresenting = true

      func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
      ) -> TimeInterval { 0.5 }

      func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        let key: UITransitionContextViewKey = isPresenting ? .to : .from
        guard let presented = transitionContext.view(forKey: key) else { return }
        let center = CGPoint(x: 50, y: 100)
        if isPresenting {
          bubble.frame = CGRect(x: -70, y: -20, width: 240, height: 240)
          bubble.layer.cornerRadius = 120
          bubble.transform = CGAffineTransform(scaleX: 0.001, y: 0.001)
          container.addSubview(bubble)
          presented.center = CGPoint(x: 10, y: 20)
          presented.transform = CGAffineTransform(scaleX: 0.001, y: 0.001)
          presented.alpha = 0
          container.addSubview(presented)
        }
        UIView.animate(
          withDuration: 0.5, delay: 0, options: .curveLinear,
          animations: { [self] in
            let small = CGAffineTransform(scaleX: 0.001, y: 0.001)
            bubble.transform = isPresenting ? .identity : small
            presented.transform = isPresenting ? .identity : small
            presented.alpha = isPresenting ? 1 : 0
            presented.center = isPresenting ? center : CGPoint(x: 10, y: 20)
          },
          completion: { [self] _ in
            if isPresenting { bubble.isHidden = true } else { bubble.removeFromSuperview() }
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
          })
      }
    }
    let bubble = Bubble()
    let objects = TransitionObjects(bubble)
    let scene = TransitionScene(style: .custom, objects)
    scene.present()
    let view: UIView = scene.front.view
    func scale(_ seconds: Double) -> Double { scene.state(bubble.bubble, seconds).transform.m11 }
    #expect(near(scale(1), 0.001, 1e-6) && near(scale(1.25), 0.5005, 1e-6))
    #expect(near(Double(scene.state(view, 1.25).opacity), 0.5, 1e-6))
    #expect(near(scene.state(view, 1.25).position.y, 60, 1e-6))
    scene.run(to: 1.5)
    #expect(scale(1.5) == 1 && view.superview === bubble.bubble.superview && view.alpha == 1)
    bubble.isPresenting = false
    bubble.bubble.isHidden = false
    scene.run(to: 2)
    scene.dismiss()
    #expect(near(scale(2.125), 0.75025, 1e-6))
    #expect(near(scene.state(view, 2.125).position.x, 40, 1e-6))
    scene.run(to: 2.5)
    #expect(view.window == nil && bubble.bubble.superview == nil)
    #expect(scene.calls().last == "dismissed")
  }

  @Test func fullScreenMovesThePresentersViewIntoTheContainer() {
    let animator = SlideAnimator()
    let objects = TransitionObjects(animator)
    let scene = TransitionScene(style: .fullScreen, objects)
    let behind: UIView = scene.root.view
    animator.begins = { context in
      #expect(context.view(forKey: .from) === behind && context.view(forKey: .to) != nil)
      #expect(behind.superview === context.containerView)
      #expect(context.initialFrame(for: scene.root) == scene.window.bounds)
      #expect(context.finalFrame(for: scene.root) == .zero)
      #expect(context.initialFrame(for: scene.front) == .zero)
      #expect(context.finalFrame(for: scene.front) == scene.window.bounds)
    }
    scene.present()
    #expect(scene.window.subviews.count == 1)
    scene.run(to: 2)
    #expect(behind.superview == nil && !behind.isHidden)
    animator.begins = { context in
      #expect(context.view(forKey: .to) === behind && behind.superview == nil)
      #expect(context.view(forKey: .from) === scene.front.view)
      #expect(context.initialFrame(for: scene.front) == scene.window.bounds)
      #expect(context.finalFrame(for: scene.root) == scene.window.bounds)
      #expect(context.finalFrame(for: scene.front) == scene.window.bounds)
    }
    scene.dismiss()
    #expect(behind.superview === animator.context?.containerView)
    scene.run(to: 3)
    #expect(scene.window.subviews == [behind] && behind.frame == scene.window.bounds)
  }

  @Test(arguments: [UIModalPresentationStyle.custom, .overFullScreen, .automatic])
  func otherStylesLeaveThePresentersView(style: UIModalPresentationStyle) {
    let animator = SlideAnimator()
    let objects = TransitionObjects(animator)
    let scene = TransitionScene(style: style, objects)
    animator.begins = { context in
      #expect(context.view(forKey: .from) == nil && context.view(forKey: .to) === scene.front.view)
      #expect(context.viewController(forKey: .from) === scene.root)
      #expect(context.presentationStyle == (style == .automatic ? .pageSheet : style))
      #expect(context.isAnimated && !context.isInteractive)
    }
    scene.present()
    scene.run(to: 2)
    #expect(scene.root.view.superview === scene.window)
    animator.begins = { context in
      #expect(context.view(forKey: .to) == nil && context.view(forKey: .from) === scene.front.view)
      #expect(context.viewController(forKey: .to) === scene.root)
    }
    scene.dismiss()
    scene.run(to: 3)
    #expect(scene.window.subviews == [scene.root.view])
  }

  @Test func presentingWithoutAnimationUsesNoAnimator() {
    let objects = TransitionObjects(SlideAnimator())
    let scene = TransitionScene(style: .fullScreen, objects)
    scene.present(animated: false)
    #expect(objects.requests == 0 && scene.front.view.window === scene.window)
    #expect(scene.root.view.superview == nil && scene.front.transitionCoordinator == nil)
    #expect(
      scene.calls() == [
        "root willDisappear", "front willAppear", "front isAppearing", "front didAppear",
        "root didDisappear", "presented",
      ])
    scene.dismiss(animated: false)
    #expect(objects.requests == 0 && scene.window.subviews == [scene.root.view])
    #expect(
      scene.calls() == [
        "front willDisappear", "root willAppear", "root isAppearing", "root didAppear",
        "front didDisappear", "dismissed",
      ])
  }

  @Test func anIncompletePresentationRestoresTheFormerState() {
    let animator = SlideAnimator()
    let objects = TransitionObjects(animator)
    let scene = TransitionScene(style: .fullScreen, objects)
    scene.present()
    scene.run(to: 1.5)
    _ = scene.calls()
    scene.perform {
      animator.context?.completeTransition(false)
      animator.context?.completeTransition(true)
    }
    #expect(scene.window.subviews == [scene.root.view] && scene.front.view.window == nil)
    #expect(scene.root.presentedViewController == nil && !scene.front.isBeingPresented)
    #expect(animator.context?.transitionWasCancelled == true)
    #expect(
      scene.calls() == [
        "front willDisappear animated", "root willAppear animated", "root didAppear animated",
        "front didDisappear animated",
      ])
    scene.run(to: 2)
    #expect(scene.calls() == [])
    scene.present()
    scene.run(to: 3)
    #expect(scene.calls().last == "presented")
  }

  @Test func anIncompleteDismissalRestoresTheFormerState() {
    let animator = SlideAnimator()
    let objects = TransitionObjects(animator)
    let scene = TransitionScene(style: .fullScreen, objects)
    scene.present()
    scene.run(to: 2)
    scene.dismiss()
    scene.run(to: 2.5)
    _ = scene.calls()
    scene.perform { animator.context?.completeTransition(false) }
    #expect(scene.root.view.superview == nil && scene.front.view.window === scene.window)
    #expect(scene.front.view.frame == scene.window.bounds && !scene.front.isBeingDismissed)
    #expect(scene.root.presentedViewController === scene.front)
    #expect(
      scene.calls() == [
        "root willDisappear animated", "front willAppear animated", "front didAppear animated",
        "root didDisappear animated",
      ])
  }

  @Test func theSystemAnimatesWithoutAnAnimator() {
    let objects = TransitionObjects()
    let scene = TransitionScene(style: .fullScreen, objects)
    scene.present()
    let passed = (1000.0 / 3).squareRoot() * 0.25
    func offset(_ seconds: Double) -> Double {
      scene.state(scene.front.view, seconds).transform.m42
    }
    #expect(offset(1) == 200)
    #expect(near(offset(1.25), 200 * (1 + passed) * exp(-passed), 1e-6))
    scene.run(to: 2)
    #expect(scene.root.view.superview == nil && scene.calls().last == "presented")
    scene.dismiss()
    #expect(scene.root.view.window === scene.window && offset(2.25) > 100)
    scene.run(to: 3)
    #expect(scene.window.subviews == [scene.root.view] && scene.calls().last == "dismissed")
    #expect(scene.front.view.transform == .identity)
  }

  @Test func aDelegateThatIsSetAfterwardsAnimatesTheDismissal() {
    let objects = TransitionObjects(SlideAnimator())
    let scene = TransitionScene(style: .fullScreen)
    scene.present()
    scene.run(to: 2)
    scene.front.transitioningDelegate = objects
    scene.dismiss()
    #expect(near(scene.state(scene.front.view, 2.5).position.x, 100, 1e-9))
    #expect(scene.root.view.window === scene.window && !scene.root.view.isHidden)
    scene.run(to: 3)
    #expect(scene.window.subviews == [scene.root.view])
    #expect(scene.calls().suffix(2) == ["front didDisappear animated", "dismissed"])
  }

  @Test func dismissingTheFirstOfTwoDropsTheSecond() {
    let objects = TransitionObjects(SlideAnimator())
    let scene = TransitionScene(style: .fullScreen, objects)
    scene.present()
    scene.run(to: 2)
    let second = UIViewController()
    second.modalPresentationStyle = .custom
    second.transitioningDelegate = objects
    scene.perform { scene.front.present(second, animated: true) }
    scene.run(to: 3)
    #expect(scene.window.subviews.count == 2)
    scene.perform { scene.root.dismiss(animated: true) }
    scene.run(to: 4)
    #expect(scene.window.subviews == [scene.root.view] && second.presentingViewController == nil)
    #expect(scene.root.presentedViewController == nil && scene.clock.failure == nil)
  }

  @Test func aChildPresentsAndDismissesThroughItsParent() {
    let objects = TransitionObjects(SlideAnimator())
    let scene = TransitionScene(style: .fullScreen, objects)
    let (behind, inside) = (UIViewController(), UIViewController())
    for (parent, child) in [(scene.root, behind), (scene.front, inside)] {
      parent.addChild(child)
      scene.perform { parent.view.addSubview(child.view) }
    }
    scene.perform { behind.present(scene.front, animated: true) }
    scene.run(to: 2)
    #expect(scene.root.view.window == nil && scene.front.presentingViewController === scene.root)
    #expect(behind.presentedViewController === scene.front)
    #expect(inside.presentingViewController === scene.root)
    #expect(inside.presentationController === scene.front.presentationController)
    scene.perform { inside.dismiss(animated: true) }
    scene.run(to: 3)
    #expect(scene.window.subviews == [scene.root.view] && behind.presentedViewController == nil)
    scene.perform { behind.present(scene.front, animated: true) }
    scene.run(to: 4)
    scene.perform { behind.dismiss(animated: true) }
    scene.run(to: 5)
    #expect(scene.window.subviews == [scene.root.view] && scene.clock.failure == nil)
  }

  @Test func aDismissalDuringAPresentationIsIgnored() {
    let objects = TransitionObjects(SlideAnimator())
    let scene = TransitionScene(style: .custom, objects)
    scene.present()
    scene.run(to: 1.5)
    scene.dismiss()
    scene.run(to: 4)
    #expect(scene.calls().last == "presented" && scene.front.view.window === scene.window)
  }

  @Test func theDelegateIsNotRetained() {
    let controller = UIViewController()
    func setDelegate() {
      let objects = TransitionObjects()
      controller.transitioningDelegate = objects
      #expect(controller.transitioningDelegate === objects)
    }
    setDelegate()
    #expect(controller.transitioningDelegate == nil)
  }

  @Test func aDismissedControllerIsDeallocated() {
    let objects = TransitionObjects(SlideAnimator())
    let scene = TransitionScene(style: .fullScreen)
    weak var presented: UIViewController?
    scene.perform {
      let controller = UIViewController()
      controller.modalPresentationStyle = .custom
      controller.transitioningDelegate = objects
      presented = controller
      scene.root.present(controller, animated: true)
    }
    scene.run(to: 2.5)
    #expect(presented?.view.window === scene.window)
    scene.perform { scene.root.dismiss(animated: true) }
    scene.run(to: 4)
    objects.presenting = nil
    objects.dismissing = nil
    #expect(presented == nil)
  }
}
