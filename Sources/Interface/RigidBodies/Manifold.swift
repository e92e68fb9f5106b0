/// The points where two convex pieces touch or are about to touch.
struct Manifold {
  struct Point {
    /// The place, halfway between the surfaces.
    var place: Vector
    /// The distance of the surfaces; negative if they overlap.
    var separation: Double
    /// A number of the corners and edges involved, which stays the same while they do.
    var feature: UInt32
  }

  /// The unit vector from the first piece to the second.
  var normal: Vector
  var points: [2 of Point]
  var count: Int

  private static let unused = Point(place: .zero, separation: 0, feature: 0)

  private init(_ normal: Vector, _ point: Point) {
    self.normal = normal
    points = [point, Self.unused]
    count = 1
  }

  private init(_ normal: Vector) {
    self.normal = normal
    points = [Self.unused, Self.unused]
    count = 0
  }

  /// Creates the manifold of two pieces at most `margin` apart; nil if they are farther.
  init?(_ first: PlacedPiece, _ second: PlacedPiece, margin: Double) {
    switch (first.isDisc, second.isDisc) {
    case (true, true):
      self.init(
        disc: first.corners[first.corners.startIndex], first.radius,
        second.corners[second.corners.startIndex], second.radius, margin, feature: 0)
    case (false, false): self.init(polygons: first, second, margin)
    case (false, true): self.init(polygon: first, disc: second, margin)
    case (true, false):
      guard var manifold = Manifold(polygon: second, disc: first, margin) else { return nil }
      manifold.normal = -manifold.normal
      self = manifold
    }
  }

  private init?(
    disc first: Vector, _ firstRadius: Double, _ second: Vector, _ secondRadius: Double,
    _ margin: Double, feature: UInt32
  ) {
    let separation = (second - first).length - firstRadius - secondRadius
    guard separation <= margin else { return nil }
    let normal = (second - first).unit
    let place = first + (firstRadius + separation / 2) * normal
    self.init(normal, Point(place: place, separation: separation, feature: feature))
  }

  private init?(polygon: PlacedPiece, disc: PlacedPiece, _ margin: Double) {
    let center = disc.corners[disc.corners.startIndex]
    var (best, edge) = (-Double.infinity, 0)
    for index in 0..<polygon.count {
      let distance = polygon.normal(index).dot(center - polygon.corner(index))
      if distance > best { (best, edge) = (distance, index) }
    }
    guard best - disc.radius <= margin else { return nil }
    let (start, end) = (polygon.corner(edge), polygon.corner(edge + 1))
    let along = (end - start).unit
    // Beyond an end of the edge, the corner is nearest.
    if best > 1e-9, (center - start).dot(along) < 0 {
      self.init(disc: start, 0, center, disc.radius, margin, feature: UInt32(edge) << 1 | 1)
    } else if best > 1e-9, (center - end).dot(along) > 0 {
      let corner = UInt32((edge + 1) % polygon.count)
      self.init(disc: end, 0, center, disc.radius, margin, feature: corner << 1 | 1)
    } else {
      let normal = polygon.normal(edge)
      let separation = best - disc.radius
      self.init(
        normal,
        Point(
          place: center - (disc.radius + separation / 2) * normal, separation: separation,
          feature: UInt32(edge) << 1))
    }
  }

  /// Clips the edge that faces the edge of greatest separation, as is usual for boxes.
  private init?(polygons first: PlacedPiece, _ second: PlacedPiece, _ margin: Double) {
    let (firstGap, firstEdge) = first.greatestGap(to: second)
    guard firstGap <= margin else { return nil }
    let (secondGap, secondEdge) = second.greatestGap(to: first)
    guard secondGap <= margin else { return nil }
    // The preference for the first piece keeps the choice the same from step to step.
    let isFlipped = secondGap > firstGap + 0.02
    let (reference, incident) = isFlipped ? (second, first) : (first, second)
    let edge = isFlipped ? secondEdge : firstEdge
    let normal = reference.normal(edge)
    let facing = incident.edge(facing: normal)
    var (start, end) = (incident.corner(facing), incident.corner(facing + 1))
    let (left, right) = (reference.corner(edge), reference.corner(edge + 1))
    let along = (right - left).unit
    guard Self.clip(&start, &end, along, from: left.dot(along), to: right.dot(along)) else {
      return nil
    }
    self.init(isFlipped ? -normal : normal)
    let features = UInt32(edge) << 16 | UInt32(facing) << 2 | (isFlipped ? 2 : 0)
    for (index, point) in [start, end].enumerated() {
      let separation = normal.dot(point - left)
      guard separation <= margin else { continue }
      points[count] = Point(
        place: point - (separation / 2) * normal, separation: separation,
        feature: features | UInt32(index))
      count += 1
    }
    guard count > 0 else { return nil }
  }

  /// Cuts a line to what is between two distances along a direction; false if nothing is left.
  private static func clip(
    _ start: inout Vector, _ end: inout Vector, _ along: Vector, from low: Double, to high: Double
  ) -> Bool {
    for (direction, limit) in [(along, low), (-along, -high)] {
      let (a, b) = (direction.dot(start) - limit, direction.dot(end) - limit)
      if a < 0, b < 0 { return false }
      if a < 0 {
        start = start + (a / (a - b)) * (end - start)
      } else if b < 0 {
        end = end + (b / (b - a)) * (start - end)
      }
    }
    return true
  }
}
