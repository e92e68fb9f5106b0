import Foundation
import Layers
import TestSupport
import Testing
import VirtualTime

// Initialisers as in iOS code: plain `override init()`, next to custom ones.
@Suite struct DynamicCreationTests {
  private class Plain: CALayer {
    var notes = ["stored"]
    override init() {
      super.init()
      notes.append("init")
    }
    override init(layer: Any) {
      super.init(layer: layer)
      notes = ((layer as? Plain)?.notes ?? []) + ["copied"]
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class Named: CALayer {
    let title: String
    init(title: String) {
      self.title = title
      super.init()
    }
    override init(layer: Any) {
      title = (layer as? Named)?.title ?? "none"
      super.init(layer: layer)
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Inheriting: Plain { var more = [1, 2, 3] }

  private final class Pulse: CABasicAnimation {
    var made = "stored"
    override init() {
      super.init()
      made = "init"
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  @Test func aClassKnownAtRunTimeIsCreatedByItsInit() {
    let types: [CALayer.Type] = [CALayer.self, Plain.self, Inheriting.self, CAShapeLayer.self]
    for type in types {
      let made = type.make()
      #expect(ObjectIdentifier(Swift.type(of: made)) == ObjectIdentifier(type))
    }
    #expect((Plain.self as CALayer.Type).make() as? Plain != nil)
    let inheriting = (Inheriting.self as CALayer.Type).make() as? Inheriting
    #expect(inheriting?.notes == ["stored", "init"] && inheriting?.more == [1, 2, 3])
  }

  @Test func presentationCallsTheSubclassesInitWithLayer() {
    #expect(shown(Plain())?.notes == ["stored", "init", "copied"])
    #expect(shown(Named(title: "a"))?.title == "a")
    #expect(shown(Inheriting())?.notes.last == "copied")
    let shape = CAShapeLayer()
    shape.lineWidth = 7
    #expect(shown(shape)?.lineWidth == 7)
  }

  /// Returns the presentation of a layer that is drawn.
  private func shown<Layer: CALayer>(_ layer: Layer) -> Layer? {
    let clock = VirtualClock()
    layer.keepUpToDate(by: clock)
    return clock.asCurrent { layer.presentation() }
  }

  @Test func nothingLeaks() {
    weak var made: CALayer?
    weak var copied: CALayer?
    weak var model: CALayer?
    do {
      let one = (Plain.self as CALayer.Type).make()
      let two = Named(title: "b")
      let three = shown(two)
      made = one
      model = two
      copied = three
      #expect(made != nil && copied != nil && model != nil)
      withExtendedLifetime((one, two, three)) {}
    }
    #expect(made == nil && copied == nil && model == nil)
  }

  @Test func animationsAreCopiedByTheirInit() {
    let pulse = Pulse(keyPath: "opacity")
    pulse.duration = 3
    let copy = pulse.copy() as? Pulse
    #expect(copy?.made == "init" && copy?.duration == 3 && copy?.keyPath == "opacity")
    #expect(copy !== pulse)
  }

  @Test func copiesCarryAllProperties() throws {
    let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: -0.2)
    spring.isCumulative = true
    spring.isAdditive = true
    spring.preferredFrameRateRange = CAFrameRateRange(minimum: 30, maximum: 120, preferred: 60)
    let copy = try #require(spring.copy() as? CASpringAnimation)
    #expect(copy.allowsOverdamping && copy.isCumulative && copy.isAdditive)
    #expect(near(copy.bounce, -0.2) && near(copy.perceptualDuration, 0.5))
    #expect(copy.preferredFrameRateRange.preferred == 60)
    let transition = CATransition()
    transition.type = .push
    transition.subtype = .fromLeft
    transition.startProgress = 0.25
    transition.endProgress = 0.75
    let other = try #require(transition.copy() as? CATransition)
    #expect(other.type == .push && other.subtype == .fromLeft)
    #expect(other.startProgress == 0.25 && other.endProgress == 0.75)
    let keyframes = CAKeyframeAnimation(keyPath: "opacity")
    keyframes.tensionValues = [1]
    keyframes.valueFunction = CAValueFunction(name: .scale)
    let third = try #require(keyframes.copy() as? CAKeyframeAnimation)
    #expect(third.tensionValues == [1] && third.valueFunction?.name == .scale)
  }
}
