import Foundation
import Geometry
import Layers
import TestSupport
import Testing
import VirtualTime

@Suite struct LayerActionTests {
  private final class Recorder: CAAction {
    var keys: [String] = []
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
      keys.append(event)
    }
  }

  private final class ActionDelegate: CALayerDelegate {
    var result: (any CAAction)?
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { result }
  }

  @Test func theDelegateIsAskedFirst() {
    let scene = Scene()
    let (delegate, action, other) = (ActionDelegate(), Recorder(), Recorder())
    delegate.result = action
    scene.layer.delegate = delegate
    scene.layer.actions = ["opacity": other]
    withExtendedLifetime(delegate) { scene.clock.asCurrent { scene.layer.opacity = 0 } }
    #expect(action.keys == ["opacity"] && other.keys.isEmpty)
    #expect(scene.layer.animationKeys() == nil)
  }

  @Test func actionsAreSearchedSecond() {
    let scene = Scene()
    let (delegate, other) = (ActionDelegate(), Recorder())
    scene.layer.delegate = delegate
    scene.layer.actions = ["opacity": other, "hidden": other]
    scene.clock.asCurrent {
      scene.layer.opacity = 0
      scene.layer.isHidden = true
    }
    #expect(other.keys == ["opacity", "hidden"])
  }

  @Test func theDefaultIsUsedLast() {
    let scene = Scene()
    let delegate = ActionDelegate()
    scene.layer.delegate = delegate
    withExtendedLifetime(delegate) { scene.clock.asCurrent { scene.layer.opacity = 0 } }
    #expect(scene.layer.animationKeys() == ["opacity"])
  }

  @Test(arguments: [true, false])
  func nullStopsTheSearch(inDelegate: Bool) {
    let scene = Scene()
    let delegate = ActionDelegate()
    scene.layer.delegate = delegate
    if inDelegate {
      delegate.result = NSNull()
    } else {
      scene.layer.actions = ["opacity": NSNull()]
    }
    withExtendedLifetime(delegate) {
      scene.clock.asCurrent { scene.layer.opacity = 0 }
      #expect(scene.layer.animationKeys() == nil)
      #expect(scene.layer.action(forKey: "opacity") == nil)
    }
  }

  @Test func actionsAreLookedUpBeforeAndRunAfterTheChange() {
    final class Watcher: CAAction, CALayerDelegate {
      var seen: [Float] = []
      func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        seen.append(layer.opacity)
        return self
      }
      func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        seen.append((anObject as? CALayer)?.opacity ?? -1)
      }
    }
    let scene = Scene()
    let watcher = Watcher()
    scene.layer.delegate = watcher
    scene.clock.asCurrent { scene.layer.opacity = 0.25 }
    #expect(watcher.seen == [1, 0.25])
  }

  @Test func anEqualValueDoesNotRunAnAction() {
    let scene = Scene()
    let recorder = Recorder()
    scene.layer.actions = ["opacity": recorder]
    scene.clock.asCurrent { scene.layer.opacity = 1 }
    #expect(recorder.keys.isEmpty)
  }

  @Test func anActionWithoutAKeyPathAnimatesTheChangedProperty() {
    let scene = Scene()
    let animation = CABasicAnimation()
    animation.duration = 2
    scene.layer.actions = ["opacity": animation]
    scene.clock.asCurrent { scene.layer.opacity = 0 }
    #expect(near(scene.opacity(at: 1), 0.5))
    #expect(animation.keyPath == nil)
  }

  @Test func anActionStartsFromThePresentationOfItsKeyPath() {
    let scene = Scene()
    let fade = CABasicAnimation(keyPath: "opacity")
    let slide = CABasicAnimation(keyPath: "position.x")
    fade.toValue = 0
    fade.duration = 1
    slide.duration = 1
    scene.layer.actions = ["position": fade, "anchorPoint": slide]
    scene.clock.asCurrent { scene.layer.position = CGPoint(x: 8, y: 0) }
    #expect(scene.error == nil && near(scene.opacity(at: 0.5), 0.5))
    scene.layer.actions = ["position": slide]
    scene.clock.asCurrent { scene.layer.position.x = 16 }
    #expect(scene.error == nil && near(scene.state(at: 0.5).position.x, 12))
  }

  @Test func anActionsOwnStartValueIsKept() {
    let scene = Scene()
    let (step, extra) = (CABasicAnimation(keyPath: "opacity"), CABasicAnimation(keyPath: "opacity"))
    step.toValue = 1
    step.byValue = 0.5
    step.duration = 1
    scene.layer.actions = ["opacity": step]
    scene.clock.asCurrent { scene.layer.opacity = 0 }
    #expect(near(scene.opacity(at: 0.5), 0.75))
    extra.toValue = 0.5
    extra.isAdditive = true
    extra.duration = 1
    scene.layer.actions = ["opacity": extra]
    scene.clock.asCurrent {
      scene.layer.removeAllAnimations()
      scene.layer.opacity = 0.25
    }
    #expect(near(scene.opacity(at: 0.5), 0.5))
  }

  @Test func anActionWithAValueFunctionKeepsItsNumbers() {
    let scene = Scene()
    let turn = CABasicAnimation(keyPath: "transform")
    turn.toValue = CGFloat.pi
    turn.duration = 1
    turn.valueFunction = CAValueFunction(name: .rotateZ)
    scene.layer.actions = ["transform": turn]
    scene.clock.asCurrent { scene.layer.transform = CATransform3DMakeScale(2, 2, 1) }
    #expect(scene.error == nil)
    #expect(near(scene.state(at: 0.5).transform.m12, 1, 1e-9))
  }

  private class FadedLayer: CALayer {
    override init() {
      super.init()
      opacity = 0.5
    }
    override init(layer: Any) { super.init(layer: layer) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class RecordingLayer: FadedLayer {
    var keys = ["none yet"]
    override func action(forKey event: String) -> (any CAAction)? {
      keys.append(event)
      return super.action(forKey: event)
    }
  }

  @Test func initialisersLookUpActionsAndCopiesDoNot() {
    let scene = Scene()
    scene.clock.asCurrent {
      let layer = RecordingLayer()
      #expect(layer.keys == ["none yet", "opacity"] && layer.animationKeys() == nil)
      let copy = RecordingLayer(layer: layer)
      #expect(copy.keys == ["none yet"] && copy.opacity == 0.5)
      CATransaction.setDisableActions(true)
      #expect(RecordingLayer().keys == ["none yet"])
    }
  }

  private final class CopyingLayer: CALayer {
    var level: Int {
      get { value(forKey: "level") as? Int ?? 0 }
      set { setValue(newValue, forKey: "level") }
    }
    var keys: [String] = []
    override init() { super.init() }
    override init(layer: Any) {
      super.init(layer: layer)
      level = (layer as? CopyingLayer)?.level ?? -1
      cornerRadius = 3
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override func action(forKey event: String) -> (any CAAction)? {
      keys.append(event)
      return super.action(forKey: event)
    }
  }

  @Test func whatInitialisersOfCopiesSetLooksUpNoActions() {
    let scene = Scene()
    scene.clock.asCurrent {
      let layer = CopyingLayer()
      layer.level = 2
      let copy = CopyingLayer(layer: layer)
      #expect(layer.keys == ["level"] && copy.keys.isEmpty && copy.level == 2)
      scene.layer.addSublayer(copy)
      copy.level = 4
      #expect(copy.keys.last == "level")
      // A layer of another class isn't copied.
      #expect(CopyingLayer(layer: CALayer()).keys == ["level", "cornerRadius"])
    }
  }

  @Test func aSubclassCanOverrideTheDefaultAction() {
    final class StillLayer: CALayer {
      override class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
    }
    let scene = Scene()
    let layer = StillLayer()
    scene.clock.asCurrent { scene.root.addSublayer(layer) }
    scene.clock.asCurrent { layer.opacity = 0 }
    #expect(layer.animationKeys() == nil && layer.opacity == 0)
  }
}
