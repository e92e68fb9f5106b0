import Foundation
import Geometry
import Layers
import Testing
import VirtualTime

/// FIDELITY 41: requests made within layout or display, which apply to the next frame.
@Suite struct DeferredUpdateTests {
  private final class Counting: CALayer {
    var (layouts, displays) = (0, 0)
    var onLayout: (Counting) -> Void = { _ in }
    var onDisplay: (Counting) -> Void = { _ in }
    override func layoutSublayers() {
      layouts += 1
      onLayout(self)
    }
    override func display() {
      displays += 1
      onDisplay(self)
    }
  }

  private let clock = VirtualClock()
  private let root = Counting()
  private let layer = Counting()
  private let sibling = Counting()

  init() {
    let (clock, root, layer, sibling) = (clock, root, layer, sibling)
    clock.asCurrent {
      for layer in [layer, sibling] {
        layer.bounds.size = CGSize(width: 10, height: 10)
        root.addSublayer(layer)
      }
      root.keepUpToDate(by: clock)
    }
  }

  private func run(toFrame frame: Int) {
    clock.run(through: FrameRate.standard.instant(ofFrame: frame))
  }

  @Test func aDisplayThatAddsLayersAddsOnePerFrame() {
    layer.onLayout = { $0.setNeedsDisplay() }
    layer.onDisplay = { $0.addSublayer(CALayer()) }
    clock.turnLimit = 1000
    run(toFrame: 0)
    #expect(layer.sublayers?.count == 1 && layer.needsLayout() && clock.isIdle)
    run(toFrame: 5)
    #expect(layer.sublayers?.count == 6 && clock.failure == nil)
  }

  @Test func layoutOfAnotherLayerKeepsDeferredRequests() {
    layer.onLayout = { $0.setNeedsLayout() }
    layer.onDisplay = { $0.setNeedsDisplay() }
    clock.asCurrent { layer.setNeedsDisplay() }
    run(toFrame: 0)
    clock.run(through: Instant(seconds: 0.001))
    clock.asCurrent {
      sibling.setNeedsLayout()
      sibling.layoutIfNeeded()
    }
    #expect(layer.layouts == 1 && layer.displays == 1)
    // A request to update now is carried out now.
    layer.setNeedsLayout()
    clock.run(through: Instant(seconds: 0.002))
    #expect(layer.layouts == 2 && layer.displays == 1)
    run(toFrame: 1)
    #expect(layer.layouts == 3 && layer.displays == 2)
    run(toFrame: 4)
    #expect(layer.layouts == 6 && layer.displays == 5 && clock.failure == nil)
  }

  @Test func nestedLayoutOfAnotherLayerIsNotALoop() {
    layer.onLayout = { [sibling] layer in
      layer.setNeedsLayout()
      sibling.setNeedsLayout()
      sibling.layoutIfNeeded()
    }
    run(toFrame: 0)
    #expect(LayerWarnings.of(clock).all.isEmpty && layer.layouts == 1)
    run(toFrame: 3)
    #expect(layer.layouts == 4 && LayerWarnings.of(clock).all.isEmpty && clock.failure == nil)
  }

  @Test func aLayerThatCreatesAnotherInDeinitIsReleased() {
    final class CreatingLayer: CALayer {
      nonisolated(unsafe) static weak var created: CALayer?
      deinit {
        let layer = CALayer()
        CreatingLayer.created = layer
      }
    }
    clock.asCurrent { _ = CreatingLayer() }
    clock.run(through: Instant(seconds: 1))
    #expect(CreatingLayer.created == nil && clock.failure == nil)
  }

  @Test func aVisibleAnimationHasStarted() {
    let log = Log(clock)
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.toValue = 0.0
    animation.beginTime = 1
    animation.duration = 1
    animation.delegate = log
    clock.asCurrent {
      layer.speed = 0
      layer.timeOffset = 1 - 5e-8
      layer.add(animation, forKey: nil)
    }
    run(toFrame: 1)
    #expect(log.lines == ["began at 0.0"])
  }
}
