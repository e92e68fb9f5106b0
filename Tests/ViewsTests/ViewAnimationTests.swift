import Drawing
import Foundation
import Geometry
import Layers
import Raster
import TestSupport
import Testing
import Views
import VirtualTime

// FIDELITY 1, 3 to 7 and 10: a single block.
@Suite struct ViewAnimationTests {
  @Test(
    "FIDELITY 1: animate(withDuration:animations:) runs on ease-in-out",
    arguments: [(0.1, 0.019722), (0.25, 0.129162), (0.5, 0.5), (0.75, 0.870838)])
  func easeInOut(time: Double, progress: Double) {
    let scene = Scene()
    scene.perform { UIView.animate(withDuration: 2) { scene.view.center.x = 1050 } }
    #expect(near((scene.x(at: time * 2) - 50) / 1000, progress, 5e-7))
  }

  @Test(
    "FIDELITY 2: the curves in the options",
    arguments: [
      (UIView.AnimationOptions.curveEaseInOut, 0.129162), (.curveEaseIn, 0.093465),
      (.curveEaseOut, 0.378138), (.curveLinear, 0.25),
    ])
  func curves(options: UIView.AnimationOptions, progress: Double) {
    let scene = Scene()
    scene.perform {
      UIView.animate(withDuration: 1, delay: 0, options: options) { scene.view.alpha = 0 }
    }
    #expect(near(1 - scene.state(at: 0.25).opacity, progress, 5e-7))
  }

  @Test("Sources wait with an animation to an alpha above 1")
  func animationsBeyondFullOpacityTakeTheirTime() {
    let scene = Scene()
    let log = Log(scene)
    scene.perform {
      UIView.animate(
        withDuration: 2, animations: { scene.view.alpha = 1.0001 }, completion: log.completion)
    }
    #expect(scene.view.alpha == 1.0001)
    scene.run(to: 3)
    #expect(log.lines == ["finished at 2.0"])
  }

  @Test func everyOverloadAnimatesAndCompletes() {
    let scene = Scene()
    let log = Log(scene)
    func move() { scene.view.center.x += 100 }
    scene.perform {
      UIView.animate(withDuration: 1, animations: move)
      UIView.animate(withDuration: 2, animations: move, completion: log.completion)
      UIView.animate(withDuration: 3) {
        move()
      } completion: {
        log.completion($0)
      }
      UIView.animate(withDuration: 4, delay: 1, animations: move)
      UIView.animate(withDuration: 5, delay: 1, options: .curveLinear, animations: move)
      UIView.animate(
        withDuration: 6, delay: 1, options: [], animations: move, completion: log.completion)
      UIView.animate(withDuration: 1, animations: move, completion: nil)
    }
    #expect(scene.view.layer.animationKeys()?.count == 7 && near(scene.x(at: 0), 50))
    scene.run(to: 10)
    #expect(log.lines == ["finished at 2.0", "finished at 3.0", "finished at 7.0"])
    #expect(scene.view.center.x == 750 && scene.view.layer.animationKeys() == nil)
  }

  @Test(
    "FIDELITY 3: a duration of zero or less applies immediately, completes at the next turn",
    arguments: [0.0, -1])
  func noDuration(duration: Double) {
    let scene = Scene()
    let log = Log(scene)
    scene.perform {
      UIView.animate(
        withDuration: duration, animations: { scene.view.alpha = 0 }, completion: log.completion)
      #expect(log.lines.isEmpty && scene.view.alpha == 0)
    }
    #expect(scene.state(at: 0).opacity == 0 && scene.view.layer.animationKeys() == nil)
    scene.run(to: 5)
    #expect(log.lines == ["finished at 0.0"])
  }

  @Test(
    "FIDELITY 3: without a duration, but with a delay, changes apply and complete after the delay",
    arguments: [0.0, -1])
  func delayWithoutDuration(duration: Double) {
    let scene = Scene()
    let log = Log(scene)
    scene.perform {
      UIView.animate(
        withDuration: duration, delay: 2, animations: { scene.view.alpha = 0 },
        completion: log.completion)
      #expect(scene.view.alpha == 0)
    }
    #expect([0, 1.99, 2.01].map { scene.state(at: $0).opacity } == [1, 1, 0])
    scene.run(to: 5)
    #expect(log.lines == ["finished at 2.000001"] && scene.view.layer.animationKeys() == nil)
  }

  @Test("FIDELITY 4: a block that animates nothing completes at the next turn")
  func emptyBlock() {
    let scene = Scene()
    let log = Log(scene)
    scene.run(to: 1)
    scene.perform {
      UIView.animate(withDuration: 3, animations: {}, completion: log.completion)
      UIView.animate(
        withDuration: 3, delay: 2, options: [], animations: { scene.view.alpha = 1 },
        completion: log.completion)
      UIView.animate(
        withDuration: 3, animations: { scene.view.isHidden = true }, completion: log.completion)
      #expect(log.lines.isEmpty)
    }
    scene.run(to: 9)
    #expect(log.lines == Array(repeating: "finished at 1.0", count: 3))
  }

  @Test("FIDELITY 5: model values change immediately, presentation() is sampled")
  func modelAndPresentation() {
    let scene = Scene()
    scene.perform {
      UIView.animate(withDuration: 1) {
        scene.view.frame = CGRect(x: 100, y: 0, width: 200, height: 100)
      }
      #expect(scene.view.layer.presentation()?.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
    }
    #expect(scene.view.frame == CGRect(x: 100, y: 0, width: 200, height: 100))
    scene.run(to: 0.5)
    scene.perform {
      let shown = scene.view.layer.presentation()
      #expect(shown?.frame == CGRect(x: 50, y: 0, width: 150, height: 100))
    }
  }

  @Test("FIDELITY 6: a view's property set outside a block does not animate")
  func outsideOfABlock() {
    let scene = Scene()
    scene.run(to: 1)
    scene.perform {
      scene.view.alpha = 0
      scene.view.frame.origin.x = 9
      scene.view.transform = CGAffineTransform(scaleX: 2, y: 2)
      scene.view.backgroundColor = .red
      scene.view.layer.cornerRadius = 3
    }
    #expect(scene.view.layer.animationKeys() == nil)
  }

  @Test("FIDELITY 6: a standalone sublayer follows the transaction, not the block")
  func standaloneSublayer() {
    let scene = Scene()
    let layer = CALayer()
    scene.perform { scene.view.layer.addSublayer(layer) }
    scene.perform { UIView.animate(withDuration: 4) { layer.opacity = 0 } }
    #expect(near(layer.state(at: Instant(seconds: 0.0625)).opacity, 1 - 0.408511, 1e-6))
    #expect(layer.animation(forKey: "opacity")?.duration == 0)
    scene.run(to: 0.25)
    #expect(layer.animationKeys() == nil)
  }

  @Test("FIDELITY 6: in a block too, a standalone sublayer uses the transaction's duration")
  func standaloneSublayerInATransaction() {
    let scene = Scene()
    let layer = CALayer()
    scene.perform { scene.view.layer.addSublayer(layer) }
    scene.perform {
      UIView.animate(withDuration: 4) {
        CATransaction.begin()
        CATransaction.setAnimationDuration(2)
        layer.opacity = 0
        CATransaction.commit()
      }
    }
    #expect(near(layer.state(at: Instant(seconds: 0.5)).opacity, 1 - 0.408511, 1e-6))
    scene.run(to: 2)
    #expect(layer.animationKeys() == nil)
  }

  @Test(
    "FIDELITY 6: CATransaction.setAnimationTimingFunction overrides the block's curve",
    arguments: [true, false])
  func transactionTimingFunction(inside: Bool) {
    let scene = Scene()
    let easeIn = CAMediaTimingFunction(name: .easeIn)
    scene.perform {
      CATransaction.begin()
      if !inside { CATransaction.setAnimationTimingFunction(easeIn) }
      UIView.animate(withDuration: 1) {
        if inside { CATransaction.setAnimationTimingFunction(easeIn) }
        scene.view.alpha = 0
      }
      CATransaction.commit()
      UIView.animate(withDuration: 1) { scene.view.center.x = 1050 }
    }
    #expect(near(1 - scene.state(at: 0.25).opacity, 0.093465, 1e-6))
    #expect(near((scene.x(at: 0.25) - 50) / 1000, 0.129162, 1e-6))
  }

  @Test("FIDELITY 7: the from-value shows during a delay")
  func delay() {
    let scene = Scene()
    let log = Log(scene)
    scene.run(to: 1)
    scene.perform {
      UIView.animate(
        withDuration: 1, delay: 0.5, options: .curveLinear,
        animations: {
          scene.view.center.x = 150
          scene.view.backgroundColor = .red
        }, completion: log.completion)
    }
    for (time, x) in [(1.0, 50.0), (1.499, 50), (1.5, 50), (2, 100), (2.5, 150), (9, 150)] {
      #expect(near(scene.x(at: time), x))
    }
    #expect(scene.state(at: 1.4).backgroundColor?.alpha == 0)
    #expect(near(scene.state(at: 2).backgroundColor?.alpha ?? 0, 0.5))
    scene.run(to: 9)
    #expect(log.lines == ["finished at 2.5"])
  }

  @Test func aNegativeDelayCountsAsZero() {
    let scene = Scene()
    scene.perform {
      UIView.animate(withDuration: 1, delay: -5, options: .curveLinear) { scene.view.alpha = 0 }
    }
    #expect(near(scene.state(at: 0.5).opacity, 0.5))
  }

  @Test(
    "FIDELITY 7: calls that suppress animations",
    arguments: ["performWithoutAnimation", "setAnimationsEnabled", "setDisableActions"])
  func suppressed(how: String) {
    let scene = Scene()
    let log = Log(scene)
    func change() { scene.view.alpha = 0 }
    scene.perform {
      UIView.animate(
        withDuration: 1,
        animations: {
          switch how {
          case "performWithoutAnimation": UIView.performWithoutAnimation(change)
          case "setAnimationsEnabled":
            UIView.setAnimationsEnabled(false)
            change()
            UIView.setAnimationsEnabled(true)
          default:
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            change()
            CATransaction.commit()
          }
          #expect(UIView.areAnimationsEnabled)
          scene.view.center.x = 150
        }, completion: log.completion)
    }
    #expect(scene.state(at: 0).opacity == 0 && near(scene.x(at: 0.5), 100))
    scene.run(to: 5)
    #expect(log.lines == ["finished at 1.0"])
  }

  @Test func animationsStayDisabledAndCompleteAtTheNextTurn() {
    let (scene, other) = (Scene(), Scene())
    let log = Log(scene)
    scene.perform {
      UIView.setAnimationsEnabled(false)
      UIView.performWithoutAnimation {}
      #expect(!UIView.areAnimationsEnabled)
    }
    scene.perform {
      UIView.animate(
        withDuration: 1, animations: { scene.view.alpha = 0 }, completion: log.completion)
    }
    scene.run(to: 3)
    #expect(log.lines == ["finished at 0.0"])
    other.perform { #expect(UIView.areAnimationsEnabled) }
  }

  @Test("FIDELITY 10: finished is false if the animation was removed")
  func removed() {
    let scene = Scene()
    let log = Log(scene)
    scene.perform {
      UIView.animate(
        withDuration: 1,
        animations: {
          scene.view.alpha = 0
          scene.view.center.x = 150
        }, completion: log.completion)
    }
    scene.run(to: 0.25)
    scene.perform {
      scene.view.layer.removeAllAnimations()
      #expect(log.lines.isEmpty && scene.view.layer.presentation()?.opacity == 0)
    }
    scene.run(to: 5)
    #expect(log.lines == ["stopped at 0.25"])
  }

  @Test("FIDELITY 10: finished is false if one of two animations was removed")
  func partlyRemoved() {
    let scene = Scene()
    let log = Log(scene)
    scene.perform {
      UIView.animate(
        withDuration: 1,
        animations: {
          scene.view.alpha = 0
          scene.view.center.x = 150
        }, completion: log.completion)
    }
    scene.run(to: 0.25)
    scene.perform { scene.view.layer.removeAnimation(forKey: "opacity") }
    scene.run(to: 5)
    #expect(log.lines == ["stopped at 1.0"])
  }

  @Test("FIDELITY 10: finished is false if the view was removed from its superview")
  func removedFromItsSuperview() {
    let scene = Scene()
    let log = Log(scene)
    scene.perform {
      UIView.animate(
        withDuration: 1, animations: { scene.view.alpha = 0 }, completion: log.completion)
    }
    scene.run(to: 0.25)
    scene.perform { scene.view.removeFromSuperview() }
    scene.run(to: 5)
    #expect(log.lines == ["stopped at 0.25"])
  }

  @Test("A chain of ten half-second blocks ends at exactly 5 s")
  func chain() {
    let scene = Scene()
    var instants: [Instant] = []
    func step() {
      UIView.animate(withDuration: 0.5) {
        scene.view.center.x += 10
      } completion: { finished in
        #expect(finished)
        instants.append(scene.clock.now)
        if instants.count < 10 { step() }
      }
    }
    scene.perform(step)
    scene.run(to: 60)
    #expect(instants.last == Instant(seconds: 5))
    #expect(instants == (1...10).map { Instant(seconds: Double($0) / 2) })
    #expect(scene.view.center.x == 150)
  }

  @Test func anAnimationInACompletionStartsWhereThePreviousOneEnded() {
    let scene = Scene()
    scene.perform {
      UIView.animate(withDuration: 1) {
        scene.view.center.x = 150
      } completion: { _ in
        UIView.animate(withDuration: 1) { scene.view.center.x = 250 }
      }
    }
    scene.run(to: 1)
    #expect(near(scene.x(at: 1), 150) && near(scene.x(at: 1.5), 200))
  }

  @Test("FIDELITY 11: autoreverse ends at the old value and jumps to the model value")
  func autoreverse() {
    let scene = Scene()
    let log = Log(scene)
    scene.perform {
      UIView.animate(
        withDuration: 1, delay: 0, options: [.autoreverse, .curveLinear],
        animations: { scene.view.center.x = 150 }, completion: log.completion)
    }
    for (time, x) in [(0.5, 100.0), (1, 150), (1.5, 100), (2, 50)] {
      #expect(near(scene.x(at: time), x))
    }
    scene.run(to: 2)
    #expect(scene.x(at: 2) == 150 && log.lines == ["finished at 2.0"])
  }

  @Test func repeatContinuesUntilRemoval() {
    let scene = Scene()
    let log = Log(scene)
    scene.perform {
      UIView.animate(
        withDuration: 1, delay: 0, options: [.repeat, .curveLinear],
        animations: { scene.view.center.x = 150 }, completion: log.completion)
    }
    scene.run(to: 1000.25)
    #expect(near(scene.x(at: 1000.25), 75) && log.lines.isEmpty)
    scene.perform { scene.view.removeFromSuperview() }
    scene.run(to: 2000)
    #expect(log.lines == ["stopped at 1000.25"])
  }

  @Test func viewsCreatedInABlockHaveTheirFrameImmediately() {
    let scene = Scene()
    scene.perform {
      UIView.animate(withDuration: 1) {
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
        scene.window.addSubview(view)
        #expect(view.layer.animationKeys() == nil)
        view.alpha = 0
        #expect(view.layer.animationKeys() == ["opacity"])
      }
    }
  }

  @Test func blocksApplyAndCompleteImmediatelyWithoutAStage() {
    let view = UIView()
    var finished: Bool?
    UIView.animate(withDuration: 1) {
      view.alpha = 0
    } completion: {
      finished = $0
    }
    #expect(view.alpha == 0 && finished == true && UIView.inheritedAnimationDuration == 0)
    UIView.animateKeyframes(withDuration: 1, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.alpha = 1 }
    }
    #expect(view.alpha == 1)
  }
}
