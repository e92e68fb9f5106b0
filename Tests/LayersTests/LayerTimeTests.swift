import Foundation
import Geometry
import Layers
import TestSupport
import Testing
import VirtualTime

@Suite("FIDELITY 16: timing nests through the layer tree") struct LayerTimeTests {
  /// Creates a fade of two seconds, added at 1 s.
  private func fading() -> (Scene, Log) {
    let scene = Scene()
    let log = Log(scene.clock)
    scene.run(to: 1)
    let fade = scene.fade(2)
    fade.delegate = log
    scene.add(fade)
    return (scene, log)
  }

  @Test func parentTimeBecomesLocalTime() {
    let (outer, inner) = (CALayer(), CALayer())
    outer.addSublayer(inner)
    outer.beginTime = 1
    outer.speed = 2
    outer.timeOffset = 0.5
    inner.beginTime = 3
    inner.speed = 0.5
    // (4 − 1)·2 + 0.5 = 6.5, then (6.5 − 3)·0.5 = 1.75.
    #expect(near(outer.convertTime(4, from: nil), 6.5))
    #expect(near(inner.convertTime(4, from: nil), 1.75))
    #expect(near(inner.convertTime(6.5, from: outer), 1.75))
    #expect(near(inner.convertTime(1.75, to: outer), 6.5))
    #expect(near(inner.convertTime(1.75, to: nil), 4))
    #expect(near(inner.convertTime(7, to: inner), 7))
  }

  @Test func siblingsConvertEvenIfTheirSuperlayersTimeStandsStill() {
    let (outer, one, other) = (CALayer(), CALayer(), CALayer())
    outer.sublayers = [one, other]
    outer.speed = 0
    one.speed = 2
    other.timeOffset = 1
    #expect(near(other.convertTime(4, from: one), 3))
    #expect(near(outer.convertTime(4, to: nil), 0))
  }

  @Test("(D) A stage starts at 10 000 seconds of media time")
  func mediaTime() {
    #expect(CACurrentMediaTime() == 10_000)
    let scene = Scene()
    scene.run(to: 1.25)
    scene.clock.asCurrent { #expect(CACurrentMediaTime() == 10_001.25) }
    #expect(Instant(mediaTime: 10_001.25) == Instant(seconds: 1.25))
    #expect(Instant(mediaTime: .nan) == .zero && Instant(mediaTime: .infinity).seconds > 1e9)
  }

  @Test("Animations without a begin time start at the layer's time when they are committed")
  func uncommittedAnimationsFollowTheLayersTime() {
    let scene = Scene()
    scene.run(to: 1)
    scene.clock.asCurrent {
      scene.layer.add(scene.fade(2), forKey: "key")
      (scene.layer.speed, scene.layer.timeOffset) = (0, 0.5)
      scene.layer.timeOffset = 0
    }
    scene.run(to: 3)
    scene.clock.asCurrent { scene.layer.timeOffset = 0.5 }
    #expect(near(scene.opacity(at: 3), 0.25))
  }

  @Test("Beginning in a second, by the clock or by the layer's time", arguments: [true, false])
  func beginsLater(byLayer: Bool) {
    let scene = Scene()
    scene.run(to: 0.5)
    scene.clock.asCurrent {
      scene.root.timeOffset = byLayer ? 10 : 0
      let fade = scene.fade(1)
      let now = CACurrentMediaTime()
      fade.beginTime = (byLayer ? scene.layer.convertTime(now, from: nil) : now) + 1
      scene.layer.add(fade, forKey: "key")
    }
    #expect(scene.opacity(at: 1.4) == 1 && near(scene.opacity(at: 2), 0.5))
    scene.run(to: 2.4)
    #expect(scene.layer.animationKeys() == ["key"])
    scene.run(to: 2.5)
    #expect(scene.layer.animationKeys() == nil)
  }

  @Test("Pause and resume as in Apple's QA1673, including the end")
  func pauseAndResume() {
    let (scene, log) = fading()
    let layer = scene.layer
    scene.run(to: 1.5)
    scene.clock.asCurrent {
      let paused = layer.convertTime(CACurrentMediaTime(), from: nil)
      layer.speed = 0
      layer.timeOffset = paused
    }
    scene.run(to: 7.25)
    #expect(near(scene.opacity(at: 7.25), 0.25) && layer.animationKeys() == ["key"])
    scene.clock.asCurrent {
      let paused = layer.timeOffset
      layer.speed = 1
      layer.timeOffset = 0
      layer.beginTime = 0
      let since = layer.convertTime(CACurrentMediaTime(), from: nil) - paused
      layer.beginTime = since
    }
    #expect(near(scene.opacity(at: 7.25), 0.25) && near(scene.opacity(at: 8), 0.625))
    scene.run(to: 20)
    #expect(log.lines == ["began at 1.0", "finished at 8.75"])
    #expect(layer.animationKeys() == nil && RunningAnimations.of(scene.clock).count == 0)
  }

  @Test func aCompletionBlockWaitsForAPausedSuperlayerToo() {
    let scene = Scene()
    let log = Log(scene.clock)
    scene.clock.asCurrent {
      CATransaction.begin()
      CATransaction.setCompletionBlock { log.record("done") }
      scene.layer.add(scene.fade(1), forKey: nil)
      CATransaction.commit()
    }
    scene.run(to: 0.5)
    scene.clock.asCurrent {
      (scene.root.speed, scene.root.timeOffset) = (0, CACurrentMediaTime())
    }
    scene.run(to: 3)
    scene.clock.asCurrent {
      scene.root.speed = 1
      scene.root.timeOffset = 0
      scene.root.beginTime = 2.5
    }
    scene.run(to: 9)
    #expect(log.lines == ["done at 3.5"])
  }

  @Test("Speed", arguments: [(Float(2), 2.0), (0.5, 5), (1, 3)])
  func speed(speed: Float, end: Double) {
    let (scene, log) = fading()
    // Keeps the current time and continues at another speed.
    scene.clock.asCurrent {
      scene.root.timeOffset = CACurrentMediaTime()
      scene.root.beginTime = CACurrentMediaTime()
      scene.root.speed = speed
    }
    scene.run(to: 10)
    #expect(log.lines.last == "finished at \(end)")
  }

  @Test(arguments: [Float(0), -1])
  func stoppedOrReversedTimeNeverEnds(speed: Float) {
    let (scene, log) = fading()
    scene.run(to: 1.5)
    scene.clock.asCurrent { scene.layer.speed = speed }
    scene.run(to: 1000)
    #expect(log.lines == ["began at 1.0"] && scene.layer.animationKeys() == ["key"])
  }

  @Test("A layer's speed of 0 with a time offset scrubs", arguments: [0.0, 0.5, 1.5, 2])
  func scrubbing(offset: Double) {
    let scene = Scene()
    scene.clock.asCurrent {
      scene.layer.speed = 0
      scene.layer.add(scene.fade(2), forKey: "key")
    }
    scene.run(to: 5)
    scene.clock.asCurrent { scene.layer.timeOffset = offset }
    #expect(near(scene.opacity(at: 5), offset / 2))
  }

  @Test func animationsInStoppedTimeHaveStarted() {
    let scene = Scene()
    let log = Log(scene.clock)
    let (fade, later) = (scene.fade(1), scene.fade(1))
    fade.delegate = log
    later.delegate = log
    later.beginTime = 1
    scene.clock.asCurrent {
      scene.layer.speed = 0
      scene.layer.add(fade, forKey: nil)
      scene.layer.add(later, forKey: nil)
    }
    scene.run(to: 3)
    #expect(log.lines == ["began at 0.0"])
  }

  @Test func aLayerMovedIntoSlowerTimeEndsLater() {
    let (scene, log) = fading()
    let slow = CALayer()
    slow.speed = 0.5
    scene.clock.asCurrent {
      scene.root.addSublayer(slow)
      slow.beginTime = CACurrentMediaTime()
      slow.timeOffset = CACurrentMediaTime()
      slow.addSublayer(scene.layer)
    }
    scene.run(to: 10)
    #expect(log.lines.last == "finished at 5.0")
  }

  @Test("A layer exists from its begin time on, for its duration (our decision)")
  func activeTimeOfALayer() {
    let scene = Scene()
    scene.clock.asCurrent {
      (scene.layer.beginTime, scene.layer.duration) = (CACurrentMediaTime() + 1, 2)
    }
    func shows(_ time: Double) -> Bool { !scene.state(at: time).isHidden }
    #expect([0.5, 1, 2, 3, 3.5].map(shows) == [false, true, true, true, false])
    scene.layer.fillMode = .backwards
    #expect([0.5, 3.5].map(shows) == [true, false])
    scene.layer.fillMode = .both
    #expect([0.5, 3.5].map(shows) == [true, true])
    scene.layer.fillMode = .removed
    scene.layer.repeatCount = 2
    #expect([3.5, 5, 5.5].map(shows) == [true, true, false])
    scene.layer.duration = .infinity
    #expect(shows(1e6))
  }

  @Test func aLayerThatRepeatsPlaysItsAnimationsAgain() {
    let scene = Scene()
    let fade = scene.fade(1)
    fade.isRemovedOnCompletion = false
    scene.root.beginTime = CACurrentMediaTime()
    scene.root.duration = 2
    scene.root.repeatCount = 3
    scene.add(fade)
    #expect(near(scene.opacity(at: 0.5), 0.5) && near(scene.opacity(at: 2.25), 0.25))
    scene.root.autoreverses = true
    #expect(near(scene.opacity(at: 3.75), 0.25))
    scene.root.autoreverses = false
    scene.root.repeatDuration = 3
    #expect(
      near(scene.opacity(at: 2.25), 0.25) && scene.root.state(at: Instant(seconds: 3.5)).isHidden)
  }

  @Test("FIDELITY 16: the times of a layer, of its superlayer and of the animation nest")
  func allThreeNest() {
    let scene = Scene()
    let fade = scene.fade(2)
    fade.beginTime = 0.5
    fade.speed = 2
    fade.timeOffset = 0.25
    scene.clock.asCurrent {
      scene.root.beginTime = CACurrentMediaTime() + 1
      scene.root.speed = 0.5
      scene.layer.speed = 2
      scene.layer.timeOffset = 0.25
      scene.layer.add(fade, forKey: "key")
    }
    // At 1.5 s: (1.5 − 1)·0.5 = 0.25, then 0.25·2 + 0.25 = 0.75, then (0.75 − 0.5)·2 + 0.25 = 0.75.
    #expect(near(scene.opacity(at: 1.5), 0.375))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func invalidTimesAreIgnored(value: Double) {
    for set: (CALayer) -> Void in [
      { $0.beginTime = value }, { $0.timeOffset = value }, { $0.speed = Float(value) },
    ] {
      let scene = Scene()
      scene.clock.asCurrent { set(scene.layer) }
      #expect(scene.hasOneWarning(.notFinite))
      #expect(scene.layer.beginTime == 0 && scene.layer.speed == 1)
      #expect(scene.warnings.first?.message.contains("of CALayer \"box\"") == true)
    }
    #expect(CALayer().convertTime(value, from: nil).isFinite == false)
  }
}
