import Foundation
import Geometry
import Layers
import TestSupport
import Testing
import Views
import VirtualTime

@Suite struct SpringTests {
  let clock = VirtualClock()

  /// The fraction of the distance that a view animated with a spring from x = 0 to 100 has moved at
  /// `time`.
  private func progress(damping: CGFloat, velocity: CGFloat = 0, at time: Double) -> Double {
    let clock = VirtualClock()
    let view = UIView(frame: CGRect(x: -5, y: 0, width: 10, height: 10))
    clock.asCurrent {
      UIView.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: damping,
        initialSpringVelocity: velocity, animations: { view.center.x = 100 })
    }
    return view.layer.state(at: Instant(seconds: time)).position.x / 100
  }

  @Test(
    "FIDELITY 20: the envelope is a thousandth at the end: ω = 12.717 and 22.21 for 1 s",
    arguments: [(0.5, 12.717, 4e-5), (0.25, 22.21, 4e-4)])
  func frequency(ratio: Double, omega: Double, tolerance: Double) {
    let (decay, swing) = (ratio * omega, omega * (1 - ratio * ratio).squareRoot())
    #expect(abs(decay / swing * exp(-decay) - 0.001) < 1e-5)
    for time in stride(from: 0.05, to: 1, by: 0.05) {
      let expected =
        1 - exp(-decay * time) * (cos(swing * time) + decay / swing * sin(swing * time))
      #expect(abs(progress(damping: ratio, at: time) - expected) < tolerance)
    }
  }

  @Test("FIDELITY 20: y(0.1) = 0.48782 and y(0.25) = 1.14422 at a damping of 0.5")
  func theViewOvershootsAndSettles() {
    #expect(abs(progress(damping: 0.5, at: 0.1) - 0.48782) < 1e-5)
    #expect(abs(progress(damping: 0.5, at: 0.25) - 1.14422) < 1e-5)
    #expect(abs(progress(damping: 0.5, at: 0.9999) - 1) < 0.001)
    #expect(progress(damping: 0.5, at: 1) == 1)
    #expect(progress(damping: 0.5, at: 0) == 0)
  }

  @Test func criticallyDampedSpringsNeverOvershoot() {
    let values = stride(from: 0.0, through: 1, by: 0.01).map { progress(damping: 1, at: $0) }
    #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(values.allSatisfy { $0 <= 1 })
    #expect(progress(damping: 7, at: 0.3) == progress(damping: 1, at: 0.3))
  }

  @Test(arguments: [-20, -3, 0, 3, 20, 200] as [CGFloat], [0, 0.05, 0.3, 0.9, 1] as [CGFloat])
  func theRemainingDistanceAtTheEndIsBounded(velocity: CGFloat, damping: CGFloat) {
    let left = abs(progress(damping: damping, velocity: velocity, at: 1 - 1e-9) - 1)
    #expect(left < 0.0025 / max(damping, 0.05))
  }

  /// The square of the frequency of a block's spring: its stiffness at mass 1.
  private func stiffness(damping: CGFloat, duration: Double, velocity: CGFloat = 0) throws -> Double
  {
    let view = UIView()
    return try clock.asCurrent {
      UIView.animate(
        withDuration: duration, delay: 0, usingSpringWithDamping: damping,
        initialSpringVelocity: velocity, animations: { view.center.x = 100 })
      let spring = try #require(view.layer.animation(forKey: "position") as? CASpringAnimation)
      #expect(spring.mass == 1 && abs(spring.initialVelocity - velocity) < 1e-12)
      #expect(abs(spring.damping - 2 * damping * spring.stiffness.squareRoot()) < 1e-9)
      return spring.stiffness
    }
  }

  @Test(
    "FIDELITY 20: stiffnesses measured in UIKit without a velocity",
    arguments: [
      (0.5, 1, 161.7195025), (0.35, 1, 286.4094282), (0.1, 1, 2125.3901278), (0.8, 1, 80.8973720),
      (0.5, 0.3, 1796.8833612), (0.99, 1, 80.0251824), (1, 1, 85.25593),
    ])
  func measured(damping: Double, duration: Double, expected: Double) throws {
    let found = try stiffness(damping: damping, duration: duration)
    #expect(abs(found / expected - 1) < (damping == 1 ? 1e-7 : 2e-8))
  }

  @Test(
    "FIDELITY 20: a velocity lowers the stiffness", arguments: [(1, 152.86841), (-2, 175.42234)])
  func measuredWithAVelocity(velocity: Double, expected: Double) throws {
    let found = try stiffness(damping: 0.5, duration: 1, velocity: velocity)
    #expect(abs(found / expected - 1) < 1e-6)
    // Twice the duration at half the velocity is the same motion at half the speed.
    let slow = try stiffness(damping: 0.5, duration: 2, velocity: velocity / 2)
    #expect(abs(slow * 4 / found - 1) < 1e-9)
  }

  @Test(arguments: [0.05, 0.3, 0.5, 0.8, 0.99, 1])
  func theStiffnessIsContinuousInTheVelocity(damping: Double) throws {
    let steps = try stride(from: -5.0, through: 40, by: 0.05).map {
      try stiffness(damping: damping, duration: 1, velocity: $0)
    }
    for (one, next) in zip(steps, steps.dropFirst()) {
      #expect(one > 0 && abs(next / one - 1) < 0.05)
    }
  }

  @Test func animatorSpringsEqualBlockSprings() {
    let (animated, driven) = (UIView(), UIView())
    clock.asCurrent {
      UIView.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 1,
        animations: { animated.center.x = 100 })
      let timing = UISpringTimingParameters(
        dampingRatio: 0.5, initialVelocity: CGVector(dx: 1, dy: 1))
      let animator = UIViewPropertyAnimator(duration: 1, timingParameters: timing)
      animator.addAnimations { driven.center.x = 100 }
      animator.startAnimation()
    }
    clock.run(through: Instant(seconds: 0.3))
    let now = clock.now
    #expect(near(animated.layer.state(at: now).position.x, driven.layer.state(at: now).position.x))
  }

  @Test func theInitialVelocityIsRespected() {
    for damping in [0.5, 1] as [CGFloat] {
      #expect(abs(progress(damping: damping, velocity: 4, at: 1e-6) / 1e-6 - 4) < 0.001)
    }
  }

  @Test func theCompletionIsCalledAtTheEnd() {
    let view = UIView()
    var ended: Double?
    clock.asCurrent {
      UIView.animate(
        withDuration: 0.5, delay: 0.25, usingSpringWithDamping: 0.5, initialSpringVelocity: 0,
        options: [], animations: { view.alpha = 0 }, completion: { _ in ended = clock.now.seconds })
    }
    clock.run(through: Instant(seconds: 2))
    #expect(ended == 0.75)
  }

  @Test func nestedBlocksInheritTheSpring() {
    let (outer, inner) = (UIView(), UIView())
    clock.asCurrent {
      UIView.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0,
        animations: {
          outer.center.x = 100
          UIView.animate(withDuration: 3) { inner.center.x = 100 }
        })
    }
    let instant = Instant(seconds: 0.3)
    #expect(inner.layer.state(at: instant) == outer.layer.state(at: instant))
  }

  @Test func aDampingOfNaNIsAWarningAndUsesTheCurve() {
    clock.asCurrent {
      UIView.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: .nan, initialSpringVelocity: 0,
        animations: {})
    }
    #expect(clock.failure == nil && LayerWarnings.of(clock).all.map(\.code) == [.notFinite])
  }
}
