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
  func valuesOfTheWrongTypeAreRefused(key: String, role: String) {
    let scene = Scene()
    let animation = CABasicAnimation(keyPath: key)
    switch role {
    case "fromValue": animation.fromValue = "text"
    case "toValue": animation.toValue = "text"
    default: animation.byValue = "text"
    }
    scene.add(animation)
    #expect(scene.error?.code == .wrongType && scene.layer.animationKeys() == nil)
    #expect(
      scene.error?.message
        == "The animation of \"\(key)\" on CALayer \"box\" has a \(role) of type String.")
  }

  @Test func aKeyframeOfTheWrongTypeIsRefused() {
    let scene = Scene()
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.values = [CGPoint.zero, 3]
    scene.add(animation)
    #expect(scene.error?.code == .wrongType)
  }

  @Test func valuesThatAreNotFiniteAreRefused() {
    let scene = Scene()
    let animation = CABasicAnimation(keyPath: "position")
    animation.toValue = CGPoint(x: 0, y: Double.nan)
    scene.add(animation)
    #expect(scene.error?.code == .notFinite)
    #expect(
      scene.error?.message.hasPrefix(
        "The toValue of the animation of \"position\" of CALayer \"box\" was set to") == true)
  }

  @Test func aBadReplacementLeavesTheOldAnimationPlaying() {
    let scene = Scene()
    scene.add(scene.fade())
    let bad = CABasicAnimation(keyPath: "opacity")
    bad.toValue = "text"
    scene.add(bad)
    #expect(scene.layer.animationKeys() == ["key"] && near(scene.opacity(at: 0.5), 0.5))
  }

  @Test(
    "Setters keep the old value and name layer and property",
    arguments: [
      "bounds", "position", "anchorPoint", "frame", "transform", "opacity", "cornerRadius",
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
      case "transform": layer.setAffineTransform(CGAffineTransform(scaleX: value, y: 1))
      case "opacity": layer.opacity = Float(value)
      default: layer.cornerRadius = value
      }
    }
    #expect(layer.modelState == before && layer.animationKeys() == nil)
    #expect(scene.error?.code == .notFinite)
    #expect(
      scene.error?.message.hasPrefix("The \(property) of CALayer \"box\" was set to ") == true)
  }

  @Test func withoutANameTheFrameTellsWhichLayer() {
    let layer = CALayer()
    layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(layer.nameInMessages == "CALayer (1.0, 2.0, 3.0, 4.0)")
  }

  @Test func theFirstErrorCountsAndStopsTheClock() {
    let scene = Scene()
    scene.clock.asCurrent { scene.layer.cornerRadius = .nan }
    scene.clock.asCurrent { scene.layer.position.x = .nan }
    #expect(scene.error?.message.contains("cornerRadius") == true)
    scene.run(to: 1)
    #expect(scene.clock.now == .zero)
    #expect(scene.error?.description.hasSuffix(scene.error?.hint ?? "none") == true)
  }

  @Test func withoutAStageABadValueIsJustDropped() {
    let layer = CALayer()
    layer.position = CGPoint(x: Double.nan, y: 0)
    layer.frame = CGRect(x: 0, y: 0, width: Double.infinity, height: 0)
    #expect(layer.modelState == LayerState())
  }
}
