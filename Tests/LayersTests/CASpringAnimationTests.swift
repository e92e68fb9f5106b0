import Foundation
import Layers
import TestSupport
import Testing

@Suite struct CASpringAnimationTests {
  @Test("FIDELITY 18: the defaults are Apple's; with a damping of 5 the spring settles in 2.85 s")
  func defaultValues() {
    let spring = CASpringAnimation(keyPath: "opacity")
    #expect(spring.mass == 1 && spring.stiffness == 100 && spring.damping == 10)
    #expect(spring.initialVelocity == 0 && spring.duration == 0)
    #expect(near(spring.settlingDuration, 1.4727003346780927, 1e-6))
    spring.damping = 5
    #expect(near(spring.settlingDuration, 2.85, 0.01))
    spring.damping = 0
    #expect(spring.settlingDuration == .infinity)
  }

  @Test func motionFollowsTheClosedForm() {
    let scene = Scene()
    let spring = CASpringAnimation(keyPath: "position.x")
    spring.fromValue = 0.0
    spring.toValue = 1.0
    spring.duration = 3
    scene.add(spring)
    for time in stride(from: 0.0, to: 3, by: 0.1) {
      let swing = 75.0.squareRoot()
      let expected =
        1 - exp(-5 * time) * (cos(swing * time) + 5 / swing * sin(swing * time))
      #expect(near(scene.state(at: time).position.x, expected, 1e-12))
    }
  }

  /// The closed form of a damped spring, including the overdamped case.
  private func y(_ omega: Double, _ ratio: Double, _ velocity: Double, at time: Double) -> Double {
    let decay = exp(-ratio * omega * time)
    if ratio == 1 { return 1 - decay * (1 + (omega - velocity) * time) }
    let rate = omega * abs(1 - ratio * ratio).squareRoot()
    let (even, odd) =
      ratio < 1 ? (cos(rate * time), sin(rate * time)) : (cosh(rate * time), sinh(rate * time))
    return 1 - decay * (even + (ratio * omega - velocity) / rate * odd)
  }

  @Test(
    "FIDELITY 19: y = 1 − e^(−ζωt) · [cos ω_d t + ((ζω − v) / ω_d) · sin ω_d t], and for ζ ≥ 1",
    arguments: [5.0, 10, 20, 40], [0.0, 3, -4])
  func closedForms(damping: Double, velocity: Double) {
    let scene = Scene()
    let spring = CASpringAnimation(keyPath: "position.x")
    spring.fromValue = 0.0
    spring.toValue = 1.0
    spring.duration = 3
    spring.damping = damping
    spring.initialVelocity = velocity
    spring.allowsOverdamping = true
    scene.add(spring)
    for time in stride(from: 0.0, to: 3, by: 0.1) {
      let expected = y(10, damping / 20, velocity, at: time)
      #expect(near(scene.state(at: time).position.x, expected, 1e-11))
    }
  }

  @Test("FIDELITY 18: ζ = c / (2√(km)), ω = √(k / m)")
  func massAndStiffness() {
    let scene = Scene()
    let spring = CASpringAnimation(keyPath: "position.x")
    spring.fromValue = 0.0
    spring.toValue = 1.0
    spring.duration = 9
    spring.mass = 4
    spring.stiffness = 25
    spring.damping = 6
    scene.add(spring)
    for time in [0.2, 1, 2.5] {
      #expect(near(scene.state(at: time).position.x, y(2.5, 0.3, 0, at: time), 1e-12))
    }
  }

  @Test(arguments: [5.0, 20, 60]) func motionFollowsTheDifferentialEquation(damping: Double) {
    let spring = SpringCurve(
      frequency: 10, dampingRatio: damping / 20, velocity: 2)
    let step = 1e-4
    for time in stride(from: 0.05, to: 1, by: 0.05) {
      let (before, now, after) = (
        spring.progress(at: time - step), spring.progress(at: time),
        spring.progress(at: time + step)
      )
      let (speed, acceleration) = (
        (after - before) / (2 * step), (after - 2 * now + before) / (step * step)
      )
      #expect(abs(acceleration + damping * speed + 100 * (now - 1)) < 1e-3)
    }
  }

  @Test func nothingMovesAfterTheSettlingDuration() {
    for ratio in [0.1, 0.5, 1, 2] {
      let spring = SpringCurve(frequency: 10, dampingRatio: ratio, velocity: 5)
      let end = spring.settlingDuration
      for time in stride(from: end, to: end + 3, by: 0.01) {
        #expect(abs(spring.progress(at: time) - 1) <= 0.001_000_001)
      }
    }
  }

  @Test func copiesKeepTheSpringParameters() {
    let spring = CASpringAnimation(keyPath: "opacity")
    spring.mass = 2
    spring.stiffness = 30
    spring.damping = 4
    spring.initialVelocity = 5
    let copy = spring.copy() as? CASpringAnimation
    #expect(copy?.mass == 2 && copy?.stiffness == 30)
    #expect(copy?.damping == 4 && copy?.initialVelocity == 5)
  }

  @Test(arguments: [(0.0, 100.0, 10.0), (1, -1, 10), (1, 100, -1), (1, 100, .nan)])
  func anInvalidSpringHasNoEffect(mass: Double, stiffness: Double, damping: Double) {
    let scene = Scene()
    let spring = CASpringAnimation(keyPath: "opacity")
    spring.mass = mass
    spring.stiffness = stiffness
    spring.damping = damping
    spring.fromValue = 0.0
    spring.toValue = 1.0
    scene.add(spring)
    #expect(scene.hasOneWarning(.malformedSpring) && scene.opacity(at: 0.1) == 1)
  }
}
