/// Bodies that collide with each other, with boundaries, or with both.
package struct CollisionGroup: Sendable {
  /// The identity of the group in touches.
  package var id: Int
  /// The indices of the bodies.
  package var members: [Int]
  package var boundaries: [Boundary]
  package var membersCollide: Bool
  package var boundariesCollide: Bool

  package init(
    id: Int, members: [Int], boundaries: [Boundary], membersCollide: Bool, boundariesCollide: Bool
  ) {
    self.id = id
    self.members = members
    self.boundaries = boundaries
    self.membersCollide = membersCollide
    self.boundariesCollide = boundariesCollide
  }
}

/// A line that nothing moves, with two sides.
package struct Boundary: Sendable {
  /// The identity of the boundary in touches, which several lines can share.
  package var id: Int
  package var line: Piece

  package init(id: Int, from start: Vector, to end: Vector) {
    self.id = id
    line = Piece(from: start, to: end)
  }
}

/// The beginning or the end of a touch.
package struct TouchChange: Sendable {
  package enum Other: Hashable, Sendable {
    case body(Int)
    case boundary(Int)
  }

  package var group: Int
  package var body: Int
  package var other: Other
  package var isBeginning: Bool
  package var point: Vector
}
