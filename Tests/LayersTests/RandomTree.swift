import Drawing
import Emitters
import Foundation
import Geometry
import Layers
import Raster
import TestSupport
import VirtualTime

/// A tree of layers that grows and changes randomly.
struct RandomTree {
  let clock = VirtualClock()
  let root = CALayer()
  private(set) var layers: [CALayer] = []
  private let timeline = AnimationTimeline()
  private var random: SeededGenerator
  /// The last change, for messages.
  private(set) var last = ""

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    root.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    layers = [root]
    root.keepUpToDate(by: clock)
    clock.asCurrent {
      for _ in 0..<60 { add(under: random.next() % 2 == 0 ? root : layer) }
    }
  }

  private var layer: CALayer {
    mutating get { layers.randomElement(using: &random) ?? root }
  }

  private mutating func number(_ range: ClosedRange<Double>) -> Double {
    // Round numbers, so that values occur repeatedly.
    (Double.random(in: range, using: &random) * 4).rounded() / 4
  }

  private mutating func chance(_ probability: Double) -> Bool {
    Double.random(in: 0..<1, using: &random) < probability
  }

  private mutating func color() -> CGColor {
    CGColor(
      srgbRed: number(0...1), green: number(0...1), blue: number(0...1),
      alpha: max(number(0...1), 0.25))
  }

  private mutating func rect() -> CGRect {
    CGRect(x: number(0...90), y: number(0...90), width: number(1...80), height: number(1...80))
  }

  private mutating func fill() -> DisplayItem {
    .fill(.rect(rect()), CGAffineTransform.identity, color().color)
  }

  /// Makes one change to the tree, or lets time pass.
  mutating func step() {
    let kind = Int.random(in: 0..<12, using: &random)
    if kind == 0 {
      last = "time"
      clock.run(through: clock.now.advanced(bySeconds: number(0...0.75)))
      return
    }
    clock.asCurrent {
      CATransaction.begin()
      CATransaction.setDisableActions(chance(0.7))
      switch kind {
      case 1: changeTree()
      case 2: animate()
      case 3: changeTiming()
      case 4: drawWithoutChanges()
      default: changeValue()
      }
      CATransaction.commit()
    }
  }

  private mutating func add(under parent: CALayer) {
    let layer: CALayer
    switch Int.random(in: 0..<12, using: &random) {
    case 0: layer = CATransformLayer()
    case 1:
      let replicator = CAReplicatorLayer()
      replicator.instanceCount = 3
      replicator.instanceDelay = number(0...0.5)
      replicator.instanceTransform = CATransform3DMakeTranslation(number(0...9), 2, 0)
      layer = replicator
    case 2:
      layer = CALayer()
      layer.contents = LayerDrawing([fill()], of: rect())
    case 3:
      let shape = CAShapeLayer()
      shape.path = CGPath(ellipseIn: rect(), transform: nil)
      layer = shape
    case 4: layer = emitter()
    default: layer = CALayer()
    }
    layer.frame = rect()
    layer.backgroundColor = color()
    layers.append(layer)
    parent.addSublayer(layer)
  }

  private mutating func emitter() -> CALayer {
    let (emitter, cell) = (CAEmitterLayer(), CAEmitterCell())
    cell.name = "spark"
    cell.contents = CGImage(bitmap: Bitmap(width: 1, height: 1, pixels: [.max]))
    cell.birthRate = Float(number(1...8))
    cell.lifetime = Float(number(0...2))
    cell.velocity = number(0...20)
    cell.emissionRange = 2 * .pi
    emitter.emitterCells = [cell]
    if chance(0.3) { emitter.renderMode = .additive }
    return emitter
  }

  private mutating func changeTree() {
    let (one, other) = (layer, layer)
    switch Int.random(in: 0..<6, using: &random) {
    case 0: if layers.count < 120 { add(under: one) }
    case 1:
      // The layer stays in the list and can be added again.
      last = "out"
      one.removeFromSuperlayer()
    case 2, 3:
      last = "moved"
      if !one.contains(other), one !== root {
        other.insertSublayer(one, at: UInt32(Int.random(in: 0...9, using: &random)))
      }
    case 4:
      last = "swapped"
      if let all = one.sublayers, let first = all.randomElement(using: &random),
        let second = all.randomElement(using: &random)
      {
        one.exchangeSublayers(first, second)
      }
    default:
      last = "mask"
      if !one.contains(other), one !== root, chance(0.5) {
        other.mask = one
      } else {
        other.mask = nil
      }
    }
  }

  private mutating func animate() {
    let layer = layer
    last = "animation"
    switch Int.random(in: 0..<6, using: &random) {
    case 0: layer.removeAllAnimations()
    case 1:
      layer.add(CATransition(), forKey: nil)
      layer.backgroundColor = color()
    case 2:
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.fromValue = 0.0
      animation.toValue = 1.0
      animation.span = TimelineSpan(
        of: timeline, start: 0, length: 1, easing: .curve(.linear))
      layer.add(animation, forKey: "span")
    case 3: timeline.motion = TimelineMotion(at: .fraction(number(0...1)))
    default:
      let paths = ["opacity", "position.x", "transform.rotation.z", "bounds.size.width", "hidden"]
      let path = paths.randomElement(using: &random) ?? "opacity"
      let animation = CABasicAnimation(keyPath: path)
      animation.fromValue = number(0...1)
      animation.toValue = number(0...5)
      if path == "hidden" { (animation.fromValue, animation.toValue) = (true, false) }
      animation.duration = number(0.25...2)
      if chance(0.3) { (animation.fillMode, animation.isRemovedOnCompletion) = (.forwards, false) }
      if chance(0.2) { animation.beginTime = clock.now.mediaTime + 0.5 }
      layer.add(animation, forKey: chance(0.5) ? path : nil)
    }
  }

  private mutating func changeTiming() {
    let layer = layer
    last = "timing"
    switch Int.random(in: 0..<4, using: &random) {
    case 0: layer.speed = Float(number(0...2))
    case 1: layer.timeOffset = number(0...1)
    case 2: layer.beginTime = clock.now.mediaTime + number(-2...3)
    default: (layer.speed, layer.timeOffset, layer.beginTime) = (1, 0, 0)
    }
  }

  /// Draws parts, copies and other instants, which must not change anything.
  private mutating func drawWithoutChanges() {
    last = "drawn without changes"
    let layer = layer
    let instant = Instant(seconds: number(0...3))
    var items: [DisplayItem] = []
    switch Int.random(in: 0..<5, using: &random) {
    case 0: _ = layer.content(at: instant)
    case 1: _ = layer.layerAppearance(at: instant)
    case 2: layer.presentation()?.backgroundColor = color()
    case 3: layer.appendItems(to: &items, toCanvas: .identity, at: instant)
    default: root.appendItems(to: &items, toCanvas: .identity, at: instant)
    }
  }

  private mutating func changeValue() {
    let layer = layer
    last = "value"
    switch Int.random(in: 0..<16, using: &random) {
    case 0: layer.opacity = Float(number(0...1))
    case 1: layer.isHidden.toggle()
    case 2: layer.bounds = rect()
    case 3: layer.cornerRadius = number(0...5)
    case 4: layer.masksToBounds.toggle()
    case 5: layer.allowsGroupOpacity.toggle()
    case 6: layer.borderWidth = number(0...3)
    case 7: layer.transform = CATransform3DMakeRotation(number(0...3), 0, 0, 1)
    case 8: layer.isDoubleSided.toggle()
    case 9:
      layer.transform =
        chance(0.3) ? CATransform3DMakeRotation(number(0...6), 0, 1, 0) : CATransform3DIdentity
    case 10: layer.zPosition = chance(0.2) ? number(0...5) : 0
    case 11:
      layer.sublayerTransform =
        chance(0.3) ? CATransform3DMakeScale(number(0.5...2), 1, 1) : CATransform3DIdentity
    case 12:
      if layer.contents != nil { layer.contents = LayerDrawing([fill(), fill()], of: rect()) }
      if let replicator = layer as? CAReplicatorLayer {
        replicator.instanceCount = Int.random(in: 0...3, using: &random)
        replicator.preservesDepth = chance(0.3)
      }
      if let shape = layer as? CAShapeLayer { shape.fillColor = color() }
      if let emitter = layer as? CAEmitterLayer {
        emitter.birthRate = Float(number(0...2))
        emitter.setValue(number(0...9), forKeyPath: "emitterCells.spark.birthRate")
      }
    case 13: layer.backgroundColor = chance(0.2) ? nil : color()
    default: layer.position = CGPoint(x: number(0...90), y: number(0...90))
    }
  }

  /// Returns the current items, with or without kept drawings.
  func items(reuse: Bool) -> [DisplayItem] {
    clock.asCurrent {
      var items: [DisplayItem] = []
      root.appendItems(to: &items, toCanvas: .identity, at: clock.now, reuse: reuse)
      return items
    }
  }
}
