import Foundation
import Geometry
import Layers
import TestSupport
import Testing
import VirtualTime

/// FIDELITY 42 and 43: keyframes are lenient.
@Suite struct KeyTimeFitTests {
  private func scene(
    _ values: [Any], key: String = "position.x", _ change: (CAKeyframeAnimation) -> Void
  ) -> Scene {
    let scene = Scene()
    let animation = CAKeyframeAnimation(keyPath: key)
    animation.values = values
    animation.duration = 1
    change(animation)
    scene.add(animation)
    return scene
  }

  private func x(_ scene: Scene, _ time: Double) -> Double { scene.state(at: time).position.x }

  @Test(
    "Mismatched key times are adjusted, with a warning",
    arguments: [
      // Surplus times are ignored.
      (
        [0, 0.5, 0.8, 1], [(0.25, 5), (0.65, 25), (0.9, 40), (0.99, 40)],
        "has 4 entries for 3 values"
      ),
      // A value without a time is reached at the end.
      ([0, 0.5], [(0.25, 5), (0.75, 25), (0.9, 34)], "has 2 entries for 3 values"),
      ([0, 1], [(0.25, 2.5), (0.999, 9.99)], "has 2 entries for 3 values"),
      ([0.5], [(0.25, 0), (0.999, 9.98)], "has 1 entries for 3 values"),
      // A time that decreases counts as the preceding one.
      ([0, 0.5, 0.4], [(0.25, 5), (0.49, 9.8), (0.6, 40)], "must not decrease"),
      // Times outside 0…1 are kept.
      ([0, 0.5, 1.5], [(0.25, 5), (0.75, 17.5), (0.999, 24.97)], "holds 1.5"),
      ([-0.5, 0.5, 1], [(0.001, 5.01), (0.25, 7.5), (0.75, 25)], "holds -0.5"),
      ([0, .nan, 1], [(0.001, 10.03), (0.5, 25)], "holds nan"),
      ([.nan, 0.5, 1], [(0.3, 0), (0.75, 25)], "holds nan"),
      ([0, 0.5, .infinity], [(0.25, 5), (0.75, 40)], "holds inf"),
    ] as [([Double], [(Double, Double)], String)])
  func mismatchedTimes(times: [Double], shown: [(Double, Double)], fault: String) {
    let scene = scene([0, 10, 40]) { $0.keyTimes = times.map { NSNumber(value: $0) } }
    for (time, expected) in shown { #expect(near(x(scene, time), expected, 1e-6)) }
    #expect(scene.hasOneWarning(.malformedKeyframes))
    let message = scene.warnings.first?.message
    #expect(message?.hasPrefix("keyTimes \(fault)") == true)
    #expect(message?.hasSuffix("(CAKeyframeAnimation \"position.x\" on CALayer \"box\").") == true)
    scene.run(to: 1)
    #expect(scene.layer.animationKeys() == nil && scene.error == nil)
  }

  /// Sums of floats aren't exact: libraries compute times such as `f / c - 1 / c`.
  @Test func roundedTimesDontWarn() {
    let scene = scene([0, 10, 10, 40]) {
      $0.keyTimes = [0, 0.6666666865, 0.6666666269, 1].map { NSNumber(value: Float($0)) }
    }
    #expect(near(x(scene, 0.5), 7.5, 1e-6) && scene.warnings.isEmpty)
  }

  @Test func aShakeWithOneKeyTimeTooManyPlays() {
    let shake = scene([0, 30, -30, 30, 0]) {
      $0.keyTimes = [0, 0.2, 0.4, 0.6, 0.8, 1]
      $0.isAdditive = true
    }
    for (time, expected) in [(0.1, 15.0), (0.3, 0), (0.5, 0), (0.7, 15), (0.8, 0), (0.9, 0)] {
      #expect(near(x(shake, time), expected))
    }
  }

  @Test func discreteValuesCanHaveOneMoreTime() {
    for times in [[0, 0.25, 0.5], [0, 0.25, 0.5, 1]] as [[NSNumber]] {
      let scene = scene([0, 10, 40]) { ($0.keyTimes, $0.calculationMode) = (times, .discrete) }
      #expect(x(scene, 0.3) == 10 && x(scene, 0.6) == 40 && scene.warnings.isEmpty)
    }
    let surplus = scene([0, 10, 40]) {
      $0.keyTimes = [0, 0.25, 0.5, 0.75, 1]
      $0.calculationMode = .discrete
    }
    #expect(x(surplus, 0.8) == 40 && surplus.hasOneWarning(.malformedKeyframes))
  }

  @Test(arguments: [CAAnimationCalculationMode.linear, .discrete, .paced, .cubic, .cubicPaced])
  func aSingleValueHoldsForTheWholeTime(mode: CAAnimationCalculationMode) {
    for times in [nil, [0], [1], [0, 1]] as [[NSNumber]?] {
      let scene = scene([7]) { ($0.calculationMode, $0.keyTimes) = (mode, times) }
      #expect(x(scene, 0.001) == 7 && x(scene, 0.5) == 7 && x(scene, 1) == 7)
      scene.run(to: 1.5)
      #expect(scene.error == nil && scene.layer.animationKeys() == nil)
    }
  }

  @Test func missingKeyTimesAreEvenlySpaced() {
    let scene = scene([0, 10, 40]) { $0.keyTimes = [] }
    #expect(near(x(scene, 0.75), 25) && scene.hasOneWarning(.malformedKeyframes))
  }

  @Test func aClosingLineWithoutATimeIsNotFollowed() {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
    path.closeSubpath()
    let scene = scene([], key: "position") {
      $0.path = path
      $0.keyTimes = [0, 0.5, 1]
    }
    #expect(near(x(scene, 0.25), 5) && near(scene.state(at: 0.75).position.y, 5))
    #expect(scene.hasOneWarning(.malformedKeyframes))
    #expect(scene.warnings.first?.message.contains("has 3 entries for 4 points") == true)
    let early = self.scene([], key: "position") {
      $0.path = path
      $0.keyTimes = [0, 0.25, 0.5]
    }
    #expect(near(x(early, 0.75), 5) && near(early.state(at: 0.75).position.y, 5))
  }

  @Test(
    "FIDELITY 43: a translation accepts a point, a size or a boxed one",
    arguments: [
      CGPoint(x: 30, y: 40), CGSize(width: 30, height: 40), NSValue(cgPoint: CGPoint(x: 30, y: 40)),
      NSValue(cgSize: CGSize(width: 30, height: 40)),
    ] as [any Sendable])
  func translations(value: any Sendable) {
    let moved = Scene()
    let animation = CABasicAnimation(keyPath: "transform.translation")
    animation.toValue = value
    animation.duration = 1
    moved.add(animation)
    let shown = moved.state(at: 0.5).transform
    #expect(near(shown.m41, 15) && near(shown.m42, 20) && moved.warnings.isEmpty)
    let steps = scene([CGPoint.zero, value], key: "transform.translation") { _ in }
    #expect(near(steps.state(at: 0.5).transform.m41, 15) && steps.warnings.isEmpty)
    let offset = scene([CGPoint.zero, value], key: "shadowOffset") { _ in }
    #expect(near(offset.state(at: 0.5).shadow.offset.height, 20) && offset.warnings.isEmpty)
    let placed = scene([CGPoint.zero, value], key: "position") { _ in }
    #expect(near(x(placed, 0.5), 15) && placed.warnings.isEmpty)
  }
}
