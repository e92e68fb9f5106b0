import Drawing
import Emitters
import Foundation
import Geometry
import Layers
import Raster
import TestSupport
import Testing
import VirtualTime

// The positions of particles and their appearance.
@Suite struct ParticleTests {
  @Test func aParticleMovesTurnsGrowsAndChangesColour() throws {
    let scene = EmitterScene { emitter, cell in
      emitter.emitterPosition = CGPoint(x: 5, y: 6)
      cell.birthRate = 1
      cell.velocity = 10
      cell.emissionLongitude = .pi / 2
      cell.xAcceleration = 4
      cell.yAcceleration = -2
      cell.spin = 0.5
      cell.scale = 2
      cell.scaleSpeed = 0.25
      cell.color = CGColor(srgbRed: 0.5, green: 0.25, blue: 0, alpha: 1)
      cell.redSpeed = -0.125
      cell.blueSpeed = 2
      cell.alphaSpeed = -0.25
    }
    let one = try #require(scene.particles(at: 2.999).first.map { _ in scene.particles(at: 3)[0] })
    // At an age of two seconds.
    #expect(near(one.x, 5 + 8) && near(one.y, 6 + 20 - 4) && near(one.angle, 1))
    #expect(near(one.scale, 2.5))
    #expect(one.color == Color(red: 0.25, green: 0.25, blue: 1, alpha: 0.5))
  }

  @Test func theLayersFactorsMultiply() {
    func first(_ change: @escaping (CAEmitterLayer) -> Void) -> EmitterScene.Drawn? {
      let scene = EmitterScene { emitter, cell in
        cell.birthRate = 1
        cell.lifetime = 2
        cell.velocity = 10
        cell.spin = 0.5
        change(emitter)
      }
      return scene.particles(at: 2).first
    }
    #expect(first { $0.velocity = 3 }?.x == 30 && first { $0.scale = 2 }?.scale == 2)
    #expect(near(first { $0.spin = 2 }?.angle ?? 0, 1))
    // The particle born a second ago or, with the shorter lifetime, the one born now.
    #expect(first { $0.lifetime = 0.4 }?.x == 0 && first { _ in }?.x == 10)
  }

  @Test func valuesStayWithinTheirRanges() {
    let scene = EmitterScene { _, cell in
      cell.birthRate = 5000
      cell.lifetime = 1
      cell.lifetimeRange = 0.5
      cell.velocity = 100
      cell.velocityRange = 30
      cell.scale = 2
      cell.scaleRange = 0.5
      cell.spinRange = 1
      cell.color = CGColor(srgbRed: 0.5, green: 1, blue: 0.25, alpha: 1)
      cell.redRange = 0.2
      cell.greenRange = 0.2
      cell.alphaRange = 0.5
    }
    scene.at(0.5) { scene.emitter.birthRate = 0 }
    let old = scene.particles(at: 0.5)
    #expect(old.count == 2500)
    func span(_ value: (EmitterScene.Drawn) -> Double) -> ClosedRange<Double> {
      let all = old.map(value)
      return (all.min() ?? 0)...(all.max() ?? 0)
    }
    func covers(_ found: ClosedRange<Double>, _ low: Double, _ high: Double) -> Bool {
      let slack = (high - low) * 0.02
      return found.lowerBound >= low && found.upperBound <= high
        && found.lowerBound < low + slack && found.upperBound > high - slack
    }
    #expect(covers(span { $0.scale }, 1.5, 2.5) && covers(span { $0.color.red }, 0.3, 0.7))
    #expect(covers(span { $0.color.green }, 0.8, 1) && covers(span { $0.color.alpha }, 0.5, 1))
    #expect(Set(old.map(\.color.blue)) == [0.25])
    // The oldest particle has an age of half a second; the fastest moves at 130 points per second.
    #expect(old.allSatisfy { $0.x >= 0 && $0.x <= 65 && $0.y == 0 })
    // Particles disappear from an age of half a second up to one and a half.
    let late = [0.99, 1.0, 1.25, 1.5, 1.99, 2].map { scene.particles(at: $0).count }
    #expect(late[1] > late[2] && late[2] > late[3] && late[4] < 5 && late[5] == 0)
  }

  @Test("(D) A cone is as wide as its range, with all directions equally likely")
  func cone() {
    let scene = EmitterScene { _, cell in
      cell.birthRate = 4000
      cell.velocity = 100
      cell.emissionRange = .pi / 2
      cell.emissionLongitude = .pi
    }
    scene.at(1) { scene.emitter.birthRate = 0 }
    let particles = scene.particles(at: 2)
    // Flattened into the plane: all are inside the cone, half of them on each side.
    #expect(particles.allSatisfy { $0.x < 0 && abs($0.y) <= -$0.x * 1.0000001 })
    let up = particles.count { $0.y < 0 }
    #expect(abs(up - 2000) < 150)
  }

  private static let places:
    [(CAEmitterLayerEmitterShape, CAEmitterLayerEmitterMode, @Sendable (Double, Double) -> Bool)] =
      [
        (.point, .volume, { $0 == 50 && $1 == 60 }),
        (.line, .outline, { (40...60).contains($0) && $1 == 60 }),
        (.line, .points, { abs($0 - 50) == 10 && $1 == 60 }),
        (.rectangle, .points, { abs($0 - 50) == 10 && abs($1 - 60) == 5 }),
        (
          .rectangle, .outline,
          {
            abs($0 - 50) == 10 && abs($1 - 60) <= 5 || abs($0 - 50) <= 10 && abs($1 - 60) == 5
          }
        ),
        (.rectangle, .surface, { abs($0 - 50) <= 10 && abs($1 - 60) <= 5 }),
        (.cuboid, .points, { abs($0 - 50) == 10 && abs($1 - 60) == 5 }),
        (.cuboid, .outline, { abs($0 - 50) <= 10 && abs($1 - 60) <= 5 }),
        (.cuboid, .surface, { abs($0 - 50) <= 10 && abs($1 - 60) <= 5 }),
        (.cuboid, .volume, { abs($0 - 50) < 10 && abs($1 - 60) < 5 }),
        (.circle, .points, { near(abs($0 - 50) + abs($1 - 60), 20) }),
        (.circle, .outline, { near(hypotenuse($0 - 50, $1 - 60), 20) }),
        (.circle, .volume, { hypotenuse($0 - 50, $1 - 60) < 20.000001 }),
        (.sphere, .outline, { near(hypotenuse($0 - 50, $1 - 60), 20) }),
        (.sphere, .surface, { hypotenuse($0 - 50, $1 - 60) < 20.000001 }),
        (.sphere, .volume, { hypotenuse($0 - 50, $1 - 60) < 20.000001 }),
      ]

  @Test(arguments: places.indices)
  func particlesStartOnTheShape(index: Int) {
    let (shape, mode, holds) = Self.places[index]
    let scene = EmitterScene { emitter, cell in
      cell.birthRate = 300
      emitter.emitterShape = shape
      emitter.emitterMode = mode
      emitter.emitterDepth = 7
      (emitter.emitterPosition, emitter.emitterSize) = (
        CGPoint(x: 50, y: 60), CGSize(width: 20, height: 10)
      )
    }
    let particles = scene.particles(at: 1.001)
    #expect(particles.count == 300 && particles.allSatisfy { holds($0.x, $0.y) })
    let middle = particles.reduce(0) { $0 + $1.x } / 300
    #expect(abs(middle - 50) < 3)
  }

  @Test("(D) A line emits its particles upwards, a circle outwards, a point to the right")
  func directionOfEmission() throws {
    func moved(_ shape: CAEmitterLayerEmitterShape) -> [EmitterScene.Drawn] {
      let scene = EmitterScene { emitter, cell in
        cell.velocity = 100
        emitter.emitterShape = shape
        emitter.emitterMode = .outline
        emitter.emitterSize = CGSize(width: 1, height: 1)
      }
      scene.at(1) { scene.emitter.birthRate = 0 }
      return scene.particles(at: 2)
    }
    #expect(moved(.point).allSatisfy { $0.x >= 100 && $0.y == 0 })
    #expect(moved(.line).allSatisfy { $0.y <= -100 && abs($0.x) <= 0.5 })
    let round = moved(.circle)
    #expect(round.allSatisfy { hypotenuse($0.x, $0.y) > 100 })
    #expect(round.contains { $0.x < -10 } && round.contains { $0.x > 10 })
  }

  @Test func emittedParticlesInheritPositionAndAppearance() throws {
    let scene = EmitterScene { _, rocket in
      rocket.birthRate = 1
      rocket.lifetime = 1.25
      rocket.velocity = 80
      rocket.duration = 1
      rocket.scale = 0.5
      rocket.color = CGColor(srgbRed: 1, green: 0.5, blue: 0, alpha: 1)
      let burst = CAEmitterCell()
      burst.name = "burst"
      burst.birthRate = 1
      burst.lifetime = 0.25
      burst.scale = 3
      rocket.emitterCells = [burst]
      let spark = CAEmitterCell()
      spark.birthRate = 100
      spark.lifetime = 2
      spark.velocity = 10
      spark.emissionRange = 2 * .pi
      spark.contents = EmitterScene.picture()
      spark.color = CGColor(srgbRed: 0.5, green: 0.5, blue: 1, alpha: 1)
      burst.emitterCells = [spark]
    }
    // The rocket flies from 1 s on, bursts at an age of one second, and disappears at 2.25 s.
    #expect(scene.particles(at: 1.9).count == 1 && scene.particles(at: 1.9)[0].y == 0)
    let sparks = scene.particles(at: 2.26)
    #expect(sparks.count == 25)
    #expect(sparks.allSatisfy { hypotenuse($0.x - 80, $0.y) < 2.7 && $0.scale == 1.5 })
    #expect(sparks.allSatisfy { $0.color == Color(red: 0.5, green: 0.25, blue: 0, alpha: 1) })
    #expect(scene.particles(at: 4.105).count == 15 && scene.particles(at: 5).isEmpty)
    scene.at(5) {
      scene.emitter.setValue(7, forKeyPath: "emitterCells.spark.emitterCells.burst.birthRate")
    }
    let path = "emitterCells.spark.emitterCells.burst.birthRate"
    #expect(scene.emitter.value(forKeyPath: path) as? Float == 7)
  }

  @Test func particlesAreDrawnInTheOrderOfTheMode() {
    func order(_ mode: CAEmitterLayerRenderMode) -> [Double] {
      let scene = EmitterScene { emitter, cell in
        emitter.renderMode = mode
        cell.velocity = 10
        cell.birthRate = 4
        // The younger a particle, the closer to the viewer.
        cell.emissionLatitude = .pi
        cell.zAcceleration = -10
      }
      return scene.particles(at: 1.01).map(\.x)
    }
    let byAge = order(.oldestFirst)
    #expect(byAge.count == 4 && byAge == byAge.sorted())
    #expect(order(.oldestLast) == byAge.reversed() && order(.backToFront) == byAge)
  }

  @Test func additiveParticlesAddTheirLight() {
    let scene = EmitterScene { emitter, _ in emitter.renderMode = .additive }
    let items = scene.items(at: 0.31)
    #expect(items.count == 3)
    for item in items {
      guard case .group(let group) = item else {
        Issue.record("no group")
        return
      }
      #expect(group.blendMode == .plusLighter && group.items.count == 1)
    }
  }

  @Test func preservedDepthIsVisible() {
    func items(_ preserves: Bool) -> [DisplayItem] {
      let scene = EmitterScene { emitter, cell in
        emitter.preservesDepth = preserves
        emitter.emitterZPosition = 50
        emitter.emitterPosition = CGPoint(x: 10, y: 0)
        cell.birthRate = 1
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 100
        emitter.superlayer?.sublayerTransform = perspective
      }
      return scene.items(at: 1.5)
    }
    func box(_ items: [DisplayItem]) -> CGRect? {
      guard items.count == 1, case .fill(let shape, let transform, _) = items[0] else { return nil }
      return shape.bounds.applying(transform)
    }
    #expect(box(items(false)) == CGRect(x: 9, y: -1, width: 2, height: 2))
    // Halfway to the eye: twice as large, and twice as far from the centre.
    #expect(box(items(true)) == CGRect(x: 18, y: -2, width: 4, height: 4))
  }

  @Test func opacityAndSublayersWorkAsInOtherLayers() {
    let scene = EmitterScene { emitter, _ in
      emitter.opacity = 0.5
      let sublayer = CALayer()
      (sublayer.frame, sublayer.backgroundColor) = (
        CGRect(x: 0, y: 0, width: 1, height: 1), CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
      )
      emitter.addSublayer(sublayer)
    }
    let items = scene.items(at: 0.25)
    guard items.count == 1, case .group(let group) = items[0] else {
      Issue.record("no group")
      return
    }
    #expect(group.opacity == 0.5 && group.items.count == 3)
    guard case .fill(_, _, .color) = group.items[2] else {
      Issue.record("no sublayer")
      return
    }
  }

  @Test func contentsRectAndScale() {
    let scene = EmitterScene { _, cell in
      cell.contents = EmitterScene.picture(side: 8)
      cell.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 0.25)
      cell.contentsScale = 2
      cell.magnificationFilter = "nearest"
    }
    guard case .fill(.rect(let area), _, .image(let fill)) = scene.items(at: 0.15).first else {
      Issue.record("no picture")
      return
    }
    #expect(area == CGRect(x: -1, y: -0.5, width: 2, height: 1))
    #expect(fill.source == CGRect(x: 4, y: 0, width: 4, height: 2))
    #expect(fill.magnification == .nearest && fill.minification == .smooth)
  }

  @Test func missingAndWrongContents() {
    let scene = EmitterScene { _, cell in cell.contents = nil }
    #expect(scene.items(at: 1).isEmpty)
    scene.at(1) { scene.cell.contents = "spark.png" }
    #expect(scene.warning?.code == .wrongValue && scene.warning?.hint.contains("cgImage") == true)
    #expect(scene.warning?.message.contains("the emitter cell \"spark\"") == true)
  }

  @Test(arguments: ["birthRate", "velocity", "scale"]) func valuesMustBeFinite(key: String) {
    let scene = EmitterScene()
    scene.at(0) { scene.cell.setValue(Double.nan, forKey: key) }
    #expect(scene.warning?.code == .notFinite && scene.warning?.message.contains(key) == true)
  }
}

private func hypotenuse(_ x: Double, _ y: Double) -> Double { (x * x + y * y).squareRoot() }
