import Foundation
import Geometry
import Layers
import TestSupport
import Testing
import Views
import VirtualTime

// FIDELITY 8: a nested block starts with its parent and inherits its duration and curve.
@Suite struct NestedAnimationTests {
  /// Moves the view in a nested block; the outer one takes 4 s on a linear curve, after a delay of
  /// 1 s.
  private func nested(
    _ options: UIView.AnimationOptions, delay: Double = 0,
    outer: UIView.AnimationOptions = .curveLinear
  ) -> (Scene, Log) {
    let scene = Scene()
    let log = Log(scene)
    scene.perform {
      UIView.animate(
        withDuration: 4, delay: 1, options: outer,
        animations: {
          scene.view.alpha = 0
          UIView.animate(
            withDuration: 1, delay: delay, options: options,
            animations: { scene.view.center.x = 1050 }, completion: log.completion)
        }, completion: log.completion)
    }
    return (scene, log)
  }

  @Test("FIDELITY 8: duration and curve are inherited")
  func inherits() {
    let (scene, log) = nested(.curveEaseIn)
    #expect(near(scene.x(at: 1), 50) && near(scene.x(at: 2), 300) && near(scene.x(at: 5), 1050))
    scene.run(to: 9)
    #expect(log.lines == ["finished at 5.0", "finished at 5.0"])
  }

  @Test("FIDELITY 8: .overrideInheritedDuration")
  func ownDuration() {
    let (scene, log) = nested(.overrideInheritedDuration)
    #expect(near(scene.x(at: 1.25), 300) && near(scene.x(at: 2), 1050))
    scene.run(to: 9)
    #expect(log.lines == ["finished at 2.0", "finished at 5.0"])
  }

  @Test("FIDELITY 8: .overrideInheritedCurve")
  func ownCurve() {
    let (scene, _) = nested([.overrideInheritedCurve, .curveEaseIn])
    #expect(near(scene.x(at: 2), 50 + 93.465, 1e-3))
  }

  @Test func aNestedDelayIsAdded() {
    let (scene, log) = nested(.overrideInheritedDuration, delay: 2)
    #expect(near(scene.x(at: 3), 50) && near(scene.x(at: 3.25), 300))
    scene.run(to: 9)
    #expect(log.lines == ["finished at 4.0", "finished at 5.0"])
  }

  @Test(
    "A nested block repeats with its parent unless .overrideInheritedOptions",
    arguments: [true, false])
  func options(override: Bool) {
    let (scene, log) = nested(
      override ? .overrideInheritedOptions : [], outer: [.curveLinear, .autoreverse])
    #expect(near(scene.x(at: 3), 550) && near(scene.x(at: 7), override ? 1050 : 550))
    scene.run(to: 20)
    #expect(log.lines == [override ? "finished at 5.0" : "finished at 9.0", "finished at 9.0"])
  }

  @Test("FIDELITY 8: inheritedAnimationDuration")
  func inheritedDuration() {
    let scene = Scene()
    scene.perform {
      #expect(UIView.inheritedAnimationDuration == 0)
      UIView.animate(withDuration: 3) {
        #expect(UIView.inheritedAnimationDuration == 3)
        UIView.animate(withDuration: 1) { #expect(UIView.inheritedAnimationDuration == 3) }
        UIView.animate(withDuration: 1, delay: 0, options: .overrideInheritedDuration) {
          #expect(UIView.inheritedAnimationDuration == 1)
        }
      }
      #expect(UIView.inheritedAnimationDuration == 0)
    }
  }

  @Test func aBlockInACompletionIsNotNested() {
    let scene = Scene()
    scene.perform {
      UIView.animate(withDuration: 1) {
        scene.view.alpha = 0
      } completion: { _ in
        #expect(UIView.inheritedAnimationDuration == 0)
      }
    }
    scene.run(to: 2)
  }
}
