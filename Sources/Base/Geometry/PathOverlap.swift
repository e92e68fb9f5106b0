import Foundation

extension Path {
  /// Whether the path crosses itself, or has winding numbers other than 0 and either 1 or −1.
  /// Details smaller than 1/500 of its size are ignored.
  ///
  /// The running time is quadratic in the number of lines: intended for glyphs and similar figures.
  package var overlapsItself: Bool {
    let box = controlBox
    guard !box.isNull, isFinite else { return false }
    var outlines: [[CGPoint]] = []
    flatten(tolerance: max(box.width, box.height) / 500) { segment in
      switch segment {
      case .move(let point): outlines.append([point])
      case .line(let point): outlines[outlines.count - 1].append(point)
      case .close: break
      }
    }
    let sides = outlines.map { corners in
      zip(corners, corners.dropFirst() + [corners[0]]).map { Side(from: $0, to: $1) }
    }
    let all = sides.flatMap { $0 }.sorted { $0.top < $1.top }
    for (index, side) in all.enumerated() {
      for other in all[(index + 1)...] {
        if other.top > side.bottom { break }
        if side.crosses(other) { return true }
      }
    }
    var found = 0...0
    for (index, own) in sides.enumerated() {
      guard let first = own.first else { continue }
      let others = sides.enumerated().filter { $0.offset != index }.flatMap(\.element)
      let outside = others.reduce(0) { $0 + $1.winding(around: first.middle) }
      let turn = own.reduce(0) { $0 + $1.from.x * $1.to.y - $1.to.x * $1.from.y }
      let inside = outside + (turn > 0 ? 1 : turn < 0 ? -1 : 0)
      found = min(found.lowerBound, outside, inside)...max(found.upperBound, outside, inside)
    }
    return found.count > 2
  }
}

/// A line segment of an outline.
private struct Side {
  let from, to: CGPoint

  var top: CGFloat { min(from.y, to.y) }
  var bottom: CGFloat { max(from.y, to.y) }
  var middle: CGPoint { CGPoint(x: (from.x + to.x) / 2, y: (from.y + to.y) / 2) }

  /// Returns twice the signed area of the triangle with a point; the sign depends on the side.
  private func area(_ point: CGPoint) -> CGFloat {
    (to.x - from.x) * (point.y - from.y) - (point.x - from.x) * (to.y - from.y)
  }

  /// Whether the two segments cross; touching doesn't count.
  func crosses(_ other: Side) -> Bool {
    area(other.from) * area(other.to) < 0 && other.area(from) * other.area(to) < 0
  }

  /// Returns this segment's contribution to the winding number of a point: nonzero if the segment
  /// passes to the left of the point, with the sign of its direction.
  func winding(around point: CGPoint) -> Int {
    guard (from.y <= point.y) != (to.y <= point.y) else { return 0 }
    let x = from.x + (to.x - from.x) * (point.y - from.y) / (to.y - from.y)
    return x > point.x ? 0 : to.y > from.y ? -1 : 1
  }
}
