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
    animator.addCompletion(log.note)
  }

  /// Returns the result of `body`, run on the current stage.
  @discardableResult
  func perform<Result>(_ body: (UIViewPropertyAnimator) -> Result) -> Result {
    scene.clock.asCurrent { body(animator) }
  }

  func run(to seconds: Double) { scene.run(to: seconds) }

  /// The current progress of the view: 0 at the start and 1 at the end.
  var progress: Double { (scene.x(at: scene.clock.now.seconds) - 50) / 100 }

  /// Releases an animator that a test leaves unfinished.
  func drop() { scene.perform { animator.stopAnimation(true) } }
}

/// Records where and when an animator finished.
final class PositionLog {
  private let clock: VirtualClock
  private(set) var lines: [String] = []

  init(_ clock: VirtualClock) { self.clock = clock }

  func note(_ position: UIViewAnimatingPosition) {
    lines.append("\(position) at \(clock.now.seconds)")
  }
}

@Suite struct PropertyAnimatorTests {
  @Test("FIDELITY 33: it starts, runs on its curve, finishes at the end and is inactive again")
  func startAndFinish() {
    let stand = AnimatorScene(curve: .easeInOut)
    #expect(stand.animator.state == .inactive && !stand.animator.isRunning)
    #expect(stand.animator.scrubsLinearly && !stand.animator.pausesOnCompletion)
    stand.run(to: 1)
    stand.perform { $0.startAnimation() }
    #expect(stand.animator.state == .active && stand.animator.isRunning)
    #expect(stand.scene.view.center.x == 150 && stand.progress == 0)
    stand.run(to: 1.5)
    #expect(near(stand.progress, eased(0.25)))
    stand.run(to: 3)
    #expect(stand.animator.state == .inactive && !stand.animator.isRunning)
    #expect(stand.log.lines == ["end at 3.0"] && stand.progress == 1)
    #expect(stand.scene.view.layer.animationKeys() == nil && stand.scene.error == nil)
  }

  @Test(
    "FIDELITY 33: paused it stands still, and goes on where it stood", arguments: [true, false])
  func pause(scrubsLinearly: Bool) {
    let stand = AnimatorScene(curve: .easeIn)
    stand.animator.scrubsLinearly = scrubsLinearly
    stand.perform { $0.startAnimation() }
    stand.run(to: 0.5)
    let before = stand.progress
    stand.perform { $0.pauseAnimation() }
    #expect(stand.progress == before && stand.animator.state == .active)
    #expect(!stand.animator.isRunning)
    let fraction = scrubsLinearly ? before : 0.25
    #expect(stand.perform { near($0.fractionComplete, fraction) })
    stand.run(to: 5)
    #expect(stand.progress == before && stand.log.lines.isEmpty)
    stand.perform { $0.startAnimation() }
    #expect(stand.progress == before)
    stand.run(to: 6.5)
    #expect(stand.log.lines == ["end at 6.5"])
  }

  @Test(
    "FIDELITY 33: fractionComplete scrubs by the way, or by the time",
    arguments: [(true, 0.25, 0.25), (true, 0.8, 0.8), (false, 0.25, 0.129162), (false, 2, 1)])
  func scrub(scrubsLinearly: Bool, fraction: Double, progress: Double) {
    let stand = AnimatorScene(curve: .easeInOut)
    stand.animator.scrubsLinearly = scrubsLinearly
    stand.perform { $0.fractionComplete = fraction }
    #expect(stand.animator.state == .active && !stand.animator.isRunning)
    #expect(near(stand.progress, progress, 1e-6))
    #expect(stand.perform { near($0.fractionComplete, min(fraction, 1), 1e-6) })
    stand.run(to: 4)
    #expect(near(stand.progress, progress, 1e-6) && stand.log.lines.isEmpty)
    stand.drop()
  }

  @Test("FIDELITY 33: reversed while it runs it goes back the same way, and ends at the start")
  func reverse() {
    let stand = AnimatorScene(curve: .easeIn)
    stand.perform { $0.startAnimation() }
    stand.run(to: 1.5)
    let fraction = stand.perform { $0.fractionComplete }
    stand.perform { $0.isReversed = true }
    #expect(stand.perform { near($0.fractionComplete, 1 - fraction) })
    stand.run(to: 2)
    #expect(near((stand.progress), UnitBezier(0.42, 0, 1, 1).progress(at: 0.5)))
    stand.run(to: 3)
    #expect(stand.log.lines == ["start at 3.0"] && stand.scene.view.center.x == 50)
    #expect(stand.scene.view.layer.animationKeys() == nil)
  }

  @Test func reversedTwiceItEndsAtTheEnd() {
    let stand = AnimatorScene()
    stand.perform { $0.startAnimation() }
    stand.run(to: 1)
    stand.perform { $0.isReversed = true }
    stand.run(to: 1.5)
    stand.perform { $0.isReversed = false }
    #expect(stand.progress == 0.25)
    stand.run(to: 3)
    #expect(stand.log.lines == ["end at 3.0"] && stand.progress == 1)
  }

  @Test func reversedBeforeItStartsItComesFromTheEnd() {
    let stand = AnimatorScene()
    stand.perform {
      $0.isReversed = true
      $0.startAnimation()
    }
    #expect(stand.progress == 1)
    stand.run(to: 0.5)
    #expect(stand.progress == 0.75)
    stand.run(to: 2)
    #expect(stand.log.lines == ["start at 2.0"] && stand.scene.view.center.x == 50)
  }

  @Test("FIDELITY 33: with pausesOnCompletion it stays active at its end")
  func pausesOnCompletion() {
    let stand = AnimatorScene()
    stand.animator.pausesOnCompletion = true
    stand.perform { $0.startAnimation() }
    stand.run(to: 3)
    #expect(stand.animator.state == .active && !stand.animator.isRunning)
    #expect(stand.progress == 1 && stand.log.lines.isEmpty)
    stand.perform {
      $0.isReversed = true
      $0.pausesOnCompletion = false
      $0.startAnimation()
    }
    stand.run(to: 4)
    #expect(stand.progress == 0.5)
    stand.run(to: 5)
    #expect(stand.log.lines == ["start at 5.0"])
  }

  @Test("FIDELITY 33: animations added while it runs use what time is left")
  func addWhileRunning() {
    let stand = AnimatorScene()
    let view = stand.scene.view
    stand.perform { $0.startAnimation() }
    stand.run(to: 1)
    stand.perform { $0.addAnimations { view.alpha = 0 } }
    stand.perform { $0.addAnimations({ view.center.y = 150 }, delayFactor: 0.5) }
    #expect(stand.scene.state(at: 1).opacity == 1)
    #expect(near(stand.scene.state(at: 1.5).opacity, 0.5))
    #expect(stand.scene.state(at: 1.5).position.y == 50)
    #expect(near(stand.scene.state(at: 1.75).position.y, 100))
    stand.run(to: 2)
    #expect(stand.log.lines == ["end at 2.0"] && stand.scene.state(at: 2).opacity == 0)
  }

  @Test func aDelayFactorHoldsAnimationsBack() {
    let stand = AnimatorScene(curve: .easeInOut)
    let view = stand.scene.view
    stand.perform {
      $0.addAnimations({ view.alpha = 0 }, delayFactor: 0.5)
      $0.startAnimation()
    }
    #expect(stand.scene.state(at: 1).opacity == 1)
    #expect(near(stand.scene.state(at: 1.25).opacity, 1 - eased(0.25)))
  }

  @Test(
    "FIDELITY 33: stopped, its values are what it showed; it finishes where it is told",
    arguments: [
      (UIViewAnimatingPosition.end, 150.0), (.start, 50), (.current, 75),
    ])
  func stopAndFinish(position: UIViewAnimatingPosition, x: Double) {
    let stand = AnimatorScene()
    stand.perform { $0.startAnimation() }
    stand.run(to: 0.5)
    stand.perform { $0.stopAnimation(false) }
    #expect(stand.animator.state == .stopped && !stand.animator.isRunning)
    #expect(stand.scene.view.center.x == 75 && stand.log.lines.isEmpty)
    #expect(stand.scene.view.layer.animationKeys() == nil)
    stand.run(to: 1)
    stand.perform { $0.finishAnimation(at: position) }
    #expect(stand.scene.view.center.x == x && stand.animator.state == .inactive)
    #expect(stand.log.lines == ["\(position) at 1.0"])
  }

  @Test func whatASuperviewResizesStopsWhereItShowedToo() {
    let stand = AnimatorScene()
    let (view, child) = (stand.scene.view, UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 9)))
    child.autoresizingMask = .flexibleWidth
    stand.scene.perform { view.addSubview(child) }
    stand.animator.addAnimations {
      child.frame.size.width = 20
      view.bounds.size.width = 200
    }
    stand.perform { $0.startAnimation() }
    stand.run(to: 0.5)
    let shown = [view, child].map { $0.layer.state(at: stand.scene.clock.now).bounds.width }
    stand.perform { $0.stopAnimation(true) }
    #expect([view, child].map { $0.bounds.width } == shown && shown[0] == 125)
  }

  @Test func stoppedWithoutFinishingItCallsNobody() {
    let stand = AnimatorScene()
    stand.perform { $0.startAnimation() }
    stand.run(to: 0.5)
    stand.perform { $0.stopAnimation(true) }
    #expect(stand.animator.state == .inactive && stand.scene.view.center.x == 75)
    stand.run(to: 5)
    #expect(stand.log.lines.isEmpty && stand.scene.error == nil)
  }

  @Test("FIDELITY 33: it goes on with another curve and duration, without a jump")
  func goOnOtherwise() {
    let stand = AnimatorScene()
    stand.perform { $0.startAnimation() }
    stand.run(to: 0.5)
    stand.perform {
      $0.pauseAnimation()
      $0.continueAnimation(
        withTimingParameters: UICubicTimingParameters(animationCurve: .easeInOut),
        durationFactor: 2)
    }
    #expect(stand.progress == 0.25)
    stand.run(to: 1.5)
    #expect(near(stand.progress, 0.25 + 0.75 * eased(0.25)))
    stand.perform { $0.pauseAnimation() }
    let held = stand.progress
    stand.run(to: 2.5)
    #expect(stand.progress == held)
    stand.perform { $0.continueAnimation(withTimingParameters: nil, durationFactor: 0) }
    stand.run(to: 5.5)
    #expect(stand.log.lines == ["end at 5.5"])
  }

  @Test(arguments: [(0.0, 2.0), (0.25, 1.0), (1, 2.5)])
  func goOnWithItsOwnCurve(factor: Double, end: Double) {
    let stand = AnimatorScene()
    stand.perform { $0.startAnimation() }
    stand.run(to: 0.5)
    stand.perform {
      $0.pauseAnimation()
      $0.continueAnimation(withTimingParameters: nil, durationFactor: factor)
    }
    #expect(stand.progress == 0.25)
    stand.run(to: 6)
    #expect(stand.log.lines == ["end at \(end)"])
  }

  @Test func turnedRoundOnAnotherCurveItGoesToTheStart() {
    let stand = AnimatorScene()
    stand.perform { $0.startAnimation() }
    stand.run(to: 1)
    stand.perform {
      $0.continueAnimation(
        withTimingParameters: UISpringTimingParameters(dampingRatio: 1), durationFactor: 0.5)
    }
    stand.run(to: 1.2)
    let before = stand.progress
    stand.perform { $0.isReversed = true }
    #expect(near(stand.progress, before))
    stand.run(to: 6)
    #expect(stand.log.lines.count == 1 && stand.log.lines[0].hasPrefix("start"))
    #expect(stand.scene.view.center.x == 50)
  }

  @Test func aDelayHoldsTheOldValues() {
    let stand = AnimatorScene()
    stand.perform { $0.startAnimation(afterDelay: 1) }
    #expect(stand.animator.isRunning && stand.animator.delay == 1)
    stand.run(to: 1)
    #expect(stand.progress == 0)
    stand.run(to: 2)
    #expect(stand.progress == 0.5)
    stand.run(to: 3)
    #expect(stand.log.lines == ["end at 3.0"])
  }

  @Test("FIDELITY 4: an animator that animates nothing finishes at the next turn")
  func empty() {
    let scene = Scene()
    let log = PositionLog(scene.clock)
    scene.perform {
      let animator = UIViewPropertyAnimator(duration: 2, curve: .linear)
      animator.addCompletion(log.note)
      animator.startAnimation()
      #expect(log.lines.isEmpty)
    }
    scene.run(to: 2)
    #expect(log.lines == ["end at 0.0"])
  }

  @Test func itIsKeptWhileItRuns() {
    let scene = Scene()
    let log = PositionLog(scene.clock)
    scene.perform {
      UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: 1, delay: 0.5, options: .curveLinear
      ) {
        scene.view.center.x = 150
      } completion: {
        log.note($0)
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

  @Test("FIDELITY 8: a block in an animator takes over its duration and curve")
  func nestedBlocks() {
    let stand = AnimatorScene(curve: .easeInOut)
    let view = stand.scene.view
    let log = Log(stand.scene)
    stand.perform {
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
    #expect(stand.scene.state(at: 0.5).opacity == 1 && stand.scene.state(at: 0.6).opacity < 1)
    #expect(near(stand.scene.state(at: 0.5).position.y, 100))
    #expect(stand.scene.state(at: 1).position.y == 150)
    stand.run(to: 2)
    #expect(log.lines == ["finished at 2.0"])
  }

  @Test("FIDELITY 9: two animators on one property sum, without a jump")
  func overlap() {
    let stand = AnimatorScene()
    stand.perform { $0.startAnimation() }
    stand.run(to: 1)
    let view = stand.scene.view
    stand.scene.perform {
      UIViewPropertyAnimator(duration: 2, curve: .linear) { view.center.x = 50 }.startAnimation()
    }
    #expect(near(stand.progress, 0.5))
    #expect(near(stand.scene.x(at: 1.5), 100))
    stand.run(to: 4)
    #expect(stand.scene.x(at: 4) == 50)
  }
}
