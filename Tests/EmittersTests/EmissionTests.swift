import Emitters
import Foundation
import Geometry
import Layers
import Raster
import Testing
import VirtualTime

// The number of particles over time.
@Suite struct EmissionTests {
  @Test("FIDELITY 31: an emitter has a seed, its shape is a point, and it emits nothing")
  func emitter() {
    let emitter = CAEmitterLayer()
    #expect(emitter.seed == 0 && emitter.emitterCells == nil && emitter.birthRate == 1)
    #expect(emitter.emitterShape == .point && emitter.emitterMode == .volume)
    #expect(emitter.renderMode == .unordered && emitter.lifetime == 1)
  }

  @Test func aParticleIsBornWheneverTheIntegralOfTheRateIsWhole() {
    let scene = EmitterScene()
    let times = [0.0, 0.09, 0.11, 0.19, 0.21, 1.05, 7.95]
    #expect(times.map { scene.particles(at: $0).count } == [0, 0, 1, 1, 2, 10, 79])
  }

  @Test func theLayersRateIsAFactorAndAnimates() {
    let scene = EmitterScene { _, cell in cell.birthRate = 1000 }
    scene.at(1) {
      scene.emitter.birthRate = 0
      let ramp = CABasicAnimation(keyPath: "birthRate")
      ramp.fromValue = 0.0
      ramp.toValue = 2.0
      ramp.duration = 2.0
      scene.emitter.add(ramp, forKey: nil)
    }
    // 1000 · ∫ t dt from 0 to s, in addition to the particles of the first second.
    for time in [0.25, 0.5, 1.1, 1.75, 2] {
      let count = Double(scene.particles(at: 1 + time).count)
      #expect(abs(count - 1000 - 500 * time * time) <= 4, "\(time): \(count)")
    }
    #expect(scene.particles(at: 10).count == scene.particles(at: 3).count)
  }

  @Test func aCellsRateIsSetAndAnimatedByKeyPath() {
    let scene = EmitterScene { _, cell in cell.birthRate = 0 }
    scene.at(1) { scene.emitter.setValue(100, forKeyPath: "emitterCells.spark.birthRate") }
    #expect(scene.cell.birthRate == 100 && abs(scene.particles(at: 2.005).count - 100) <= 1)
    scene.at(2) {
      let ramp = CABasicAnimation(keyPath: "emitterCells.spark.birthRate")
      ramp.fromValue = 100
      ramp.toValue = 0
      ramp.duration = 1
      scene.emitter.setValue(0, forKeyPath: "emitterCells.spark.birthRate")
      scene.emitter.add(ramp, forKey: nil)
    }
    #expect(abs(scene.particles(at: 3).count - 150) <= 1)
    #expect(scene.particles(at: 9).count == scene.particles(at: 3).count)
  }

  @Test(arguments: ["layer", "key path", "cell", "disabled"])
  func particlesLiveOnWhenTheEmitterStops(how: String) {
    let scene = EmitterScene { _, cell in
      cell.birthRate = 100
      cell.lifetime = 1
      cell.velocity = 10
    }
    scene.at(2) {
      switch how {
      case "layer": scene.emitter.birthRate = 0
      case "cell": scene.cell.birthRate = 0
      case "disabled": scene.cell.isEnabled = false
      default: scene.emitter.setValue(0, forKeyPath: "emitterCells.spark.birthRate")
      }
    }
    let counts = [2.001, 2.5, 2.9, 3.01].map { scene.particles(at: $0).count }
    #expect(abs(counts[0] - 100) <= 1 && abs(counts[1] - 50) <= 1 && abs(counts[2] - 10) <= 1)
    #expect(counts[3] == 0)
  }

  @Test("(D) An emitter has emitted since time 0 of its own time, unless it begins later")
  func emissionStart() {
    func added(_ change: @escaping (CAEmitterLayer) -> Void) -> [Int] {
      let scene = EmitterScene()
      let emitter = CAEmitterLayer()
      scene.at(3) {
        scene.emitter.removeFromSuperlayer()
        emitter.emitterCells = [scene.cell]
        scene.root.addSublayer(emitter)
        change(emitter)
      }
      return [3, 4.05].map { scene.particles(at: $0).count }
    }
    // All the particles that can be alive.
    #expect(added { _ in } == [1000, 1000])
    #expect(added { $0.beginTime = CACurrentMediaTime() } == [0, 10])
    #expect(added { $0.beginTime = CACurrentMediaTime() - 2 } == [20, 30])
    #expect(
      added {
        $0.beginTime = CACurrentMediaTime()
        $0.timeOffset = 1
      } == [10, 20])
  }

  @Test func anEmitterCanRestart() {
    let scene = EmitterScene { emitter, _ in emitter.birthRate = 0 }
    for time in [2.0, 5] {
      scene.at(time) {
        scene.emitter.birthRate = 1
        scene.emitter.beginTime = CACurrentMediaTime()
      }
      #expect([0.05, 0.15, 1.05].map { scene.particles(at: time + $0).count } == [0, 1, 10])
      scene.at(time + 2) { scene.emitter.birthRate = 0 }
      #expect(scene.particles(at: time + 2.5).count == 20)
    }
  }

  @Test("(D) A cell emits during its active time, and its speed applies to its particles")
  func cellTime() {
    func counts(_ change: (CAEmitterCell) -> Void) -> [Int] {
      let scene = EmitterScene { change($1) }
      return [0.95, 1.55, 2.05, 4.05].map { scene.particles(at: $0).count }
    }
    #expect(counts { $0.beginTime = 1 } == [0, 5, 10, 30])
    #expect(counts { ($0.beginTime, $0.duration) = (1, 0.5) } == [0, 5, 5, 5])
    #expect(counts { ($0.duration, $0.repeatCount) = (1, 2) } == [9, 15, 20, 20])
    #expect(counts { ($0.duration, $0.autoreverses) = (1, true) } == [9, 15, 20, 20])
    #expect(
      counts {
        $0.repeatDuration = 1.5; $0.duration = 0.1
      } == [9, 15, 15, 15])
    #expect(counts { $0.speed = 2 } == [19, 31, 41, 81])
    #expect(counts { ($0.beginTime, $0.timeOffset) = (1, 0.5) } == [0, 10, 15, 35])
    #expect(counts { ($0.speed, $0.lifetime) = (2, 0.97) } == [10, 10, 10, 10])
    #expect(counts { $0.speed = 0 } == [0, 0, 0, 0])
  }

  @Test func particlesUseTheLayersTime() {
    let scene = EmitterScene()
    scene.at(1) { (scene.emitter.speed, scene.emitter.timeOffset) = (0, 0) }
    for (time, offset) in [(2.0, 3.05), (2.5, 0.55), (3, 1.05)] {
      scene.at(time) { scene.emitter.timeOffset = offset }
      #expect(scene.particles(at: time).count == Int(offset * 10))
    }
  }

  @Test func anEmitterDoesNotKeepTheStageRunning() {
    let scene = EmitterScene()
    _ = scene.particles(at: 1)
    #expect(scene.clock.nextInstant == nil && RunningAnimations.of(scene.clock).count == 0)
  }

  @Test func tooManyParticlesCauseAWarning() {
    let scene = EmitterScene { _, cell in cell.birthRate = 1e9 }
    LayerWarnings.of(scene.clock).sink = { _ in }
    #expect(scene.particles(at: 60).count < 100_001)
    #expect(LayerWarnings.of(scene.clock).all.map(\.code) == [.tooManyParticles])
  }

  @Test func memoryDoesNotGrowWithTheFilm() {
    let scene = EmitterScene { emitter, cell in
      cell.lifetime = 1
      let sway = CABasicAnimation(keyPath: "emitterPosition")
      sway.fromValue = CGPoint.zero
      sway.toValue = CGPoint(x: 100, y: 0)
      sway.duration = 0.7
      sway.repeatCount = .infinity
      emitter.add(sway, forKey: nil)
    }
    for second in 1...30 { _ = scene.particles(at: Double(second)) }
    let short = scene.emitter.rememberedStepCount
    for second in 31...200 { _ = scene.particles(at: Double(second)) }
    #expect(short > 1000 && scene.emitter.rememberedStepCount < short + 600)
  }

  @Test func aSubclassCanChangeItselfInDeinit() {
    var layer: CAEmitterLayer? = FarewellLayer()
    layer?.emitterCells = [CAEmitterCell()]
    weak let gone = layer
    layer = nil
    #expect(gone == nil)
  }
}

/// A layer that changes itself when it is deallocated.
private final class FarewellLayer: CAEmitterLayer {
  deinit {
    birthRate = 0
    emitterCells = nil
    removeAllAnimations()
  }
}
