import Foundation
import RigidBodies
import Testing

/// Bodies without contacts, beside the formulas of physics.
@Suite struct FlightTests {
  @Test(arguments: [0.25, 0.5, 1.0]) func freeFallIsAParabola(time: Double) {
    var bodies = Bodies()
    let body = bodies.add(0, 0) { $0.gravity = gravity }
    bodies.advance(time)
    #expect(abs(bodies[body].position.y - 500 * time * time) < 1e-6)
    #expect(abs(bodies[body].velocity.y - 1000 * time) < 1e-9)
  }

  @Test func aProjectileLandsWhereTheFormulaSays() {
    var bodies = Bodies()
    let body = bodies.add(0, 0) {
      $0.gravity = gravity
      $0.velocity = Vector(300, -400)
    }
    // It is back at its height after 2 · 400 / 1000 s.
    bodies.advance(0.8)
    #expect(abs(bodies[body].position.x - 240) < 1e-6)
    #expect(abs(bodies[body].position.y) < 1e-6)
  }

  @Test func aForceOfMagnitudeOneAcceleratesTheUnitOfMass() {
    var bodies = Bodies()
    let unit = bodies.add(0, 0)
    let quarter = bodies.add(0, 0, size: 50)
    bodies.advance(1) { world in
      for index in [unit, quarter] {
        world.act(on: index) { $0.apply(force: Vector(100, 0), at: .zero) }
      }
    }
    // The force of a step acts in the next one.
    #expect(abs(bodies[unit].velocity.x - 100) < 0.5)
    #expect(abs(bodies[quarter].velocity.x - 400) < 2)
  }

  @Test func anImpulseBesideTheMiddleTurns() {
    var bodies = Bodies()
    let body = bodies.add(0, 0)
    bodies.world.act(on: body) { $0.apply(impulse: Vector(0, 100), at: Vector(50, 0)) }
    // The moment of inertia of a square is m · a² / 6.
    #expect(abs(bodies[body].spin - 50 * 100 / (10_000.0 / 6)) < 1e-9)
    #expect(bodies[body].velocity == Vector(0, 100))
    bodies.advance(0.5)
    #expect(abs(bodies[body].angle - 1.5) < 1e-9)
  }

  @Test func resistanceIsARateOfDecay() {
    var bodies = Bodies()
    let body = bodies.add(0, 0) {
      $0.velocity = Vector(500, 0)
      $0.spin = 4
      $0.resistance = 2
      $0.angularResistance = 3
    }
    bodies.advance(0.5)
    #expect(abs(bodies[body].velocity.x - 500 * exp(-1)) < 1e-6)
    #expect(abs(bodies[body].spin - 4 * exp(-1.5)) < 1e-6)
    // The way is v / r · (1 − e⁻ʳᵗ), within half a step of the start's velocity.
    #expect(abs(bodies[body].position.x - 250 * (1 - exp(-1))) < 500 / 480)
  }

  @Test func momentsOfShapesAreThoseOfGeometry() throws {
    let disc = Shape([Piece(disc: .zero, radius: 50)])
    #expect(abs(disc.area - .pi * 2500) < 1e-9)
    #expect(abs(disc.secondMoment - .pi * 2500 * 1250) < 1e-6)
    let rectangle = Shape(width: 60, height: 40)
    #expect(abs(rectangle.secondMoment - 2400 * (3600 + 1600) / 12) < 1e-6)
    let triangle = try #require(
      Piece(hullOf: [Vector(0, 0), Vector(90, 0), Vector(0, 60), Vector(10, 10)]))
    let shape = Shape([triangle])
    #expect(shape.area == 2700 && abs(shape.centroid.x - 30) < 1e-9)
    #expect(abs(shape.centroid.y - 20) < 1e-9 && triangle.corners.count == 3)
  }
}
