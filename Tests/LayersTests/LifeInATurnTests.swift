import Drawing
import Foundation
import Geometry
import Layers
import Testing
import VirtualTime

/// FIDELITY 47: an object created in a turn lives until the turn ends.
@Suite struct LifeInATurnTests {
  /// Returns a new layer, which a weak variable can refer to without a warning.
  private func made<Layer: CALayer>(_ layer: @autoclosure () -> Layer) -> Layer { layer() }

  @Test func aWeaklyReferencedLayerCanBeAddedToATree() {
    let scene = Scene()
    weak var gradient: CAGradientLayer?
    scene.clock.asCurrent {
      gradient = made(CAGradientLayer())
      gradient?.colors = [CGColor(gray: 0, alpha: 1), CGColor(gray: 1, alpha: 1)]
      gradient.map(scene.layer.addSublayer)
    }
    scene.run(to: 1)
    #expect(gradient != nil && scene.layer.sublayers?.first === gradient)
  }

  @Test func unreferencedObjectsAreReleasedWhenTheTurnEnds() {
    let scene = Scene()
    weak var layer: CALayer?
    scene.clock.asCurrent {
      CATransaction.begin()
      layer = made(CALayer())
      CATransaction.commit()
      #expect(layer != nil)
    }
    scene.run(to: 0)
    #expect(layer == nil && scene.clock.pendingCount == 0)
    for _ in 0..<3 {
      scene.clock.schedule(at: scene.clock.now) {
        layer = made(CALayer())
        #expect(layer != nil)
      }
      scene.run(to: 0)
      #expect(layer == nil)
    }
  }

  @Test func withoutAStageAndInPresentationsNothingIsRetained() {
    weak var layer: CALayer?
    do { layer = made(CALayer()) }
    #expect(layer == nil)
    let scene = Scene()
    scene.clock.asCurrent {
      do { layer = made(CALayer(layer: scene.layer)) }
      #expect(layer == nil)
    }
  }

  @Test func anEndingClockReleasesObjects() {
    weak var layer: CALayer?
    do {
      let clock = VirtualClock()
      clock.asCurrent { layer = made(CALayer()) }
      clock.end()
    }
    #expect(layer == nil)
  }
}
