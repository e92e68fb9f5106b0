/// One convex part of a body: a disc, or a polygon of at least two corners.
///
/// A polygon of two corners is a line, which has two sides.
package struct Piece: Sendable {
  /// The corners of a polygon, with the interior to the right of each edge as seen on the screen;
  /// the centre of a disc.
  package private(set) var corners: [Vector]
  /// The radius of a disc; 0 for a polygon.
  package private(set) var radius: Double

  /// Creates a disc.
  package init(disc center: Vector, radius: Double) {
    corners = [center]
    self.radius = radius
  }

  /// Creates the convex hull of the points; nil if they are on a line.
  package init?(hullOf points: [Vector]) {
    let hull = Self.hull(points)
    guard hull.count >= 3 else { return nil }
    corners = hull
    radius = 0
  }

  /// Creates a line, which is a boundary.
  package init(from start: Vector, to end: Vector) {
    corners = [start, end]
    radius = 0
  }

  package var isDisc: Bool { corners.count == 1 }

  /// The piece, moved.
  package func moved(by offset: Vector) -> Piece {
    var piece = self
    for index in piece.corners.indices { piece.corners[index] += offset }
    return piece
  }

  /// The area, the centroid and the second moment of area around the origin.
  var moments: (area: Double, centroid: Vector, second: Double) {
    if isDisc {
      let area = Double.pi * radius * radius
      let center = corners[0]
      return (area, center, area * (radius * radius / 2 + center.dot(center)))
    }
    var (area, second) = (0.0, 0.0)
    var weighted = Vector.zero
    for (index, corner) in corners.enumerated() {
      let next = corners[(index + 1) % corners.count]
      let double = corner.cross(next)
      area += double / 2
      weighted += (double / 6) * (corner + next)
      second += double / 12 * (corner.dot(corner) + corner.dot(next) + next.dot(next))
    }
    return (area, area > 0 ? (1 / area) * weighted : .zero, second)
  }

  /// Returns the corners of the convex hull, by Andrew's monotone chain.
  private static func hull(_ points: [Vector]) -> [Vector] {
    let sorted = points.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    func chain(_ points: some Sequence<Vector>) -> [Vector] {
      var chain: [Vector] = []
      for point in points {
        while chain.count >= 2,
          (chain[chain.count - 1] - chain[chain.count - 2])
            .cross(point - chain[chain.count - 1]) <= 1e-9
        {
          chain.removeLast()
        }
        chain.append(point)
      }
      return Array(chain.dropLast())
    }
    return chain(sorted) + chain(sorted.reversed())
  }
}

/// The convex parts of a body around its centre of mass, and what follows from them.
package struct Shape: Sendable {
  package let pieces: [Piece]
  /// The area in square points.
  package let area: Double
  /// The centre of mass, in the coordinates in which the pieces were given.
  package let centroid: Vector
  /// The second moment of area around the centre of mass.
  package let secondMoment: Double
  /// The distance of the farthest point from the centre of mass.
  let radius: Double

  /// Creates the shape of pieces; overlapping parts count twice.
  package init(_ pieces: [Piece]) {
    let moments = pieces.map(\.moments)
    let area = moments.reduce(0) { $0 + $1.area }
    let weighted = moments.reduce(Vector.zero) { $0 + $1.area * $1.centroid }
    let centroid = area > 0 ? (1 / area) * weighted : .zero
    self.area = area
    self.centroid = centroid
    secondMoment = moments.reduce(0) { $0 + $1.second } - area * centroid.dot(centroid)
    self.pieces = pieces.map { $0.moved(by: -centroid) }
    let distances = self.pieces.flatMap { piece in piece.corners.map { $0.length + piece.radius } }
    radius = distances.max() ?? 0
  }

  /// Creates a rectangle around the origin.
  package init(width: Double, height: Double) {
    let (x, y) = (max(width, 1e-3) / 2, max(height, 1e-3) / 2)
    let corners = [Vector(-x, -y), Vector(x, -y), Vector(x, y), Vector(-x, y)]
    self.init(Piece(hullOf: corners).map { [$0] } ?? [])
  }
}
