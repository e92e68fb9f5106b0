import Drawing
import Foundation
import Layers
import Geometry
import Raster
import Testing
import VirtualTime

@Suite(.serialized) struct LayoutTests {
  private final class RecordingLayer: CALayer {
    nonisolated(unsafe) static var log: [String] = []
    var onLayout: (RecordingLayer) -> Void = { _ in }
    override func layoutSublayers() {
      RecordingLayer.log.append(name ?? "?")
      onLayout(self)
    }
    override func display() { RecordingLayer.log.append("drew \(name ?? "?")") }
    override class func needsDisplay(forKey key: String) -> Bool { key == "opacity" }
  }

  /// Returns a clock and three nested layers named root, branch and leaf.
  private func tree() -> (VirtualClock, [RecordingLayer]) {
    let clock = VirtualClock()
    let layers = ["root", "branch", "leaf"].map { name in
      let layer = RecordingLayer()
      layer.name = name
      return layer
    }
    layers[0].addSublayer(layers[1])
    layers[1].addSublayer(layers[2])
    return (clock, layers)
  }

  /// A delegate that is notified of changes of the bounds.
  private final class Owner: LayerOwner {
    var calls: [String] = []
    let nameInMessages = "owner"
    let layer = CALayer()
    func owns(_ layer: CALayer) -> Bool { false }
    func layerBoundsChanged(from old: CGRect) { calls.append("bounds") }
    func setNeedsDisplay() { calls.append("display") }
  }

  private func log(_ body: () -> Void) -> [String] {
    RecordingLayer.log = []
    body()
    return RecordingLayer.log
  }

  @Test func aNewLayerIsLaidOutOnlyIfThereIsAReason() {
    let layers = (0..<4).map { _ in RecordingLayer() }
    layers[1].setNeedsLayout()
    layers[2].bounds.size.width = 5
    layers[3].addSublayer(CALayer())
    #expect(layers.map { layer in log { layer.layoutIfNeeded() }.count } == [0, 1, 1, 1])
    #expect(layers[0].needsLayout())
    CALayer().addSublayer(layers[0])
    #expect(log { layers[0].layoutIfNeeded() } == ["?"])
  }

  @Test func layoutRunsOnceFromTheTopBeforeTimeAdvances() {
    let (clock, layers) = tree()
    let lines = log {
      clock.asCurrent { layers[0].keepUpToDate(by: clock) }
      layers[2].setNeedsLayout()
      clock.run(through: .zero)
    }
    #expect(lines == ["root", "branch", "leaf"])
    #expect(log { clock.run(through: Instant(seconds: 1)) } == [])
    let later = log {
      clock.asCurrent { layers[2].bounds.size.width = 5 }
      clock.asCurrent { layers[2].bounds.origin.x = 5 }
      clock.run(through: Instant(seconds: 1))
    }
    #expect(later == ["leaf"])
  }

  @Test func layoutIfNeededStartsAtTheTopOfTheUnbrokenChain() {
    let (_, layers) = tree()
    #expect(log { layers[2].layoutIfNeeded() } == ["root", "branch", "leaf"])
    #expect(log { layers[2].layoutIfNeeded() } == [])
    layers[0].setNeedsLayout()
    layers[2].setNeedsLayout()
    #expect(log { layers[2].layoutIfNeeded() } == ["leaf"])
    #expect(layers[0].needsLayout() && !layers[2].needsLayout())
    #expect(log { layers[1].layoutIfNeeded() } == ["root"])
  }

  @Test func layersMarkedDuringLayoutAreLaidOutInTheSamePass() {
    let (_, layers) = tree()
    layers[0].layoutIfNeeded()
    layers[2].onLayout = { $0.superlayer?.setNeedsLayout() ?? () }
    layers[1].onLayout = { [leaf = layers[2]] _ in leaf.onLayout = { _ in } }
    layers[2].setNeedsLayout()
    #expect(log { layers[0].layoutIfNeeded() } == ["leaf", "branch"])
  }

  @Test("FIDELITY 41: setNeedsLayout within a layout applies to the next frame")
  func aLayoutThatAlwaysMarksItselfWaitsForTheNextFrame() {
    let (clock, layers) = tree()
    layers[2].onLayout = { $0.setNeedsLayout() }
    clock.asCurrent { layers[0].keepUpToDate(by: clock) }
    #expect(log { clock.run(through: .zero) } == ["root", "branch", "leaf"])
    #expect(layers[2].needsLayout() && clock.pendingCount == 0)
    let frames = log { clock.run(through: FrameRate.standard.instant(ofFrame: 5)) }
    #expect(frames == Array(repeating: "leaf", count: 5) && clock.failure == nil)
    #expect(LayerWarnings.of(clock).all.isEmpty)
    layers[2].onLayout = { _ in }
    let later = log { clock.run(through: Instant(seconds: 1)) }
    #expect(withExtendedLifetime(layers) { later } == ["leaf"])
  }

  @Test("FIDELITY 41: setNeedsDisplay within display applies to the next frame")
  func aDisplayThatAlwaysMarksItselfWaitsForTheNextFrame() {
    final class SelfMarkingLayer: CALayer {
      var count = 0
      override func display() {
        count += 1
        setNeedsDisplay()
      }
    }
    let (clock, layer, root) = (VirtualClock(), SelfMarkingLayer(), CALayer())
    clock.asCurrent {
      root.keepUpToDate(by: clock)
      root.addSublayer(layer)
      layer.setNeedsDisplay()
    }
    clock.run(through: .zero)
    #expect(layer.count == 1 && layer.needsDisplay() && clock.pendingCount == 0)
    clock.run(through: FrameRate.standard.instant(ofFrame: 10))
    #expect(layer.count == 11 && clock.failure == nil && LayerWarnings.of(clock).all.isEmpty)
    withExtendedLifetime(root) {}
  }

  @Test("FIDELITY 41: layouts that request each other endlessly stop with a warning")
  func layoutsThatRequestEachOtherStopWithAWarning() {
    let (clock, layers) = tree()
    layers[2].onLayout = { $0.superlayer?.setNeedsLayout() ?? () }
    layers[1].onLayout = { $0.children[0].setNeedsLayout() }
    clock.asCurrent { layers[0].keepUpToDate(by: clock) }
    let calls = log { clock.run(through: Instant(seconds: 1)) }
    #expect(calls.count > 100 && calls.count < 300 && clock.failure == nil)
    let warning = LayerWarnings.of(clock).all.first
    #expect(warning?.code == .endlessUpdates && LayerWarnings.of(clock).all.count == 1)
    #expect(warning?.message.contains("RecordingLayer \"branch\"") == true)
    layers[1].onLayout = { _ in }
    #expect(
      log {
        layers[1].setNeedsLayout(); clock.run(through: Instant(seconds: 2))
      } == ["branch"])
    withExtendedLifetime(layers) {}
  }

  @Test func aSizeThatGrowsWithEachLayoutStopsWithAWarning() {
    let (clock, layers) = tree()
    layers[2].onLayout = { $0.bounds.size.width += 1 }
    clock.asCurrent { layers[0].keepUpToDate(by: clock) }
    clock.run(through: Instant(seconds: 1))
    #expect(layers[2].bounds.width == 100 && clock.failure == nil)
    #expect(LayerWarnings.of(clock).all.map(\.code) == [.endlessUpdates])
    withExtendedLifetime(layers) {}
  }

  @Test("FIDELITY 41: a new mask or sublayer within layout doesn't cause another layout")
  func insertionsDuringLayoutDoNotRequestAnotherLayout() {
    let (clock, layers) = tree()
    layers[1].onLayout = { branch in
      branch.mask = CALayer()
      branch.children.first { !($0 is RecordingLayer) }?.removeFromSuperlayer()
      branch.addSublayer(CALayer())
    }
    clock.asCurrent { layers[0].keepUpToDate(by: clock) }
    #expect(log { clock.run(through: Instant(seconds: 1)) } == ["root", "branch", "leaf"])
    let again = log {
      clock.asCurrent { layers[1].setNeedsLayout() }
      clock.run(through: Instant(seconds: 2))
    }
    #expect(again == ["branch"] && layers[1].children.count == 2 && layers[1].mask != nil)
    clock.asCurrent { layers[1].mask = nil }
    #expect(!layers[1].needsLayout())
    withExtendedLifetime(layers) {}
  }

  @Test func withoutAStageEndlessLayoutStops() {
    let (_, layers) = tree()
    layers[2].onLayout = { $0.setNeedsLayout() }
    layers[0].layoutIfNeeded()
    #expect(layers[2].needsLayout())
  }

  @Test func aTreeAddedLaterIsLaidOut() {
    let (clock, layers) = tree()
    let top = CALayer()
    clock.asCurrent {
      top.keepUpToDate(by: clock)
      top.updateIfNeeded()
    }
    let lines = log {
      clock.asCurrent { top.addSublayer(layers[0]) }
      clock.run(through: .zero)
    }
    #expect(lines == ["root", "branch", "leaf"])
  }

  @Test func addingAndRemovingSublayersNeedsLayout() {
    let (_, layers) = tree()
    layers[0].layoutIfNeeded()
    layers[2].removeFromSuperlayer()
    #expect(layers[1].needsLayout() && !layers[0].needsLayout())
    layers[0].addSublayer(layers[2])
    #expect(layers[0].needsLayout())
  }

  @Test func aMaskIsLaidOutToo() {
    let (clock, layers) = tree()
    let top = CALayer()
    top.mask = layers[2]
    clock.asCurrent { top.keepUpToDate(by: clock) }
    #expect(log { clock.run(through: .zero) } == ["leaf"])
  }

  @Test func theDelegateLaysOutAndDisplays() {
    final class Owner: CALayerDelegate {
      var calls: [String] = []
      func layoutSublayers(of layer: CALayer) { calls.append("layout") }
      func display(_ layer: CALayer) { calls.append("display") }
    }
    let (layer, owner) = (CALayer(), Owner())
    layer.delegate = owner
    layer.updateIfNeeded()
    layer.setNeedsDisplay()
    #expect(layer.needsDisplay())
    layer.updateIfNeeded()
    #expect(owner.calls == ["layout", "display"] && !layer.needsDisplay())
  }

  @Test func theDelegateDrawsIfItDoesNotDisplay() {
    final class Owner: CALayerDelegate {
      var calls: [String] = []
      func layerWillDraw(_ layer: CALayer) { calls.append("will") }
      func draw(_ layer: CALayer, in context: CGContext) {
        calls.append("draw")
        context.fill(layer.bounds)
      }
    }
    let (layer, owner) = (CALayer(), Owner())
    layer.delegate = owner
    layer.frame = CGRect(x: 0, y: 0, width: 8, height: 8)
    layer.setNeedsDisplay()
    layer.updateIfNeeded()
    #expect(owner.calls == ["will", "draw"] && layer.content(at: .zero).count == 1)
  }

  @Test func customPropertiesAreDisplayedWhileTheyAnimate() {
    final class Meter: CALayer {
      override class func needsDisplay(forKey key: String) -> Bool { key == "level" }
      override func draw(in ctx: CGContext) {
        let level = (value(forKey: "level") as? NSNumber)?.doubleValue ?? 0
        ctx.fill(CGRect(x: 0, y: 0, width: 10 * level, height: 10))
      }
    }
    let (clock, meter) = (VirtualClock(), Meter())
    clock.asCurrent {
      meter.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      meter.setValue(1.0, forKey: "level")
      let rise = CABasicAnimation(keyPath: "level")
      rise.fromValue = 0.0
      rise.toValue = 1.0
      rise.duration = 1
      meter.add(rise, forKey: nil)
    }
    clock.run(through: Instant(seconds: 0.25))
    let quarter = DisplayItem.fill(
      .rect(CGRect(x: 0, y: 0, width: 2.5, height: 10)), CGAffineTransform.identity,
      CGColor.black.color)
    #expect(clock.asCurrent { meter.content(at: clock.now) } == [quarter])
  }

  @Test func someKeysAndSizesNeedDisplay() {
    let (clock, layers) = tree()
    clock.asCurrent { layers[0].keepUpToDate(by: clock) }
    clock.run(through: .zero)
    layers[1].needsDisplayOnBoundsChange = true
    let lines = log {
      clock.asCurrent {
        layers[2].opacity = 0.5
        layers[2].cornerRadius = 2
        layers[1].bounds.size.width = 3
      }
      clock.run(through: .zero)
    }
    #expect(lines == ["branch", "drew branch", "drew leaf"])
  }

  @Test(arguments: ["by key", "by a part's key", "assumed"])
  func everyChangeOfSizeRequestsLayoutAndDisplay(how: String) throws {
    let (_, layers) = tree()
    let (owner, layer) = (Owner(), layers[2])
    layer.delegate = owner
    layer.needsDisplayOnBoundsChange = true
    layer.bounds = CGRect(x: 0, y: 0, width: 5, height: 10)
    layer.updateIfNeeded()
    owner.calls = []
    let bounds = CGRect(x: 30, y: 0, width: -30, height: 10)
    switch how {
    case "by key": layer.setValue(bounds, forKey: "bounds")
    case "by a part's key": layer.setValue(30, forKeyPath: "bounds.size.width")
    default: layer.assume(.rect(bounds), for: try #require(LayerProperty.named["bounds"]))
    }
    #expect(layer.bounds == CGRect(x: 0, y: 0, width: 30, height: 10))
    #expect(layer.needsLayout() && owner.calls == ["bounds", "display"])
  }

  @Test func flushLaysOutImmediately() {
    let (clock, layers) = tree()
    let lines = log {
      clock.asCurrent {
        layers[0].keepUpToDate(by: clock)
        CATransaction.flush()
      }
    }
    #expect(lines == ["root", "branch", "leaf"])
  }

  @Test("FIDELITY 6: a layer that is added and laid out for the first time doesn't animate")
  func theFirstLayoutDoesNotAnimate() {
    let (clock, layers) = tree()
    let leaf = layers[2]
    leaf.removeFromSuperlayer()
    layers[1].onLayout = { _ in leaf.position.x += 10 }
    clock.asCurrent {
      layers[0].keepUpToDate(by: clock)
      layers[1].addSublayer(leaf)
    }
    clock.run(through: Instant(seconds: 0.5))
    #expect(leaf.position.x == 10 && leaf.animationKeys() == nil)
    clock.asCurrent { layers[1].setNeedsLayout() }
    clock.run(through: Instant(seconds: 0.6))
    #expect(leaf.position.x == 20)
    #expect(leaf.animationKeys() == ["position"] && layers[0].superlayer == nil)
  }

  @Test("FIDELITY 6: neither does one that is laid out before the scheduled pass")
  func anEarlyLayoutDoesNotAnimate() {
    let (clock, layers) = tree()
    let leaf = layers[2]
    leaf.removeFromSuperlayer()
    layers[1].onLayout = { _ in leaf.position.x += 10 }
    clock.asCurrent {
      layers[0].keepUpToDate(by: clock)
      layers[0].updateIfNeeded()
    }
    // The pass that the first turn's request schedules runs after the second turn.
    clock.schedule(at: .zero) {
      layers[1].addSublayer(leaf)
      layers[1].setNeedsLayout()
    }
    clock.schedule(at: .zero) { layers[0].updateIfNeeded() }
    clock.run(through: Instant(seconds: 0.1))
    #expect(leaf.position.x == 20)
    #expect(leaf.animationKeys() == nil && layers[0].superlayer == nil)
  }

  @Test func aLayoutThatRequestsItselfDoesNotRecurse() {
    let (clock, layers) = tree()
    layers[1].onLayout = {
      $0.setNeedsLayout()
      $0.layoutIfNeeded()
    }
    clock.asCurrent { layers[0].keepUpToDate(by: clock) }
    #expect(log { clock.run(through: .zero) } == ["root", "branch", "leaf"])
    #expect(
      log { clock.run(through: FrameRate.standard.instant(ofFrame: 2)) } == ["branch", "branch"])
    // A request from outside doesn't wait.
    #expect(log { clock.asCurrent { layers[2].layoutIfNeeded() } } == ["branch"])
    #expect(clock.failure == nil && layers[0].superlayer == nil)
  }
}
