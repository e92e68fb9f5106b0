import Foundation
import Layers
import TestSupport
import Testing
import VirtualTime

// FIDELITY 6 and 7: the effect of a transaction on its animations.
@Suite struct CATransactionTests {
  @Test func durationAndEasingApplyInside() {
    let scene = Scene()
    scene.clock.asCurrent {
      CATransaction.begin()
      CATransaction.setAnimationDuration(2)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      scene.layer.opacity = 0
      CATransaction.commit()
      scene.layer.cornerRadius = 10
    }
    #expect(near(scene.opacity(at: 0.5), 0.75))
    #expect(near(scene.state(at: 0.25).cornerRadius, 10))
  }

  @Test func nestedTransactionsInheritAndRestore() {
    let clock = VirtualClock()
    clock.asCurrent {
      CATransaction.begin()
      CATransaction.setAnimationDuration(2)
      CATransaction.setDisableActions(true)
      CATransaction.setCompletionBlock {}
      CATransaction.begin()
      #expect(CATransaction.animationDuration() == 2 && CATransaction.disableActions())
      #expect(CATransaction.completionBlock() == nil)
      CATransaction.setAnimationDuration(3)
      CATransaction.setDisableActions(false)
      CATransaction.commit()
      #expect(CATransaction.animationDuration() == 2 && CATransaction.disableActions())
      #expect(CATransaction.completionBlock() != nil)
      CATransaction.commit()
      #expect(CATransaction.animationDuration() == 0.25 && !CATransaction.disableActions())
      #expect(CATransaction.animationTimingFunction() == nil)
    }
  }

  @Test func theImplicitTransactionLastsForOneTurn() {
    let clock = VirtualClock()
    clock.asCurrent {
      CATransaction.setAnimationDuration(5)
      #expect(CATransaction.animationDuration() == 5)
    }
    clock.asCurrent { #expect(CATransaction.animationDuration() == 0.25) }
    clock.schedule(at: .zero) { CATransaction.setDisableActions(true) }
    clock.schedule(at: .zero) { #expect(!CATransaction.disableActions()) }
    clock.run(through: .zero)
  }

  @Test("FIDELITY 7: setDisableActions(true) disables implicit animations")
  func disabledActions() {
    let scene = Scene()
    scene.clock.asCurrent {
      CATransaction.setDisableActions(true)
      scene.layer.opacity = 0
    }
    #expect(scene.layer.animationKeys() == nil && scene.opacity(at: 0) == 0)
  }

  @Test func aDurationOfZeroDisablesAnimations() {
    let scene = Scene()
    scene.clock.asCurrent {
      CATransaction.setAnimationDuration(0)
      scene.layer.opacity = 0
    }
    #expect(scene.layer.animationKeys() == nil)
  }

  @Test func explicitAnimationsUseTheTransactionForMissingValues() {
    let scene = Scene()
    let (short, long) = (scene.fade(0), scene.fade(1))
    long.timingFunction = CAMediaTimingFunction(name: .easeIn)
    scene.clock.asCurrent {
      CATransaction.begin()
      CATransaction.setAnimationDuration(4)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      scene.layer.add(short, forKey: "short")
      scene.layer.add(long, forKey: "long")
      CATransaction.commit()
    }
    // The transaction's easing replaces the animation's own.
    #expect(near(scene.opacity(at: 0.5), 0.5))
    #expect(near(scene.opacity(at: 3), 0.75))
    #expect(long.timingFunction == CAMediaTimingFunction(name: .easeIn))
  }

  @Test func theCompletionFollowsTheLastAnimation() {
    let scene = Scene()
    let log = Log(scene.clock)
    scene.clock.asCurrent {
      CATransaction.begin()
      scene.layer.opacity = 0
      CATransaction.setCompletionBlock { log.record("done") }
      CATransaction.begin()
      CATransaction.setAnimationDuration(0.75)
      scene.layer.cornerRadius = 3
      CATransaction.commit()
      scene.layer.add(scene.fade(0.5), forKey: nil)
      CATransaction.commit()
    }
    scene.run(to: 0.7)
    #expect(log.lines.isEmpty)
    scene.run(to: 2)
    #expect(log.lines == ["done at 0.75"])
  }

  @Test func withoutAnimationsTheCompletionRunsAtTheNextTurn() {
    let scene = Scene()
    let log = Log(scene.clock)
    scene.clock.asCurrent {
      CATransaction.begin()
      CATransaction.setCompletionBlock { log.record("done") }
      CATransaction.commit()
      #expect(log.lines.isEmpty)
    }
    scene.run(to: 0)
    #expect(log.lines == ["done at 0.0"])
  }

  @Test func theImplicitCompletionWaitsOnlyForItsTurnsAnimations() {
    let scene = Scene()
    let log = Log(scene.clock)
    scene.clock.asCurrent {
      CATransaction.setCompletionBlock { log.record("done") }
      scene.layer.add(scene.fade(1), forKey: nil)
    }
    scene.run(to: 0.5)
    scene.add(scene.fade(1), forKey: "later")
    scene.run(to: 3)
    #expect(log.lines == ["done at 1.0"])
  }

  @Test(arguments: [true, false])
  func aReplacedCompletionWaitsForTheAnimationsBeforeTheReplacement(explicit: Bool) {
    let scene = Scene()
    let log = Log(scene.clock)
    scene.clock.asCurrent {
      if explicit { CATransaction.begin() }
      CATransaction.setCompletionBlock { log.record("none") }
      CATransaction.setCompletionBlock { log.record("first") }
      scene.layer.add(scene.fade(1), forKey: nil)
      CATransaction.setCompletionBlock { log.record("second") }
      scene.layer.add(scene.fade(2), forKey: nil)
      CATransaction.setCompletionBlock(nil)
      scene.layer.add(scene.fade(3), forKey: nil)
      if explicit { CATransaction.commit() }
    }
    scene.run(to: 4)
    #expect(log.lines == ["none at 0.0", "first at 1.0", "second at 2.0"])
  }

  @Test func anUnpairedCommitEndsTheImplicitTransaction() {
    let scene = Scene()
    let log = Log(scene.clock)
    scene.clock.asCurrent {
      for seconds in [1, 2] {
        CATransaction.setAnimationDuration(7)
        CATransaction.setCompletionBlock { log.record("\(seconds)") }
        scene.layer.add(scene.fade(CFTimeInterval(seconds)), forKey: nil)
        CATransaction.commit()
        #expect(CATransaction.animationDuration() == 0.25)
        #expect(CATransaction.completionBlock() == nil)
      }
      let layer = CALayer()
      scene.layer.addSublayer(layer)
      CATransaction.commit()
      #expect(layer.presentation() != nil)
    }
    scene.run(to: 4)
    #expect(log.lines == ["1 at 1.0", "2 at 2.0"])
  }

  @Test func removedAnimationsCountAsEnded() {
    let scene = Scene()
    let log = Log(scene.clock)
    scene.clock.asCurrent {
      CATransaction.begin()
      CATransaction.setCompletionBlock { log.record("done") }
      scene.layer.add(scene.fade(1), forKey: "fade")
      CATransaction.commit()
    }
    scene.run(to: 0.25)
    scene.clock.asCurrent { scene.layer.removeAnimation(forKey: "fade") }
    scene.run(to: 3)
    #expect(log.lines == ["done at 0.25"])
  }

  @Test func anUnbalancedCommitIsHarmless() {
    let scene = Scene()
    scene.clock.asCurrent {
      CATransaction.commit()
      CATransaction.commit()
      #expect(CATransaction.animationDuration() == 0.25)
    }
    #expect(scene.error == nil)
  }

  @Test(arguments: [Double.nan, .infinity])
  func invalidDurationsAreIgnored(duration: Double) {
    let scene = Scene()
    scene.clock.asCurrent {
      CATransaction.setAnimationDuration(duration)
      #expect(CATransaction.animationDuration() == 0.25)
    }
    #expect(scene.hasOneWarning(.notFinite))
    #expect(scene.warnings.first?.message.contains("CATransaction's animation duration") == true)
  }
}
