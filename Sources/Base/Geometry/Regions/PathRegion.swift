import Foundation

/// An area with closed outlines that don't cross, computed from two paths. The area is on the positive side
/// of each outline.
struct PathRegion {
  private typealias Corner = PathArrangement.Corner

  /// The outlines in points.
  private(set) var outlines: [[CGPoint]] = []

  /// Finds the area of all places for whose position inside of the two paths `isPart` is true.
  init(
    _ first: Path, _ second: Path, _ rule: CGPathFillRule, _ isPart: (Bool, Bool) -> Bool
  ) {
    guard let arrangement = PathArrangement(first, second) else { return }
    func isInside(_ windings: PathArrangement.Windings) -> Bool {
      isPart(windings.isInside(0, rule), windings.isInside(1, rule))
    }
    var next: [Corner: [Corner]] = [:]
    var starts: [Corner] = []
    for edge in arrangement.edges {
      let (negative, positive) = (isInside(edge.negative), isInside(edge.positive))
      guard negative != positive else { continue }
      let (from, to) = positive ? (edge.low, edge.high) : (edge.high, edge.low)
      next[from, default: []].append(to)
      starts.append(from)
    }
    for start in starts {
      while let outline = Self.outline(from: start, &next) {
        let corners = Self.withoutStraightOnes(outline)
        if corners.count > 2 { outlines.append(corners.map(arrangement.point)) }
      }
    }
  }

  /// Follows the lines from a corner back to it, and removes them; nil if there are none.
  private static func outline(from start: Corner, _ next: inout [Corner: [Corner]]) -> [Corner]? {
    guard var current = next[start]?.popLast() else { return nil }
    var corners = [start]
    while current != start {
      let direction = current - corners[corners.count - 1]
      corners.append(current)
      // Where outlines touch, the one that keeps closest to the area is followed.
      guard let choices = next[current], !choices.isEmpty,
        let index = choices.indices.max(by: {
          turn(direction, choices[$0] - current) < turn(direction, choices[$1] - current)
        })
      else { break }
      current = next[current]?.remove(at: index) ?? start
    }
    return corners
  }

  /// Returns the angle between two directions, positive towards the positive side.
  private static func turn(_ from: Corner, _ to: Corner) -> Double {
    Maths.arcTangent(y: Double(from.cross(to)), x: Double(from.x * to.x + from.y * to.y))
  }

  private static func withoutStraightOnes(_ corners: [Corner]) -> [Corner] {
    corners.indices.filter { index in
      let before = corners[index == 0 ? corners.count - 1 : index - 1]
      let after = corners[index == corners.count - 1 ? 0 : index + 1]
      return (corners[index] - before).cross(after - corners[index]) != 0
    }.map { corners[$0] }
  }

  /// The outlines as a path.
  var path: Path { Self.path(of: outlines) }

  private static func path(of outlines: [[CGPoint]]) -> Path {
    var path = Path()
    for outline in outlines {
      path.move(to: outline[0])
      for point in outline.dropFirst() { path.addLine(to: point) }
      path.closeSubpath()
    }
    return path
  }

  /// The parts that aren't connected, each an outline with the holes in it.
  var components: [Path] {
    let areas = outlines.map(Self.area)
    let outer = outlines.indices.filter { areas[$0] > 0 }
    var holes: [Int: [[CGPoint]]] = [:]
    for index in outlines.indices where areas[index] < 0 {
      // A hole can touch its outline with a corner, but not with a whole line.
      let (first, second) = (outlines[index][0], outlines[index][1])
      let middle = CGPoint(x: (first.x + second.x) / 2, y: (first.y + second.y) / 2)
      let around = outer.filter { Self.path(of: [outlines[$0]]).contains(middle, rule: .winding) }
      if let owner = around.min(by: { areas[$0] < areas[$1] }) {
        holes[owner, default: []].append(outlines[index])
      }
    }
    return outer.map { Self.path(of: [outlines[$0]] + (holes[$0] ?? [])) }
  }

  /// Returns twice the area of an outline; negative for a hole.
  private static func area(_ outline: [CGPoint]) -> CGFloat {
    zip(outline, outline.dropFirst() + [outline[0]]).reduce(0) {
      $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y
    }
  }
}
