/// Rigid bodies in the plane, moved in small steps of equal length.
///
/// A step has these stages:
///
/// 1. `findContacts`: which pieces touch or will touch, in the order of the groups and bodies;
/// 2. forces change the velocities;
/// 3. joints and contacts correct the velocities in turn, beginning with the impulses of the step
///    before (sequential impulses); errors of position become velocities that reduce them;
/// 4. the velocities move the bodies;
/// 5. a second correction takes back what stage 3 added to repair errors of position, so that
///    repairs don't add energy;
/// 6. elastic collisions give back their share of the velocity of impact.
///
/// The method is that of Erin Catto's Box2D, version 3 ("soft step"); the code is Flipbook's own.
/// UIKit Dynamics is built on an engine of the same family, whose constants Apple doesn't document.
///
/// The results depend on the order of calls and on the length of steps only: the same numbers on
/// every run and every machine.
package struct World: Sendable {
  /// The bodies. The first is the world itself, which nothing moves.
  package private(set) var bodies: [Body]
  /// The indices of removed bodies, to be used again.
  private var vacant: [Int] = []
  package private(set) var joints: [Joint] = []
  package var groups: [CollisionGroup] = []
  /// The touches that began or ended since the array was emptied.
  package var touchChanges: [TouchChange] = []

  var contacts: [Contact] = []
  var contactIndices: [PieceKey: Int] = [:]
  var touches: [TouchKey: Vector] = [:]
  private var moves: [Move] = []

  /// The corrections of the velocities in a step.
  private static let iterations = 6
  private static let relaxations = 2

  package init() {
    var ground = Body(shape: Shape([]), position: .zero, angle: 0)
    ground.isAnchored = true
    bodies = [ground]
  }

  /// Adds a body and returns its index.
  package mutating func add(_ body: Body) -> Int {
    if let index = vacant.popLast() {
      bodies[index] = body
      return index
    }
    bodies.append(body)
    return bodies.count - 1
  }

  /// Removes a body, and what it touches and is connected to.
  package mutating func remove(_ index: Int) {
    bodies[index] = bodies[0]
    vacant.append(index)
    joints.removeAll { $0.first == index || $0.second == index }
    for number in groups.indices { groups[number].members.removeAll { $0 == index } }
    contacts.removeAll { $0.first == index || $0.second == index }
    contactIndices = Dictionary(
      contacts.enumerated().map { ($1.key, $0) }, uniquingKeysWith: { first, _ in first })
    touches = touches.filter { $0.key.body != index && $0.key.other != .body(index) }
    touchChanges.removeAll { $0.body == index || $0.other == .body(index) }
  }

  /// Changes a body, which counts as moving again.
  package mutating func change(_ index: Int, _ change: (inout Body) -> Void) {
    change(&bodies[index])
    bodies[index].restTime = 0
  }

  /// Lets forces and impulses act on a body. It can be at rest nevertheless.
  package mutating func act(on index: Int, _ change: (inout Body) -> Void) {
    change(&bodies[index])
  }

  /// Replaces the joints. Those with the identity and kind of a former one keep its impulses.
  package mutating func setJoints(_ new: [Joint]) {
    let former = Dictionary(joints.map { ($0.id, $0) }) { first, _ in first }
    joints = new.map { joint in
      guard let old = former[joint.id], old.kind == joint.kind else { return joint }
      var joint = joint
      joint.impulses = old.impulses
      return joint
    }
  }

  /// Changes the anchor of a joint in the world.
  package mutating func changeJoint(_ index: Int, _ change: (inout Joint) -> Void) {
    change(&joints[index])
  }

  /// Moves the bodies by one step of `step` seconds.
  package mutating func advance(by step: Double) {
    findContacts(step: step)
    var rows: [Row] = []
    for (index, joint) in joints.enumerated() {
      rows += joint.rows(bodies, index: index, step: step)
    }
    let accelerations = bodies.map(\.acceleration)
    for index in bodies.indices { bodies[index].accelerate(for: step) }

    for row in rows { row.apply(row.impulse, &bodies) }
    for contact in contacts { contact.warmStart(&bodies) }
    moves = [Move](repeating: Move(), count: bodies.count)
    for _ in 0..<Self.iterations { solve(&rows, correctsErrors: true, step) }
    for row in rows where row.impulse != 0 { markConstrained(row.first, row.second) }
    for contact in contacts where contact.hasActed {
      markConstrained(contact.first, contact.second)
    }

    for index in bodies.indices {
      moves[index] = bodies[index].move(for: step, accelerations[index])
    }
    for index in joints.indices where joints[index].first == 0 {
      joints[index].firstPoint += step * joints[index].anchorVelocity
    }
    for _ in 0..<Self.relaxations { solve(&rows, correctsErrors: false, step) }
    for index in contacts.indices { contacts[index].bounce(&bodies) }

    for row in rows { joints[row.joint].impulses[row.role.rawValue] = row.impulse }
    for index in bodies.indices { bodies[index].finish(step) }
    updateTouches()
  }

  /// Stops all bodies.
  package mutating func stop() {
    for index in bodies.indices {
      bodies[index].velocity = .zero
      bodies[index].spin = 0
    }
  }

  /// A Boolean value that indicates whether no body has moved noticeably for half a second.
  package var isAtRest: Bool {
    bodies.allSatisfy { $0.inverseMass == 0 || $0.restTime >= Body.timeToRest }
  }

  private mutating func markConstrained(_ first: Int, _ second: Int) {
    bodies[first].isConstrained = true
    bodies[second].isConstrained = true
  }

  private mutating func solve(_ rows: inout [Row], correctsErrors: Bool, _ step: Double) {
    // Stiff enough that piles don't sink in visibly, and damped so that they come to rest.
    let softness = Softness(frequency: 0.5 / step, damping: 3, step: step)
    for index in rows.indices {
      rows[index].solve(&bodies, correctsError: correctsErrors, step: step)
    }
    for index in contacts.indices {
      contacts[index].solve(&bodies, moves, softness: correctsErrors ? softness : nil, step: step)
    }
  }
}
