import Foundation
import Geometry
import Layers
import TestSupport
import Testing
import VirtualTime
import Views

@Suite struct InteractiveTransitionTests {
  private let animator = SlideAnimator()
  private let driver = UIPercentDrivenInteractiveTransition()

  /// A scene whose controller was presented; its dismissal is driven by `driver`.
  private func presented(
    _ style: UIModalPresentationStyle = .custom
  ) -> (scene: TransitionScene, objects: TransitionObjects) {
    let objects = TransitionObjects(animator)
    let scene = TransitionScene(style: style, objects)
    scene.present()
    scene.run(to: 2)
    _ = scene.calls()
    objects.interactor = driver
    return (scene, objects)
  }

  private func x(_ scene: TransitionScene, _ seconds: Double) -> Double {
    scene.state(scene.front.view, seconds).position.x
  }

  @Test func anUpdateShowsTheAnimationsAtAFraction() {
    let (scene, objects) = presented()
    scene.dismiss()
    #expect(x(scene, 2) == 50 && animator.context?.isInteractive == true)
    scene.run(to: 2.5)
    #expect(x(scene, 2.5) == 50)
    scene.perform { driver.update(0.25) }
    #expect(near(x(scene, 2.5), 75, 1e-6) && near(x(scene, 3.5), 75, 1e-6))
    scene.run(to: 3.5)
    scene.perform { driver.update(0.1) }
    #expect(near(x(scene, 3.5), 60, 1e-6))
    scene.perform { driver.update(7) }
    #expect(near(x(scene, 3.5), 150, 1e-6) && driver.percentComplete == 1)
    scene.run(to: 5)
    #expect(scene.front.isBeingDismissed && scene.calls() == ["front willDisappear animated"])
    #expect(driver.duration == 1 && objects.requests == 2)
  }

  @Test(arguments: [1, 1.5])
  func animationsThatStartAfterTheTransitionFollowTheInteractionAtOnce(delay: Double) {
    let (scene, objects) = presented()
    animator.delay = delay
    scene.dismiss()
    scene.perform { driver.update(0.5) }
    #expect(near(x(scene, 2), 100, 1e-6))
    scene.perform { driver.finish() }
    scene.run(to: 2.6)
    #expect(scene.front.view.window == nil && objects.requests == 2)
  }

  @Test func delaysWithinTheTransitionStay() {
    let (scene, objects) = presented()
    animator.delay = 0.5
    scene.dismiss()
    scene.perform { driver.update(0.75) }
    #expect(near(x(scene, 2), 75, 1e-6) && objects.requests == 2)
  }

  @Test func finishingRunsTheRestOfTheTransition() {
    let (scene, objects) = presented()
    scene.dismiss()
    scene.run(to: 3)
    driver.completionSpeed = 0.5
    scene.perform {
      driver.update(0.5)
      driver.finish()
    }
    #expect(near(x(scene, 3), 100, 1e-6) && near(x(scene, 3.5), 125, 1e-6))
    scene.run(to: 3.9)
    #expect(scene.front.view.window != nil)
    scene.run(to: 4)
    #expect(scene.front.view.window == nil && objects.requests == 2)
    #expect(scene.calls().last == "dismissed")
  }

  @Test func cancellingReturnsToTheStart() {
    let (scene, objects) = presented()
    animator.ended = { scene.note("ended \($0)") }
    scene.dismiss()
    scene.perform {
      driver.update(0.5)
      driver.cancel()
    }
    #expect(near(x(scene, 2), 100, 1e-6) && near(x(scene, 2.25), 75, 1e-6))
    #expect(animator.context?.transitionWasCancelled == true)
    scene.run(to: 2.5)
    #expect(x(scene, 2.5) == 50 && scene.front.view.center.x == 50)
    #expect(scene.front.view.layer.superlayer?.speed == 1 && !scene.front.isBeingDismissed)
    #expect(
      scene.calls() == [
        "front willDisappear animated", "front willAppear animated", "front didAppear animated",
        "ended false",
      ])
    objects.interactor = nil
    scene.run(to: 3)
    scene.dismiss()
    scene.run(to: 4)
    #expect(scene.front.view.window == nil)
  }

  @Test func cancellingAPresentationRemovesTheView() {
    let objects = TransitionObjects(animator)
    objects.interactor = driver
    let scene = TransitionScene(style: .fullScreen, objects)
    scene.present()
    scene.perform {
      driver.update(0.5)
      driver.cancel()
    }
    scene.run(to: 1.4)
    #expect(near(x(scene, 1.4), 140, 1e-6))
    scene.run(to: 2)
    #expect(scene.window.subviews == [scene.root.view] && scene.front.view.window == nil)
    #expect(scene.root.presentedViewController == nil)
    #expect(
      scene.calls().suffix(4) == [
        "front willDisappear animated", "root willAppear animated", "root didAppear animated",
        "front didDisappear animated",
      ])
  }

  @Test func callsBeforeTheStartTakeEffectAtTheStart() {
    let (scene, objects) = presented()
    scene.perform {
      scene.front.dismiss(animated: true)
      driver.update(0.5)
      driver.finish()
    }
    scene.run(to: 2)
    #expect(near(x(scene, 2.25), 125, 1e-6))
    scene.run(to: 2.5)
    #expect(scene.front.view.window == nil && objects.requests == 2)
  }

  @Test func changesAlongsideAreDrivenAndReverted() {
    let (scene, objects) = presented()
    let inside = UIView()
    let outside = UIView()
    scene.perform {
      scene.front.view.superview?.addSubview(inside)
      scene.root.view.addSubview(outside)
      scene.front.dismiss(animated: true)
      let coordinator = scene.front.transitionCoordinator
      coordinator?.animate(alongsideTransition: { _ in inside.alpha = 0 })
      coordinator?.animateAlongsideTransition(
        in: outside, animation: { _ in outside.alpha = 0 },
        completion: { scene.note("cancelled \($0.isCancelled)") })
      coordinator?.notifyWhenInteractionChanges { context in
        scene.note("interactive \(context.isInteractive), cancelled \(context.isCancelled)")
      }
    }
    scene.run(to: 3)
    scene.perform { driver.update(0.75) }
    for view in [inside, outside] {
      #expect(near(Double(scene.state(view, 3).opacity), 0.25, 1e-6))
    }
    scene.perform { driver.cancel() }
    for view in [inside, outside] {
      #expect(near(Double(scene.state(view, 3.25).opacity), 0.5, 1e-6))
    }
    scene.run(to: 4)
    #expect(inside.alpha == 1 && outside.alpha == 1 && outside.layer.speed == 1)
    #expect(
      scene.calls().filter { $0.contains("cancelled") } == [
        "interactive false, cancelled true", "cancelled true",
      ])
    #expect(objects.requests == 2)
  }

  @Test func otherAnimationsContinueAfterACancellation() {
    let (scene, objects) = presented()
    let spinner = CABasicAnimation(keyPath: "opacity")
    spinner.duration = 100
    scene.perform { scene.front.view.layer.add(spinner, forKey: "spinner") }
    scene.dismiss()
    scene.perform { driver.cancel() }
    scene.run(to: 3)
    #expect(scene.front.view.layer.animationKeys() == ["spinner"] && objects.requests == 2)
  }

  @Test func aTransitionThatStartsByItselfCanBePaused() {
    let (scene, objects) = presented()
    driver.wantsInteractiveStart = false
    scene.dismiss()
    #expect(animator.context?.isInteractive == false)
    scene.run(to: 2.25)
    scene.perform { driver.pause() }
    #expect(near(driver.percentComplete, 0.25, 1e-9) && animator.context?.isInteractive == true)
    scene.run(to: 4)
    #expect(near(x(scene, 4), 75, 1e-6))
    scene.perform {
      driver.update(0.5)
      driver.finish()
    }
    scene.run(to: 4.5)
    #expect(scene.front.view.window == nil && objects.requests == 2)
  }

  @Test func anUpdateMakesATransitionInteractiveThatStartsByItself() {
    let (scene, objects) = presented()
    driver.wantsInteractiveStart = false
    scene.dismiss()
    scene.run(to: 2.25)
    scene.perform { driver.update(0.5) }
    #expect(animator.context?.isInteractive == true)
    scene.run(to: 4)
    #expect(near(x(scene, 4), 100, 1e-6))
    scene.perform { driver.cancel() }
    scene.run(to: 4.25)
    scene.perform { driver.update(1) }
    #expect(near(x(scene, 4.25), 75, 1e-6))
    scene.run(to: 5)
    #expect(scene.front.view.window != nil && objects.requests == 2)
  }

  /// A property animator fades the presented view out.
  private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
    private var propertyAnimator: UIViewPropertyAnimator?

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 1 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      make(transitionContext).startAnimation()
    }

    func interruptibleAnimator(
      using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
      make(transitionContext)
    }

    private func make(
      _ context: any UIViewControllerContextTransitioning
    ) -> UIViewPropertyAnimator {
      if let propertyAnimator { return propertyAnimator }
      let made = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        context.view(forKey: .from)?.alpha = 0
      }
      made.addCompletion { position in
        self.propertyAnimator = nil
        context.completeTransition(position == .end)
      }
      propertyAnimator = made
      return made
    }
  }

  @Test(arguments: [true, false]) func propertyAnimatorsAreScrubbed(cancels: Bool) {
    let (scene, objects) = presented()
    objects.dismissing = Fade()
    scene.dismiss()
    func opacity(_ seconds: Double) -> Double {
      Double(scene.state(scene.front.view, seconds).opacity)
    }
    scene.run(to: 3)
    scene.perform { driver.update(0.25) }
    #expect(near(opacity(3), 0.75, 1e-6))
    scene.perform { if cancels { driver.cancel() } else { driver.finish() } }
    #expect(near(opacity(3.125), cancels ? 0.875 : 0.625, 1e-6))
    scene.run(to: 4)
    #expect((scene.front.view.window != nil) == cancels && scene.clock.failure == nil)
    #expect(scene.front.view.alpha == (cancels ? 1 : 0))
  }

  @Test func aRunningPropertyAnimatorCanBePaused() {
    let (scene, objects) = presented()
    objects.dismissing = Fade()
    driver.wantsInteractiveStart = false
    scene.dismiss()
    let coordinator = scene.front.transitionCoordinator
    #expect(coordinator?.isInterruptible == true)
    scene.run(to: 2.25)
    scene.perform { driver.pause() }
    #expect(near(driver.percentComplete, 0.25, 1e-9) && coordinator?.isInteractive == true)
    scene.run(to: 3)
    #expect(near(Double(scene.state(scene.front.view, 3).opacity), 0.75, 1e-6))
    scene.perform { driver.cancel() }
    scene.run(to: 3.25)
    #expect(scene.front.view.alpha == 1 && scene.front.view.window != nil)
    #expect(scene.front.transitionCoordinator == nil && scene.clock.failure == nil)
  }

  @Test func customInteractionControllersCompleteTheTransition() {
    final class Manual: NSObject, UIViewControllerInteractiveTransitioning {
      var context: (any UIViewControllerContextTransitioning)?
      func startInteractiveTransition(
        _ transitionContext: any UIViewControllerContextTransitioning
      ) { context = transitionContext }
    }
    let (scene, objects) = presented()
    let manual = Manual()
    objects.interactor = manual
    scene.dismiss()
    let coordinator = scene.front.transitionCoordinator
    #expect(manual.context?.isInteractive == true && coordinator?.initiallyInteractive == true)
    scene.perform { manual.context?.updateInteractiveTransition(0.5) }
    #expect(coordinator?.percentComplete == 0.5)
    scene.perform {
      manual.context?.finishInteractiveTransition()
      manual.context?.completeTransition(true)
    }
    #expect(scene.front.view.window == nil && scene.calls().last == "dismissed")
  }

  @Test func customInteractionControllersStartTransitionsThatAreNotInteractiveYet() {
    final class Patient: NSObject, UIViewControllerInteractiveTransitioning {
      var context: (any UIViewControllerContextTransitioning)?
      var startedInteractively: Bool?
      var wantsInteractiveStart: Bool { false }
      func startInteractiveTransition(
        _ transitionContext: any UIViewControllerContextTransitioning
      ) {
        context = transitionContext
        startedInteractively = transitionContext.isInteractive
      }
    }
    let (scene, objects) = presented()
    let patient = Patient()
    objects.interactor = patient
    let former = animator.context
    scene.dismiss()
    #expect(patient.startedInteractively == false && animator.context === former)
    #expect(scene.front.transitionCoordinator?.initiallyInteractive == false)
    scene.perform { patient.context?.pauseInteractiveTransition() }
    #expect(patient.context?.isInteractive == true)
    scene.perform {
      patient.context?.finishInteractiveTransition()
      patient.context?.completeTransition(true)
    }
    #expect(scene.front.view.window == nil && scene.calls().last == "dismissed")
  }

  @Test func subclassesOfPercentDrivenTransitionsLearnOfEachStart() {
    final class Driver: UIPercentDrivenInteractiveTransition {
      var starts: [Bool] = []
      override func startInteractiveTransition(
        _ transitionContext: any UIViewControllerContextTransitioning
      ) {
        starts.append(transitionContext.isInteractive)
        super.startInteractiveTransition(transitionContext)
      }
    }
    let (scene, objects) = presented()
    let driver = Driver()
    driver.wantsInteractiveStart = false
    objects.interactor = driver
    scene.dismiss()
    #expect(driver.starts == [false])
    #expect(near(x(scene, 2.5), 100, 1e-6))
    scene.run(to: 3)
    #expect(scene.front.view.window == nil)
  }

  @Test func anAnimatorThatKeepsItsContextIsReleasedAfterTheTransition() {
    final class Keeper: NSObject, UIViewControllerAnimatedTransitioning {
      var context: (any UIViewControllerContextTransitioning)?
      func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
      ) -> TimeInterval { 1 }
      func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        context = transitionContext
        UIView.animate(withDuration: 1) {
          transitionContext.view(forKey: .from)?.alpha = 0
        } completion: {
          transitionContext.completeTransition($0)
        }
      }
    }
    let (scene, objects) = presented()
    weak var keeper: Keeper?
    scene.perform {
      let made = Keeper()
      keeper = made
      objects.dismissing = made
      objects.interactor = nil
    }
    scene.dismiss()
    objects.dismissing = nil
    #expect(keeper?.context != nil)
    scene.run(to: 4)
    #expect(scene.front.view.window == nil && keeper == nil)
  }

  @Test func withoutATransitionNothingHappens() {
    let driver = UIPercentDrivenInteractiveTransition()
    driver.update(0.5)
    driver.pause()
    driver.finish()
    driver.cancel()
    #expect(driver.percentComplete == 0)
  }
}
