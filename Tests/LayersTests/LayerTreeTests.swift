import Failures
import Foundation
import Layers
import Testing
import VirtualTime

@Suite struct LayerTreeTests {
  private let root = CALayer()
  private let layers: [String: CALayer]

  init() {
    var layers: [String: CALayer] = [:]
    for name in ["a", "b", "c", "d", "x"] {
      let layer = CALayer()
      layer.name = name
      layers[name] = layer
    }
    self.layers = layers
    root.name = "root"
    for name in ["a", "b", "c", "d"] { root.addSublayer(self[name]) }
  }

  private subscript(name: String) -> CALayer { layers[name] ?? root }

  private var order: String { (root.sublayers ?? []).compactMap(\.name).joined() }

  @Test func addedSublayersAreInFront() {
    #expect(order == "abcd" && self["a"].superlayer === root)
    root.addSublayer(self["b"])
    #expect(order == "acdb")
  }

  @Test(arguments: [(UInt32(0), "xabcd"), (2, "abxcd"), (4, "abcdx"), (99, "abcdx")])
  func insertingAtAnIndex(index: UInt32, expected: String) {
    root.insertSublayer(self["x"], at: index)
    #expect(order == expected)
  }

  @Test func insertingBesideASibling() {
    root.insertSublayer(self["x"], below: self["b"])
    #expect(order == "axbcd")
    root.insertSublayer(self["x"], above: self["b"])
    #expect(order == "abxcd")
    root.insertSublayer(self["a"], above: self["d"])
    #expect(order == "bxcda")
    root.insertSublayer(self["d"], below: nil)
    root.insertSublayer(self["b"], above: nil)
    #expect(order == "dxcab")
    root.insertSublayer(self["c"], below: CALayer())
    root.insertSublayer(self["d"], above: CALayer())
    #expect(order == "cxabd")
  }

  @Test func replacing() {
    root.replaceSublayer(self["b"], with: self["x"])
    #expect(order == "axcd" && self["b"].superlayer == nil)
    root.replaceSublayer(self["b"], with: self["a"])
    root.replaceSublayer(self["a"], with: self["a"])
    #expect(order == "axcd")
    root.replaceSublayer(self["a"], with: self["d"])
    #expect(order == "dxc")
  }

  @Test func settingAllSublayers() {
    root.sublayers = [self["x"], self["a"]]
    #expect(order == "xa" && self["d"].superlayer == nil)
    root.sublayers = nil
    #expect(root.sublayers == nil && self["x"].superlayer == nil)
  }

  @Test func movingToAnotherSuperlayerRemovesFromTheOldOne() {
    self["x"].addSublayer(self["b"])
    #expect(order == "acd" && self["b"].superlayer === self["x"])
    self["b"].removeFromSuperlayer()
    self["b"].removeFromSuperlayer()
    #expect(self["x"].sublayers == nil)
  }

  @Test(arguments: ["root", "a", "x"])
  func aLayerCannotContainItself(name: String) {
    let clock = VirtualClock()
    self["a"].addSublayer(self["x"])
    clock.asCurrent { self["x"].addSublayer(self[name]) }
    let error = clock.failure as? FlipbookError
    #expect(error?.code == .cyclicTree)
    #expect(error?.message.contains("CALayer \"\(name)\" was added to CALayer \"x\"") == true)
    #expect(order == "abcd" && self["x"].superlayer === self["a"])
    #expect(self["x"].sublayers == nil)
  }

  @Test func removalStopsAllAnimationsInsideAtTheNextTurn() {
    let scene = Scene()
    let inner = CALayer()
    let log = Log(scene.clock)
    scene.clock.asCurrent {
      scene.layer.addSublayer(inner)
      let fade = scene.fade()
      fade.delegate = log
      inner.add(fade, forKey: "inner")
      scene.layer.add(fade, forKey: "outer")
    }
    scene.run(to: 0.5)
    scene.clock.asCurrent {
      scene.layer.removeFromSuperlayer()
      #expect(inner.animationKeys() == ["inner"])
    }
    scene.run(to: 5)
    #expect(inner.animationKeys() == nil && scene.layer.animationKeys() == nil)
    #expect(log.lines.filter { $0 == "stopped at 0.5" }.count == 2)
    #expect(log.lines.count == 4)
  }

  @Test func animationsContinueIfTheLayerIsAddedAgainInTheSameTurn() {
    let scene = Scene()
    let log = Log(scene.clock)
    scene.clock.asCurrent {
      let fade = scene.fade()
      fade.delegate = log
      scene.layer.add(fade, forKey: "fade")
    }
    scene.run(to: 0.5)
    scene.clock.asCurrent {
      scene.layer.removeFromSuperlayer()
      scene.root.addSublayer(scene.layer)
    }
    scene.run(to: 5)
    #expect(log.lines == ["began at 0.0", "finished at 1.0"])
  }

  @Test func anUnreferencedRemovedLayerStillNotifiesDelegates() {
    let clock = VirtualClock()
    let log = Log(clock)
    clock.asCurrent {
      let unreferenced = CALayer()
      root.addSublayer(unreferenced)
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.toValue = 0
      fade.repeatCount = .infinity
      fade.delegate = log
      unreferenced.add(fade, forKey: nil)
      unreferenced.removeFromSuperlayer()
    }
    clock.run(through: Instant(seconds: 1))
    #expect(log.lines == ["began at 0.0", "stopped at 0.0"])
    #expect(RunningAnimations.of(clock).count == 0)
  }

  @Test func superlayersAreNotRetained() {
    weak var weakParent: CALayer?
    do {
      let parent = CALayer()
      parent.addSublayer(self["x"])
      weakParent = parent
    }
    #expect(weakParent == nil && self["x"].superlayer == nil)
  }
}
