/// A connection of two bodies, of which the first can be the world.
package struct Joint: Sendable {
  package enum Kind: Hashable, Sendable {
    /// The points stay at a distance from each other, or are one point if it is at most 1.
    case distance(Double)
    /// The points are at most at a distance from each other.
    case rope(Double)
    /// The points are one point, around which the bodies turn.
    case pin
    /// The bodies move as one.
    case weld
    /// The points are on a line with a direction in the first body's coordinates, and the bodies
    /// don't turn against each other.
    case slide(Vector)
    /// The points and the angles become the same.
    case snap
  }

  /// The identity of the joint.
  package var id: Int
  package var kind: Kind
  /// The indices of the bodies; 0 is the world.
  package var first: Int
  package var second: Int
  /// The points, relative to the centres of mass and turned with the bodies.
  package var firstPoint: Vector
  package var secondPoint: Vector
  /// The velocity of the first point in the world, if that is moved.
  package var anchorVelocity = Vector.zero
  /// The natural frequency in hertz of a spring; 0 for a rigid joint.
  package var frequency = 0.0
  /// The damping ratio of the spring.
  package var damping = 0.0
  /// The angle between the bodies that counts as 0.
  package var referenceAngle = 0.0
  /// The permitted angles of a pin or distances of a slide.
  package var limits: ClosedRange<Double>?
  /// The torque of friction that a pin has, or the force of friction of a slide.
  package var friction = 0.0

  /// The impulses of the step before, by row.
  var impulses = [Double](repeating: 0, count: Row.Role.allCases.count)

  package init(
    id: Int, kind: Kind, first: Int, second: Int, firstPoint: Vector, secondPoint: Vector
  ) {
    self.id = id
    self.kind = kind
    self.first = first
    self.second = second
    self.firstPoint = firstPoint
    self.secondPoint = secondPoint
  }

  /// Rigid joints correct their errors like a critically damped spring of this frequency.
  private static let rigidFrequency = 60.0

  /// Returns the equations of the joint for a step.
  func rows(_ bodies: [Body], index: Int, step: Double) -> [Row] {
    let (a, b) = (bodies[first], bodies[second])
    let arms = (a.rotation(firstPoint), b.rotation(secondPoint))
    let offset = (b.position + arms.1) - (a.position + arms.0)
    let angle = b.angle - a.angle - referenceAngle
    let isSpring = frequency > 0
    let softness = Softness(
      frequency: isSpring ? frequency : Self.rigidFrequency, damping: isSpring ? damping : 1,
      step: step)
    var rows: [Row] = []

    func row(
      _ role: Row.Role, _ direction: Vector, error: Double, sign: Double = 1
    ) {
      var row = Row(joint: index, role: role, first: first, second: second)
      row.direction = sign * direction
      // The arm of the first body reaches to the second point, which slides along the axis.
      row.firstArm = sign * (arms.0 + (role.isAlongAxis ? offset : .zero)).cross(direction)
      row.secondArm = sign * arms.1.cross(direction)
      row.error = sign * error
      row.targetVelocity = sign * direction.dot(anchorVelocity)
      (row.softness, row.isSpring) = (softness, isSpring)
      rows.append(row)
    }
    func angleRow(_ role: Row.Role, error: Double, sign: Double = 1) {
      var row = Row(joint: index, role: role, first: first, second: second)
      (row.firstArm, row.secondArm, row.error) = (sign, sign, sign * error)
      (row.softness, row.isSpring) = (softness, isSpring)
      rows.append(row)
    }
    func point() {
      row(.x, Vector(1, 0), error: offset.x)
      row(.y, Vector(0, 1), error: offset.y)
    }
    /// Rows that never pull, and act only at a limit.
    func limit(_ value: Double, _ make: (Row.Role, Double, Double) -> Void) {
      guard let limits else { return }
      make(.low, value - limits.lowerBound, 1)
      make(.high, value - limits.upperBound, -1)
      for index in rows.indices.suffix(2) { rows[index].lower = 0 }
    }
    func rub(_ make: (Row.Role) -> Void) {
      guard friction > 0 else { return }
      make(.friction)
      rows[rows.count - 1].lower = -friction * step
      rows[rows.count - 1].upper = friction * step
      (rows[rows.count - 1].softness, rows[rows.count - 1].isSpring) = (.rigid, false)
    }

    switch kind {
    case .distance(let length) where length <= 1: point()
    case .distance(let length): row(.x, offset.unit, error: offset.length - length)
    case .rope(let length):
      row(.x, offset.unit, error: offset.length - length, sign: -1)
      rows[0].lower = 0
    case .pin:
      point()
      limit(angle) { angleRow($0, error: $1, sign: $2) }
      rub { angleRow($0, error: 0) }
    case .weld:
      point()
      angleRow(.angle, error: angle)
    case .slide(let axis):
      let along = a.rotation(axis.unit)
      row(.across, along.turned, error: along.turned.dot(offset))
      angleRow(.angle, error: angle)
      let place = along.dot(offset)
      limit(place) { row($0, along, error: $1, sign: $2) }
      rub { row($0, along, error: 0) }
    case .snap:
      point()
      // The nearest of the equal angles.
      let turn = 2 * Double.pi
      angleRow(.angle, error: angle - (angle / turn).rounded() * turn)
    }
    for index in rows.indices { rows[index].prepare(bodies, impulses) }
    return rows
  }
}

/// One equation of a joint: a velocity, seen along a direction, that an impulse corrects.
struct Row {
  enum Role: Int, CaseIterable {
    case x, y, angle, across, low, high, friction

    /// Whether the row measures the second point in the coordinates of the first body.
    var isAlongAxis: Bool { self == .across || self == .low || self == .high || self == .friction }
  }

  let joint: Int
  let role: Role
  let first: Int
  let second: Int
  var direction = Vector.zero
  var firstArm = 0.0
  var secondArm = 0.0
  var error = 0.0
  var targetVelocity = 0.0
  var softness = Softness.rigid
  var isSpring = false
  var lower = -Double.infinity
  var upper = Double.infinity
  var impulse = 0.0
  private var mass = 0.0

  init(joint: Int, role: Role, first: Int, second: Int) {
    self.joint = joint
    self.role = role
    self.first = first
    self.second = second
  }

  mutating func prepare(_ bodies: [Body], _ impulses: [Double]) {
    let (a, b) = (bodies[first], bodies[second])
    let linear = direction.dot(direction) * (a.inverseMass + b.inverseMass)
    let sum =
      linear + a.inverseInertia * firstArm * firstArm + b.inverseInertia * secondArm * secondArm
    mass = sum > 0 ? 1 / sum : 0
    impulse = min(upper, max(lower, impulses[role.rawValue]))
  }

  func apply(_ impulse: Double, _ bodies: inout [Body]) {
    bodies[first].push(-impulse * direction, turning: -impulse * firstArm)
    bodies[second].push(impulse * direction, turning: impulse * secondArm)
  }

  /// Corrects the velocities; without `correctsError`, only what is rigid, and not its error.
  mutating func solve(_ bodies: inout [Body], correctsError: Bool, step: Double) {
    if isSpring, !correctsError { return }
    let speed =
      direction.dot(bodies[second].velocity - bodies[first].velocity)
      + secondArm * bodies[second].spin - firstArm * bodies[first].spin - targetVelocity
    var (bias, scales) = (0.0, Softness.rigid)
    if lower == 0, error > 0 {
      bias = error / step
    } else if correctsError {
      (bias, scales) = (softness.biasRate * error, softness)
    }
    let change = -mass * scales.massScale * (speed + bias) - scales.impulseScale * impulse
    let total = min(upper, max(lower, impulse + change))
    apply(total - impulse, &bodies)
    impulse = total
  }
}

extension Body {
  /// Changes the velocities by an impulse and an angular impulse.
  fileprivate mutating func push(_ impulse: Vector, turning: Double) {
    velocity += inverseMass * impulse
    spin += inverseInertia * turning
  }
}
