import Foundation
import Layers
import TestSupport
import Testing
import VirtualTime

// FIDELITY 11, 16 and 17 for a single animation on a layer.
@Suite struct AnimationTimingTests {
  /// A fade from 0 to 1 on a layer whose own opacity is 0.5, added at 1 s.
  private func scene(_ change: (CABasicAnimation) -> Void) -> Scene {
    let scene = Scene()
    scene.clock.asCurrent {
      CATransaction.setDisableActions(true)
      scene.layer.opacity = 0.5
    }
    scene.run(to: 1)
    let fade = scene.fade(2)
    change(fade)
    scene.add(fade)
    return scene
  }

  private func check(
    _ scene: Scene, _ expected: [(Double, Double)], source: SourceLocation = #_sourceLocation
  ) {
    for (time, opacity) in expected {
      #expect(near(scene.opacity(at: time), opacity, 1e-6), "at \(time)", sourceLocation: source)
    }
  }

  @Test func anAnimationRunsFromTheTimeItIsAdded() {
    check(scene { _ in }, [(1, 0), (1.5, 0.25), (2, 0.5), (3, 1), (3.001, 0.5)])
  }

  @Test(
    "Fill modes",
    arguments: [
      (CAMediaTimingFillMode.removed, 0.5, 0.5), (.backwards, 0, 0.5), (.forwards, 0.5, 1),
      (.both, 0, 1),
    ])
  func fillModes(mode: CAMediaTimingFillMode, before: Double, after: Double) {
    let scene = scene {
      $0.beginTime = Instant(seconds: 2).mediaTime
      $0.fillMode = mode
    }
    check(scene, [(1, before), (1.999, before), (2, 0), (3, 0.5), (4, 1), (4.001, after)])
  }

  @Test func aBeginTimeInThePastIsPartlyOver() {
    check(scene { $0.beginTime = Instant(seconds: 0.5).mediaTime }, [(1, 0.25), (1.5, 0.5)])
  }

  @Test(arguments: [1e300, -1e300])
  func timesBeyondTheClocksRangeAreClamped(value: Double) {
    let begins = scene { $0.beginTime = value }
    check(begins, [(1, 0.5), (5, 0.5)])
    let long = scene { $0.duration = abs(value) }
    check(long, [(1, 0), (5, 0)])
    let shifted = scene { $0.timeOffset = value }
    shifted.run(to: 10)
    #expect(begins.error == nil && long.error == nil && shifted.error == nil)
  }

  @Test func repeatsStartOver() {
    check(
      scene { $0.repeatCount = 3 }, [(2, 0.5), (3, 0), (4, 0.5), (6.5, 0.75), (7, 1), (7.1, 0.5)])
    check(
      scene { $0.repeatDuration = 3 }, [(2, 0.5), (3.5, 0.25), (3.9, 0.45), (4, 0.5), (4.1, 0.5)])
    check(scene { $0.repeatCount = .infinity }, [(1_000_002, 0.5)])
  }

  @Test("FIDELITY 11: autoreverse ends at the old value and then jumps to the model value")
  func autoreverse() {
    check(
      scene { $0.autoreverses = true },
      [(2, 0.5), (3, 1), (3.5, 0.75), (4.9, 0.05), (5, 0), (5.001, 0.5)])
  }

  @Test("FIDELITY 11: a repeat count counts full cycles; n + 0.5 ends at the end value")
  func halfCycles() {
    check(
      scene {
        $0.autoreverses = true
        $0.repeatCount = 2
      }, [(5, 0), (7, 1), (9, 0), (9.001, 0.5)])
    check(
      scene {
        $0.autoreverses = true
        $0.repeatCount = 1.5
      }, [(5, 0), (6, 0.5), (7, 1), (7.001, 0.5)])
  }

  @Test("FIDELITY 16: speed")
  func speed() {
    check(scene { $0.speed = 2 }, [(1, 0), (1.5, 0.5), (2, 1), (2.001, 0.5)])
    check(scene { $0.speed = 0.5 }, [(3, 0.5), (5, 1)])
    check(scene { $0.speed = -1 }, [(1, 1), (1.5, 0.75), (2, 0.5), (3, 0), (3.001, 0.5)])
  }

  @Test("FIDELITY 16: a speed of 0 with a time offset scrubs", arguments: [0.0, 0.5, 1, 1.5, 2])
  func scrubbing(offset: Double) {
    let scene = scene {
      $0.speed = 0
      $0.timeOffset = offset
    }
    check(scene, [(1, offset / 2), (100, offset / 2)])
    scene.run(to: 100)
    #expect(scene.layer.animationKeys() == ["key"])
  }

  @Test("FIDELITY 16: a time offset shifts the pass; the skipped part follows after the end")
  func offset() {
    check(
      scene { $0.timeOffset = 0.5 }, [(1, 0.25), (2, 0.75), (2.5, 0), (2.9, 0.2), (3.001, 0.5)])
  }

  @Test("FIDELITY 17: isRemovedOnCompletion = false with forwards holds the last value")
  func held() {
    let scene = scene {
      $0.isRemovedOnCompletion = false
      $0.fillMode = .forwards
    }
    scene.run(to: 50)
    #expect(scene.layer.animationKeys() == ["key"] && scene.opacity(at: 50) == 1)
    #expect(RunningAnimations.of(scene.clock).count == 0)
    scene.clock.asCurrent { scene.layer.removeAnimation(forKey: "key") }
    #expect(scene.opacity(at: 50) == 0.5)
  }

  @Test func easingAppliesToEachPass() {
    let scene = scene {
      $0.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
      $0.autoreverses = true
    }
    check(scene, [(1.5, 0.129162), (2.5, 0.870838), (3.5, 0.870838), (4.5, 0.129162)])
  }

  @Test func endlessAnimationsCountAsRunningUntilRemoved() {
    let scene = scene { $0.repeatCount = .infinity }
    #expect(RunningAnimations.of(scene.clock).count == 1)
    scene.run(to: 1000)
    #expect(RunningAnimations.of(scene.clock).count == 1)
    scene.clock.asCurrent { scene.layer.removeAllAnimations() }
    #expect(RunningAnimations.of(scene.clock).count == 0)
  }

  @Test(arguments: ["duration", "beginTime", "timeOffset", "speed"])
  func timesThatAreNotNumbersCountAsTheDefaults(property: String) {
    let scene = scene {
      switch property {
      case "duration": $0.duration = .nan
      case "beginTime": $0.beginTime = .nan
      case "timeOffset": $0.timeOffset = .nan
      default: $0.speed = .infinity
      }
    }
    #expect(scene.hasOneWarning(.notFinite) && scene.layer.animationKeys() == ["key"])
    let message = scene.warnings.first?.message
    #expect(
      message == "The \(property) of the animation key on CALayer \"box\" is nan and has no effect."
    )
    #expect(near(scene.opacity(at: 1.1), property == "duration" ? 0.4 : 0.05))
  }

  @Test func anInfiniteDurationHoldsTheStartValue() {
    let scene = scene { $0.duration = .infinity }
    scene.run(to: 1e5)
    #expect(scene.layer.animationKeys() == ["key"] && near(scene.opacity(at: 1e5), 0, 1e-4))
  }

  @Test func anEndlessGroupPlaysItsAnimations() {
    let scene = Scene()
    let (group, fade) = (CAAnimationGroup(), scene.fade(1))
    fade.repeatCount = .infinity
    group.animations = [fade]
    group.duration = .infinity
    scene.add(group)
    #expect(near(scene.opacity(at: 1000.25), 0.25, 1e-6) && scene.error == nil)
  }
}
