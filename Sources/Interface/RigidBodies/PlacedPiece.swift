/// A convex piece at its place in the world.
struct PlacedPiece {
  var corners: [Vector]
  /// The outward unit normals of a polygon's edges.
  private var normals: [Vector] = []
  var radius: Double
  /// The bounding box.
  private(set) var low: Vector
  private(set) var high: Vector

  init(_ piece: Piece, at position: Vector, _ rotation: Rotation) {
    corners = piece.corners.map { position + rotation($0) }
    radius = piece.radius
    (low, high) = (corners[0], corners[0])
    for corner in corners {
      low = Vector(min(low.x, corner.x), min(low.y, corner.y))
      high = Vector(max(high.x, corner.x), max(high.y, corner.y))
    }
    low -= Vector(radius, radius)
    high += Vector(radius, radius)
    guard corners.count > 1 else { return }
    normals = corners.indices.map {
      let edge = (corners[($0 + 1) % corners.count] - corners[$0]).unit
      return Vector(edge.y, -edge.x)
    }
  }

  var isDisc: Bool { corners.count == 1 }
  var count: Int { corners.count }

  /// Returns a corner; those after the last are the first ones.
  func corner(_ index: Int) -> Vector { corners[index < count ? index : index - count] }

  func normal(_ edge: Int) -> Vector { normals[edge] }

  /// Returns whether the boxes are at most `margin` apart.
  func isNear(_ other: PlacedPiece, _ margin: Double) -> Bool {
    low.x <= other.high.x + margin && other.low.x <= high.x + margin
      && low.y <= other.high.y + margin && other.low.y <= high.y + margin
  }

  /// Returns the edge along whose normal the other polygon is farthest, and how far it is.
  func greatestGap(to other: PlacedPiece) -> (gap: Double, edge: Int) {
    var (best, edge) = (-Double.infinity, 0)
    for index in 0..<count {
      let (normal, corner) = (normals[index], corners[index])
      var gap = Double.infinity
      for point in other.corners { gap = min(gap, normal.dot(point - corner)) }
      if gap > best { (best, edge) = (gap, index) }
    }
    return (best, edge)
  }

  /// Returns the edge whose normal is most opposed to a direction.
  func edge(facing direction: Vector) -> Int {
    var (best, edge) = (Double.infinity, 0)
    for index in 0..<count where normals[index].dot(direction) < best {
      (best, edge) = (normals[index].dot(direction), index)
    }
    return edge
  }
}
