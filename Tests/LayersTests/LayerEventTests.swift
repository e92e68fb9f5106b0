import Foundation
import Layers
import Testing
import VirtualTime

@Suite struct LayerEventTests {
  private final class Recorder: CAAction {
    var keys: [String] = []
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
      keys.append(event)
    }
  }

  @Test func styleActionsAreSearchedBetweenActionsAndTheDefault() {
    let (scene, styled, listed) = (Scene(), Recorder(), Recorder())
    scene.layer.style = ["actions": ["opacity": styled, "hidden": styled]]
    scene.layer.actions = ["hidden": listed]
    scene.clock.asCurrent {
      scene.layer.opacity = 0
      scene.layer.isHidden = true
    }
    #expect(styled.keys == ["opacity"] && listed.keys == ["hidden"])
    #expect(scene.layer.animationKeys() == nil)
  }

  @Test func addingAndRemovingAreEvents() {
    let (scene, recorder) = (Scene(), Recorder())
    let layer = CALayer()
    layer.actions = [kCAOnOrderIn: recorder, kCAOnOrderOut: recorder]
    scene.root.actions = ["sublayers": recorder]
    scene.clock.asCurrent {
      scene.root.addSublayer(layer)
      layer.isHidden = true
      layer.isHidden = true
      layer.setValue(false, forKey: "hidden")
      layer.removeFromSuperlayer()
      CATransaction.setDisableActions(true)
      scene.root.addSublayer(layer)
    }
    #expect(
      recorder.keys
        == ["onOrderIn", "sublayers", "onOrderOut", "onOrderIn", "sublayers", "onOrderOut"])
  }

  @Test func aTransitionHasItsOwnKeyAndRunsForItsDuration() {
    let scene = Scene()
    let log = Log(scene.clock)
    let transition = CATransition()
    transition.duration = 0.5
    transition.delegate = log
    scene.add(transition, forKey: "mine")
    #expect(scene.layer.animationKeys() == [kCATransition])
    scene.run(to: 1)
    #expect(log.lines == ["began at 0.0", "finished at 0.5"])
  }

  @Test func transactionSettingsByKey() {
    let scene = Scene()
    scene.clock.asCurrent {
      CATransaction.begin()
      CATransaction.setValue(2, forKey: kCATransactionAnimationDuration)
      CATransaction.setValue(true, forKey: kCATransactionDisableActions)
      CATransaction.setValue(
        CAMediaTimingFunction(name: .easeIn), forKey: kCATransactionAnimationTimingFunction)
      CATransaction.setValue("x", forKey: "mine")
      #expect(CATransaction.animationDuration() == 2 && CATransaction.disableActions())
      #expect(CATransaction.animationTimingFunction() == CAMediaTimingFunction(name: .easeIn))
      CATransaction.begin()
      #expect(CATransaction.value(forKey: "mine") as? String == "x")
      #expect(CATransaction.value(forKey: kCATransactionAnimationDuration) as? Double == 2)
      CATransaction.commit()
      CATransaction.lock()
      CATransaction.unlock()
      CATransaction.commit()
      #expect(CATransaction.value(forKey: "mine") == nil)
      CATransaction.setValue("long", forKey: kCATransactionAnimationDuration)
    }
    #expect(scene.hasOneWarning(.wrongValue))
  }

  @Test func aCompletionBlockSetByKeyIsCalled() {
    let scene = Scene()
    let log = Log(scene.clock)
    scene.clock.asCurrent {
      CATransaction.begin()
      let block: () -> Void = { log.record("done") }
      CATransaction.setValue(block, forKey: kCATransactionCompletionBlock)
      CATransaction.commit()
    }
    scene.run(to: 0)
    #expect(log.lines == ["done at 0.0"])
  }
}
