import Controls
import Foundation
import Geometry
import Layers
import Messaging
import Testing
import Views
import VirtualTime

@Suite struct KeyValueTests {
  @Test func valuesHaveKeys() {
    let warnings = onStage { _ in
      let card = Card()
      card.setValue("a", forKey: "title")
      card.setValue(3, forKey: "count")
      card.setValue(2, forKey: "ring")
      card.setValue(true, forKey: "hidden")
      card.setValue(0.25, forKeyPath: "layer.opacity")
      #expect(card.title == "a" && card.count == 3 && card.ring == 2 && card.isHidden)
      #expect(card.value(forKey: "ring") as? CGFloat == 2 && card.layer.opacity == 0.25)
      #expect(card.value(forKeyPath: "layer.opacity") as? Float == 0.25)
    }
    #expect(warnings.isEmpty)
  }

  /// Foundation's progress doesn't report its changes: they are noticed when the screen is refreshed.
  @Test func theProgressOfATaskIsObserved() {
    var values: [Double] = []
    let task = Progress(totalUnitCount: 4)
    let warnings = onStage { clock in
      let token = task.observe(\.fractionCompleted, options: [.initial, .new]) { task, _ in
        values.append(task.fractionCompleted)
      }
      clock.run(through: Instant(seconds: 0.1))
      task.completedUnitCount = 2
      clock.run(through: Instant(seconds: 0.2))
      #expect(task.value(forKey: "fractionCompleted") as? Double == 0.5)
      token.invalidate()
      task.completedUnitCount = 4
      clock.run(through: Instant(seconds: 0.3))
    }
    #expect(values == [0, 0.5] && warnings.isEmpty)
  }

  /// Libraries blur by a radius of their own in this way.
  @Test func theBlurWithARadiusIsFoundByItsName() throws {
    let warnings = try onStage { _ in
      let type = try #require(portedClass(named: "_UICustomBlurEffect") as? UIBlurEffect.Type)
      let effect = type.make()
      let view = UIVisualEffectView(effect: effect)
      #expect(effect.value(forKey: "blurRadius") as? CGFloat == 0)
      effect.setValue(12, forKey: "blurRadius")
      effect.setValue(UIColor.red, forKey: "colorTint")
      effect.setValue(0.5, forKey: "colorTintAlpha")
      effect.setValue(1.8, forKey: "saturationDeltaFactor")
      view.effect = effect
      #expect(effect.value(forKeyPath: "blurRadius") as? CGFloat == 12)
      #expect(effect.value(forKey: "colorTint") as? UIColor == .red)
      #expect(effect.copy() as AnyObject === effect && !effect.isEqual(UIBlurEffect()))
    }
    #expect(warnings.isEmpty)
  }

  @Test func controlsHaveKeysOfTheirState() {
    let warnings = onStage { _ in
      let button = UIButton()
      #expect(button.value(forKey: "state") as? UInt == 0)
      (button.isSelected, button.isEnabled) = (true, false)
      #expect(button.value(forKeyPath: "self.state") as? UInt == 6)
      button.setTitleColor(.red, for: .normal)
      #expect(button.value(forKey: "currentTitleColor") as? UIColor == .red)
      button.setValue(false, forKey: "adjustsImageWhenDisabled")
      #expect(!button.adjustsImageWhenDisabled)
    }
    #expect(warnings.isEmpty)
  }

  @Test func changesOfKeyPathsAreReported() {
    onStage { _ in
      let card = Card()
      var changes = 0
      let observation = card.observe(\.count) { _, _ in changes += 1 }
      card.willChangeValue(for: \.count)
      card.count = 1
      card.didChangeValue(for: \.count)
      card.didChangeValue(for: \.calls)
      #expect(changes == 1)
      #expect(card.conforms(to: (any NSCoding).self))
      #expect(
        !card.conforms(to: (any NSCopying).self)
          && NSStringFromProtocol((any NSCoding).self) == "NSCoding")
      observation.invalidate()
    }
  }

  @Test func keyPathsOfRegisteredPropertiesHaveNames() {
    onStage { _ in
      #expect((\Card.title as AnyKeyPath)._kvcKeyPathString == "title")
      #expect((\Card.ring as AnyKeyPath)._kvcKeyPathString == "ring")
      #expect((\Card.alpha as AnyKeyPath)._kvcKeyPathString == "alpha")
      #expect((\Card.calls as AnyKeyPath)._kvcKeyPathString == nil)
    }
  }

  @Test func unknownKeysAndValuesOfOtherTypesWarn() {
    var messages: [String] = []
    let warnings = onStage { clock in
      let card = Card()
      #expect(card.value(forKey: "price") == nil)
      card.setValue("many", forKey: "count")
      #expect(card.count == 0)
      messages = LayerWarnings.of(clock).all.map(\.message)
    }
    #expect(messages[0].contains("has no key \"price\""))
    #expect(messages[1].contains("another type than the property"))
    #expect(warnings == [.unrecognizedSelector, .unrecognizedSelector])
  }

  @Test func observationsReportChanges() {
    onStage { _ in
      let card = Card()
      var changes: [String] = []
      var observation: NSKeyValueObservation? = card.observe(
        \.title, options: [.old, .new, .initial, .prior]
      ) { _, change in
        changes.append("\(change.oldValue ?? "-") \(change.newValue ?? "-") \(change.isPrior)")
      }
      card.title = "a"
      #expect(changes == ["-  false", " - true", " a false"])
      observation?.invalidate()
      card.title = "b"
      #expect(changes.count == 3)
      observation = card.observe(\.title) { _, _ in changes.append("again") }
      observation = nil
      card.title = "c"
      #expect(changes.count == 3 && observation == nil)
    }
  }

  @Test func propertiesOfViewsAreObserved() {
    onStage { _ in
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      var offsets: [CGFloat] = []
      let observation = scroll.observe(\.contentOffset, options: [.new]) { _, change in
        offsets.append(change.newValue?.y ?? -1)
      }
      scroll.contentOffset = CGPoint(x: 0, y: 5)
      scroll.contentOffset = CGPoint(x: 0, y: 5)
      scroll.contentOffset = CGPoint(x: 0, y: 7)
      #expect(offsets == [5, 7])
      observation.invalidate()
    }
  }

  @Test func statesOfRecognizersAreObserved() {
    final class Puller: NSObject {
      let panGestureRecognizer = UIPanGestureRecognizer()
      var values: [Int?] = []
      func note(_ change: [NSKeyValueChangeKey: Any]) { values.append(change[.newKey] as? Int) }
    }
    portedRegister(Puller.self) {
      [
        .getter("panGestureRecognizer", \Puller.panGestureRecognizer),
        .method("observeValueForKeyPath:ofObject:change:context:") {
          (puller: Puller, arguments) in
          _ = (try arguments.next() as String, try arguments.next() as NSObject)
          puller.note(try arguments.next())
        },
      ]
    }
    let warnings = onStage { _ in
      let puller = Puller()
      let pan = puller.panGestureRecognizer
      var states: [UIGestureRecognizer.State?] = []
      let observation = pan.observe(\.state, options: .new) { _, change in
        states.append(change.newValue)
      }
      puller.addObserver(
        puller, forKeyPath: "panGestureRecognizer.state", options: .new, context: nil)
      pan.state = .began
      pan.state = .ended
      #expect(states == [.began, .ended])
      #expect(puller.values == [1, 3] && pan.value(forKey: "state") as? Int == 3)
      observation.invalidate()
      puller.removeObserver(puller, forKeyPath: "panGestureRecognizer.state")
    }
    #expect(warnings.isEmpty)
  }

  @Test func observersReceiveChangesByName() {
    onStage { _ in
      let (card, observer) = (Card(), Card())
      card.addObserver(observer, forKeyPath: "title", options: [.old, .new], context: nil)
      card.title = "a"
      #expect(observer.calls == ["title  a"])
      card.removeObserver(observer, forKeyPath: "title")
      card.title = "b"
      #expect(observer.calls.count == 1)
    }
  }

  @Test func callsAreObserved() {
    onStage { _ in
      let card = Card()
      var calls: [String] = []
      let stop = CallObservation.begin(of: card, "tap:", isPrior: false) { calls.append("\($0)") }
      portedSent(card, "tap:", [1])
      portedInvoked(card, "tap:", [1])
      portedInvoked(card, "go", [])
      stop()
      portedInvoked(card, "tap:", [2])
      #expect(calls == ["[1]"])
    }
  }

  @Test("Associated objects of objects that aren't views go when the turn ends")
  func associatedObjectsOfOtherObjects() {
    final class Model {}
    final class Witness {}
    let clock = VirtualClock()
    var key: UInt8 = 0
    weak var kept: Witness?
    weak var gone: Witness?
    var (first, second): (Model?, Model?) = (Model(), Model())
    clock.asCurrent {
      for model in [first, second].compactMap({ $0 }) {
        let witness = Witness()
        objc_setAssociatedObject(model, &key, witness, .OBJC_ASSOCIATION_RETAIN)
        if model === first { gone = witness } else { kept = witness }
      }
    }
    clock.schedule(at: .zero) { first = nil }
    clock.schedule(at: .zero) {
      #expect(gone == nil && kept != nil)
      second = nil
    }
    #expect(gone != nil)
    clock.run(through: .zero)
    #expect(kept == nil)
  }

  @Test func associatedObjectsGoWithTheirObject() {
    final class Witness {}
    onStage { clock in
      var (key, other): (UInt8, UInt8) = (0, 0)
      weak var witness: Witness?
      do {
        let view = UIView()
        let object = Witness()
        witness = object
        objc_setAssociatedObject(view, &key, object, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        #expect(objc_getAssociatedObject(view, &key) as? Witness === object)
        #expect(objc_getAssociatedObject(view, &other) == nil)
      }
      clock.run(through: .init(seconds: 0.1))
      #expect(witness == nil)
      let view = UIView()
      do {
        objc_setAssociatedObject(view, &key, Witness(), .OBJC_ASSOCIATION_ASSIGN)
      }
      #expect(objc_getAssociatedObject(view, &key) == nil)
      objc_setAssociatedObject(view, &key, 1, .OBJC_ASSOCIATION_COPY)
      objc_removeAssociatedObjects(view)
      #expect(objc_getAssociatedObject(view, &key) == nil)
    }
  }

  @Test func managedPropertiesAreStoredByTheirLayer() {
    onStage { _ in
      let layer = CALayer()
      #expect(portedManaged(layer, "progress", of: CGFloat.self) == 0)
      #expect(portedManaged(layer, "name", of: String?.self) == nil)
      portedSetManaged(layer, "progress", CGFloat(0.5))
      #expect(portedManaged(layer, "progress", of: CGFloat.self) == 0.5)
    }
  }
}
