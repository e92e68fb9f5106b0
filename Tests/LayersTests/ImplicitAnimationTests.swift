import Drawing
import Foundation
import Geometry
import Layers
import TestSupport
import Testing
import VirtualTime

// FIDELITY 5 and 6: the model changes immediately; a standalone layer animates.
@Suite struct ImplicitAnimationTests {
  @Test("FIDELITY 6: 0.25 s on the default curve")
  func aCommittedLayerAnimates() {
    let scene = Scene()
    scene.clock.asCurrent { scene.layer.position = CGPoint(x: 100, y: 0) }
    #expect(scene.layer.position.x == 100)
    #expect(near(scene.state(at: 0).position.x, 0))
    #expect(near(scene.state(at: 0.0625).position.x, 40.8511, 1e-4))
    #expect(near(scene.state(at: 0.25).position.x, 100))
    scene.run(to: 0.25)
    #expect(scene.layer.animationKeys() == nil)
  }

  @Test("FIDELITY 6: a layer doesn't animate in the turn in which it is added")
  func aNewLayerDoesNotAnimate() {
    let clock = VirtualClock()
    let (root, layer) = (CALayer(), CALayer())
    root.keepUpToDate(by: clock)
    clock.asCurrent {
      root.addSublayer(layer)
      layer.opacity = 0
    }
    #expect(layer.animationKeys() == nil)
    clock.asCurrent { layer.opacity = 1 }
    #expect(layer.animationKeys() == ["opacity"])
  }

  @Test func aLayerWithoutASuperlayerDoesNotAnimate() {
    let scene = Scene()
    scene.clock.asCurrent { scene.root.opacity = 0 }
    #expect(scene.root.animationKeys() == nil)
  }

  @Test func flushCommits() {
    let clock = VirtualClock()
    let (root, layer) = (CALayer(), CALayer())
    root.keepUpToDate(by: clock)
    clock.asCurrent {
      root.addSublayer(layer)
      CATransaction.flush()
      layer.opacity = 0
    }
    #expect(layer.animationKeys() == ["opacity"])
  }

  @Test func movingToAnotherSuperlayerKeepsItCommitted() {
    let scene = Scene()
    let other = CALayer()
    scene.clock.asCurrent { scene.root.addSublayer(other) }
    scene.clock.asCurrent {
      other.addSublayer(scene.layer)
      scene.layer.opacity = 0
    }
    #expect(scene.layer.animationKeys() == ["opacity"])
  }

  /// Changes `layer` in a turn and returns whether the change animated.
  private func animates(_ layer: CALayer, on clock: VirtualClock) -> Bool {
    clock.asCurrent {
      layer.removeAllAnimations()
      layer.zPosition += 1
      return layer.animationKeys() != nil
    }
  }

  @Test("FIDELITY 40: a layer that was never committed changes without an animation")
  func uncommittedLayersDoNotAnimate() {
    let scene = Scene()
    let (clock, branch, leaf, mask) = (scene.clock, CALayer(), CALayer(), CALayer())
    clock.asCurrent {
      branch.addSublayer(leaf)
      leaf.mask = mask
    }
    // A tree that isn't drawn, even if it was created long ago.
    #expect(!animates(leaf, on: clock) && !animates(mask, on: clock))
    clock.asCurrent {
      scene.root.addSublayer(branch)
      for layer in [branch, leaf, mask] {
        layer.opacity = 0.5
        #expect(layer.animationKeys() == nil)
      }
    }
    #expect([branch, leaf, mask].allSatisfy { animates($0, on: clock) })
    // Moved from a tree that isn't drawn to one that is.
    let (otherTree, moved) = (CALayer(), CALayer())
    clock.asCurrent { otherTree.addSublayer(moved) }
    clock.asCurrent {
      branch.addSublayer(moved)
      moved.opacity = 0.5
    }
    #expect(moved.animationKeys() == nil && animates(moved, on: clock))
  }

  @Test("FIDELITY 40: the same applies to replicators, new masks, replaced layers, and layout")
  func newPartsDoNotAnimate() {
    let scene = Scene()
    let (clock, replicator, dot, mask) = (scene.clock, CAReplicatorLayer(), CALayer(), CALayer())
    clock.asCurrent {
      scene.layer.addSublayer(replicator)
      replicator.addSublayer(dot)
      replicator.instanceCount = 3
      replicator.instanceDelay = 0.5
      dot.opacity = 0
    }
    #expect(replicator.animationKeys() == nil && dot.animationKeys() == nil)
    clock.asCurrent {
      dot.mask = mask
      mask.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
    }
    #expect(mask.animationKeys() == nil && animates(mask, on: clock) && animates(dot, on: clock))
    clock.asCurrent {
      let next = CALayer()
      scene.layer.replaceSublayer(replicator, with: next)
      next.opacity = 0
      #expect(next.animationKeys() == nil)
    }
  }

  @Test func withoutAStageLayersChangeImmediately() {
    let scene = Scene()
    scene.layer.opacity = 0.5
    CATransaction.begin()
    CATransaction.setAnimationDuration(3)
    scene.layer.add(scene.fade(), forKey: nil)
    CATransaction.commit()
    #expect(scene.layer.animationKeys() == nil && scene.layer.opacity == 0.5)
    #expect(scene.layer.shown.opacity == 0.5)
  }

  @Test func aSecondChangeStartsFromThePresentation() {
    let scene = Scene()
    scene.clock.asCurrent { scene.layer.opacity = 0 }
    scene.run(to: 0.0625)
    scene.clock.asCurrent { scene.layer.opacity = 1 }
    #expect(near(scene.opacity(at: 0.0625), 1 - 0.408511, 1e-6))
    #expect(scene.layer.animationKeys() == ["opacity"])
    scene.run(to: 0.3)
    #expect(scene.layer.animationKeys() == ["opacity"])
    scene.run(to: 0.3125)
    #expect(scene.layer.animationKeys() == nil)
  }

  @Test("FIDELITY 5: presentation() is the sampled copy")
  func presentationIsACopy() throws {
    final class Marked: CALayer {
      var mark = 0
      override init() { super.init() }
      required init?(coder: NSCoder) { super.init(coder: coder) }
      override init(layer: Any) {
        super.init(layer: layer)
        mark = (layer as? Marked)?.mark ?? -1
      }
    }
    let scene = Scene()
    let layer = Marked()
    layer.mark = 7
    scene.root.keepUpToDate(by: scene.clock)
    scene.clock.asCurrent { scene.root.addSublayer(layer) }
    scene.clock.asCurrent { layer.backgroundColor = CGColor(gray: 0, alpha: 1) }
    scene.clock.asCurrent { layer.bounds = CGRect(x: 0, y: 0, width: 80, height: 40) }
    scene.clock.run(through: Instant(seconds: 0.0625))
    let shown = try #require(scene.clock.asCurrent { layer.presentation() })
    #expect(near(shown.bounds.width, 80 * 0.408511, 1e-4) && shown.mark == 7)
    #expect(shown.superlayer == nil && shown.sublayers == nil && shown.animationKeys() == nil)
    scene.clock.asCurrent { shown.bounds = .zero }
    #expect(layer.bounds.width == 80)
  }

  @Test("FIDELITY 5: presentation() is nil until the layer has been committed in a drawn tree")
  func presentationWaitsForTheCommit() {
    let (clock, root, branch, leaf) = (VirtualClock(), CALayer(), CALayer(), CALayer())
    func havePresentations() -> [Bool] {
      clock.asCurrent { [root, branch, leaf].map { $0.presentation() != nil } }
    }
    clock.asCurrent { branch.addSublayer(leaf) }
    clock.asCurrent { root.addSublayer(branch) }
    #expect(havePresentations() == [false, false, false])
    root.keepUpToDate(by: clock)
    #expect(havePresentations() == [true, true, true] && leaf.presentation() == nil)
    clock.asCurrent {
      branch.removeFromSuperlayer()
      #expect(root.presentation() != nil && branch.presentation() == nil)
      root.addSublayer(branch)
      #expect(branch.presentation() == nil && leaf.presentation() == nil)
      CATransaction.flush()
      #expect(branch.presentation() != nil && leaf.presentation() != nil)
    }
    clock.asCurrent {
      root.mask = leaf
      #expect(leaf.presentation() != nil)
    }
  }

  @Test(
    "Every animatable property animates",
    arguments: [
      "bounds", "position", "anchorPoint", "opacity", "backgroundColor", "cornerRadius",
      "transform",
    ])
  func animatableProperties(key: String) {
    let scene = Scene()
    let layer = scene.layer
    scene.clock.asCurrent {
      layer.bounds = CGRect(x: 1, y: 2, width: 3, height: 4)
      layer.position = CGPoint(x: 5, y: 6)
      layer.anchorPoint = .zero
      layer.opacity = 0.5
      layer.backgroundColor = CGColor(gray: 1, alpha: 1)
      layer.cornerRadius = 9
      layer.setAffineTransform(CGAffineTransform(rotationAngle: 1))
      layer.masksToBounds = true
      layer.isHidden = true
    }
    #expect(layer.animationKeys()?.count == 7)
    #expect(layer.animation(forKey: key) is CABasicAnimation)
    #expect(layer.affineTransform() == CGAffineTransform(rotationAngle: 1))
    layer.transform = CATransform3DMakeRotation(1, 1, 0, 0)
    #expect(layer.affineTransform() == .identity)
  }
}
