import Foundation
import RigidBodies
import Testing

/// Collisions, friction and rest.
@Suite struct CollisionTests {
  @Test(arguments: [1, 0.8, 0.5]) func bouncesReachTheSquareOfTheElasticity(elasticity: Double) {
    var bodies = Bodies()
    let ball = bodies.add(0, 0, isDisc: true) {
      $0.gravity = gravity
      $0.elasticity = elasticity
    }
    bodies.collide([ball], floor: 450)
    var (heights, highest, hasBounced): ([Double], Double, Bool) = ([], 450, false)
    var falling = true
    bodies.advance(4) { world in
      let body = world.bodies[ball]
      if falling, body.velocity.y < 0 { (falling, hasBounced, highest) = (false, true, 400) }
      highest = min(highest, body.position.y)
      if !falling, body.velocity.y > 0 {
        falling = true
        heights.append(400 - highest)
      }
    }
    #expect(hasBounced && heights.count >= 2)
    // The fall is 400 points.
    #expect(abs(heights[0] / 400 - elasticity * elasticity) < 0.01)
    #expect(abs(heights[1] / 400 - pow(elasticity, 4)) < 0.02)
  }

  @Test func equalDiscsSwapTheirVelocities() {
    var bodies = Bodies()
    let first = bodies.add(0, 0, isDisc: true) {
      $0.elasticity = 1
      $0.velocity = Vector(400, 0)
    }
    let second = bodies.add(200, 0, isDisc: true) { $0.elasticity = 1 }
    bodies.collide([first, second])
    bodies.advance(1)
    #expect(abs(bodies[first].velocity.x) < 1e-6)
    #expect(abs(bodies[second].velocity.x - 400) < 1e-6)
  }

  @Test func obliqueElasticCollisionsKeepMomentumAndEnergy() {
    var bodies = Bodies()
    let first = bodies.add(0, 0, isDisc: true) {
      $0.elasticity = 1
      $0.velocity = Vector(400, 30)
    }
    let second = bodies.add(200, 40, size: 60, isDisc: true) {
      $0.elasticity = 1
      $0.velocity = Vector(-100, 0)
    }
    bodies.collide([first, second])
    func momentum(_ bodies: Bodies) -> Vector {
      bodies[first].mass * bodies[first].velocity + bodies[second].mass * bodies[second].velocity
    }
    func energy(_ bodies: Bodies) -> Double {
      [first, second].reduce(0) {
        $0 + bodies[$1].mass * bodies[$1].velocity.dot(bodies[$1].velocity) / 2
      }
    }
    let before = bodies
    bodies.advance(1)
    #expect((momentum(bodies) - momentum(before)).length < 1e-6)
    #expect(abs(energy(bodies) / energy(before) - 1) < 0.005)
    #expect((bodies[first].velocity - before[first].velocity).length > 50)
  }

  @Test(arguments: [0.2, 0.5]) func frictionStopsASlidingBodyAfterTheFormulasDistance(
    friction: Double
  ) {
    var bodies = Bodies()
    let box = bodies.add(0, 350) {
      $0.gravity = gravity
      $0.friction = friction
      $0.velocity = Vector(300, 0)
      $0.allowsRotation = false
    }
    bodies.collide([box], floor: 400)
    bodies.advance(3)
    // v² / 2μg
    let distance = 300 * 300 / (2 * friction * 1000)
    #expect(abs(bodies[box].position.x - distance) < 0.02 * distance)
    #expect(bodies[box].velocity.length < 0.1)
  }

  @Test func aBodySlidesWithoutFriction() {
    var bodies = Bodies()
    let box = bodies.add(0, 350) {
      $0.gravity = gravity
      $0.velocity = Vector(300, 0)
    }
    bodies.collide([box], floor: 400)
    bodies.advance(1)
    #expect(abs(bodies[box].position.x - 300) < 0.5)
    #expect(abs(bodies[box].position.y - 350) < 0.1 && abs(bodies[box].angle) < 1e-3)
  }

  @Test func stackedBoxesComeToRestWithoutTrembling() {
    var bodies = Bodies()
    let boxes = (0..<6).map { index in
      bodies.add(Double(index % 2), 350 - 110 * Double(index)) {
        $0.gravity = gravity
        $0.friction = 0.2
        $0.elasticity = 0.2
      }
    }
    bodies.collide(boxes, floor: 400)
    bodies.advance(4)
    let isAtRest = bodies.world.isAtRest
    #expect(isAtRest)
    for (index, box) in boxes.enumerated() {
      #expect(abs(bodies[box].position.y - (350 - 100 * Double(index))) < 0.5)
      #expect(abs(bodies[box].angle) < 0.01)
    }
    let places = boxes.map { bodies[$0].position }
    bodies.advance(1)
    for (box, place) in zip(boxes, places) {
      #expect((bodies[box].position - place).length < 0.05)
    }
  }

  @Test func fastBodiesDoNotPassThroughLines() {
    var bodies = Bodies()
    let bullet = bodies.add(0, 0, size: 10) { $0.velocity = Vector(0, 20_000) }
    bodies.collide([bullet], floor: 400)
    bodies.advance(0.2)
    #expect(bodies[bullet].position.y < 400)
  }

  @Test func cornersThatTurnFastDoNotPassShortLines() {
    var bodies = Bodies()
    // A door that turns around a point near its upper left corner until its lower right one is stopped.
    let (pivot, arm, spin) = (Vector(32, 32), Vector(128, 252), -4.0)
    var door = Body(
      shape: Shape(width: 320, height: 568), position: pivot + arm, angle: 0)
    door.spin = spin
    door.velocity = spin * arm.turned
    let index = bodies.world.add(door)
    bodies.world.setJoints([
      Joint(
        id: 1, kind: .pin, first: 0, second: index, firstPoint: pivot, secondPoint: -arm)
    ])
    bodies.world.groups = [
      CollisionGroup(
        id: 1, members: [index],
        boundaries: [Boundary(id: 1, from: Vector(567, -257), to: Vector(568, -257))],
        membersCollide: false, boundariesCollide: true)
    ]
    var least = 0.0
    bodies.advance(1) { least = min(least, $0.bodies[index].angle) }
    #expect(abs(least + .pi / 2) < 0.03)
  }

  @Test func overlappingBodiesAreSeparatedSlowly() {
    var bodies = Bodies()
    let (first, second) = (bodies.add(0, 0), bodies.add(60, 0))
    bodies.collide([first, second])
    var fastest = 0.0
    bodies.advance(1) { world in
      fastest = max(fastest, world.bodies[second].velocity.length)
    }
    #expect(abs(bodies[second].position.x - bodies[first].position.x - 100) < 2.5)
    // The repair of an overlap leaves almost no velocity.
    #expect(bodies[second].velocity.length < 2 && fastest < 460)
  }

  @Test func touchesBeginAndEnd() {
    var bodies = Bodies()
    let ball = bodies.add(0, 0, isDisc: true) {
      $0.gravity = gravity
      $0.elasticity = 1
    }
    bodies.collide([ball], floor: 450)
    bodies.advance(2)
    let changes = bodies.world.touchChanges
    // It falls for 0.894 s.
    #expect(changes.map(\.isBeginning) == [true, false])
    #expect(changes.allSatisfy { $0.other == .boundary(1) && $0.body == ball })
    #expect(abs(changes[0].point.y - 450) < 0.5)
  }

  @Test func anAnchoredBodyIsNotMoved() {
    var bodies = Bodies()
    let wall = bodies.add(200, 0) { $0.isAnchored = true }
    let ball = bodies.add(0, 0, isDisc: true) {
      $0.velocity = Vector(400, 0)
      $0.elasticity = 1
    }
    bodies.collide([wall, ball])
    bodies.advance(1)
    #expect(bodies[wall].position == Vector(200, 0))
    #expect(abs(bodies[ball].velocity.x + 400) < 1e-6)
  }
}
