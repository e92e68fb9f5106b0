import Drawing
import Emitters
import Foundation
import Geometry
import Layers
import Raster
import TestSupport
import Testing
import VirtualTime

@Suite("Every animatable key path animates its property") struct KeyPathTests {
  private func middle(
    _ layer: CALayer, _ path: String, _ from: Any, _ to: Any
  ) throws -> LayerState {
    let clock = VirtualClock()
    let animation = CABasicAnimation(keyPath: path)
    animation.fromValue = from
    animation.toValue = to
    animation.duration = 1
    clock.asCurrent { layer.add(animation, forKey: "key") }
    #expect(clock.failure == nil && LayerWarnings.of(clock).all.isEmpty, "\(path)")
    let property = try #require(layer.animatableProperties[path])
    let state = layer.state(at: Instant(seconds: 0.5))
    #expect(property.name == path)
    return state
  }

  @Test(arguments: [
    "position.x", "position.y", "bounds.origin.x", "bounds.origin.y", "bounds.size.width",
    "bounds.size.height", "anchorPoint.x", "anchorPoint.y", "opacity", "cornerRadius",
    "borderWidth", "contentsScale", "contentsRect.origin.x", "contentsRect.size.width",
    "shadowOpacity", "shadowRadius", "shadowOffset.width", "shadowOffset.height", "zPosition",
  ])
  func numbers(path: String) throws {
    let state = try middle(CALayer(), path, 0.25, 0.75)
    #expect(near(CALayer.properties[path]?.get(state).first ?? -1, 0.5))
  }

  @Test func classSpecificNumbers() throws {
    let paths: [(CALayer, [String])] = [
      (
        CAShapeLayer(),
        ["strokeStart", "strokeEnd", "lineWidth", "miterLimit", "lineDashPhase"]
      ),
      (CAGradientLayer(), ["startPoint.x", "startPoint.y", "endPoint.x", "endPoint.y"]),
      (CATextLayer(), ["fontSize"]),
      (CAReplicatorLayer(), ["instanceDelay", "instanceRedOffset", "instanceAlphaOffset"]),
      (
        CAEmitterLayer(),
        [
          "birthRate", "lifetime", "emitterZPosition", "emitterDepth", "velocity", "scale", "spin",
          "emitterPosition.x", "emitterSize.height",
        ]
      ),
    ]
    for (layer, paths) in paths {
      for path in paths {
        let fresh = type(of: layer).make()
        let state = try middle(fresh, path, 0.25, 0.75)
        #expect(near(layer.animatableProperties[path]?.get(state).first ?? -1, 0.5), "\(path)")
        #expect(CALayer.properties[path] == nil)
      }
    }
  }

  @Test func structures() throws {
    let layer = CALayer()
    let box = NSValue(cgRect: CGRect(x: 2, y: 2, width: 2, height: 2))
    #expect(
      try middle(layer, "contentsRect", CGRect.zero, box).contents.rect
        == CGRect(x: 1, y: 1, width: 1, height: 1))
    #expect(
      try middle(layer, "shadowOffset", CGSize.zero, NSValue(cgSize: CGSize(width: 4, height: 2)))
        .shadow.offset == CGSize(width: 2, height: 1))
    #expect(
      try middle(layer, "position", NSValue(cgPoint: .zero), CGPoint(x: 4, y: 2)).position
        == CGPoint(x: 2, y: 1))
    let turned = NSValue(caTransform3D: CATransform3DMakeScale(3, 1, 1))
    #expect(
      try middle(layer, "transform", CATransform3DIdentity, turned).transform
        == CATransform3DMakeScale(2, 1, 1))
  }

  @Test func flagsChangeHalfway() throws {
    let (clock, layer) = (VirtualClock(), CALayer())
    let animation = CABasicAnimation(keyPath: "hidden")
    animation.fromValue = false
    animation.toValue = true
    animation.duration = 1
    clock.asCurrent { layer.add(animation, forKey: nil) }
    #expect(!layer.state(at: Instant(seconds: 0.49)).isHidden)
    #expect(layer.state(at: Instant(seconds: 0.5)).isHidden)
  }

  @Test func colourListsAreInterpolatedEntryByEntry() throws {
    let layer = CAGradientLayer()
    let (black, white) = (CGColor(gray: 0, alpha: 1), CGColor(gray: 1, alpha: 1))
    let state = try middle(layer, "colors", [black, white], [white, white])
    #expect(state.gradient.colors == [Color(red: 0.5, green: 0.5, blue: 0.5), white.color])
    let jump = try middle(layer, "colors", [black], [white, white])
    #expect(jump.gradient.colors == [black.color])
    #expect(try middle(layer, "locations", [0, 1], [0.5, 1]).gradient.locations == [0.25, 1])
  }

  @Test func pathsAreInterpolatedSegmentBySegment() throws {
    let layer = CAShapeLayer()
    let small = CGPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2), transform: nil)
    let large = CGPath(rect: CGRect(x: 0, y: 0, width: 4, height: 6), transform: nil)
    let round = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 4, height: 6), transform: nil)
    #expect(
      try middle(layer, "path", small, large).shape.path
        == CGPath(rect: CGRect(x: 0, y: 0, width: 3, height: 4), transform: nil).path)
    let blend = try #require(try middle(layer, "path", small, round).shape.path)
    #expect(blend == small.path.interpolated(to: round.path, 0.5) && blend != small.path)
    #expect(try middle(CALayer(), "shadowPath", small, round).shadow.path == blend)
    let empty = CGMutablePath()
    #expect(try middle(layer, "path", small, empty).shape.path == small.path)
    #expect(try middle(CALayer(), "shadowPath", small, large).shadow.path != small.path)
  }

  @Test func namesChangeAtTheEnd() throws {
    let state = try middle(CAShapeLayer(), "lineCap", CAShapeLayerLineCap.round, "square")
    #expect(state.shape.lineCap == .round)
  }

  @Test func presentationsOfAllLayerKindsHaveTheirValues() {
    let (clock, root, shape) = (VirtualClock(), CALayer(), CAShapeLayer())
    root.keepUpToDate(by: clock)
    clock.asCurrent { root.addSublayer(shape) }
    clock.asCurrent { shape.strokeEnd = 0 }
    clock.run(through: Instant(seconds: 0.0625))
    let shown = clock.asCurrent { shape.presentation() }
    #expect(near(Double(shown?.strokeEnd ?? 0), 1 - 0.408511, 1e-5) && shape.strokeEnd == 0)
  }

  @Test func pathsDoNotAnimateImplicitly() {
    let (clock, root, shape) = (VirtualClock(), CALayer(), CAShapeLayer())
    root.keepUpToDate(by: clock)
    clock.asCurrent { root.addSublayer(shape) }
    clock.asCurrent {
      shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2), transform: nil)
      shape.lineCap = .round
      shape.isHidden = true
      shape.lineWidth = 3
    }
    #expect(shape.animationKeys() == ["lineWidth"])
  }

  @Test func keysOfEmitterCellsAreKeyPaths() {
    let (clock, emitter, cell) = (VirtualClock(), CAEmitterLayer(), CAEmitterCell())
    cell.name = "spark"
    cell.birthRate = 10
    emitter.emitterCells = [cell]
    emitter.setValue(20, forKeyPath: "emitterCells.spark.birthRate")
    #expect(cell.birthRate == 20)
    #expect(emitter.value(forKeyPath: "emitterCells.spark.birthRate") as? CGFloat == 20)
    let animation = CABasicAnimation(keyPath: "emitterCells.spark.birthRate")
    animation.toValue = 0
    animation.duration = 1
    clock.asCurrent { emitter.add(animation, forKey: nil) }
    let state = emitter.state(at: Instant(seconds: 0.5))
    #expect(state.custom["emitterCells.spark.birthRate"]?.first == 10)
    #expect(LayerWarnings.of(clock).all.isEmpty)
  }
}
