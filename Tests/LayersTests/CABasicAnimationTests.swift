import Drawing
import Foundation
import Geometry
import Layers
import Raster
import TestSupport
import Testing
import VirtualTime

@Suite struct CABasicAnimationTests {
  /// Creates a scene in which an animation shows the box at x = 30 while its model value is 10.
  private func moved() -> Scene {
    let scene = Scene()
    scene.clock.asCurrent {
      CATransaction.setDisableActions(true)
      scene.layer.position.x = 10
    }
    let hold = CABasicAnimation(keyPath: "position.x")
    hold.fromValue = 30
    hold.toValue = 30
    hold.duration = 100
    scene.add(hold, forKey: "hold")
    return scene
  }

  @Test("FIDELITY 2: a curve that overshoots extrapolates the values", arguments: [true, false])
  func overshooting(atTheEnd: Bool) {
    let scene = Scene()
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = 0
    animation.toValue = 100
    animation.duration = 1
    animation.timingFunction =
      atTheEnd
      ? CAMediaTimingFunction(controlPoints: 0.5, 0, 0.5, 2)
      : CAMediaTimingFunction(controlPoints: 0.5, -1, 0.5, 1)
    scene.add(animation, forKey: "over")
    let x = scene.layer.state(at: Instant(seconds: atTheEnd ? 0.8 : 0.2)).position.x
    #expect(atTheEnd ? x > 110 : x < -10)
  }

  // The combinations that Apple's documentation lists, in its order; -1 stands for nil. The model
  // value is 10, the presentation value 30.
  @Test(
    arguments: [
      (5.0, 25.0, -1.0, 5.0, 25.0), (5, -1, 8, 5, 13), (-1, 25, 8, 17, 25), (5, -1, -1, 5, 10),
      (-1, 25, -1, 30, 25), (-1, -1, 8, 30, 38), (-1, -1, -1, 30, 10),
    ] as [(Double, Double, Double, Double, Double)])
  func fromToAndBy(from: Double, to: Double, by: Double, start: Double, end: Double) {
    let scene = moved()
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.duration = 4
    if from >= 0 { animation.fromValue = from }
    if to >= 0 { animation.toValue = to }
    if by >= 0 { animation.byValue = by }
    scene.add(animation)
    #expect(near(scene.state(at: 0).position.x, start))
    #expect(near(scene.state(at: 1).position.x, start + (end - start) / 4))
    #expect(near(scene.state(at: 4).position.x, end))
    #expect(scene.layer.position.x == 10)
  }

  @Test(
    "An omitted start or end is the model value, also if that is set afterwards",
    arguments: [false, true])
  func omittedValuesFollowTheModel(inFlight: Bool) {
    let scene = Scene()
    let (slide, grow) = (CABasicAnimation(), CASpringAnimation(keyPath: "transform.scale"))
    (slide.keyPath, slide.fromValue, grow.fromValue) = ("position.x", 20, 3)
    let (rise, fade) = (CABasicAnimation(keyPath: "position.y"), CABasicAnimation())
    (rise.toValue, fade.keyPath, fade.byValue) = (40, "opacity", 0.25)
    let group = CAAnimationGroup()
    group.animations = [rise, fade]
    for (key, animation) in ["slide": slide, "grow": grow, "group": group] {
      animation.duration = 4
      scene.add(animation, forKey: key)
    }
    if inFlight { scene.run(to: 1) }
    scene.clock.asCurrent {
      CATransaction.setDisableActions(true)
      scene.layer.position = CGPoint(x: 100, y: 80)
      scene.layer.opacity = 0.5
      scene.layer.transform = CATransform3DMakeScale(2, 2, 1)
    }
    #expect(scene.state(at: 1).position == CGPoint(x: 40, y: 70))
    #expect(near(scene.state(at: 2).opacity, 0.625))
    #expect(scene.state(at: 4).position == CGPoint(x: 100, y: 40))
    #expect(abs(scene.state(at: 3.9).transform.m11 - 2) < 0.01)
  }

  @Test(
    "An animation with only an end begins where one that was added before holds its end",
    arguments: [false, true])
  func omittedStartsContinueHeldAnimations(inAGroup: Bool) {
    let scene = Scene()
    let grow = CABasicAnimation(keyPath: "transform.scale")
    (grow.toValue, grow.duration, grow.fillMode) = (3, 1, .forwards)
    grow.isRemovedOnCompletion = false
    let shrink = CASpringAnimation(keyPath: "transform.scale")
    (shrink.toValue, shrink.beginTime, shrink.duration, shrink.damping) = (1, 2, 2, 20)
    if inAGroup {
      let group = CAAnimationGroup()
      (group.animations, group.duration) = ([grow, shrink], 6)
      scene.add(group)
    } else {
      shrink.beginTime += scene.clock.now.mediaTime
      scene.add(grow, forKey: nil)
      scene.add(shrink, forKey: nil)
    }
    let scales = [1, 2, 2.001, 3.5, 5].map {
      (scene.state(at: $0).transform.m11 * 10).rounded() / 10
    }
    #expect(scales == [3, 3, 3, 1, 3])
  }

  @Test("Without any value, the animation keeps the start that was shown when it was added")
  func startShownBefore() {
    let scene = moved()
    scene.add(CABasicAnimation(keyPath: "position.x"), forKey: "bare")
    scene.clock.asCurrent {
      CATransaction.setDisableActions(true)
      scene.layer.position.x = 70
    }
    #expect(scene.state(at: 0).position.x == 30 && scene.state(at: 0.125).position.x == 50)
  }

  @Test("Additive animations add to the value beneath; omitted values add nothing")
  func additive() {
    let scene = moved()
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = 8
    animation.duration = 4
    animation.isAdditive = true
    scene.add(animation, forKey: "one")
    #expect(near(scene.state(at: 0).position.x, 38) && near(scene.state(at: 2).position.x, 34))
    animation.fromValue = nil
    animation.byValue = 100
    scene.add(animation, forKey: "two")
    #expect(near(scene.state(at: 2).position.x, 84))
  }

  @Test("An additive transform is applied before the value beneath")
  func additiveTransform() {
    let scene = Scene()
    scene.clock.asCurrent {
      CATransaction.setDisableActions(true)
      scene.layer.setAffineTransform(CGAffineTransform(translationX: 40, y: 0))
    }
    let animation = CABasicAnimation(keyPath: "transform")
    animation.toValue = CGAffineTransform(rotationAngle: .pi / 2)
    animation.duration = 1
    animation.isAdditive = true
    scene.add(animation)
    let half = scene.state(at: 0.5).transform.affine
    #expect(near(half.tx, 40) && near(half.b, 0.5.squareRoot()) && near(half.determinant, 1))
  }

  @Test func numbersOfAllTypesAreAccepted() {
    for one in [1.0 as Double, 1 as CGFloat, 1 as Float, 1 as Int, NSNumber(value: 1)] as [Any] {
      let scene = Scene()
      let animation = CABasicAnimation(keyPath: "cornerRadius")
      animation.fromValue = one
      animation.toValue = 3
      animation.duration = 1
      scene.add(animation)
      #expect(near(scene.state(at: 0.5).cornerRadius, 2) && scene.error == nil)
    }
  }

  @Test func everyKindOfValueAnimates() {
    let scene = Scene()
    func animate(_ key: String, _ value: Any) {
      let animation = CABasicAnimation(keyPath: key)
      animation.toValue = value
      animation.duration = 1
      scene.add(animation, forKey: key)
    }
    animate("bounds", CGRect(x: 2, y: 4, width: 6, height: 8))
    animate("position", CGPoint(x: 10, y: 12))
    animate("anchorPoint", CGPoint(x: 1, y: 0))
    animate("backgroundColor", CGColor(red: 1, green: 0, blue: 0.5, alpha: 1))
    let half = scene.state(at: 0.5)
    #expect(half.bounds == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(half.position == CGPoint(x: 5, y: 6))
    #expect(half.anchorPoint == CGPoint(x: 0.75, y: 0.25))
    // From clear: mixed premultiplied, so the colour stays red.
    #expect(half.backgroundColor?.red == 1 && half.backgroundColor?.alpha == 0.5)
  }

  @Test(
    "Components of points, sizes and rectangles have their own key paths",
    arguments: [
      ("bounds.origin.x", CGRect(x: 6, y: 0, width: 0, height: 0)),
      ("bounds.origin.y", CGRect(x: 0, y: 6, width: 0, height: 0)),
      ("bounds.size.width", CGRect(x: 0, y: 0, width: 6, height: 0)),
      ("bounds.size.height", CGRect(x: 0, y: 0, width: 0, height: 6)),
    ])
  func parts(key: String, bounds: CGRect) {
    let scene = Scene()
    let animation = CABasicAnimation(keyPath: key)
    animation.toValue = 12
    animation.duration = 1
    scene.add(animation)
    #expect(scene.state(at: 0.5).bounds == bounds)
  }

  @Test func sizesAndPointsOfBounds() {
    let scene = Scene()
    let size = CABasicAnimation(keyPath: "bounds.size")
    size.toValue = CGSize(width: 2, height: 4)
    size.duration = 1
    let origin = CABasicAnimation(keyPath: "bounds.origin")
    origin.toValue = CGPoint(x: 6, y: 8)
    origin.duration = 1
    let y = CABasicAnimation(keyPath: "position.y")
    y.toValue = 10
    y.duration = 1
    for animation in [size, origin, y] { scene.add(animation, forKey: animation.keyPath) }
    #expect(scene.state(at: 0.5).bounds == CGRect(x: 3, y: 4, width: 1, height: 2))
    #expect(scene.state(at: 0.5).position == CGPoint(x: 0, y: 5))
  }

  @Test("FIDELITY 24: transform.rotation from 0 to 2π spins")
  func rotationSpins() {
    let scene = Scene()
    let spin = CABasicAnimation(keyPath: "transform.rotation")
    spin.fromValue = 0
    spin.toValue = 2 * Double.pi
    spin.duration = 1
    scene.add(spin)
    for (time, a, b) in [(0.25, 0.0, 1.0), (0.5, -1, 0), (0.75, 0, -1)] {
      let transform = scene.state(at: time).transform.affine
      #expect(near(transform.a, a) && near(transform.b, b))
    }
  }

  @Test(
    "Components of the transform don't affect each other",
    arguments: [
      ("transform.scale", 5.0, CGAffineTransform(rotationAngle: 1).scaledBy(x: 5, y: 5)),
      ("transform.scale.xy", 5, CGAffineTransform(rotationAngle: 1).scaledBy(x: 5, y: 5)),
      ("transform.scale.x", 5, CGAffineTransform(rotationAngle: 1).scaledBy(x: 5, y: 3)),
      ("transform.scale.y", 5, CGAffineTransform(rotationAngle: 1).scaledBy(x: 2, y: 5)),
      ("transform.rotation.z", 2, CGAffineTransform(rotationAngle: 2).scaledBy(x: 2, y: 3)),
      ("transform.translation.x", 8, CGAffineTransform(rotationAngle: 1).scaledBy(x: 2, y: 3)),
      ("transform.translation.y", 8, CGAffineTransform(rotationAngle: 1).scaledBy(x: 2, y: 3)),
    ])
  func partsOfTheTransform(key: String, value: Double, expected: CGAffineTransform) {
    let scene = Scene()
    scene.clock.asCurrent {
      CATransaction.setDisableActions(true)
      scene.layer.setAffineTransform(CGAffineTransform(rotationAngle: 1).scaledBy(x: 2, y: 3))
    }
    let animation = CABasicAnimation(keyPath: key)
    animation.fromValue = value
    animation.toValue = value
    animation.duration = 1
    scene.add(animation)
    let shown = scene.state(at: 0.5).transform.affine
    #expect(near(shown.a, expected.a) && near(shown.b, expected.b))
    #expect(near(shown.c, expected.c) && near(shown.d, expected.d))
    #expect(near(shown.tx, key.hasSuffix("translation.x") ? 8 : 0))
    #expect(near(shown.ty, key.hasSuffix("translation.y") ? 8 : 0))
  }

  @Test func layersCopyAnimations() {
    let scene = Scene()
    let fade = scene.fade()
    scene.add(fade)
    fade.toValue = 0
    fade.duration = 9
    #expect(near(scene.opacity(at: 0.5), 0.5))
    #expect((scene.layer.animation(forKey: "key") as? CABasicAnimation)?.toValue as? Double == 1)
  }

  @Test("Overlapping additive transforms sum before they are applied")
  func additiveTransformsSum() {
    let scene = Scene()
    func add(_ from: AnimatableValue, _ key: String) {
      let animation = CABasicAnimation(keyPath: "transform")
      animation.fromValue = from
      animation.toValue = from.zero
      animation.duration = 1
      animation.isAdditive = true
      scene.add(animation, forKey: key)
    }
    // Scaled from 1 to 3 and, at the same time, back: −2 and +2 on a model of 1.
    func scale(_ value: Double) -> AnimatableValue {
      .transform(CATransform3DMakeScale(value, value, 1))
    }
    let (one, three) = (scale(1), scale(3))
    if let out = three.difference(to: one) { add(out, "out") }
    scene.add(scene.fade(), forKey: "between")
    if let back = one.difference(to: three) { add(back, "back") }
    for time in [0, 0.25, 0.5, 0.75] {
      let shown = scene.state(at: time).transform.affine
      #expect(near(shown.a, 1) && near(shown.d, 1) && near(shown.b, 0))
    }
  }
}
