import Foundation
import Layers
import Testing
import VirtualTime

@Suite struct LayerWarningTests {
  private func quiet() -> Scene {
    let scene = Scene()
    LayerWarnings.of(scene.clock).sink = { _ in }
    return scene
  }

  @Test(arguments: [nil, "", "postion", "transform.rotation.w", "frame", "strokeEnd", "colors"])
  func unknownKeyPathsCauseAWarning(path: String?) throws {
    let scene = quiet()
    let log = Log(scene.clock)
    let animation = CABasicAnimation(keyPath: path)
    animation.fromValue = 0
    animation.toValue = 1
    animation.duration = 2
    animation.delegate = log
    let before = scene.layer.modelState
    scene.add(animation)
    #expect(scene.error == nil && scene.layer.animationKeys() == ["key"])
    #expect(scene.state(at: 1) == before)
    let warning = try #require(LayerWarnings.of(scene.clock).all.first)
    #expect(warning.code == .unknownKeyPath)
    #expect(
      warning.message == "The animation of \"\(path ?? "nil")\" does nothing: CALayer \"box\" has "
        + "no such key path to animate.")
    scene.run(to: 3)
    #expect(log.lines == ["began at 0.0", "finished at 2.0"])
  }

  @Test func similarKeyPathsAreSuggested() {
    let scene = quiet()
    scene.add(CABasicAnimation(keyPath: "postion.x"))
    scene.add(CABasicAnimation(keyPath: "frame"))
    let hints = LayerWarnings.of(scene.clock).all.map(\.hint)
    #expect(hints[0].hasPrefix("Did you mean \"position.x\", "))
    #expect(hints[1] == "A frame is derived: animate \"bounds\" and \"position\".")
  }

  @Test func theSameMistakeIsReportedOncePerClass() {
    let scene = quiet()
    var subjects: [String] = []
    LayerWarnings.of(scene.clock).sink = { subjects.append($0.subject) }
    let shape = CAShapeLayer()
    scene.clock.asCurrent { scene.root.addSublayer(shape) }
    for layer in [scene.layer, scene.layer, shape] {
      scene.clock.asCurrent { layer.add(CABasicAnimation(keyPath: "nothing"), forKey: nil) }
    }
    #expect(subjects == ["CALayer.nothing", "CAShapeLayer.nothing"])
  }

  @Test func withoutAStageNothingIsReported() {
    let layer = CALayer()
    layer.add(CABasicAnimation(keyPath: "nothing"), forKey: "key")
    #expect(VirtualClock.current == nil && layer.animationKeys() == nil)
  }

  @Test func undrawnPropertiesCauseAWarning() {
    let (scene, layer) = (quiet(), CALayer())
    scene.clock.asCurrent {
      layer.contents = NSObject()
      layer.shadowOpacity = 1
      layer.compositingFilter = "plusL"
      layer.compositingFilter = "CIGaussianBlur"
    }
    let warnings = LayerWarnings.of(scene.clock).all
    #expect(warnings.allSatisfy { $0.code == .undrawnProperty })
    #expect(warnings.map(\.subject) == ["CALayer.contents", "CALayer.compositingFilter"])
    #expect(warnings.first?.hint.contains("cgImage") == true)
  }

  @Test func unknownPartsOfPropertiesCauseAWarning() throws {
    let scene = Scene()
    LayerWarnings.of(scene.clock).sink = { _ in }
    scene.clock.asCurrent {
      scene.layer.setValue(1, forKeyPath: "transform.rotaton")
      scene.layer.setValue(1, forKeyPath: "my.own.key")
      scene.layer.setValue(1, forKeyPath: "transform.rotation.z")
    }
    let warnings = LayerWarnings.of(scene.clock).all
    #expect(warnings.map(\.code) == [.unknownKeyPath])
    #expect(warnings.first?.message.contains("\"transform.rotaton\"") == true)
    #expect(warnings.first?.hint.contains("transform.rotation") == true)
  }
}
