package import Foundation

/// A corner that is cut off by a circle, in coordinates along its two sides: `x` onwards, to the
/// next corner clockwise, and `y` back, to the previous one.
private struct CutCorner {
  /// The point where the arc meets the side that leads to the corner, or the arc of the previous
  /// corner.
  let start: CGPoint
  /// The point where the arc meets the side that leads to the next corner.
  let end: CGPoint

  /// Returns nil if the circles leave nothing between them. `length` is that of a side, and
  /// `isShared` indicates whether its other corner is cut by an equal circle.
  init?(
    radius: CGFloat, onwards: (length: CGFloat, isShared: Bool),
    back: (length: CGFloat, isShared: Bool)
  ) {
    /// Returns the position along a side where the arc is met, and the distance of that point from
    /// the side.
    func meet(_ side: (length: CGFloat, isShared: Bool)) -> (along: CGFloat, depth: CGFloat) {
      let along = min(radius, side.isShared ? side.length / 2 : side.length)
      let rest = radius - along
      return (along, radius - (radius * radius - rest * rest).squareRoot())
    }
    let (leaving, coming) = (meet(onwards), meet(back))
    guard leaving.depth <= coming.along, coming.depth <= leaving.along else { return nil }
    start = CGPoint(x: coming.depth, y: coming.along)
    end = CGPoint(x: leaving.along, y: leaving.depth)
  }
}

extension Path {
  /// Adds a closed rectangle whose corners are cut by circles that can be larger than half of a
  /// side, as Core Animation draws such a `cornerRadius`: neighbouring arcs meet in a point, as in
  /// a lens or a diamond with curved sides. If they leave nothing, nothing is added.
  ///
  /// All corners that are `rounded` have the same radius; the list starts at the top left and runs
  /// clockwise on screen.
  package mutating func addRect(
    _ rect: CGRect, cutBy radius: CGFloat, rounded: [Bool]
  ) {
    let corners: [(place: CGPoint, onwards: CGVector)] = [
      (CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 1, dy: 0)),
      (CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: 0, dy: 1)),
      (CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: -1, dy: 0)),
      (CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: 0, dy: -1)),
    ]
    guard rect.width > 0, rect.height > 0 else { return }
    var outline = Path()
    for (index, corner) in corners.enumerated() {
      let (previous, next) = (rounded[(index + 3) % 4], rounded[(index + 1) % 4])
      let lengths = index % 2 == 0 ? (rect.width, rect.height) : (rect.height, rect.width)
      guard rounded[index] else {
        // An adjacent arc may have cut it off.
        let isCut = previous && radius > lengths.1 || next && radius > lengths.0
        if !isCut { outline.extend(to: corner.place) }
        continue
      }
      guard
        let cut = CutCorner(
          radius: radius, onwards: (lengths.0, next), back: (lengths.1, previous))
      else { return }
      // From coordinates along the sides to those of the rectangle.
      let (x, y) = (corner.onwards.dx, corner.onwards.dy)
      let place = CGAffineTransform(
        a: x, b: y, c: -y, d: x, tx: corner.place.x, ty: corner.place.y)
      // From −π, at the incoming side, to −π/2 at most.
      func angle(_ point: CGPoint) -> CGFloat {
        let angle = Maths.arcTangent(y: point.y - radius, x: point.x - radius)
        return angle > 0 ? angle - 2 * .pi : angle
      }
      let begin = angle(cut.start)
      outline.addArc(
        center: CGPoint(x: radius, y: radius), radius: radius, startAngle: begin,
        delta: angle(cut.end) - begin, transform: place)
    }
    outline.closeSubpath()
    append(outline)
  }

  /// Adds a line to a point, or starts there if the path is empty.
  private mutating func extend(to point: CGPoint) {
    if isEmpty { move(to: point) } else { addLine(to: point) }
  }
}
