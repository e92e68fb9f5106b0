import Emitters
import Foundation
import Geometry
import Layers
import Raster
import TestSupport
import Testing
import VirtualTime

// Frames of an emitter are a function of its time.
@Suite struct EmitterSamplingTests {
  /// Draws frames of an emitter that changes in many ways within three seconds.
  private func eventful(drawingAt times: [Double], seed: UInt32 = 7) -> [DisplayItem] {
    let scene = EmitterScene { emitter, cell in
      emitter.seed = seed
      emitter.emitterShape = .circle
      emitter.emitterSize = CGSize(width: 20, height: 0)
      cell.birthRate = 37
      cell.lifetime = 1.3
      cell.lifetimeRange = 0.4
      cell.velocity = 50
      cell.velocityRange = 20
      cell.emissionRange = 2
      cell.spin = 1
      cell.spinRange = 2
      cell.scaleSpeed = -0.1
      cell.yAcceleration = 40
      let trail = CAEmitterCell()
      trail.birthRate = 11
      trail.lifetime = 0.4
      trail.contents = EmitterScene.picture()
      cell.emitterCells = [trail]
    }
    var drawn = times[...]
    func happen(_ time: Double, _ change: () -> Void) {
      while let next = drawn.first, next < time {
        _ = scene.items(at: next)
        drawn = drawn.dropFirst()
      }
      scene.at(time, change)
    }
    happen(0.31) {
      let sway = CABasicAnimation(keyPath: "emitterPosition")
      sway.fromValue = CGPoint.zero
      sway.toValue = CGPoint(x: 90, y: 9)
      sway.duration = 0.777
      sway.autoreverses = true
      sway.repeatCount = 2
      scene.emitter.add(sway, forKey: nil)
    }
    happen(0.9) { scene.emitter.setValue(80, forKeyPath: "emitterCells.spark.birthRate") }
    happen(1.237) { scene.emitter.birthRate = 0.4 }
    happen(1.7) {
      let ramp = CABasicAnimation(keyPath: "emitterCells.spark.velocity")
      ramp.fromValue = 0
      ramp.toValue = 500
      ramp.duration = 3
      scene.emitter.add(ramp, forKey: nil)
    }
    happen(2.2) { scene.emitter.emitterShape = .line }
    happen(2.99) {}
    return scene.items(at: 3).flat
  }

  @Test func framesDoNotDependOnEarlierFrames() {
    let alone = eventful(drawingAt: [])
    #expect(alone.count > 30)
    #expect(eventful(drawingAt: (0..<180).map { Double($0) / 60 }) == alone)
    #expect(eventful(drawingAt: [0.5, 0.501, 1.2, 1.2371, 2.9]) == alone)
    var random = SeededGenerator(seed: 3)
    let times = (0..<40).map { _ in Double.random(in: 0..<3, using: &random) }.sorted()
    #expect(eventful(drawingAt: times) == alone)
  }

  /// Computed particles are kept, forwards, backwards and across changes of the emitter.
  @Test func keptParticlesEqualNewlyComputedOnes() {
    func scene(_ seed: UInt32 = 1) -> EmitterScene {
      EmitterScene { emitter, cell in
        emitter.emitterShape = .circle
        emitter.emitterSize = CGSize(width: 20, height: 0)
        emitter.seed = seed
        cell.birthRate = 900
        cell.lifetime = 0.5
        cell.lifetimeRange = 0.4
        cell.velocity = 50
        cell.velocityRange = 20
        cell.emissionRange = 2
        cell.spinRange = 2
        cell.redRange = 1
        cell.scaleRange = 0.5
      }
    }
    func items(_ scene: EmitterScene, _ time: Double) -> [DisplayItem] {
      scene.clock.asCurrent {
        scene.root.content(at: Instant(seconds: time))
      }
    }
    let reused = scene()
    for time in [0.1, 0.11, 3, 3.02, 2.9, 0.4, 9, 8.7, 9.01, 60, 0.3] {
      #expect(items(reused, time) == items(scene(), time), "\(time)")
    }
    reused.emitter.seed = 5
    #expect(items(reused, 0.5) == items(scene(5), 0.5) && items(reused, 0.5) != items(scene(), 0.5))
  }

  @Test func runsDifferOnlyBySeed() {
    #expect(eventful(drawingAt: []) == eventful(drawingAt: []))
    #expect(eventful(drawingAt: [], seed: 8) != eventful(drawingAt: []))
  }

  @Test func drawingAnotherInstantHasNoEffect() {
    let scene = EmitterScene { emitter, cell in
      cell.velocity = 10
      let sway = CABasicAnimation(keyPath: "emitterPosition.x")
      sway.fromValue = 0
      sway.toValue = 100
      sway.duration = 5
      emitter.add(sway, forKey: nil)
    }
    let frame = scene.items(at: 2)
    scene.clock.asCurrent {
      var others: [DisplayItem] = []
      for time in [4.0, 0.5, 1.9] {
        scene.root.appendItems(
          to: &others, toCanvas: .identity, at: Instant(seconds: time), reuse: false)
      }
    }
    #expect(scene.items(at: 2) == frame && scene.items(at: 2, reuse: false) == frame)
  }

  @Test func anAnimatedPositionLeavesATrail() {
    let scene = EmitterScene { emitter, cell in
      cell.birthRate = 100
      let move = CABasicAnimation(keyPath: "emitterPosition")
      move.fromValue = CGPoint.zero
      move.toValue = CGPoint(x: 200, y: 400)
      move.duration = 2
      emitter.add(move, forKey: nil)
    }
    let trail = scene.particles(at: 1.995)
    #expect(trail.count == 199)
    for (number, particle) in trail.enumerated() {
      // Born at n / 100, sampled within a step of 1/512 s.
      #expect(abs(particle.x - Double(number + 1)) < 0.2 && abs(particle.y - 2 * particle.x) < 1e-9)
    }
  }

  @Test func particlesKeepTheirValuesFromBirth() {
    let scene = EmitterScene { _, cell in (cell.velocity, cell.birthRate) = (10, 10) }
    scene.at(1.05) {
      scene.cell.velocity = 0
      scene.cell.scale = 3
      scene.emitter.emitterPosition = CGPoint(x: 0, y: 50)
    }
    let particles = scene.particles(at: 2.05)
    #expect(particles.filter { $0.y == 50 && $0.x == 0 && $0.scale == 3 }.count == 10)
    #expect(particles.filter { $0.y == 0 && $0.x > 9 && $0.scale == 1 }.count == 10)
  }

  @Test func aDelayedCopyShowsAnEarlierTime() {
    let scene = EmitterScene { emitter, cell in
      cell.lifetime = 1
      let replicator = CAReplicatorLayer()
      replicator.instanceCount = 2
      replicator.instanceDelay = 1.55
      emitter.superlayer?.addSublayer(replicator)
      replicator.addSublayer(emitter)
    }
    #expect(scene.particles(at: 1.95).count == 10 + 4)
    scene.at(2) { scene.emitter.birthRate = 0 }
    #expect(scene.particles(at: 4.05).count == 5)
  }
}
