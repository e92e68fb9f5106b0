import Drawing
import Foundation
import Geometry
import Layers
import TestSupport
import Testing
import Views
import VirtualTime

// FIDELITY 12 to 14: UIView.animateKeyframes.
@Suite struct KeyframeAnimationTests {
  /// The curve's raw value, included in the options as in UIKit code.
  private let linear = UIView.KeyframeAnimationOptions(
    rawValue: UIView.AnimationOptions.curveLinear.rawValue)

  private func scene(
    _ options: UIView.KeyframeAnimationOptions, duration: Double = 10, delay: Double = 0,
    _ keyframes: @escaping (UIView) -> Void
  ) -> (Scene, Log) {
    let scene = Scene()
    let log = Log(scene)
    scene.perform {
      UIView.animateKeyframes(
        withDuration: duration, delay: delay, options: options,
        animations: { keyframes(scene.view) }, completion: log.completion)
    }
    return (scene, log)
  }

  private func check(
    _ scene: Scene, _ expected: [(Double, Double)], source: SourceLocation = #_sourceLocation
  ) {
    for (time, x) in expected {
      #expect(near(scene.x(at: time), x, 1e-4), "at \(time)", sourceLocation: source)
    }
  }

  private static func twoSteps(_ view: UIView) {
    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.2) { view.center.x = 150 }
    UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 350 }
  }

  @Test("FIDELITY 12: relative times are fractions of the whole")
  func fractions() {
    let (scene, log) = scene(linear, Self.twoSteps)
    #expect(scene.view.center.x == 350)
    check(scene, [(0, 50), (1, 100), (2, 150), (4, 150), (5, 150), (7.5, 250), (10, 350)])
    scene.run(to: 20)
    #expect(log.lines == ["finished at 10.0"] && scene.view.layer.animationKeys() == nil)
  }

  @Test("FIDELITY 12: a relative duration of 0 sets the value at its start")
  func instantKeyframes() {
    let (scene, _) = scene(linear) { view in
      UIView.addKeyframe(withRelativeStartTime: 0.3, relativeDuration: 0) { view.center.x = 150 }
      UIView.addKeyframe(withRelativeStartTime: 0.6, relativeDuration: 0) { view.center.x = 250 }
    }
    check(scene, [(2.999, 50), (3, 150), (5.999, 150), (6, 250), (10, 250)])
  }

  @Test("FIDELITY 12: values set directly in the block take the whole duration")
  func valuesSetDirectlyInTheBlock() {
    let (scene, _) = scene(linear) { view in
      view.alpha = 0
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 150 }
    }
    #expect(near(scene.state(at: 7.5).opacity, 0.25) && near(scene.x(at: 7.5), 150))
  }

  @Test("FIDELITY 13: the outer ease-in-out warps the whole timeline")
  func warped() {
    let (scene, _) = scene([], Self.twoSteps)
    for time in [1.0, 2, 5, 7, 9] {
      let progress = eased(time / 10)
      let x = progress < 0.2 ? 50 + 500 * progress : 150 + max(progress - 0.5, 0) * 400
      check(scene, [(time, x)])
    }
  }

  @Test("FIDELITY 13: .calculationModeLinear does not undo the outer curve")
  func calculationModeIsNotTheCurve() {
    let (scene, _) = scene(.calculationModeLinear) { $0.center.x = 1050 }
    check(scene, [(2.5, 50 + 129.1619)])
  }

  @Test("FIDELITY 14: discrete")
  func discrete() {
    let (scene, _) = scene([.calculationModeDiscrete, linear]) { view in
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 150 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 350 }
    }
    check(scene, [(0, 50), (4.99, 50), (5, 150), (9.99, 150), (10, 350)])
  }

  @Test("FIDELITY 14: paced ignores the times")
  func paced() {
    for mode in [UIView.KeyframeAnimationOptions.calculationModePaced, .calculationModeCubicPaced] {
      let (scene, _) = scene([mode, linear], Self.twoSteps)
      #expect(near(scene.x(at: 10.0 / 3), 150, 1e-6))
    }
    let (scene, _) = scene([.calculationModePaced, linear], Self.twoSteps)
    check(scene, [(5, 200)])
  }

  @Test("FIDELITY 14: cubic passes smoothly through every value")
  func cubic() {
    let (scene, _) = scene([.calculationModeCubic, linear]) { view in
      for (index, x) in [150.0, 50, 350].enumerated() {
        UIView.addKeyframe(
          withRelativeStartTime: Double(index) / 4, relativeDuration: 0.25
        ) { view.center.x = x }
      }
    }
    check(scene, [(0, 50), (2.5, 150), (5, 50), (7.5, 350)])
    let (before, at, after) = (scene.x(at: 2.4999), scene.x(at: 2.5), scene.x(at: 2.5001))
    #expect(abs((at - before) - (after - at)) < 1e-4)
    #expect(scene.x(at: 2) > 150 - 20)
  }

  @Test("A delay holds the old value, and keyframes add to other animations")
  func delayed() {
    let (scene, log) = scene(linear, delay: 2, Self.twoSteps)
    check(scene, [(0, 50), (2, 50), (3, 100), (12, 350)])
    scene.run(to: 3)
    scene.perform {
      UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
        scene.view.center.x += 100
      }
    }
    check(scene, [(3, 100), (4, 200), (5, 250), (12, 450)])
    scene.run(to: 20)
    #expect(log.lines == ["finished at 12.0"])
  }

  @Test func rotationsAddUpFromKeyframeToKeyframe() {
    let (scene, _) = scene(linear, duration: 4) { view in
      for step in 0..<4 {
        UIView.addKeyframe(withRelativeStartTime: Double(step) / 4, relativeDuration: 0.25) {
          view.transform = view.transform.rotated(by: .pi / 2)
        }
      }
    }
    for step in 0...32 {
      let time = Double(step) / 8
      let shown = scene.state(at: time).transform.affine
      #expect(near(shown.a, cos(time * .pi / 2)) && near(shown.b, sin(time * .pi / 2)))
    }
  }

  @Test func coloursStartFromThePresentedColour() {
    let (scene, _) = scene(linear) { view in
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
        view.backgroundColor = .white
      }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
        view.backgroundColor = .black
      }
    }
    let shown = [2.5, 5, 7.5].map { scene.state(at: $0).backgroundColor }
    #expect(shown[0] == UIColor(white: 1, alpha: 0.5).color && shown[1] == UIColor.white.color)
    #expect(shown[2] == UIColor(white: 0.5, alpha: 1).color)
  }

  @Test func propertiesAndViewsHaveSeparateTracks() {
    let scene = Scene()
    let other = UIView(frame: .zero)
    scene.window.addSubview(other)
    scene.perform {
      UIView.animateKeyframes(withDuration: 1, delay: 0, options: linear) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
          scene.view.alpha = 0
          other.alpha = 0
        }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { other.alpha = 1 }
      }
    }
    #expect(near(scene.state(at: 0.75).opacity, 0))
    #expect(near(other.layer.state(at: Instant(seconds: 0.75)).opacity, 0.5))
  }

  @Test func timesOutOfRangeAreClampedAndOverlapsWait() {
    let (scene, _) = scene(linear) { view in
      UIView.addKeyframe(withRelativeStartTime: -1, relativeDuration: 1.5) { view.center.x = 150 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 9) { view.center.x = 250 }
    }
    check(scene, [(2.5, 75), (5, 100), (9.99, 149.9), (10, 250)])
    #expect(scene.error == nil)
  }

  @Test func theLastChangeInAKeyframeCounts() {
    let (scene, _) = scene(linear) { view in
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
        view.frame.origin.x = 100
        view.frame.size.width = 300
        view.frame.size.height = 200
      }
    }
    check(scene, [(2.5, 150), (5, 250), (10, 250)])
    #expect(near(scene.state(at: 2.5).bounds.width, 200))
    #expect(near(scene.state(at: 2.5).bounds.height, 150))
  }

  @Test func anEmptyBlockCompletesAtTheNextTurn() {
    let (scene, log) = scene([]) { _ in }
    scene.run(to: 20)
    #expect(log.lines == ["finished at 0.0"])
  }

  @Test func withoutADurationChangesAreImmediate() {
    let (scene, log) = scene([], duration: 0, Self.twoSteps)
    #expect(scene.x(at: 0) == 350)
    scene.run(to: 1)
    #expect(log.lines == ["finished at 0.0"])
  }

  @Test func aKeyframeOutsideAKeyframeAnimationAppliesDirectly() {
    let scene = Scene()
    scene.perform { Self.twoSteps(scene.view) }
    #expect(scene.x(at: 0) == 350 && scene.view.layer.animationKeys() == nil)
  }

  @Test func removedKeyframesHaveNotFinished() {
    let (scene, log) = scene(linear, Self.twoSteps)
    scene.run(to: 1)
    scene.perform { scene.view.removeFromSuperview() }
    scene.run(to: 20)
    #expect(log.lines == ["stopped at 1.0"])
  }
}
