/// The identity of two pieces that touch, which stays the same from step to step.
struct PieceKey: Hashable {
  /// The index of the body with the lower index, or −1 minus the number of a boundary's line.
  var first: Int
  var second: Int
  var firstPiece = 0
  var secondPiece = 0
}

/// Two pieces that touch or will touch within the step, and the impulses between them.
///
/// A contact never pulls. While the surfaces are apart, it limits the velocity at which they
/// approach, so that fast bodies don't pass through thin ones.
struct Contact {
  struct Point {
    /// The place relative to the centres of mass.
    var first: Vector
    var second: Vector
    var separation: Double
    var feature: UInt32
    var normalImpulse = 0.0
    var tangentImpulse = 0.0
    /// The greatest normal impulse of the step.
    var peakImpulse = 0.0
    /// The relative velocity along the normal at the moment of impact.
    var impactVelocity: Double
    var normalMass: Double
    var tangentMass: Double
  }

  let key: PieceKey
  let group: Int
  /// The indices of the bodies; the first is 0 for a boundary.
  let first: Int
  let second: Int
  /// The identity of the boundary.
  let boundary: Int?
  let normal: Vector
  let friction: Double
  let elasticity: Double
  var points: [Point]

  /// Approaching more slowly than this, in points per second, bodies don't bounce.
  static let bounceThreshold = 20.0

  /// Bodies that overlap are pushed apart at most at this velocity, in points per second.
  private static let greatestPush = 450.0

  private var tangent: Vector { normal.turned }

  /// Sets the effective masses and the velocities of impact.
  mutating func prepare(_ bodies: [Body], step: Double) {
    let (a, b) = (bodies[first], bodies[second])
    for index in points.indices {
      let (r, s) = (points[index].first, points[index].second)
      func mass(along direction: Vector) -> Double {
        let (m, n) = (r.cross(direction), s.cross(direction))
        let sum =
          a.inverseMass + b.inverseMass + a.inverseInertia * m * m + b.inverseInertia * n * n
        return sum > 0 ? 1 / sum : 0
      }
      points[index].normalMass = mass(along: normal)
      points[index].tangentMass = mass(along: tangent)
      let velocity = normal.dot(b.velocity(at: s) - a.velocity(at: r))
      let acceleration = normal.dot(b.acceleration - a.acceleration)
      // The surfaces meet within the step.
      let distance = max(0, points[index].separation)
      let time = velocity < 0 ? min(step, distance / -velocity) : step
      points[index].impactVelocity = velocity + acceleration * time
    }
  }

  /// Applies the impulses of the step before.
  func warmStart(_ bodies: inout [Body]) {
    for point in points {
      apply(point.normalImpulse * normal + point.tangentImpulse * tangent, at: point, &bodies)
    }
  }

  private func apply(_ impulse: Vector, at point: Point, _ bodies: inout [Body]) {
    bodies[first].apply(impulse: -impulse, at: point.first)
    bodies[second].apply(impulse: impulse, at: point.second)
  }

  private func velocity(at point: Point, _ bodies: [Body]) -> Vector {
    bodies[second].velocity(at: point.second) - bodies[first].velocity(at: point.first)
  }

  /// Corrects the velocities. `softness` determines how bodies that overlap are pushed apart; nil for
  /// not at all. `moves` are the movements of the bodies since the separations were measured.
  mutating func solve(
    _ bodies: inout [Body], _ moves: [Move], softness: Softness?, step: Double
  ) {
    for index in points.indices {
      var point = points[index]
      let moved =
        moves[second].offset(at: point.second) - moves[first].offset(at: point.first)
      let separation = point.separation + normal.dot(moved)
      var (bias, scales) = (0.0, Softness.rigid)
      if separation > 0 {
        bias = separation / step
      } else if let softness {
        bias = max(softness.biasRate * separation, -Self.greatestPush)
        scales = softness
      }
      let speed = normal.dot(velocity(at: point, bodies))
      let change =
        -point.normalMass * scales.massScale * (speed + bias)
        - scales.impulseScale * point.normalImpulse
      let total = max(0, point.normalImpulse + change)
      apply((total - point.normalImpulse) * normal, at: point, &bodies)
      point.normalImpulse = total
      point.peakImpulse = max(point.peakImpulse, total)
      points[index] = point
    }
    for index in points.indices {
      var point = points[index]
      let limit = friction * point.normalImpulse
      let change = -point.tangentMass * tangent.dot(velocity(at: point, bodies))
      let total = min(limit, max(-limit, point.tangentImpulse + change))
      apply((total - point.tangentImpulse) * tangent, at: point, &bodies)
      point.tangentImpulse = total
      points[index] = point
    }
  }

  /// Returns the velocity that an elastic collision leaves.
  mutating func bounce(_ bodies: inout [Body]) {
    guard elasticity > 0 else { return }
    for index in points.indices {
      var point = points[index]
      guard point.peakImpulse > 0, point.impactVelocity < -Self.bounceThreshold else { continue }
      let speed = normal.dot(velocity(at: point, bodies))
      let change = -point.normalMass * (speed + elasticity * point.impactVelocity)
      let total = max(0, point.normalImpulse + change)
      apply((total - point.normalImpulse) * normal, at: point, &bodies)
      point.normalImpulse = total
      points[index] = point
    }
  }

  /// A Boolean value that indicates whether an impulse acted in the step.
  var hasActed: Bool { points.contains { $0.peakImpulse > 0 } }
}

/// How far a body has moved in a step.
struct Move {
  var translation = Vector.zero
  var turn = 0.0

  func offset(at point: Vector) -> Vector { translation + turn * point.turned }
}

extension Body {
  /// The acceleration of the centre of mass.
  var acceleration: Vector {
    inverseMass > 0 ? gravity + inverseMass * force : .zero
  }
}
