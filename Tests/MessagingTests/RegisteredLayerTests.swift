import Drawing
import Failures
import Foundation
import Geometry
import Layers
import Messaging
import Testing
import VirtualTime

/// Properties of layers that sources declare with `@objc`, and store themselves.
@Suite struct RegisteredLayerTests {
  private final class Bar: CALayer {
    var progress: CGFloat = 0 { didSet { sets += 1 } }
    var level: CGFloat {
      get { portedManaged(self, "level", of: CGFloat.self) }
      set { portedSetManaged(self, "level", newValue) }
    }
    var sets = 0
    nonisolated(unsafe) static var drawn: [CGFloat] = []

    override init() { super.init() }
    override init(layer: Any) {
      super.init(layer: layer)
      progress = (layer as? Bar)?.progress ?? 0
    }
    required init?(coder: NSCoder) { nil }

    override class func needsDisplay(forKey key: String) -> Bool { key == "progress" }
    override func draw(in ctx: CGContext) { Bar.drawn.append(progress) }

    static let registration: Void = portedRegister(Bar.self) {
      [.property("progress", \Bar.progress), .managed("level", \Bar.level)]
    }
  }

  init() { Bar.registration }

  @Test func keysUseAccessors() {
    let bar = Bar()
    let warnings = onStage { _ in
      bar.setValue(NSNumber(value: 0.5), forKey: "progress")
      #expect(bar.progress == 0.5 && bar.sets == 1)
      bar.progress = 0.25
      #expect(bar.value(forKey: "progress") as? CGFloat == 0.25)
      bar.setValue(0.75, forKey: "level")
      #expect(bar.level == 0.75 && bar.value(forKey: "level") as? CGFloat == 0.75)
      let object: NSObject = bar
      object.setValue(1, forKeyPath: "progress")
      #expect(bar.progress == 1)
    }
    #expect(warnings.isEmpty)
  }

  @Test func valuesOfAnotherTypeAreErrors() {
    let clock = VirtualClock()
    clock.asCurrent { Bar().setValue("much", forKey: "progress") }
    #expect((clock.failure as? FlipbookError)?.message.contains("progress") == true)
  }

  @Test func animationsSetThePropertyOfPresentations() throws {
    let (clock, root, bar) = (VirtualClock(), CALayer(), Bar())
    root.keepUpToDate(by: clock)
    clock.asCurrent {
      bar.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      root.addSublayer(bar)
    }
    clock.run(through: .zero)
    Bar.drawn = []
    clock.asCurrent {
      let animation = CABasicAnimation(keyPath: "progress")
      (animation.fromValue, animation.toValue, animation.duration) = (0, 1, 2)
      bar.add(animation, forKey: nil)
    }
    clock.run(through: Instant(seconds: 1))
    #expect(clock.asCurrent { bar.presentation() }?.progress == 0.5)
    #expect(bar.progress == 0 && bar.sets == 0 && Bar.drawn.last == 0.5)
    clock.run(through: Instant(seconds: 3))
    #expect(Bar.drawn.last == 0 && clock.failure == nil)
  }
}
