import Foundation
import Geometry
import Layers
import TestSupport
import Testing
import Views
import VirtualTime

/// A view at x = 50 that an animator moves to x = 150 in 2 s.
struct AnimatorScene {
  let scene = Scene()
  let animator: UIViewPropertyAnimator
  let log: PositionLog

  init(
    curve: UIView.AnimationCurve = .linear, timing: (any UITimingCurveProvider)? = nil,
    seconds: Double = 2
  ) {
    let view = scene.view
    log = PositionLog(scene.clock)
    animator = UIViewPropertyAnimator(
      duration: seconds,
      timingParameters: timing ?? UICubicTimingParameters(animationCurve: curve))
    animator.addAnimations { view.center.x = 150 }
    animator.addCompletion(log.record)
  }

  /// Returns the result of `body`, run on the current stage.
  @discardableResult
  func perform<Result>(_ body: (UIViewPropertyAnimator) -> Result) -> Result {
    scene.clock.asCurrent { body(animator) }
  }

  func run(to seconds: Double) { scene.run(to: seconds) }

  /// The current progress of the view: 0 at the start and 1 at the end.
  var progress: Double { (scene.x(at: scene.clock.now.seconds) - 50) / 100 }

  /// Stops an animator that a test leaves unfinished.
  func stop() { scene.perform { animator.stopAnimation(true) } }
}

/// Records where and when an animator finished.
final class PositionLog {
  private let clock: VirtualClock
  private(set) var lines: [String] = []

  init(_ clock: VirtualClock) { self.clock = clock }

  func record(_ position: UIViewAnimatingPosition) {
    lines.append("\(position) at \(clock.now.seconds)")
  }
}

@Suite struct PropertyAnimatorTests {
  @Test("FIDELITY 33: it starts, runs on its curve, finishes at the end and is inactive again")
  func startAndFinish() {
    let setup = AnimatorScene(curve: .easeInOut)
    #expect(setup.animator.state == .inactive && !setup.animator.isRunning)
    #expect(setup.animator.scrubsLinearly && !setup.animator.pausesOnCompletion)
    setup.run(to: 1)
    setup.perform { $0.startAnimation() }
    #expect(setup.animator.state == .active && setup.animator.isRunning)
    #expect(setup.scene.view.center.x == 150 && setup.progress == 0)
    setup.run(to: 1.5)
    #expect(near(setup.progress, eased(0.25)))
    setup.run(to: 3)
    #expect(setup.animator.state == .inactive && !setup.animator.isRunning)
    #expect(setup.log.lines == ["end at 3.0"] && setup.progress == 1)
    #expect(setup.scene.view.layer.animationKeys() == nil && setup.scene.error == nil)
  }

  @Test(
    "FIDELITY 33: a paused animator holds its position and resumes from there",
    arguments: [true, false])
  func pause(scrubsLinearly: Bool) {
    let setup = AnimatorScene(curve: .easeIn)
    setup.animator.scrubsLinearly = scrubsLinearly
    setup.perform { $0.startAnimation() }
    setup.run(to: 0.5)
    let before = setup.progress
    setup.perform { $0.pauseAnimation() }
    #expect(setup.progress == before && setup.animator.state == .active)
    #expect(!setup.animator.isRunning)
    let fraction = scrubsLinearly ? before : 0.25
    #expect(setup.perform { near($0.fractionComplete, fraction) })
    setup.run(to: 5)
    #expect(setup.progress == before && setup.log.lines.isEmpty)
    setup.perform { $0.startAnimation() }
    #expect(setup.progress == before)
    setup.run(to: 6.5)
    #expect(setup.log.lines == ["end at 6.5"])
  }

  @Test(
    "FIDELITY 33: fractionComplete scrubs by distance or by time",
    arguments: [(true, 0.25, 0.25), (true, 0.8, 0.8), (false, 0.25, 0.129162), (false, 2, 1)])
  func scrub(scrubsLinearly: Bool, fraction: Double, progress: Double) {
    let setup = AnimatorScene(curve: .easeInOut)
    setup.animator.scrubsLinearly = scrubsLinearly
    setup.perform { $0.fractionComplete = fraction }
    #expect(setup.animator.state == .active && !setup.animator.isRunning)
    #expect(near(setup.progress, progress, 1e-6))
    #expect(setup.perform { near($0.fractionComplete, min(fraction, 1), 1e-6) })
    setup.run(to: 4)
    #expect(near(setup.progress, progress, 1e-6) && setup.log.lines.isEmpty)
    setup.stop()
  }

  @Test("FIDELITY 33: reversed while running, it returns on the same curve and ends at the start")
  func reverse() {
    let setup = AnimatorScene(curve: .easeIn)
    setup.perform { $0.startAnimation() }
    setup.run(to: 1.5)
    let fraction = setup.perform { $0.fractionComplete }
    setup.perform { $0.isReversed = true }
    #expect(setup.perform { near($0.fractionComplete, 1 - fraction) })
    setup.run(to: 2)
    #expect(near((setup.progress), UnitBezier(0.42, 0, 1, 1).progress(at: 0.5)))
    setup.run(to: 3)
    #expect(setup.log.lines == ["start at 3.0"] && setup.scene.view.center.x == 50)
    #expect(setup.scene.view.layer.animationKeys() == nil)
  }

  @Test func endsAtTheEndIfReversedTwice() {
    let setup = AnimatorScene()
    setup.perform { $0.startAnimation() }
    setup.run(to: 1)
    setup.perform { $0.isReversed = true }
    setup.run(to: 1.5)
    setup.perform { $0.isReversed = false }
    #expect(setup.progress == 0.25)
    setup.run(to: 3)
    #expect(setup.log.lines == ["end at 3.0"] && setup.progress == 1)
  }

  @Test func startsFromTheEndIfReversedBeforeItStarts() {
    let setup = AnimatorScene()
    setup.perform {
      $0.isReversed = true
      $0.startAnimation()
    }
    #expect(setup.progress == 1)
    setup.run(to: 0.5)
    #expect(setup.progress == 0.75)
    setup.run(to: 2)
    #expect(setup.log.lines == ["start at 2.0"] && setup.scene.view.center.x == 50)
  }

  @Test("FIDELITY 33: with pausesOnCompletion it stays active at its end")
  func pausesOnCompletion() {
    let setup = AnimatorScene()
    setup.animator.pausesOnCompletion = true
    setup.perform { $0.startAnimation() }
    setup.run(to: 3)
    #expect(setup.animator.state == .active && !setup.animator.isRunning)
    #expect(setup.progress == 1 && setup.log.lines.isEmpty)
    setup.perform {
      $0.isReversed = true
      $0.pausesOnCompletion = false
      $0.startAnimation()
    }
    setup.run(to: 4)
    #expect(setup.progress == 0.5)
    setup.run(to: 5)
    #expect(setup.log.lines == ["start at 5.0"])
  }

  @Test("FIDELITY 33: animations added while it runs use the remaining time")
  func addWhileRunning() {
    let setup = AnimatorScene()
    let view = setup.scene.view
    setup.perform { $0.startAnimation() }
    setup.run(to: 1)
    setup.perform { $0.addAnimations { view.alpha = 0 } }
    setup.perform { $0.addAnimations({ view.center.y = 150 }, delayFactor: 0.5) }
    #expect(setup.scene.state(at: 1).opacity == 1)
    #expect(near(setup.scene.state(at: 1.5).opacity, 0.5))
    #expect(setup.scene.state(at: 1.5).position.y == 50)
    #expect(near(setup.scene.state(at: 1.75).position.y, 100))
    setup.run(to: 2)
    #expect(setup.log.lines == ["end at 2.0"] && setup.scene.state(at: 2).opacity == 0)
  }

  @Test func aDelayFactorDelaysAnimations() {
    let setup = AnimatorScene(curve: .easeInOut)
    let view = setup.scene.view
    setup.perform {
      $0.addAnimations({ view.alpha = 0 }, delayFactor: 0.5)
      $0.startAnimation()
    }
    #expect(setup.scene.state(at: 1).opacity == 1)
    #expect(near(setup.scene.state(at: 1.25).opacity, 1 - eased(0.25)))
  }

  @Test(
    "FIDELITY 33: stopping keeps the presented values; finishing uses the given position",
    arguments: [
      (UIViewAnimatingPosition.end, 150.0), (.start, 50), (.current, 75),
    ])
  func stopAndFinish(position: UIViewAnimatingPosition, x: Double) {
    let setup = AnimatorScene()
    setup.perform { $0.startAnimation() }
    setup.run(to: 0.5)
    setup.perform { $0.stopAnimation(false) }
    #expect(setup.animator.state == .stopped && !setup.animator.isRunning)
    #expect(setup.scene.view.center.x == 75 && setup.log.lines.isEmpty)
    #expect(setup.scene.view.layer.animationKeys() == nil)
    setup.run(to: 1)
    setup.perform { $0.finishAnimation(at: position) }
    #expect(setup.scene.view.center.x == x && setup.animator.state == .inactive)
    #expect(setup.log.lines == ["\(position) at 1.0"])
  }

  @Test func animatorsOfOnePropertyThatAreStoppedTogetherKeepWhatIsShown() {
    let scene = Scene()
    let animators = scene.clock.asCurrent {
      [CGFloat(100), 200, 300].map { x in
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
          scene.view.center.x = x
        }
        animator.fractionComplete = x == 100 ? 1 : 0
        return animator
      }
    }
    scene.run(to: 0.5)
    #expect(scene.x(at: 0.5) == 100)
    scene.perform { for animator in animators { animator.stopAnimation(true) } }
    #expect(scene.view.center.x == 100 && scene.x(at: 0.5) == 100)
  }

  @Test func resizedSubviewsAlsoStopAtTheirPresentedValues() {
    let setup = AnimatorScene()
    let (view, child) = (setup.scene.view, UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 9)))
    child.autoresizingMask = .flexibleWidth
    setup.scene.perform { view.addSubview(child) }
    setup.animator.addAnimations {
      child.frame.size.width = 20
      view.bounds.size.width = 200
    }
    setup.perform { $0.startAnimation() }
    setup.run(to: 0.5)
    let shown = [view, child].map { $0.layer.state(at: setup.scene.clock.now).bounds.width }
    setup.perform { $0.stopAnimation(true) }
    #expect([view, child].map { $0.bounds.width } == shown && shown[0] == 125)
  }

  @Test func stoppingWithoutFinishingCallsNoCompletion() {
    let setup = AnimatorScene()
    setup.perform { $0.startAnimation() }
    setup.run(to: 0.5)
    setup.perform { $0.stopAnimation(true) }
    #expect(setup.animator.state == .inactive && setup.scene.view.center.x == 75)
    setup.run(to: 5)
    #expect(setup.log.lines.isEmpty && setup.scene.error == nil)
  }

  @Test("FIDELITY 33: it continues with another curve and duration, without a jump")
  func continuesWithOtherTiming() {
    let setup = AnimatorScene()
    setup.perform { $0.startAnimation() }
    setup.run(to: 0.5)
    setup.perform {
      $0.pauseAnimation()
      $0.continueAnimation(
        withTimingParameters: UICubicTimingParameters(animationCurve: .easeInOut),
        durationFactor: 2)
    }
    #expect(setup.progress == 0.25)
    setup.run(to: 1.5)
    #expect(near(setup.progress, 0.25 + 0.75 * eased(0.25)))
    setup.perform { $0.pauseAnimation() }
    let paused = setup.progress
    setup.run(to: 2.5)
    #expect(setup.progress == paused)
    setup.perform { $0.continueAnimation(withTimingParameters: nil, durationFactor: 0) }
    setup.run(to: 5.5)
    #expect(setup.log.lines == ["end at 5.5"])
  }

  @Test(arguments: [(0.0, 2.0), (0.25, 1.0), (1, 2.5)])
  func continuesWithItsOwnCurve(factor: Double, end: Double) {
    let setup = AnimatorScene()
    setup.perform { $0.startAnimation() }
    setup.run(to: 0.5)
    setup.perform {
      $0.pauseAnimation()
      $0.continueAnimation(withTimingParameters: nil, durationFactor: factor)
    }
    #expect(setup.progress == 0.25)
    setup.run(to: 6)
    #expect(setup.log.lines == ["end at \(end)"])
  }

  @Test func anAnimatorReversedOnAnotherCurveReturnsToTheStart() {
    let setup = AnimatorScene()
    setup.perform { $0.startAnimation() }
    setup.run(to: 1)
    setup.perform {
      $0.continueAnimation(
        withTimingParameters: UISpringTimingParameters(dampingRatio: 1), durationFactor: 0.5)
    }
    setup.run(to: 1.2)
    let before = setup.progress
    setup.perform { $0.isReversed = true }
    #expect(near(setup.progress, before))
    setup.run(to: 6)
    #expect(setup.log.lines.count == 1 && setup.log.lines[0].hasPrefix("start"))
    #expect(setup.scene.view.center.x == 50)
  }

  @Test func theOldValuesShowDuringADelay() {
    let setup = AnimatorScene()
    setup.perform { $0.startAnimation(afterDelay: 1) }
    #expect(setup.animator.isRunning && setup.animator.delay == 1)
    setup.run(to: 1)
    #expect(setup.progress == 0)
    setup.run(to: 2)
    #expect(setup.progress == 0.5)
    setup.run(to: 3)
    #expect(setup.log.lines == ["end at 3.0"])
  }

  @Test("FIDELITY 4: an animator that animates nothing finishes at the next turn")
  func empty() {
    let scene = Scene()
    let log = PositionLog(scene.clock)
    scene.perform {
      let animator = UIViewPropertyAnimator(duration: 2, curve: .linear)
      animator.addCompletion(log.record)
      animator.startAnimation()
      #expect(log.lines.isEmpty)
    }
    scene.run(to: 2)
    #expect(log.lines == ["end at 0.0"])
  }

  @Test func aRunningAnimatorIsRetained() {
    let scene = Scene()
    let log = PositionLog(scene.clock)
    scene.perform {
      UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: 1, delay: 0.5, options: .curveLinear
      ) {
        scene.view.center.x = 150
      } completion: {
        log.record($0)
      }
    }
    #expect(scene.x(at: 0.5) == 50 && near(scene.x(at: 1), 100))
    scene.run(to: 2)
    #expect(log.lines == ["end at 1.5"])
  }

  @Test("FIDELITY 12, 33: keyframes in an animator take its duration and are scrubbed with it")
  func keyframes() {
    let scene = Scene()
    let animator = UIViewPropertyAnimator(duration: 4, curve: .linear) {
      UIView.animateKeyframes(withDuration: 0, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          scene.view.center.x = 150
        }
      }
    }
    scene.perform { animator.fractionComplete = 0.5 }
    #expect(scene.x(at: 0) == 50)
    scene.perform { animator.fractionComplete = 0.75 }
    #expect(near(scene.x(at: 0), 100))
    scene.perform { animator.startAnimation() }
    scene.run(to: 1)
    #expect(scene.view.layer.animationKeys() == nil && scene.x(at: 1) == 150)
  }

  @Test("FIDELITY 8: a block in an animator inherits its duration and curve")
  func nestedBlocks() {
    let setup = AnimatorScene(curve: .easeInOut)
    let view = setup.scene.view
    let log = Log(setup.scene)
    setup.perform {
      $0.addAnimations {
        UIView.animate(
          withDuration: 9, delay: 0.5, options: [], animations: { view.alpha = 0 },
          completion: log.completion)
        UIView.animate(
          withDuration: 1, delay: 0,
          options: [.overrideInheritedDuration, .overrideInheritedCurve, .curveLinear],
          animations: { view.center.y = 150 })
      }
      $0.startAnimation()
    }
    #expect(setup.scene.state(at: 0.5).opacity == 1 && setup.scene.state(at: 0.6).opacity < 1)
    #expect(near(setup.scene.state(at: 0.5).position.y, 100))
    #expect(setup.scene.state(at: 1).position.y == 150)
    setup.run(to: 2)
    #expect(log.lines == ["finished at 2.0"])
  }

  @Test("FIDELITY 9: two animators on one property add up without a jump")
  func overlap() {
    let setup = AnimatorScene()
    setup.perform { $0.startAnimation() }
    setup.run(to: 1)
    let view = setup.scene.view
    setup.scene.perform {
      UIViewPropertyAnimator(duration: 2, curve: .linear) { view.center.x = 50 }.startAnimation()
    }
    #expect(near(setup.progress, 0.5))
    #expect(near(setup.scene.x(at: 1.5), 100))
    setup.run(to: 4)
    #expect(setup.scene.x(at: 4) == 50)
  }

  @Test func anAnimatorWithoutArgumentsHasTheDurationOfOldBlocks() {
    let scene = Scene()
    scene.perform {
      let animator = UIViewPropertyAnimator()
      #expect(animator.state == .inactive && animator.duration == 0.2)
      animator.addAnimations { scene.view.center.x = 150 }
      animator.startAnimation()
    }
    #expect(near(scene.x(at: 0.1), 100))
    scene.run(to: 1)
    #expect(scene.x(at: 1) == 150)
  }
}
