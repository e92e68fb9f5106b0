import Foundation

/// The lines of two paths, divided where they meet, with the windings on both sides of each.
///
/// Curves are replaced by lines that deviate by at most a hundredth of a point, and corners are moved to a
/// grid of at most 1/1024 of a point, on which the computation is exact: snap rounding (Hobby, "Practical
/// segment intersection with finite precision output", 1999). The running time is quadratic in the number
/// of lines.
struct PathArrangement {
  /// A corner on the grid.
  struct Corner: Hashable, Comparable {
    var x, y: Int

    static func < (left: Corner, right: Corner) -> Bool { (left.x, left.y) < (right.x, right.y) }
    static func - (left: Corner, right: Corner) -> Corner {
      Corner(x: left.x - right.x, y: left.y - right.y)
    }

    /// The cross product: positive if `other` points to the side at which y grows as x does.
    func cross(_ other: Corner) -> Int { x * other.y - y * other.x }
  }

  /// A line of one of the paths.
  struct Line {
    var from, to: Corner
    /// 0 for the first path, 1 for the second.
    var source: Int
    /// Whether the line is the first one of its subpath.
    var isFirst = false
  }

  /// The windings of a place in both paths, and how many lines are between it and the outside.
  struct Windings: Equatable {
    var counts = [0, 0]
    var crossings = [0, 0]

    mutating func add(_ other: Windings, times factor: Int) {
      for source in 0...1 {
        counts[source] += factor * other.counts[source]
        crossings[source] += other.crossings[source]
      }
    }

    /// Returns whether the place is inside of a path.
    func isInside(_ source: Int, _ rule: CGPathFillRule) -> Bool {
      rule == .winding ? counts[source] != 0 : crossings[source] & 1 != 0
    }
  }

  /// All lines that have the same ends, with their windings on the negative and the positive side.
  struct Edge {
    var low, high: Corner
    var own = Windings()
    var negative = Windings()
    var positive = Windings()
  }

  /// The number of grid units per point.
  private let scale: Double
  /// The divided lines, in the order of the paths.
  private(set) var lines: [Line] = []

  /// The tolerance with which curves are replaced by lines, in points.
  private static let tolerance: CGFloat = 0.01

  /// Divides the lines of two paths; the subpaths of the first one are closed if `closes`. Returns nil if a
  /// coordinate isn't finite.
  init?(_ first: Path, _ second: Path, closes: Bool = true) {
    guard first.isFinite, second.isFinite else { return nil }
    let box = [first, second].map(\.controlBox).filter { !$0.isNull }
    let extent = box.reduce(1) { max($0, abs($1.minX), abs($1.maxX), abs($1.minY), abs($1.maxY)) }
    var scale = 1024.0
    while extent * scale > Double(1 << 28) { scale /= 2 }
    self.scale = scale
    append(first, source: 0, closes: closes)
    append(second, source: 1, closes: true)
    divide()
  }

  private mutating func append(_ path: Path, source: Int, closes: Bool) {
    let scale = scale
    var (start, last): (Corner?, Corner?)
    var isFirst = true
    func corner(_ point: CGPoint) -> Corner {
      Corner(x: Int((point.x * scale).rounded()), y: Int((point.y * scale).rounded()))
    }
    var added: [Line] = []
    func line(to next: Corner) {
      guard let from = last, from != next else { return }
      added.append(Line(from: from, to: next, source: source, isFirst: isFirst))
      (last, isFirst) = (next, false)
    }
    path.flatten(tolerance: Self.tolerance) { segment in
      switch segment {
      case .move(let point):
        if closes, let start { line(to: start) }
        start = corner(point)
        (last, isFirst) = (start, true)
      case .line(let point): line(to: corner(point))
      case .close: if let start { line(to: start) }
      }
    }
    if closes, let start { line(to: start) }
    lines += added
  }

  // MARK: Division

  /// Divides the lines until no two meet other than at their ends.
  private mutating func divide() {
    // Moved corners can make lines meet that didn't; this ends, because the grid is finite.
    for _ in 0..<64 {
      let cuts = self.cuts()
      guard cuts.contains(where: { !$0.isEmpty }) else { return }
      var divided: [Line] = []
      for (line, cuts) in zip(lines, cuts) {
        let direction = line.to - line.from
        func distance(_ corner: Corner) -> Int {
          let offset = corner - line.from
          return offset.x * direction.x + offset.y * direction.y
        }
        var last = line.from
        for corner in Set(cuts).sorted(by: { (distance($0), $0) < (distance($1), $1) }) + [line.to]
        where corner != last {
          divided.append(
            Line(
              from: last, to: corner, source: line.source,
              isFirst: line.isFirst && last == line.from))
          last = corner
        }
      }
      lines = divided
    }
  }

  /// Returns the corners at which each line has to be divided.
  private func cuts() -> [[Corner]] {
    var cuts = [[Corner]](repeating: [], count: lines.count)
    let order = lines.indices.sorted {
      min(lines[$0].from.x, lines[$0].to.x) < min(lines[$1].from.x, lines[$1].to.x)
    }
    for (position, index) in order.enumerated() {
      let line = lines[index]
      let (right, low, high) = (
        max(line.from.x, line.to.x), min(line.from.y, line.to.y), max(line.from.y, line.to.y)
      )
      for other in order[(position + 1)...] {
        let second = lines[other]
        if min(second.from.x, second.to.x) > right { break }
        if max(second.from.y, second.to.y) < low || min(second.from.y, second.to.y) > high {
          continue
        }
        let found = Self.cuts(line, second)
        cuts[index] += found.first
        cuts[other] += found.second
      }
    }
    return cuts
  }

  /// Returns the corners at which two lines have to be divided because of each other.
  private static func cuts(_ first: Line, _ second: Line) -> (first: [Corner], second: [Corner]) {
    let (direction, otherDirection) = (first.to - first.from, second.to - second.from)
    let begin = direction.cross(second.from - first.from)
    let end = direction.cross(second.to - first.from)
    let otherBegin = otherDirection.cross(first.from - second.from)
    let otherEnd = otherDirection.cross(first.to - second.from)
    if begin.signum() * end.signum() < 0, otherBegin.signum() * otherEnd.signum() < 0 {
      let part = Double(otherBegin) / Double(otherBegin - otherEnd)
      let corner = Corner(
        x: first.from.x + Int((Double(direction.x) * part).rounded()),
        y: first.from.y + Int((Double(direction.y) * part).rounded()))
      return (
        corner != first.from && corner != first.to ? [corner] : [],
        corner != second.from && corner != second.to ? [corner] : []
      )
    }
    let onFirst = [(begin, second.from), (end, second.to)]
    let onSecond = [(otherBegin, first.from), (otherEnd, first.to)]
    return (
      onFirst.filter { $0.0 == 0 && isBetween($0.1, first) }.map(\.1),
      onSecond.filter { $0.0 == 0 && isBetween($0.1, second) }.map(\.1)
    )
  }

  /// Whether a corner that is collinear with a line is on it, other than at an end.
  private static func isBetween(_ corner: Corner, _ line: Line) -> Bool {
    corner != line.from && corner != line.to
      && min(line.from.x, line.to.x) <= corner.x && corner.x <= max(line.from.x, line.to.x)
      && min(line.from.y, line.to.y) <= corner.y && corner.y <= max(line.from.y, line.to.y)
  }

  // MARK: Windings

  /// The edges with their windings, in a fixed order.
  var edges: [Edge] {
    var found: [[Corner]: Windings] = [:]
    for line in lines {
      let isForward = line.from < line.to
      let key = isForward ? [line.from, line.to] : [line.to, line.from]
      found[key, default: Windings()].counts[line.source] += isForward ? 1 : -1
      found[key, default: Windings()].crossings[line.source] += 1
    }
    let all = found.map { Edge(low: $0.key[0], high: $0.key[1], own: $0.value) }
      .sorted { ($0.low, $0.high) < ($1.low, $1.high) }
    return all.map { edge in
      var edge = edge
      let middle = Corner(x: edge.low.x + edge.high.x, y: edge.low.y + edge.high.y)
      let isVertical = edge.low.x == edge.high.x
      // From the outside at smaller x to the positive side of a vertical edge; at smaller y to the negative
      // side of another.
      var before = Windings()
      for other in all where isVertical ? other.spansY(middle) : other.spansX(middle) {
        let side = other.side(of: middle)
        if isVertical {
          let slope = (other.high.y - other.low.y).signum()
          // Smaller x is the positive side of an edge that goes to greater y.
          if side * slope < 0 { before.add(other.own, times: -slope) }
        } else if side > 0 {
          before.add(other.own, times: 1)
        }
      }
      var after = before
      after.add(edge.own, times: isVertical ? -1 : 1)
      (edge.negative, edge.positive) = isVertical ? (after, before) : (before, after)
      return edge
    }
  }

  /// Returns the windings of the middle of a line in the second path; a line that is on the path's outline
  /// is inside.
  func isInsideSecond(_ line: Line, _ rule: CGPathFillRule, in edges: [[Corner]: Edge]) -> Bool {
    let key = line.from < line.to ? [line.from, line.to] : [line.to, line.from]
    guard let edge = edges[key] else { return false }
    return edge.negative.isInside(1, rule) || edge.positive.isInside(1, rule)
  }

  /// Returns a corner in points.
  func point(_ corner: Corner) -> CGPoint {
    CGPoint(x: Double(corner.x) / scale, y: Double(corner.y) / scale)
  }
}

extension PathArrangement.Edge {
  /// Whether the edge has a point at the x of a corner in half units.
  fileprivate func spansX(_ middle: PathArrangement.Corner) -> Bool {
    low.x * 2 <= middle.x && middle.x < high.x * 2
  }

  fileprivate func spansY(_ middle: PathArrangement.Corner) -> Bool {
    min(low.y, high.y) * 2 <= middle.y && middle.y < max(low.y, high.y) * 2
  }

  /// Returns the side on which a corner in half units is: 1 for the positive one, 0 on the edge.
  fileprivate func side(of middle: PathArrangement.Corner) -> Int {
    (high - low).cross(
      PathArrangement.Corner(x: middle.x - 2 * low.x, y: middle.y - 2 * low.y)
    ).signum()
  }
}
