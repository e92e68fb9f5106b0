import Drawing
import Foundation
import Geometry
import Layers
import TestSupport
import Testing
import VirtualTime

// FIDELITY 14: values with key times and timing functions, in the five calculation modes.
@Suite struct CAKeyframeAnimationTests {
  private func scene(_ values: [Any], _ change: (CAKeyframeAnimation) -> Void = { _ in }) -> Scene {
    let scene = Scene()
    let animation = CAKeyframeAnimation(keyPath: "position.x")
    animation.values = values
    animation.duration = 1
    change(animation)
    scene.add(animation)
    return scene
  }

  private func check(
    _ scene: Scene, _ expected: [(Double, Double)], source: SourceLocation = #_sourceLocation
  ) {
    for (time, x) in expected {
      #expect(near(scene.state(at: time).position.x, x, 1e-4), "at \(time)", sourceLocation: source)
    }
  }

  @Test func linearTimesAreEvenlySpaced() {
    check(scene([0, 10, 40]), [(0, 0), (0.25, 5), (0.5, 10), (0.75, 25), (1, 40)])
    check(scene([7]), [(0, 7), (0.5, 7), (1, 7)])
    check(scene([]), [(0.5, 0)])
  }

  @Test func keyTimesDetermineWhenValuesAreReached() {
    let timed = scene([0, 10, 40]) { $0.keyTimes = [0, 0.2, 1] }
    check(timed, [(0.1, 5), (0.2, 10), (0.6, 25)])
    let late = scene([5, 10]) { $0.keyTimes = [0.25, 0.75] }
    check(late, [(0.1, 5), (0.5, 7.5), (0.9, 10)])
    let jump = scene([0, 10, 20, 30]) { $0.keyTimes = [0, 0.5, 0.5, 1] }
    check(jump, [(0.4, 8), (0.5, 20), (0.75, 25)])
  }

  @Test func eachIntervalHasItsTimingFunction() {
    let eased = scene([0, 100, 200]) {
      $0.timingFunctions = [
        CAMediaTimingFunction(name: .easeInEaseOut), CAMediaTimingFunction(name: .easeIn),
      ]
    }
    check(eased, [(0.125, 12.9162), (0.25, 50), (0.5, 100), (0.625, 109.3465)])
    let short = scene([0, 100, 200]) {
      $0.timingFunctions = [CAMediaTimingFunction(name: .easeInEaseOut)]
    }
    check(short, [(0.75, 150)])
  }

  @Test("FIDELITY 13: the outer curve applies to the whole timeline")
  func outerCurve() {
    let warped = scene([0, 100, 200]) {
      $0.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    }
    check(warped, [(0.25, 25.8324), (0.5, 100), (0.75, 174.1676)])
  }

  @Test func discreteHoldsEachValue() {
    check(
      scene([1, 2, 3]) { $0.calculationMode = .discrete },
      [(0, 1), (0.33, 1), (0.34, 2), (0.66, 2), (0.67, 3), (1, 3)])
    check(
      scene([1, 2, 3]) {
        $0.calculationMode = .discrete
        $0.keyTimes = [0, 0.1, 0.2]
      }, [(0.05, 1), (0.1, 2), (0.15, 2), (0.2, 3), (0.9, 3)])
    check(
      scene([1, 2]) {
        $0.calculationMode = .discrete
        $0.keyTimes = [0, 0.7, 1]
      }, [(0.6, 1), (0.8, 2)])
  }

  @Test("FIDELITY 14: paced ignores key times and timing functions")
  func paced() {
    let paced = scene([0, 10, 100, 50]) {
      $0.calculationMode = .paced
      $0.keyTimes = [0.5, 0.1]
      $0.timingFunctions = [CAMediaTimingFunction(name: .easeIn)]
    }
    check(paced, [(0.0, 0), (0.1, 15), (0.5, 75), (100.0 / 150, 100), (1, 50)])
    #expect(paced.error == nil)
    check(scene([5, 5, 5]) { $0.calculationMode = .paced }, [(0.5, 5)])
  }

  @Test func pacingWorksForEveryKindOfValue() {
    func keyframes(_ key: String, _ values: [Any]) -> Scene {
      let scene = Scene()
      let animation = CAKeyframeAnimation(keyPath: key)
      animation.values = values
      animation.duration = 1
      animation.calculationMode = .paced
      scene.add(animation)
      return scene
    }
    let points = keyframes("position", [CGPoint.zero, CGPoint(x: 3, y: 4), CGPoint(x: 3, y: 19)])
    #expect(near(points.state(at: 0.25).position.y, 4))
    let scales = keyframes(
      "transform",
      [
        CGAffineTransform.identity, CGAffineTransform(scaleX: 2, y: 0.5),
        CGAffineTransform(scaleX: 3, y: 0.25),
      ])
    #expect(abs(scales.state(at: 0.5).transform.affine.a - 2) < 0.1)
    let greys = [0.0, 0.75, 1].map { CGColor(gray: $0, alpha: 1) }
    let colors = keyframes("backgroundColor", greys)
    #expect(
      near(
        colors.state(at: 0.75).backgroundColor.map { CGColor($0).components?[0] ?? 0 } ?? 0, 0.75))
  }

  @Test func cubicPassesSmoothlyThroughEveryValue() {
    let cubic = scene([0, 10, 0, 30]) { $0.calculationMode = .cubic }
    check(cubic, [(0, 0), (1.0 / 3, 10), (2.0 / 3, 0), (1, 30)])
    // Smooth: the speed just before a value equals the speed just after it.
    for time in [1.0 / 3, 2.0 / 3] {
      let (before, at, after) = (
        cubic.state(at: time - 1e-5).position.x, cubic.state(at: time).position.x,
        cubic.state(at: time + 1e-5).position.x
      )
      #expect(abs((at - before) - (after - at)) < 1e-6)
    }
    check(scene([0, 10, 20]) { $0.calculationMode = .cubic }, [(0.25, 5), (0.6, 12)])
    let paced = scene([0, 10, 0, 30]) { $0.calculationMode = .cubicPaced }
    check(paced, [(0.2, 10), (0.4, 0), (1, 30)])
  }

  @Test func cubicTransformsAndColours() {
    let scene = Scene()
    let animation = CAKeyframeAnimation(keyPath: "transform")
    animation.values = [0, 1, 2].map { CGAffineTransform(rotationAngle: $0) }
    animation.duration = 1
    animation.calculationMode = .cubic
    scene.add(animation, forKey: "turn")
    #expect(near(AffineDecomposition(scene.state(at: 0.25).transform.affine).rotation, 0.5))
    let colors = CAKeyframeAnimation(keyPath: "backgroundColor")
    colors.values = [CGColor(gray: 0, alpha: 1), CGColor(gray: 1, alpha: 1)]
    colors.duration = 1
    colors.calculationMode = .cubic
    scene.add(colors, forKey: "colors")
    #expect(
      scene.state(at: 0.5).backgroundColor.map { CGColor($0) } == CGColor(gray: 0.5, alpha: 1))
  }

  @Test func additiveAndRepeatedKeyframes() {
    let scene = Scene()
    scene.clock.asCurrent {
      CATransaction.setDisableActions(true)
      scene.layer.position.x = 100
    }
    let shake = CAKeyframeAnimation(keyPath: "position.x")
    shake.values = [0, -10, 10, 0]
    shake.duration = 0.3
    shake.isAdditive = true
    shake.repeatCount = 2
    scene.add(shake)
    check(scene, [(0.1, 90), (0.2, 110), (0.4, 90), (0.6, 100)])
  }
}
