import Failures
import VirtualTime
import Foundation
import Geometry
import Layers
import TestSupport
import Testing
import Views

/// The calls of an animator, by name.
enum AnimatorCall: String, CaseIterable, Sendable {
  case start, pause, scrub, stop, cancel, finish, add, resume

  func make(on animator: UIViewPropertyAnimator) {
    switch self {
    case .start: animator.startAnimation()
    case .pause: animator.pauseAnimation()
    case .scrub: animator.fractionComplete = 0.5
    case .stop: animator.stopAnimation(false)
    case .cancel: animator.stopAnimation(true)
    case .finish: animator.finishAnimation(at: .current)
    case .add: animator.addAnimations {}
    case .resume: animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }
  }
}

@Suite struct AnimatorStateTests {
  /// The result of each call in a state, which is given by the calls that lead to it; nil for an
  /// error.
  static let table: [(from: [AnimatorCall], call: AnimatorCall, to: String?)] = [
    ([], .start, "running"), ([], .pause, "paused"), ([], .scrub, "paused"),
    ([], .stop, "inactive"), ([], .cancel, "inactive"), ([], .finish, nil),
    ([], .add, "inactive"), ([], .resume, "running"),
    ([.start], .start, "running"), ([.start], .pause, "paused"), ([.start], .scrub, "running"),
    ([.start], .stop, "stopped"), ([.start], .cancel, "inactive"), ([.start], .finish, nil),
    ([.start], .add, "running"), ([.start], .resume, "running"),
    ([.pause], .start, "running"), ([.pause], .pause, "paused"), ([.pause], .scrub, "paused"),
    ([.pause], .stop, "stopped"), ([.pause], .cancel, "inactive"), ([.pause], .finish, nil),
    ([.pause], .add, "paused"), ([.pause], .resume, "running"),
    ([.start, .stop], .start, nil), ([.start, .stop], .pause, nil), ([.start, .stop], .scrub, nil),
    ([.start, .stop], .stop, "stopped"), ([.start, .stop], .cancel, "inactive"),
    ([.start, .stop], .finish, "inactive"), ([.start, .stop], .add, nil),
    ([.start, .stop], .resume, nil),
  ]

  @Test("FIDELITY 33: every call in every state", arguments: table)
  func transitions(from: [AnimatorCall], call: AnimatorCall, to expected: String?) {
    let setup = AnimatorScene()
    setup.perform { animator in
      for step in from { step.make(on: animator) }
      let before = Self.name(animator)
      call.make(on: animator)
      #expect(Self.name(animator) == expected ?? before)
    }
    #expect((setup.scene.error?.code == .animatorState) == (expected == nil))
    setup.stop()
  }

  private static func name(_ animator: UIViewPropertyAnimator) -> String {
    animator.state == .active ? (animator.isRunning ? "running" : "paused") : "\(animator.state)"
  }

  @Test(
    "FIDELITY 33: deallocating a paused or stopped animator stops the stage",
    arguments: [(AnimatorCall.pause, true), (.scrub, true), (.start, false)])
  func deallocatedWhilePausedOrStopped(call: AnimatorCall, fails: Bool) {
    let scene = Scene()
    scene.perform {
      call.make(on: UIViewPropertyAnimator(duration: 1, curve: .linear) { scene.view.alpha = 0 })
    }
    #expect((scene.error?.code == .animatorState) == fails)
    if fails { #expect(scene.error?.message.contains("deallocated while it was paused") == true) }
  }

  @Test func nonInterruptibleAnimatorsReportAnError() {
    let setup = AnimatorScene()
    setup.animator.isInterruptible = false
    setup.perform {
      $0.startAnimation()
      $0.pauseAnimation()
      #expect($0.isRunning)
    }
    #expect(setup.scene.error?.hint?.contains("isInterruptible") == true)
  }

  @Test func nonFiniteNumbersAreAWarning() {
    for body in [
      { $0.fractionComplete = .nan },
      { $0.startAnimation(afterDelay: .infinity) },
      { $0.continueAnimation(withTimingParameters: nil, durationFactor: .nan) },
      { $0.addAnimations({}, delayFactor: .nan) },
      { _ in _ = UIViewPropertyAnimator(duration: .nan, curve: .linear) },
      { _ in _ = UISpringTimingParameters(dampingRatio: .nan) },
      { _ in
        _ = UISpringTimingParameters(
          mass: 0, stiffness: 1, damping: 1, initialVelocity: .zero)
      },
    ] as [(UIViewPropertyAnimator) -> Void] {
      let setup = AnimatorScene()
      setup.perform(body)
      #expect(setup.scene.error == nil && setup.animator.state == .inactive)
      #expect(LayerWarnings.of(setup.scene.clock).all.count == 1)
    }
  }

  @Test func changesApplyImmediatelyWithoutAStage() {
    let view = UIView()
    var position: UIViewAnimatingPosition?
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0.5 }
    animator.addCompletion { position = $0 }
    animator.startAnimation()
    #expect(view.alpha == 0.5 && position == .end && animator.state == .inactive)
  }

  @Test func animationsCanBeAddedInTheCompletionOfANestedBlock() {
    let setup = AnimatorScene()
    let (view, animator) = (setup.scene.view, setup.animator)
    setup.perform {
      $0.addAnimations {
        UIView.animate(withDuration: 1) {
          view.alpha = 0
        } completion: { _ in
          animator.addAnimations { view.center.y = 99 }
        }
      }
      $0.startAnimation()
    }
    setup.run(to: 3)
    #expect(setup.animator.state == .inactive && setup.scene.error == nil)
  }
}

@Suite struct TimingParameterTests {
  @Test func curves() {
    let named = UICubicTimingParameters(animationCurve: .easeIn)
    #expect(named.controlPoint1 == CGPoint(x: 0.42, y: 0) && named.timingCurveType == .builtin)
    #expect(named.controlPoint2 == CGPoint(x: 1, y: 1) && named.animationCurve == .easeIn)
    let custom = UICubicTimingParameters(
      controlPoint1: CGPoint(x: 0.1, y: 0.2), controlPoint2: CGPoint(x: 0.3, y: 0.4))
    #expect(custom.timingCurveType == .cubic && custom.springTimingParameters == nil)
    #expect(custom.cubicTimingParameters === custom && custom.copy() as? NSObject === custom)
    #expect(UICubicTimingParameters().controlPoint1 == CGPoint(x: 0.25, y: 0.1))
    #expect(UIView.AnimationCurve.linear.rawValue == 3)
    #expect(UIView.AnimationCurve.easeIn.rawValue == 1)
  }

  @Test("FIDELITY 18: a spring with physical constants has its own duration")
  func physicalSpring() {
    let spring = UISpringTimingParameters(
      mass: 1, stiffness: 100, damping: 5, initialVelocity: .zero)
    let animator = UIViewPropertyAnimator(duration: 9, timingParameters: spring)
    #expect(near(animator.duration, 2.85, 0.05) && spring.timingCurveType == .spring)
  }

  @Test("FIDELITY 18: springs with more damping than that move as critically damped ones")
  func overdampedSprings() {
    func state(_ damping: CGFloat) -> (duration: Double, progress: Double) {
      let spring = UISpringTimingParameters(
        mass: 1, stiffness: 100, damping: damping, initialVelocity: .zero)
      let setup = AnimatorScene(timing: spring, seconds: 1)
      setup.perform { $0.startAnimation() }
      setup.run(to: 0.25)
      return (setup.animator.duration, setup.progress)
    }
    #expect(state(20) == state(91) && state(20) != state(19))
    #expect(near(UIViewPropertyAnimator.ofSystem.duration, 0.5057, 1e-3))
  }

  @Test("FIDELITY 20: a spring given by its damping comes to rest within the duration")
  func dampedSpring() {
    let setup = AnimatorScene(timing: UISpringTimingParameters(dampingRatio: 0.5), seconds: 1)
    setup.perform { $0.startAnimation() }
    setup.run(to: 0.25)
    #expect(near(setup.progress, 1.14422, 1e-4))
    setup.perform { $0.pauseAnimation() }
    let paused = setup.progress
    setup.run(to: 0.5)
    #expect(setup.progress == paused && paused > 1)
    setup.perform { $0.startAnimation() }
    setup.run(to: 1.25)
    #expect(setup.log.lines == ["end at 1.25"])
  }

  @Test func springsHaveAVelocityPerDirection() {
    let scene = Scene()
    let spring = UISpringTimingParameters(
      dampingRatio: 1, initialVelocity: CGVector(dx: 0, dy: 20))
    let animator = UIViewPropertyAnimator(duration: 1, timingParameters: spring)
    animator.addAnimations { scene.view.center = CGPoint(x: 150, y: 150) }
    scene.perform { animator.startAnimation() }
    let position = scene.state(at: 0.05).position
    #expect(position.y > position.x + 20)
    scene.run(to: 1)
    #expect(scene.state(at: 1).position == CGPoint(x: 150, y: 150))
  }
}

extension UIViewPropertyAnimator {
  /// An animator with the system's spring.
  fileprivate static var ofSystem: UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: 9, timingParameters: UISpringTimingParameters())
  }
}
