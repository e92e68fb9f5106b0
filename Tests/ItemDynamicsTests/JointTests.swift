import Foundation
import RigidBodies
import Testing

/// Attachments of bodies, beside the formulas of physics.
@Suite struct JointTests {
  /// Returns the times at which a value passes zero upwards.
  private func crossings(
    _ bodies: inout Bodies, _ seconds: Double, _ value: (World) -> Double
  ) -> [Double] {
    var (times, time, last): ([Double], Double, Double?) = ([], 0, nil)
    bodies.advance(seconds) { world in
      time += Bodies.step
      let new = value(world)
      if let last, last < 0, new >= 0 {
        times.append(time - Bodies.step * new / (new - last))
      }
      last = new
    }
    return times
  }

  @Test func aPendulumHasThePeriodOfItsLength() {
    var bodies = Bodies()
    // 5° from the vertical.
    let (length, angle) = (250.0, 5 * Double.pi / 180)
    let bob = bodies.add(length * sin(angle), length * cos(angle), size: 20) {
      $0.gravity = gravity
    }
    bodies.world.setJoints([
      Joint(
        id: 1, kind: .distance(length), first: 0, second: bob, firstPoint: .zero,
        secondPoint: .zero)
    ])
    let times = crossings(&bodies, 12) { $0.bodies[bob].position.x }
    let period = 2 * Double.pi * (length / 1000).squareRoot()
    #expect(times.count >= 3)
    for (first, second) in zip(times, times.dropFirst()) {
      #expect(abs(second - first - period) < 0.005 * period)
    }
    #expect(abs(bodies[bob].position.length - length) < 0.1)
  }

  @Test(arguments: [1.0, 2.5]) func aSpringHasItsFrequency(frequency: Double) {
    var bodies = Bodies()
    let body = bodies.add(300, 0)
    var joint = Joint(
      id: 1, kind: .distance(200), first: 0, second: body, firstPoint: .zero, secondPoint: .zero)
    joint.frequency = frequency
    bodies.world.setJoints([joint])
    let times = crossings(&bodies, 4) { $0.bodies[body].position.x - 200 }
    #expect(times.count >= 3)
    for (first, second) in zip(times, times.dropFirst()) {
      #expect(abs((second - first) * frequency - 1) < 0.01)
    }
  }

  @Test func aDampedSpringDoesNotPassItsRest() {
    var bodies = Bodies()
    let body = bodies.add(300, 0)
    var joint = Joint(
      id: 1, kind: .distance(200), first: 0, second: body, firstPoint: .zero, secondPoint: .zero)
    (joint.frequency, joint.damping) = (2, 1)
    bodies.world.setJoints([joint])
    var least = Double.infinity
    bodies.advance(3) { least = min(least, $0.bodies[body].position.x) }
    #expect(least > 199.9 && abs(bodies[body].position.x - 200) < 0.1)
  }

  @Test func aRopeHoldsOnlyWhenItIsTaut() {
    var bodies = Bodies()
    let body = bodies.add(0, 0) { $0.gravity = gravity }
    bodies.world.setJoints([
      Joint(id: 1, kind: .rope(200), first: 0, second: body, firstPoint: .zero, secondPoint: .zero)
    ])
    bodies.advance(0.5)
    #expect(abs(bodies[body].position.y - 125) < 1e-6)
    bodies.advance(2)
    #expect(abs(bodies[body].position.y - 200) < 0.2)
  }

  @Test func aHeldPointFollowsItsAnchor() {
    var bodies = Bodies()
    let body = bodies.add(0, 0)
    bodies.world.setJoints([
      Joint(
        id: 1, kind: .distance(0), first: 0, second: body, firstPoint: Vector(30, 0),
        secondPoint: Vector(30, 0))
    ])
    bodies.world.changeJoint(0) { $0.anchorVelocity = Vector(0, 240) }
    bodies.advance(1)
    let point = bodies[body].position + bodies[body].rotation(Vector(30, 0))
    #expect((point - Vector(30, 240)).length < 0.5)
    // It hangs behind: the middle is above the point.
    #expect(bodies[body].angle > 0.5)
  }

  @Test func pinsKeepTheirAnglesInTheirLimits() {
    var bodies = Bodies()
    let post = bodies.add(0, 0) { $0.isAnchored = true }
    let door = bodies.add(50, 0) { $0.gravity = gravity }
    var joint = Joint(
      id: 1, kind: .pin, first: post, second: door, firstPoint: .zero, secondPoint: Vector(-50, 0))
    joint.limits = -0.5...0.5
    bodies.world.setJoints([joint])
    bodies.advance(3)
    #expect(abs(bodies[door].angle - 0.5) < 0.01)
    let pin = bodies[door].position + bodies[door].rotation(Vector(-50, 0))
    #expect(pin.length < 0.2)
  }

  @Test func frictionHoldsAPin() {
    var bodies = Bodies()
    let post = bodies.add(0, 0) { $0.isAnchored = true }
    let door = bodies.add(50, 0) { $0.gravity = gravity }
    var joint = Joint(
      id: 1, kind: .pin, first: post, second: door, firstPoint: .zero, secondPoint: Vector(-50, 0))
    // The weight turns with 1000 · 50.
    joint.friction = 51_000
    bodies.world.setJoints([joint])
    bodies.advance(1)
    #expect(abs(bodies[door].angle) < 0.01)
    joint.friction = 40_000
    bodies.world.setJoints([joint])
    bodies.advance(1)
    #expect(bodies[door].angle > 0.2)
  }

  @Test func slidingBodiesStayOnTheAxis() {
    var bodies = Bodies()
    let body = bodies.add(0, 0) { $0.gravity = gravity }
    var joint = Joint(
      id: 1, kind: .slide(Vector(1, 1)), first: 0, second: body, firstPoint: .zero,
      secondPoint: .zero)
    joint.limits = -10...200
    bodies.world.setJoints([joint])
    bodies.advance(0.4)
    // Along a slope of 45°, g is 1000 · sin 45°.
    let way = 1000 * 0.5.squareRoot() * 0.4 * 0.4 / 2
    #expect(abs(bodies[body].position.length - way) < 0.03 * way)
    #expect(abs(bodies[body].position.x - bodies[body].position.y) < 0.1)
    bodies.advance(2)
    #expect(abs(bodies[body].position.length - 200) < 0.5 && abs(bodies[body].angle) < 1e-3)
  }

  @Test func weldedBodiesMoveAsOne() {
    var bodies = Bodies()
    let (first, second) = (bodies.add(0, 0), bodies.add(100, 0))
    bodies.world.setJoints([
      Joint(
        id: 1, kind: .weld, first: first, second: second, firstPoint: Vector(50, 0),
        secondPoint: Vector(-50, 0))
    ])
    bodies.world.act(on: second) { $0.apply(impulse: Vector(0, 200), at: .zero) }
    bodies.advance(1)
    // Twice the mass, and the inertia of a rectangle of 200 × 100 points.
    let middle = 0.5 * (bodies[first].position + bodies[second].position)
    #expect(abs(middle.y - 100) < 1)
    let inertia: Double = 2 * 50_000 / 12
    let spin = 200 * 50 / inertia
    #expect(abs(bodies[second].spin - spin) < 0.02 * spin)
    #expect(abs(bodies[first].angle - bodies[second].angle) < 0.01)
  }

  @Test func aSnapSettlesUpright() {
    var bodies = Bodies()
    let body = bodies.add(0, 0) { $0.angle = 3 }
    var joint = Joint(
      id: 1, kind: .snap, first: 0, second: body, firstPoint: Vector(300, 0), secondPoint: .zero)
    (joint.frequency, joint.damping) = (3, 0.5)
    bodies.world.setJoints([joint])
    var farthest = 0.0
    bodies.advance(1.5) { farthest = max(farthest, $0.bodies[body].position.x) }
    // A damping ratio of 0.5 overshoots by 16.3 %; the steps add a little damping.
    #expect(abs(farthest - 300 * 1.163) < 8)
    #expect((bodies[body].position - Vector(300, 0)).length < 0.5)
    #expect(abs(bodies[body].angle) < 0.01)
  }
}
