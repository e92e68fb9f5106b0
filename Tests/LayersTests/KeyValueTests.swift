import Failures
import Drawing
import Emitters
import Foundation
import Geometry
import Layers
import TestSupport
import Testing
import VirtualTime

@Suite("Key paths have the names that Objective-C has for them") struct KeyPathNameTests {
  private final class Badge: CALayer {}

  private func name<Layer: CALayer, Value>(_ path: KeyPath<Layer, Value>) -> String? {
    path._kvcKeyPathString
  }

  @Test func ofLayers() {
    #expect(name(\CALayer.position) == "position" && name(\.isHidden) == "hidden")
    #expect(name(\Badge.cornerRadius) == "cornerRadius" && name(\Badge.isOpaque) == "opaque")
    #expect(name(\CAShapeLayer.strokeEnd) == "strokeEnd")
    #expect(name(\CAShapeLayer.shadowPath) == "shadowPath")
    #expect((\CGRect.origin as AnyKeyPath)._kvcKeyPathString == nil)
  }
}

@Suite struct KeyValueTests {
  @Test(arguments: [
    "position.x", "bounds.size.width", "cornerRadius", "transform.rotation.z", "opacity",
    "borderWidth", "shadowOffset.height", "transform.scale.x", "transform.translation.y",
  ])
  func componentsAreSetAndReadAsNumbers(path: String) {
    let layer = CALayer()
    layer.setValue(0.5, forKeyPath: path)
    #expect(near(Double(layer.value(forKeyPath: path) as? CGFloat ?? -1), 0.5))
    #expect((layer.value(forKeyPath: path) as? NSNumber).map { near($0.doubleValue, 0.5) } == true)
    #expect(near(layer.value(forKeyPath: path) as? Double ?? -1, 0.5))
    layer.setValue(NSNumber(value: 0.25), forKeyPath: path)
    #expect(near(layer.value(forKeyPath: path) as? Double ?? -1, 0.25))
  }

  @Test func structuresAreBoxed() {
    let layer = CALayer()
    layer.setValue(NSValue(cgPoint: CGPoint(x: 1, y: 2)), forKey: "position")
    layer.setValue(CGRect(x: 0, y: 0, width: 3, height: 4), forKeyPath: "bounds")
    layer.setValue(CGColor(gray: 1, alpha: 1), forKey: "backgroundColor")
    layer.setValue(true, forKey: "hidden")
    #expect(layer.position == CGPoint(x: 1, y: 2) && layer.isHidden)
    #expect(layer.value(forKey: "position") as? CGPoint == layer.position)
    #expect((layer.value(forKey: "position") as? NSValue)?.cgPointValue == layer.position)
    #expect(layer.value(forKey: "bounds") as? CGRect == layer.bounds)
    #expect(layer.value(forKey: "frame") as? CGRect == layer.frame)
    #expect(layer.value(forKey: "backgroundColor") as? CGColor == layer.backgroundColor)
    #expect(layer.value(forKey: "hidden") as? Bool == true)
    #expect(layer.value(forKey: "position") as? CGSize == nil)
    layer.setValue(nil, forKey: "backgroundColor")
    #expect(layer.backgroundColor == nil)
    layer.setValue(2, forKey: "speed")
    #expect(layer.speed == 2)
    layer.setValue(CATransform3DMakeScale(2, 2, 2), forKey: "transform")
    #expect(layer.value(forKey: "transform") as? CATransform3D == layer.transform)
  }

  @Test func allPropertiesHaveTheirKeys() {
    let (layer, mask) = (CALayer(), CALayer())
    layer.setValue(mask, forKey: "mask")
    #expect(layer.mask === mask && layer.value(forKey: "mask") as? CALayer === mask)
    layer.setValue(nil, forKey: "mask")
    #expect(layer.mask == nil)
    layer.setValue(3, forKey: "maskedCorners")
    #expect(layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    layer.setValue(CACornerMask.layerMaxXMaxYCorner, forKey: "maskedCorners")
    #expect(layer.value(forKey: "maskedCorners") as? Int == 8)
    layer.setValue(CALayerCornerCurve.continuous, forKey: "cornerCurve")
    #expect(layer.cornerCurve == .continuous)
    for key in ["geometryFlipped", "shouldRasterize"] {
      layer.setValue(true, forKey: key)
      #expect(layer.value(forKey: key) as? Bool == true)
    }
    layer.setValue(false, forKey: "allowsGroupOpacity")
    layer.setValue(2, forKey: "rasterizationScale")
    #expect(layer.isGeometryFlipped && layer.shouldRasterize && !layer.allowsGroupOpacity)
    #expect(layer.rasterizationScale == 2)
    layer.setValue(nil, forKey: "borderColor")
    #expect(layer.borderColor == nil)
    let (scroller, emitter, cell) = (CAScrollLayer(), CAEmitterLayer(), CAEmitterCell())
    scroller.setValue("vertically", forKey: "scrollMode")
    emitter.setValue(7, forKey: "seed")
    cell.setValue(true, forKey: "autoreverses")
    cell.setValue("both", forKey: "fillMode")
    #expect(scroller.scrollMode == .vertically && emitter.seed == 7)
    #expect(emitter.value(forKey: "seed") as? Int == 7)
    #expect(cell.autoreverses && cell.fillMode == .both)
  }

  @Test(arguments: [(-1.0, "seed"), (0.5, "seed"), (1e12, "seed"), (-8, "maskedCorners")])
  func numbersOutOfRangeAreRejected(number: Double, key: String) {
    let (clock, emitter) = (VirtualClock(), CAEmitterLayer())
    clock.asCurrent { emitter.setValue(number, forKey: key) }
    #expect((clock.failure as? FlipbookError)?.code == .wrongType && emitter.seed == 0)
  }

  @Test func settingByKeyRunsTheAction() {
    let scene = Scene()
    scene.clock.asCurrent { scene.layer.setValue(10, forKeyPath: "position.x") }
    #expect(scene.layer.animationKeys() == ["position"] && scene.layer.position.x == 10)
    #expect(scene.state(at: 0).position.x == 0)
  }

  @Test func valuesOfTheWrongTypeAreRejected() {
    let scene = Scene()
    scene.clock.asCurrent { scene.layer.setValue("left", forKeyPath: "position.x") }
    #expect(scene.error?.code == .wrongType && scene.layer.position == .zero)
    #expect(
      scene.error?.message
        == "The key \"position.x\" of CALayer \"box\" was set to a value of type String.")
    let other = Scene()
    other.clock.asCurrent { other.fade().setValue("long", forKey: "duration") }
    #expect(other.hasOneWarning(.wrongValue))
  }

  @Test func nonFiniteNumbersAreRejected() {
    let scene = Scene()
    scene.clock.asCurrent { scene.layer.setValue(Double.nan, forKeyPath: "bounds.size.width") }
    #expect(scene.error?.code == .notFinite && scene.layer.bounds == .zero)
  }

  @Test func customKeysAreStored() {
    let layer = CALayer()
    layer.setValue("x", forKey: "tag")
    #expect(layer.value(forKey: "tag") as? String == "x" && layer.value(forKey: "else") == nil)
    layer.style = ["else": 3]
    #expect(layer.value(forKey: "else") as? Int == 3)
    #expect(CALayer(layer: layer).value(forKey: "tag") as? String == "x")
  }

  @Test func layersOfOtherClassesArentCopied() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    layer.setValue("x", forKey: "tag")
    #expect(CALayer(layer: layer).frame == layer.frame)
    let shape = CAShapeLayer(layer: layer)
    #expect(shape.frame == .zero && shape.value(forKey: "tag") == nil)
  }

  @Test("FIDELITY 48: an animation's values are returned as they were set, or boxed")
  func animationValuesAreReturnedAsSet() {
    let animation = CABasicAnimation(keyPath: "position")
    animation.fromValue = CGPoint(x: 1, y: 2)
    animation.toValue = NSValue(cgPoint: CGPoint(x: 3, y: 4))
    animation.byValue = 0.5
    #expect((animation.fromValue as? NSValue)?.cgPointValue == CGPoint(x: 1, y: 2))
    #expect(animation.fromValue as? CGPoint == CGPoint(x: 1, y: 2))
    #expect(animation.toValue as? CGPoint == CGPoint(x: 3, y: 4))
    #expect((animation.toValue as? NSValue)?.cgPointValue == CGPoint(x: 3, y: 4))
    #expect(animation.byValue as? NSNumber == 0.5 && animation.byValue as? Double == 0.5)
    #expect(animation.byValue as? CGFloat == 0.5)
    for number in [CGFloat(2), Double(2), Float(2), 2, NSNumber(value: 2)] as [Any] {
      animation.fromValue = number
      #expect((animation.fromValue as? NSNumber)?.doubleValue == 2)
      #expect(animation.fromValue as? CGFloat == 2 && animation.fromValue as? Double == 2)
    }
    let boxes: [Any] = [
      CGSize(width: 1, height: 2), CGRect(x: 1, y: 2, width: 3, height: 4), CATransform3DIdentity,
      CGAffineTransform.identity, CGVector(dx: 1, dy: 2),
    ]
    for box in boxes {
      animation.toValue = box
      #expect(animation.toValue as? NSValue != nil)
    }
    animation.toValue = CGColor(gray: 1, alpha: 1)
    #expect(animation.toValue as? NSValue == nil && animation.toValue as? CGPoint == nil)
    let keyframes = CAKeyframeAnimation(keyPath: "position")
    keyframes.values = [CGPoint(x: 1, y: 2), NSValue(cgPoint: .zero), 3]
    #expect((keyframes.values?[0] as? NSValue)?.cgPointValue == CGPoint(x: 1, y: 2))
    #expect(keyframes.values?[1] as? CGPoint == .zero && keyframes.values?[2] as? NSNumber == 3)
    let copy = keyframes.copy() as? CAKeyframeAnimation
    #expect((copy?.values as? [NSObject])?.count == 3)
  }

  @Test func customValuesAreCopiedWithTheAnimation() {
    final class Reader: CAAnimationDelegate {
      var tags: [String] = []
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        tags.append(anim.value(forKey: "id") as? String ?? "none")
      }
    }
    let (scene, reader) = (Scene(), Reader())
    let fade = scene.fade()
    fade.setValue("first", forKey: "id")
    fade.delegate = reader
    scene.add(fade)
    fade.setValue("second", forKey: "id")
    scene.run(to: 2)
    #expect(reader.tags == ["first"])
  }

  @Test func animationPropertiesHaveKeys() {
    let animation = CASpringAnimation(keyPath: "opacity")
    animation.setValue(3, forKey: "duration")
    animation.setValue("forwards", forKey: "fillMode")
    animation.setValue(NSNumber(value: 50), forKeyPath: "stiffness")
    animation.setValue(1, forKey: "toValue")
    animation.setValue(false, forKey: "removedOnCompletion")
    #expect(animation.duration == 3 && animation.fillMode == .forwards)
    #expect(animation.stiffness == 50 && animation.toValue as? Int == 1)
    #expect(!animation.isRemovedOnCompletion)
    #expect(animation.value(forKey: "keyPath") as? String == "opacity")
    #expect(animation.value(forKey: "stiffness") as? CGFloat == 50)
    #expect(CAAnimation.defaultValue(forKey: "speed") as? Float == 1)
    #expect(animation.shouldArchiveValue(forKey: "duration"))
  }

  @Test func customKeysAnimateAndArePresented() {
    final class Dial: CALayer {
      override class func defaultValue(forKey key: String) -> Any? { key == "level" ? 0 : nil }
      override func action(forKey event: String) -> (any CAAction)? {
        guard event == "level" else { return super.action(forKey: event) }
        let animation = CABasicAnimation(keyPath: event)
        animation.fromValue = presentation()?.value(forKey: event)
        animation.toValue = value(forKey: event)
        animation.duration = 1
        return animation
      }
    }
    let (scene, dial) = (Scene(), Dial())
    scene.root.keepUpToDate(by: scene.clock)
    scene.clock.asCurrent { scene.root.addSublayer(dial) }
    let spin = CABasicAnimation(keyPath: "level")
    spin.fromValue = 0
    spin.toValue = 8
    spin.duration = 1
    scene.clock.asCurrent { dial.add(spin, forKey: nil) }
    scene.run(to: 0.5)
    scene.clock.asCurrent {
      #expect(dial.presentation()?.value(forKey: "level") as? CGFloat == 4)
      #expect(dial.value(forKey: "level") as? Int == 0)
      #expect(LayerWarnings.of(scene.clock).all.isEmpty)
      dial.setValue(16, forKey: "level")
    }
    #expect(dial.animationKeys()?.contains("level") == true)
  }

  @Test(arguments: ["styled", "default"])
  func customKeysAnimateFromDefaultsAndStyle(source: String) {
    final class Eye: CALayer {
      override class func defaultValue(forKey key: String) -> Any? {
        key == "default" ? CGPoint(x: 1, y: 2) : nil
      }
    }
    let (scene, eye) = (Scene(), Eye())
    scene.root.keepUpToDate(by: scene.clock)
    eye.style = ["styled": CGPoint(x: 1, y: 2)]
    scene.clock.asCurrent { scene.root.addSublayer(eye) }
    let look = CABasicAnimation(keyPath: source)
    look.toValue = CGPoint(x: 3, y: 6)
    look.duration = 1
    scene.clock.asCurrent { eye.add(look, forKey: nil) }
    scene.run(to: 0.5)
    let shown = scene.clock.asCurrent { eye.presentation()?.value(forKey: source) }
    #expect(shown as? CGPoint == CGPoint(x: 2, y: 4) && scene.error == nil)
    #expect(LayerWarnings.of(scene.clock).all.isEmpty)
  }

  @Test func castsWorkBothWays() {
    let number: Any = NSNumber(value: 1.5)
    #expect(number as? CGFloat == 1.5 && (CGFloat(1.5) as Any) as? NSNumber == 1.5)
    let size: Any = NSValue(cgSize: CGSize(width: 1, height: 2))
    #expect(size as? CGSize == CGSize(width: 1, height: 2) && size as? CGPoint == nil)
    let affine = CGAffineTransform(rotationAngle: 1)
    #expect(((affine as NSValue) as Any) as? CGAffineTransform == affine)
    #expect(NSValue(cgPoint: .zero).caTransform3DValue == CATransform3DIdentity)
    #expect(NSValue(cgAffineTransform: affine).cgRectValue == .zero)
  }
}
