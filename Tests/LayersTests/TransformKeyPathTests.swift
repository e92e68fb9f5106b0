import Drawing
import Foundation
import Geometry
import Layers
import TestSupport
import Testing
import VirtualTime

// FIDELITY 24–26: the key paths of 3D transforms.
@Suite struct TransformKeyPathTests {
  private func perspective() -> CATransform3D {
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 400
    return perspective
  }

  private func animate(
    _ scene: Scene, _ path: String, _ from: Any?, _ to: Any, additive: Bool = false
  ) {
    let animation = CABasicAnimation(keyPath: path)
    animation.fromValue = from
    animation.toValue = to
    animation.duration = 1
    animation.isAdditive = additive
    scene.add(animation, forKey: nil)
  }

  private func largestDifference(_ one: CATransform3D, _ other: CATransform3D) -> Double {
    func entries(_ m: CATransform3D) -> [Double] {
      [
        m.m11, m.m12, m.m13, m.m14, m.m21, m.m22, m.m23, m.m24, m.m31, m.m32, m.m33, m.m34,
        m.m41, m.m42, m.m43, m.m44,
      ]
    }
    return zip(entries(one), entries(other)).map { abs($0 - $1) }.max() ?? 0
  }

  @Test(
    "FIDELITY 24: 0 → 2π around any axis is a full rotation",
    arguments: [("x", 1.0, 0.0, 0.0), ("y", 0, 1, 0), ("z", 0, 0, 1)])
  func fullTurns(axis: String, x: Double, y: Double, z: Double) {
    for key in ["transform", "sublayerTransform"] {
      let scene = Scene()
      scene.clock.asCurrent {
        scene.layer.transform = perspective()
        scene.layer.sublayerTransform = perspective()
        scene.layer.removeAllAnimations()
      }
      animate(scene, "\(key).rotation.\(axis)", 0, 2 * Double.pi)
      for step in 0...16 {
        let time = Double(step) / 16
        let state = scene.state(at: time)
        let shown = key == "transform" ? state.transform : state.sublayerTransform
        #expect(
          largestDifference(shown, CATransform3DRotate(perspective(), time * 2 * .pi, x, y, z))
            < 1e-12)
      }
    }
  }

  @Test func anglesAnimateIndependently() {
    let scene = Scene()
    animate(scene, "transform.rotation.y", 0, 2.5)
    animate(scene, "transform.rotation.x", 0, 2.0)
    animate(scene, "transform.rotation.z", 1, 4, additive: true)
    animate(scene, "transform.scale.x", 1, -2)
    animate(scene, "transform.translation.z", 0, 30)
    let parts: [(Double, Double, Double, Double)] = [
      (1, 0, 0, 1.0), (0, 1, 0, 1.25), (0, 0, 1, 2.5),
    ]
    var expected = CATransform3DMakeScale(-0.5, 1, 1)
    for (x, y, z, angle) in parts {
      expected = CATransform3DConcat(expected, CATransform3DMakeRotation(angle, x, y, z))
    }
    expected = CATransform3DConcat(expected, CATransform3DMakeTranslation(0, 0, 15))
    #expect(largestDifference(scene.state(at: 0.5).transform, expected) < 1e-12)
  }

  @Test(
    arguments: [
      ("transform.scale.z", 3.0), ("transform.translation.z", 8), ("transform.rotation.x", 0.4),
      ("transform.rotation.y", 1), ("sublayerTransform.scale.x", 2),
      ("sublayerTransform.translation.y", 4), ("zPosition", 5), ("anchorPointZ", 6),
      ("anchorPoint.x", 0.25), ("anchorPoint.y", 2), ("borderWidth", 3),
    ])
  func numbersStartFromTheirModelValue(path: String, value: Double) throws {
    let scene = Scene()
    animate(scene, path, nil, value)
    let property = try #require(LayerProperty.named[path])
    let start = property.get(scene.layer.modelState).first
    #expect(near(property.get(scene.state(at: 0.5)).first, (start + value) / 2))
    #expect(near(property.get(scene.state(at: 1)).first, value))
  }

  @Test func bothKindsOfMatricesAreAccepted() {
    let scene = Scene()
    animate(
      scene, "transform", CGAffineTransform.identity, CATransform3DMakeRotation(2, 0, 1, 0))
    #expect(
      largestDifference(scene.state(at: 0.5).transform, CATransform3DMakeRotation(1, 0, 1, 0))
        < 1e-12)
    animate(scene, "sublayerTransform", CATransform3DIdentity, CATransform3DMakeScale(3, 3, 3))
    #expect(
      largestDifference(scene.state(at: 0.5).sublayerTransform, CATransform3DMakeScale(2, 2, 2))
        < 1e-12)
    #expect(scene.error == nil)
  }

  @Test func additiveSublayerTransformsDoNotAffectTheTransform() {
    let scene = Scene()
    animate(
      scene, "sublayerTransform", CATransform3DIdentity, CATransform3DMakeTranslation(0, 0, 4),
      additive: true)
    #expect(scene.state(at: 0.5).transform == CATransform3DIdentity)
    #expect(near(scene.state(at: 0.5).sublayerTransform.m43, 2))
  }

  @Test func settersAnimateImplicitlyAndRejectNonFiniteValues() {
    let scene = Scene()
    scene.clock.asCurrent {
      scene.layer.transform = perspective()
      scene.layer.sublayerTransform = perspective()
      scene.layer.zPosition = 1
      scene.layer.anchorPointZ = 2
      scene.layer.borderWidth = 3
      scene.layer.borderColor = CGColor(gray: 1, alpha: 1)
    }
    #expect(
      scene.layer.animationKeys()?.sorted()
        == [
          "anchorPointZ", "borderColor", "borderWidth", "sublayerTransform", "transform",
          "zPosition",
        ])
    scene.clock.asCurrent { scene.layer.zPosition = .nan }
    #expect(scene.warnings.first?.message.contains("zPosition of CALayer \"box\"") == true)
    #expect(scene.layer.zPosition == 1)
  }
}
