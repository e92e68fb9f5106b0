import Foundation
import Layers
import Testing

@Suite struct CASpringAnimationTests {
  @Test func theDefaultsAreApples() {
    let spring = CASpringAnimation(keyPath: "opacity")
    #expect(spring.mass == 1 && spring.stiffness == 100 && spring.damping == 10)
    #expect(spring.initialVelocity == 0 && spring.duration == 0)
    #expect(near(spring.settlingDuration, 1.4727003346780927, 1e-6))
    spring.damping = 5
    #expect(near(spring.settlingDuration, 2.85, 0.01))
    spring.damping = 0
    #expect(spring.settlingDuration == .infinity)
  }

  @Test func itMovesAsTheClosedFormSays() {
    let scene = Scene()
    let spring = CASpringAnimation(keyPath: "position.x")
    (spring.fromValue, spring.toValue, spring.duration) = (0.0, 1.0, 3)
    scene.add(spring)
    for time in stride(from: 0.0, to: 3, by: 0.1) {
      let swing = 75.0.squareRoot()
      let expected =
        1 - exp(-5 * time) * (cos(swing * time) + 5 / swing * sin(swing * time))
      #expect(near(scene.state(at: time).position.x, expected, 1e-12))
    }
  }

  @Test(arguments: [5.0, 20, 60]) func itObeysTheEquationOfMotion(damping: Double) {
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

  @Test func afterTheSettlingDurationNothingMovesAnyMore() {
    for ratio in [0.1, 0.5, 1, 2] {
      let spring = SpringCurve(frequency: 10, dampingRatio: ratio, velocity: 5)
      let end = spring.settlingDuration
      for time in stride(from: end, to: end + 3, by: 0.01) {
        #expect(abs(spring.progress(at: time) - 1) <= 0.001_000_001)
      }
    }
  }

  @Test func aCopyIsASpringToo() {
    let spring = CASpringAnimation(keyPath: "opacity")
    (spring.mass, spring.stiffness, spring.damping, spring.initialVelocity) = (2, 30, 4, 5)
    let copy = spring.copy() as? CASpringAnimation
    #expect(copy?.mass == 2 && copy?.stiffness == 30)
    #expect(copy?.damping == 4 && copy?.initialVelocity == 5)
  }

  @Test(arguments: [(0.0, 100.0, 10.0), (1, -1, 10), (1, 100, -1), (1, 100, .nan)])
  func aSpringThatCannotBeStopsTheStage(mass: Double, stiffness: Double, damping: Double) {
    let scene = Scene()
    let spring = CASpringAnimation(keyPath: "opacity")
    (spring.mass, spring.stiffness, spring.damping) = (mass, stiffness, damping)
    (spring.fromValue, spring.toValue) = (0.0, 1.0)
    scene.add(spring)
    #expect(scene.error?.code == .malformedSpring)
  }
}
