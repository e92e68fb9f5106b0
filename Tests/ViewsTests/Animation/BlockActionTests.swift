import Drawing
import Foundation
import Geometry
import Layers
import TestSupport
import Testing
import Views
import VirtualTime

/// FIDELITY 48: a layer's actions in an animation block.
@Suite struct BlockActionTests {
  let scene = Scene()

  @Test func anActionIsABasicAnimationWithTheBlocksTimes() throws {
    let (scene, view) = (scene, scene.view)
    scene.run(to: 2)
    scene.perform { view.backgroundColor = .red }
    var actions: [(any CAAction)?] = []
    scene.perform {
      UIView.animate(withDuration: 0.7, delay: 0.5, options: [.curveEaseIn, .repeat]) {
        actions = [
          view.layer.action(forKey: "backgroundColor"),
          view.action(for: view.layer, forKey: "backgroundColor"),
        ]
      }
    }
    #expect(actions.count == 2)
    for action in actions {
      let animation = try #require(action as? CABasicAnimation)
      #expect(animation.keyPath == "backgroundColor" && animation.duration == 0.7)
      #expect(animation.timingFunction == CAMediaTimingFunction(name: .easeIn))
      #expect(animation.beginTime == 10_002.5 && animation.repeatCount == .infinity)
      #expect(animation.fromValue as? CGColor == UIColor.red.cgColor)
      #expect(!(animation is CASpringAnimation))
    }
    #expect(view.layer.action(forKey: "backgroundColor") == nil)
    #expect(view.action(for: view.layer, forKey: "backgroundColor") is NSNull)
    #expect(view.layer.animationKeys() == nil)
  }

  @Test func aSpringBlocksActionIsASpring() {
    let view = scene.view
    scene.perform {
      UIView.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 1,
        animations: {
          let spring = view.layer.action(forKey: "opacity") as? CASpringAnimation
          #expect(spring.map { near($0.stiffness, 152.86841, 1e-4) } == true)
          #expect(spring?.duration == 1 && spring?.initialVelocity == 1)
        })
    }
  }

  @Test func requestingAnActionChangesNothingAndCompletesAtTheNextTurn() {
    let log = Log(scene)
    scene.perform {
      UIView.animate(
        withDuration: 1, animations: { _ = scene.view.layer.action(forKey: "opacity") },
        completion: log.completion)
    }
    scene.run(to: 0.5)
    #expect(log.lines == ["finished at 0.0"] && scene.view.layer.animationKeys() == nil)
  }

  /// A ring that animates in blocks, as in apps.
  private final class RingLayer: CALayer {
    var progress: CGFloat {
      get { value(forKey: "progress") as? CGFloat ?? 0 }
      set { setValue(newValue, forKey: "progress") }
    }
    override class func needsDisplay(forKey key: String) -> Bool { key == "progress" }
    override func action(forKey event: String) -> (any CAAction)? {
      guard event == "progress",
        let animation = super.action(forKey: "backgroundColor") as? CABasicAnimation
      else { return super.action(forKey: event) }
      animation.keyPath = event
      animation.fromValue = (presentation() ?? self).progress
      animation.toValue = nil
      return animation
    }
  }

  private final class RingView: UIView {
    override class var layerClass: AnyClass { RingLayer.self }
    var ring: RingLayer? { layer as? RingLayer }
  }

  @Test func aRingThatReadsTheActionAnimatesWithTheBlock() {
    let log = Log(scene)
    let view = RingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    scene.perform { scene.window.addSubview(view) }
    scene.run(to: 1)
    func shown() -> CGFloat? { scene.clock.asCurrent { view.ring?.presentation()?.progress } }
    scene.perform {
      UIView.animate(
        withDuration: 1, delay: 0.5, options: .curveLinear,
        animations: { view.ring?.progress = 0.8 }, completion: log.completion)
    }
    #expect(view.ring?.progress == 0.8)
    scene.run(to: 1.25)
    #expect(shown() == 0)
    scene.run(to: 2)
    #expect(shown().map { near($0, 0.4) } == true)
    scene.run(to: 3)
    #expect(shown() == 0.8 && log.lines == ["finished at 2.5"])
    scene.perform { view.ring?.progress = 0.2 }
    #expect(shown() == 0.2 && view.layer.animationKeys() == nil)
  }

  @Test func anActionKeepsItsChangedTimes() {
    final class Slow: UIView {
      override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        let action = super.action(for: layer, forKey: event)
        (action as? CABasicAnimation)?.duration *= 3
        return action
      }
    }
    let view = Slow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let log = Log(scene)
    scene.perform { scene.window.addSubview(view) }
    scene.perform {
      UIView.animate(
        withDuration: 1, delay: 0, options: .curveLinear, animations: { view.alpha = 0 },
        completion: log.completion)
    }
    #expect(near(view.layer.state(at: Instant(seconds: 1.5)).opacity, 0.5))
    scene.run(to: 4)
    #expect(log.lines == ["finished at 3.0"])
  }

  /// A view with a sublayer that moves with it, as in apps.
  private final class Dial: UIView {
    let ring = CALayer()
    override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
      layer === ring
        ? self.layer.action(forKey: event) : super.action(for: layer, forKey: event)
    }
  }

  @Test func anActionRunOnAnotherLayerPlaysThere() {
    let (view, log) = (Dial(), Log(scene))
    scene.perform {
      scene.window.addSubview(view)
      view.layer.addSublayer(view.ring)
      view.ring.delegate = view
    }
    scene.run(to: 1)
    scene.perform {
      UIView.animate(
        withDuration: 1, delay: 0, options: .curveLinear,
        animations: { view.ring.position.x = 10 }, completion: log.completion)
    }
    #expect(near(view.ring.state(at: Instant(seconds: 1.5)).position.x, 5))
    scene.run(to: 3)
    #expect(log.lines == ["finished at 2.0"])
  }

  @Test func anActionRunAfterItsBlockPlaysIndependently() {
    let (view, log) = (scene.view, Log(scene))
    var action: (any CAAction)?
    scene.perform {
      UIView.animate(
        withDuration: 1, delay: 0, options: .curveLinear,
        animations: { action = view.layer.action(forKey: "opacity") }, completion: log.completion)
    }
    scene.run(to: 2)
    scene.perform {
      view.alpha = 0.5
      action?.run(forKey: "opacity", object: view.layer, arguments: nil)
    }
    #expect(near(scene.state(at: 2.5).opacity, 0.75))
    scene.run(to: 4)
    #expect(log.lines == ["finished at 0.0"] && view.layer.animationKeys() == nil)
  }

  @Test func anActionWithAModifiedStartAndDelegatePlaysAsItIs() {
    final class Listener: CAAnimationDelegate {
      var ends: [Bool] = []
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { ends.append(flag) }
    }
    final class HalfFadedView: UIView {
      let listener = Listener()
      override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        let action = super.action(for: layer, forKey: event)
        if let animation = action as? CABasicAnimation {
          animation.fromValue = 0.5
          animation.delegate = listener
        }
        return action
      }
    }
    let view = HalfFadedView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    scene.perform { scene.window.addSubview(view) }
    scene.perform {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.alpha = 0 }
    }
    #expect(near(view.layer.state(at: Instant(seconds: 0.5)).opacity, 0.25))
    scene.run(to: 2)
    #expect(view.listener.ends == [true])
  }

  @Test func actionsFollowTheirAnimator() {
    let view = RingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    scene.perform { scene.window.addSubview(view) }
    var animator: UIViewPropertyAnimator?
    scene.perform {
      animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.ring?.progress = 0.8 }
      animator?.pauseAnimation()
      animator?.fractionComplete = 0.25
    }
    scene.perform { #expect(view.ring?.presentation().map { near($0.progress, 0.2) } == true) }
  }
}
