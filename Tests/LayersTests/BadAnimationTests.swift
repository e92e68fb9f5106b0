import Failures
import Drawing
import Foundation
import Geometry
import Layers
import TestSupport
import Testing
import VirtualTime

/// Invalid values cause an error that explains them, or the documented behaviour; never an endless
/// loop.
@Suite struct BadAnimationTests {
  private func keyframes(_ change: (CAKeyframeAnimation) -> Void) -> Scene {
    let scene = Scene()
    let animation = CAKeyframeAnimation(keyPath: "opacity")
    animation.values = [0, 1, 0.5]
    animation.duration = 1
    change(animation)
    scene.add(animation)
    return scene
  }

  private func warnings(_ scene: Scene) -> [LayerWarning] { scene.warnings }

  @Test(arguments: [true, false])
  func missingValuesCauseAWarning(areThere: Bool) {
    let scene = keyframes { $0.values = areThere ? [] : nil }
    #expect(scene.error == nil && scene.opacity(at: 0.5) == 1)
    #expect(warnings(scene).map(\.code) == [.emptyKeyframes])
    scene.run(to: 2)
    #expect(scene.layer.animationKeys() == nil)
  }

  @Test(arguments: [(2, false), (3, true), (9, true)])
  func surplusTimingFunctionsAreIgnoredWithAWarning(count: Int, isWarned: Bool) {
    let scene = keyframes {
      $0.timingFunctions = Array(repeating: CAMediaTimingFunction(name: .linear), count: count)
    }
    #expect(scene.error == nil && near(scene.opacity(at: 0.25), 0.5))
    #expect(warnings(scene).map(\.code) == (isWarned ? [.surplusTimingFunctions] : []))
    let message = warnings(scene).first?.message
    let namesCounts = message?.contains("has \(count) timing functions for 2 intervals")
    #expect(namesCounts == (isWarned ? true : nil))
    let paced = keyframes {
      $0.timingFunctions = Array(repeating: CAMediaTimingFunction(name: .linear), count: count)
      $0.calculationMode = .paced
    }
    #expect(warnings(paced).isEmpty)
  }

  @Test(arguments: ["repeatCount", "repeatDuration"])
  func negativeRepeatsCauseAWarning(key: String) throws {
    let scene = Scene()
    let fade = scene.fade()
    fade.setValue(-2, forKey: key)
    scene.add(fade)
    scene.clock.asCurrent { scene.layer.setValue(-1, forKey: key) }
    #expect(warnings(scene).map(\.code) == [.negativeRepeats, .negativeRepeats])
    #expect(
      warnings(scene).first?.message
        == "The \(key) -2.0 of the animation key on CALayer \"box\" counts as 0: it plays once.")
    scene.run(to: 1)
    #expect(scene.layer.animationKeys() == nil && scene.error == nil)
    let wrong = Scene()
    wrong.clock.asCurrent { wrong.layer.setValue(Double.nan, forKey: key) }
    #expect(wrong.hasOneWarning(.notFinite) && wrong.layer.repeatCount == 0)
  }

  @Test func anUndampedSpringOscillatesForever() {
    let scene = Scene()
    let spring = CASpringAnimation(keyPath: "opacity")
    spring.fromValue = 0.0
    spring.toValue = 1.0
    spring.damping = 0
    spring.duration = spring.settlingDuration
    scene.add(spring)
    #expect(near(scene.opacity(at: 1), 1 - cos(10), 1e-6) && scene.warnings.isEmpty)
    scene.run(to: 1e6)
    #expect(scene.layer.animationKeys() == ["key"])
  }

  @Test func aSpringWithNegativeDampingCausesAWarning() {
    let scene = Scene()
    let spring = CASpringAnimation(keyPath: "opacity")
    spring.fromValue = 0.0
    spring.toValue = 0.5
    spring.damping = -1
    spring.duration = spring.settlingDuration
    scene.add(spring)
    #expect(scene.hasOneWarning(.malformedSpring) && scene.opacity(at: 0.1) == 1)
    #expect(scene.warnings.first?.message.contains("damping -1.0") == true)
    scene.run(to: 1)
    #expect(scene.layer.animationKeys() == nil)
  }

  @Test func aSpringCanOscillateForAWhile() {
    let swinging = Scene()
    let spring = CASpringAnimation(keyPath: "opacity")
    spring.damping = 0
    spring.duration = 3
    swinging.add(spring)
    #expect(swinging.error == nil && swinging.layer.animationKeys() == ["key"])
  }

  @Test(arguments: ["tension", "continuity", "bias"])
  func nonFiniteCurveParametersAreIgnored(name: String) {
    let scene = keyframes {
      $0.calculationMode = .cubic
      $0.setValue([NSNumber(value: Double.nan)], forKey: "\(name)Values")
    }
    let plain = keyframes { $0.calculationMode = .cubic }
    #expect(scene.hasOneWarning(.notFinite) && scene.opacity(at: 0.3) == plain.opacity(at: 0.3))
  }

  @Test func anEmptyPathHasNoEffect() {
    let scene = Scene()
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.path = CGMutablePath()
    scene.add(animation)
    #expect(scene.hasOneWarning(.malformedKeyframes) && scene.layer.animationKeys() == ["key"])
    #expect(scene.state(at: 0.1) == scene.layer.modelState)
  }

  @Test func aPathOfOnePointHoldsThatPoint() {
    let scene = Scene()
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 3, y: 4))
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.path = path
    animation.duration = 1
    animation.rotationMode = .rotateAuto
    scene.add(animation)
    #expect(scene.error == nil && scene.state(at: 0.5).position == CGPoint(x: 3, y: 4))
  }

  @Test(arguments: ["fromValue", "toValue", "byValue"], [Double.nan, .infinity])
  func nonFiniteValuesHaveNoEffect(key: String, value: Double) {
    let scene = Scene()
    let animation = CABasicAnimation(keyPath: "transform.rotation.z")
    animation.setValue(value, forKey: key)
    scene.add(animation)
    #expect(scene.hasOneWarning(.notFinite) && scene.state(at: 0.1) == scene.layer.modelState)
  }

  @Test(arguments: ["strokeEnd", "path", "colors", "locations", "lineDashPattern"])
  func wrongTypesInLayerSubclassesCauseAWarning(path: String) {
    let layers = [CAShapeLayer(), CAGradientLayer()]
    guard let layer = layers.first(where: { type(of: $0).properties[path] != nil }) else {
      Issue.record("no layer has \(path)")
      return
    }
    let clock = VirtualClock()
    let animation = CABasicAnimation(keyPath: path)
    animation.toValue = "text"
    clock.asCurrent { layer.add(animation, forKey: nil) }
    #expect(clock.failure == nil && LayerWarnings.of(clock).all.map(\.code) == [.wrongValue])
  }

  @Test func settersOfLayerSubclassesIgnoreNonFiniteValues() {
    for change: (CAShapeLayer, CAGradientLayer) -> Void in [
      { shape, _ in shape.lineWidth = .nan },
      { shape, _ in
        shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: Double.nan, height: 1), transform: nil)
      },
      { _, gradient in gradient.endPoint.x = .infinity },
      { _, gradient in gradient.locations = [NSNumber(value: Double.nan)] },
    ] {
      let clock = VirtualClock()
      clock.asCurrent { change(CAShapeLayer(), CAGradientLayer()) }
      #expect(clock.failure == nil && LayerWarnings.of(clock).all.map(\.code) == [.notFinite])
    }
    let clock = VirtualClock()
    let gradient = CAGradientLayer()
    clock.asCurrent { gradient.colors = [CGColor(gray: 1, alpha: 1), "red"] }
    let warning = LayerWarnings.of(clock).all.first
    #expect(clock.failure == nil && gradient.colors == nil)
    #expect(warning?.code == .wrongValue && warning?.message.contains("type String") == true)
    #expect(warning?.hint == "Use CGColors: the \"cgColor\" of a UIColor.")
  }

  @Test(arguments: [-1.0, -1e300])
  func aNegativeDurationEndsImmediately(duration: Double) {
    let scene = Scene()
    scene.add(scene.fade(duration))
    scene.run(to: 0.001)
    #expect(scene.error == nil && scene.layer.animationKeys() == nil)
  }

  @Test func endlessOrInvalidRepeatsNeverHang() {
    for count in [Float.infinity, -3, 1e30, .greatestFiniteMagnitude] {
      let scene = Scene()
      let fade = scene.fade(1)
      fade.repeatCount = count
      fade.isCumulative = true
      scene.add(fade)
      scene.run(to: 1e6)
      #expect(scene.error == nil && scene.opacity(at: 0.5).isFinite)
    }
    let scene = Scene()
    let fade = scene.fade(1)
    fade.repeatDuration = .infinity
    scene.add(fade)
    scene.run(to: 1e6)
    #expect(scene.error == nil && scene.layer.animationKeys() == ["key"])
    let wrong = Scene()
    fade.repeatCount = .nan
    wrong.add(fade)
    #expect(wrong.hasOneWarning(.notFinite))
    wrong.run(to: 1)
    #expect(wrong.layer.animationKeys() == ["key"])
  }

  @Test func anInvalidSpringIsNotPlayed() {
    for (duration, bounce) in [(0.0, 0.0), (-1, 0), (Double.nan, 0), (0.5, .nan)] {
      let scene = Scene()
      let spring = CASpringAnimation(perceptualDuration: duration, bounce: bounce)
      spring.keyPath = "opacity"
      spring.fromValue = 0
      spring.toValue = 1
      scene.add(spring)
      #expect(scene.error != nil || scene.opacity(at: 0.1).isFinite)
    }
  }

  @Test func aGroupThatContainsItselfIsRejected() {
    let scene = Scene()
    let (outer, inner) = (CAAnimationGroup(), CAAnimationGroup())
    outer.animations = [inner]
    inner.animations = [outer]
    scene.add(outer)
    #expect(scene.error?.code == .cyclicTree && scene.layer.animationKeys() == nil)
    inner.animations = nil
  }
}
