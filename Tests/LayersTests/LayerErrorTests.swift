import Failures
import Drawing
import Foundation
import Geometry
import Layers
import Testing
import VirtualTime

@Suite struct LayerErrorTests {
  @Test(arguments: [
    ("opacity", "fromValue"), ("position", "toValue"), ("bounds", "byValue"),
    ("transform", "fromValue"), ("backgroundColor", "toValue"), ("bounds.size", "fromValue"),
  ])
  func valuesOfTheWrongTypeCauseAWarning(key: String, role: String) {
    let scene = Scene()
    let animation = CABasicAnimation(keyPath: key)
    switch role {
    case "fromValue": animation.fromValue = "text"
    case "toValue": animation.toValue = "text"
    default: animation.byValue = "text"
    }
    scene.add(animation)
    #expect(scene.hasOneWarning(.wrongValue) && scene.state(at: 0.1) == scene.layer.modelState)
    #expect(
      scene.warnings.first?.message
        == "The animation of \"\(key)\" on CALayer \"box\" has no effect: its \(role) is of type "
        + "String.")
  }

  @Test func keyframesOfTheWrongTypeCauseAWarning() {
    let scene = Scene()
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.values = [CGPoint.zero, 3]
    scene.add(animation)
    #expect(scene.hasOneWarning(.wrongValue))
  }

  @Test func nonFiniteValuesCauseAWarning() {
    let scene = Scene()
    let animation = CABasicAnimation(keyPath: "position")
    animation.toValue = CGPoint(x: 0, y: Double.nan)
    scene.add(animation)
    #expect(scene.hasOneWarning(.notFinite))
    #expect(
      scene.warnings.first?.message.hasPrefix(
        "The toValue of the animation of \"position\" on CALayer \"box\" is ") == true)
  }

  @Test func invalidAnimationsRunForTheirDuration() {
    let scene = Scene()
    let log = Log(scene.clock)
    scene.add(scene.fade())
    let bad = CABasicAnimation(keyPath: "opacity")
    bad.toValue = "text"
    bad.duration = 0.5
    bad.delegate = log
    scene.add(bad)
    #expect(scene.layer.animationKeys() == ["key"] && scene.opacity(at: 0.25) == 1)
    scene.run(to: 1)
    #expect(log.lines == ["began at 0.0", "finished at 0.5"] && scene.error == nil)
  }

  @Test(
    "Setters keep the old value and report the layer and the property",
    arguments: [
      "bounds", "position", "anchorPoint", "frame", "transform",
    ],
    [Double.nan, .infinity, -.infinity])
  func setters(property: String, value: Double) {
    let scene = Scene()
    let layer = scene.layer
    let before = layer.modelState
    scene.clock.asCurrent {
      switch property {
      case "bounds": layer.bounds = CGRect(x: 0, y: 0, width: 1, height: value)
      case "position": layer.position = CGPoint(x: value, y: 0)
      case "anchorPoint": layer.anchorPoint = CGPoint(x: 0, y: value)
      case "frame": layer.frame = CGRect(x: value, y: 0, width: 1, height: 1)
      default: layer.setAffineTransform(CGAffineTransform(scaleX: value, y: 1))
      }
    }
    #expect(layer.modelState == before && layer.animationKeys() == nil)
    #expect(scene.error?.code == .notFinite)
    #expect(
      scene.error?.message.hasPrefix("The \(property) of CALayer \"box\" was set to ") == true)
  }

  @Test(arguments: ["opacity", "cornerRadius"], [Double.nan, .infinity])
  func settersWarnWhereCoreAnimationContinues(property: String, value: Double) {
    let scene = Scene()
    let before = scene.layer.modelState
    scene.clock.asCurrent {
      if property == "opacity" {
        scene.layer.opacity = Float(value)
      } else {
        scene.layer.cornerRadius = value
      }
    }
    #expect(scene.layer.modelState == before && scene.hasOneWarning(.notFinite))
    #expect(
      scene.warnings.first?.message.hasPrefix("The \(property) of CALayer \"box\" is ") == true)
  }

  @Test func unnamedLayersAreIdentifiedByTheirFrame() {
    let layer = CALayer()
    layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(layer.nameInMessages == "CALayer (1.0, 2.0, 3.0, 4.0)")
  }

  @Test func theFirstErrorStopsTheClock() {
    let scene = Scene()
    scene.clock.asCurrent { scene.layer.anchorPoint.x = .nan }
    scene.clock.asCurrent { scene.layer.position.x = .nan }
    #expect(scene.error?.message.contains("anchorPoint") == true)
    scene.run(to: 1)
    #expect(scene.clock.now == .zero)
    #expect(scene.error?.description.hasSuffix(scene.error?.hint ?? "none") == true)
  }

  @Test func withoutAStageInvalidValuesAreDropped() {
    let layer = CALayer()
    layer.position = CGPoint(x: Double.nan, y: 0)
    layer.frame = CGRect(x: 0, y: 0, width: Double.infinity, height: 0)
    #expect(layer.modelState == LayerState())
  }
}
