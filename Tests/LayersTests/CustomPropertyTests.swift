import Drawing
import Foundation
import Geometry
import Layers
import Raster
import TestSupport
import Testing
import VirtualTime

/// FIDELITY 48: custom properties of a subclass, stored by key.
@Suite struct CustomPropertyTests {
  /// A gauge as in code for devices, with a computed property instead of `@NSManaged`.
  private final class Gauge: CALayer {
    var progress: CGFloat {
      get { value(forKey: "progress") as? CGFloat ?? 0 }
      set { setValue(newValue, forKey: "progress") }
    }
    var inset: CGFloat = 0

    override init() { super.init() }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override init(layer: Any) {
      super.init(layer: layer)
      inset = (layer as? Gauge)?.inset ?? -1
    }

    override class func needsDisplay(forKey key: String) -> Bool {
      key == "progress" || super.needsDisplay(forKey: key)
    }

    override func action(forKey event: String) -> (any CAAction)? {
      guard event == "progress" else { return super.action(forKey: event) }
      let animation = CABasicAnimation(keyPath: event)
      animation.duration = 2
      return animation
    }

    override func draw(in ctx: CGContext) {
      ctx.fill(CGRect(x: inset, y: 0, width: 100 * progress, height: 10))
    }
  }

  /// A layer that passes the value of its presentation on when it is displayed, as code for devices
  /// does, and is a bar of that height itself.
  private final class Dial: CAShapeLayer {
    /// The values at the times of displays of this layer, not of copies.
    var levels: [CGFloat] = []
    var needle: CALayer?

    override class func needsDisplay(forKey key: String) -> Bool { key == "level" }

    override func display() {
      let level = presentation()?.value(forKey: "level") as? CGFloat ?? -1
      levels.append(level)
      needle?.opacity = Float(level) / 10
      path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: level), transform: nil)
    }
  }

  private func dial() -> (Dial, CALayer, Scene) {
    let (dial, needle, scene) = (Dial(), CALayer(), Scene())
    scene.clock.asCurrent {
      CATransaction.setDisableActions(true)
      scene.layer.addSublayer(needle)
      scene.layer.addSublayer(dial)
      dial.needle = needle
    }
    scene.run(to: 0)
    scene.clock.asCurrent {
      let animation = CABasicAnimation(keyPath: "level")
      animation.fromValue = CGFloat(0)
      animation.toValue = CGFloat(10)
      animation.duration = 2
      dial.add(animation, forKey: nil)
    }
    return (dial, needle, scene)
  }

  @Test func theLayerItselfIsDisplayedForEachFrameOfAnAnimation() {
    let (dial, needle, scene) = dial()
    scene.run(to: 0)
    #expect(dial.levels == [0])
    let rate = scene.clock.context.frameRate
    for frame in 1...30 {
      let instant = rate.instant(ofFrame: frame)
      scene.clock.run(through: instant)
      // What the layer changes is part of the same frame.
      let items = scene.clock.asCurrent { dial.content(at: instant) }
      #expect(dial.levels.count == frame + 1 && near(dial.levels[frame], 5 * instant.seconds))
      #expect(near(Double(needle.opacity), instant.seconds / 2, 1e-6))
      guard case .fill(let shape, _, _) = items.first else {
        Issue.record("\(frame): nothing is drawn")
        return
      }
      #expect(near(shape.bounds.height, 5 * instant.seconds))
    }
    // A last time without the animation: the model has no value.
    scene.run(to: 3)
    #expect(dial.levels.last == -1 && dial.levels.filter { $0 == -1 }.count == 1)
    let count = dial.levels.count
    scene.run(to: 4)
    #expect(dial.levels.count == count && scene.warnings.isEmpty)
  }

  @Test func instantsBetweenFramesAreDisplayedWhenTheyAreDrawn() {
    let (dial, _, scene) = dial()
    scene.run(to: 0.5)
    let between = Instant(seconds: 0.501)
    for _ in 1...2 { scene.clock.asCurrent { _ = dial.content(at: between) } }
    #expect(dial.levels.last.map { near($0, 2.505) } == true)
    #expect(dial.levels.filter { $0 > 2.501 }.count == 1)
  }

  private func stage(_ gauge: Gauge) -> Scene {
    let scene = Scene()
    scene.clock.asCurrent {
      gauge.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
      gauge.inset = 3
      scene.layer.addSublayer(gauge)
    }
    scene.run(to: 0)
    return scene
  }

  private func bar(_ gauge: Gauge, at seconds: Double, _ scene: Scene) -> CGRect? {
    scene.run(to: seconds)
    guard
      case .fill(.rect(let rect), _, _) = scene.clock.asCurrent({
        gauge.content(at: scene.clock.now)
      }).first
    else { return nil }
    return rect
  }

  @Test func aFirstValueIsAnimatedDrawnAndPresented() {
    let gauge = Gauge()
    let scene = stage(gauge)
    scene.clock.asCurrent { gauge.progress = 0.8 }
    #expect(gauge.progress == 0.8)
    #expect(bar(gauge, at: 0.5, scene).map { near($0.width, 20) && $0.minX == 3 } == true)
    #expect(scene.clock.asCurrent { gauge.presentation() }.map { near($0.progress, 0.2) } == true)
    #expect(bar(gauge, at: 3, scene)?.width == 80 && gauge.animationKeys() == nil)
    scene.clock.asCurrent { gauge.progress = 0.4 }
    #expect(bar(gauge, at: 4, scene).map { near($0.width, 60) } == true)
    #expect(scene.warnings.isEmpty)
  }

  @Test func anAnimationOfAnUnsetKeyIsDrawn() {
    let gauge = Gauge()
    let scene = stage(gauge)
    let animation = CABasicAnimation(keyPath: "progress")
    animation.fromValue = 0
    animation.toValue = 1
    animation.duration = 1
    scene.clock.asCurrent { gauge.add(animation, forKey: nil) }
    #expect(bar(gauge, at: 0.25, scene).map { near($0.width, 25) } == true)
    let keyframes = CAKeyframeAnimation(keyPath: "progress")
    keyframes.values = [0, 1, 0.5]
    keyframes.duration = 1
    scene.clock.asCurrent {
      gauge.removeAllAnimations()
      gauge.add(keyframes, forKey: nil)
    }
    #expect(bar(gauge, at: 0.5, scene).map { near($0.width, 50) } == true)
    #expect(gauge.value(forKey: "progress") == nil && scene.warnings.isEmpty)
  }

  @Test func aWrongKeyStillCausesAWarning() {
    let gauge = Gauge()
    let scene = stage(gauge)
    let animation = CABasicAnimation(keyPath: "progres")
    animation.fromValue = 0
    animation.toValue = 1
    scene.clock.asCurrent { gauge.add(animation, forKey: nil) }
    #expect(scene.hasOneWarning(.unknownKeyPath))
  }

  @Test(
    "Values that can be interpolated animate",
    arguments: [
      (CGPoint.zero, CGPoint(x: 2, y: 4), CGPoint(x: 1, y: 2)),
      (CGSize.zero, CGSize(width: 2, height: 4), CGSize(width: 1, height: 2)),
      (
        CGRect.zero, CGRect(x: 2, y: 4, width: 6, height: 8),
        CGRect(x: 1, y: 2, width: 3, height: 4)
      ),
      (
        CGAffineTransform.identity, CGAffineTransform(scaleX: 3, y: 5),
        CGAffineTransform(scaleX: 2, y: 3)
      ), (0, 3, NSNumber(value: 1.5)), ([0, 3], [1, 6], [0.5, 4.5] as [NSNumber]),
    ] as [(any Sendable, any Sendable, any Sendable)])
  func kinds(from: any Sendable, to: any Sendable, middle: any Sendable) throws {
    let scene = Scene()
    scene.clock.asCurrent { scene.layer.setValue(from, forKey: "own") }
    let animation = CABasicAnimation(keyPath: "own")
    animation.fromValue = from
    animation.toValue = to
    animation.duration = 1
    scene.add(animation)
    scene.run(to: 0.5)
    let shown = try #require(scene.clock.asCurrent { scene.layer.presentation() })
    let value = try #require(shown.value(forKey: "own"))
    #expect("\(value)" == "\(middle)" && scene.warnings.isEmpty)
  }
}
