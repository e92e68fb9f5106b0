/// A rigid body.
///
/// Lengths are in points, times in seconds, angles in radians, clockwise. The unit of mass is that
/// of a square of 100 × 100 points with the density 1.
package struct Body: Sendable {
  /// The position of the centre of mass.
  package var position: Vector
  package var angle: Double
  package var velocity = Vector.zero
  /// The angular velocity.
  package var spin = 0.0
  package var shape: Shape { didSet { updateMass() } }

  package var density = 1.0 { didSet { updateMass() } }
  /// The share of the relative velocity that a collision returns, 0…1.
  package var elasticity = 0.0
  /// The coefficient of friction.
  package var friction = 0.0
  /// The rate at which the velocity decays, per second.
  package var resistance = 0.0
  /// The rate at which the angular velocity decays, per second.
  package var angularResistance = 0.0
  /// A Boolean value that indicates whether nothing moves the body.
  package var isAnchored = false { didSet { updateMass() } }
  package var allowsRotation = true { didSet { updateMass() } }
  /// The acceleration by gravity.
  package var gravity = Vector.zero

  /// The force of the next step, in units of mass × points per square second.
  package var force = Vector.zero
  /// The torque of the next step.
  package var torque = 0.0

  package private(set) var inverseMass = 0.0
  package private(set) var inverseInertia = 0.0

  /// The seconds for which the body has hardly moved.
  var restTime = 0.0
  /// A Boolean value that indicates whether a contact or a joint has acted in this step.
  var isConstrained = false

  /// The area of the unit of mass.
  private static let unitArea = 10_000.0

  package init(shape: Shape, position: Vector, angle: Double) {
    self.shape = shape
    self.position = position
    self.angle = angle
    updateMass()
  }

  package var mass: Double { inverseMass > 0 ? 1 / inverseMass : .infinity }

  package var rotation: Rotation { Rotation(angle: angle) }

  /// Returns the velocity of a point at `offset` from the centre of mass.
  func velocity(at offset: Vector) -> Vector { velocity + spin * offset.turned }

  /// Changes the velocities by an impulse at `offset` from the centre of mass.
  package mutating func apply(impulse: Vector, at offset: Vector) {
    velocity += inverseMass * impulse
    spin += inverseInertia * offset.cross(impulse)
  }

  /// Adds a force at `offset` from the centre of mass to the next step.
  package mutating func apply(force: Vector, at offset: Vector) {
    self.force += force
    torque += offset.cross(force)
  }

  private mutating func updateMass() {
    let mass = density * shape.area / Self.unitArea
    let inertia = density * shape.secondMoment / Self.unitArea
    inverseMass = isAnchored || mass <= 0 ? 0 : 1 / mass
    inverseInertia = isAnchored || !allowsRotation || inertia <= 0 ? 0 : 1 / inertia
    if isAnchored { velocity = .zero }
    if isAnchored || !allowsRotation { spin = 0 }
  }
}
