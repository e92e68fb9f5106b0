import Foundation
import Layers
import Testing
import VirtualTime

// FIDELITY 10: `finished` is false if the animation was removed or replaced, true if it ended.
@Suite struct AnimationDelegateTests {
  private func logged(_ scene: Scene, _ change: (CABasicAnimation) -> Void = { _ in }) -> Log {
    let log = Log(scene.clock)
    let fade = scene.fade()
    fade.delegate = log
    change(fade)
    scene.add(fade)
    return log
  }

  @Test func theDelegateIsCalledAtTheExactInstants() {
    let scene = Scene()
    let log = logged(scene) { $0.beginTime = CACurrentMediaTime() + 0.5 }
    scene.run(to: 0.499)
    #expect(log.lines.isEmpty)
    scene.run(to: 10)
    #expect(log.lines == ["began at 0.5", "finished at 1.5"])
  }

  @Test func theStartIsNotReportedDuringAdd() {
    let scene = Scene()
    let log = logged(scene)
    #expect(log.lines.isEmpty)
    scene.run(to: 0)
    #expect(log.lines == ["began at 0.0"])
  }

  @Test("A layer returns animations with the time at which they began, from the next turn")
  func begun() {
    for start in [0, 0.5] {
      let scene = Scene()
      scene.run(to: start)
      scene.clock.asCurrent {
        scene.layer.add(scene.fade(), forKey: "key")
        #expect(scene.layer.animation(forKey: "key")?.beginTime == 0)
      }
      scene.run(to: start + 0.25)
      // Added again, it goes on where it was, even with a key that was in use.
      scene.clock.asCurrent {
        guard let fade = scene.layer.animation(forKey: "key") else {
          Issue.record("The animation is missing.")
          return
        }
        #expect(abs(fade.beginTime - Instant(seconds: start).mediaTime) < 1e-9)
        scene.layer.add(fade, forKey: "key")
      }
      #expect(abs(scene.opacity(at: start + 0.5) - 0.5) < 1e-6)
    }
  }

  @Test("FIDELITY 10: a replaced animation isn't finished; the delegate is called at the next turn")
  func replaced() {
    let scene = Scene()
    let log = logged(scene)
    scene.run(to: 0.25)
    scene.clock.asCurrent {
      scene.layer.add(scene.fade(), forKey: "key")
      #expect(log.lines.count == 1)
    }
    scene.run(to: 5)
    #expect(log.lines == ["began at 0.0", "stopped at 0.25"])
  }

  @Test("FIDELITY 10: a removed animation isn't finished", arguments: [true, false])
  func removed(all: Bool) {
    let scene = Scene()
    let log = logged(scene)
    scene.run(to: 0.25)
    scene.clock.asCurrent {
      if all {
        scene.layer.removeAllAnimations()
      } else {
        scene.layer.removeAnimation(forKey: "other")
        scene.layer.removeAnimation(forKey: "key")
      }
    }
    #expect(scene.layer.animationKeys() == nil && scene.opacity(at: 0.25) == 1)
    scene.run(to: 5)
    #expect(log.lines == ["began at 0.0", "stopped at 0.25"])
    #expect(RunningAnimations.of(scene.clock).count == 0)
  }

  @Test func anAnimationThatStopsBeforeItsStartNeverStarts() {
    let scene = Scene()
    let log = logged(scene) { $0.beginTime = CACurrentMediaTime() + 1 }
    scene.clock.asCurrent { scene.layer.removeAllAnimations() }
    scene.run(to: 5)
    #expect(log.lines == ["stopped at 0.0"])
  }

  @Test func aFollowingAnimationStartsAtTheInstantOfTheEnd() {
    final class Chain: CAAnimationDelegate {
      let scene: Scene
      var ends: [Instant] = []
      init(_ scene: Scene) { self.scene = scene }
      func next() {
        let fade = scene.fade(0.1)
        fade.delegate = self
        scene.layer.add(fade, forKey: nil)
      }
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        ends.append(scene.clock.now)
        if ends.count < 100 { next() }
      }
    }
    let chain = Chain(Scene())
    chain.scene.clock.asCurrent { chain.next() }
    chain.scene.run(to: 100)
    #expect(chain.ends.last == Instant(seconds: 10) && chain.ends[6] == Instant(seconds: 0.7))
  }

  @Test func keysListRunningAnimationsInOrder() {
    let scene = Scene()
    scene.add(scene.fade(), forKey: "b")
    scene.add(scene.fade(), forKey: "a")
    scene.add(scene.fade(), forKey: nil)
    scene.add(scene.fade(), forKey: nil)
    #expect(scene.layer.animationKeys()?.prefix(2) == ["b", "a"])
    #expect(scene.layer.animationKeys()?.count == 4)
    #expect(scene.layer.animation(forKey: "a") is CABasicAnimation)
    #expect(scene.layer.animation(forKey: "c") == nil)
    scene.run(to: 1)
    #expect(scene.layer.animationKeys() == nil)
  }

  @Test func anUnreferencedLayerPlaysItsAnimationsToTheEnd() {
    let scene = Scene()
    let log = Log(scene.clock)
    scene.clock.asCurrent {
      let unreferenced = CALayer()
      let fade = scene.fade()
      fade.delegate = log
      unreferenced.add(fade, forKey: nil)
    }
    scene.run(to: 5)
    #expect(log.lines == ["began at 0.0", "finished at 1.0"])
  }
}
