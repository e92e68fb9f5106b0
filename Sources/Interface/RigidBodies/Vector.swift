/// A vector in the plane: x to the right, y down, angles clockwise.
package struct Vector: Hashable, Sendable {
  package var x: Double
  package var y: Double

  package static let zero = Vector(0, 0)

  package init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  package static func + (left: Vector, right: Vector) -> Vector {
    Vector(left.x + right.x, left.y + right.y)
  }

  package static func - (left: Vector, right: Vector) -> Vector {
    Vector(left.x - right.x, left.y - right.y)
  }

  package static prefix func - (vector: Vector) -> Vector { Vector(-vector.x, -vector.y) }

  package static func * (factor: Double, vector: Vector) -> Vector {
    Vector(factor * vector.x, factor * vector.y)
  }

  package static func += (left: inout Vector, right: Vector) { left = left + right }

  package static func -= (left: inout Vector, right: Vector) { left = left - right }

  package func dot(_ other: Vector) -> Double { x * other.x + y * other.y }

  /// The z component of the cross product.
  package func cross(_ other: Vector) -> Double { x * other.y - y * other.x }

  package var length: Double { dot(self).squareRoot() }

  /// The vector turned by a quarter turn: the velocity of this point at one radian a second.
  package var turned: Vector { Vector(-y, x) }

  /// The vector of length 1 in the same direction; to the right if the length is 0.
  package var unit: Vector {
    let length = length
    return length > 1e-12 ? (1 / length) * self : Vector(1, 0)
  }
}

/// A turn around the origin.
package struct Rotation: Sendable {
  package var cosine: Double
  package var sine: Double

  package func callAsFunction(_ vector: Vector) -> Vector {
    Vector(cosine * vector.x - sine * vector.y, sine * vector.x + cosine * vector.y)
  }

  /// Turns a vector back.
  package func inverse(_ vector: Vector) -> Vector {
    Vector(cosine * vector.x + sine * vector.y, cosine * vector.y - sine * vector.x)
  }
}
