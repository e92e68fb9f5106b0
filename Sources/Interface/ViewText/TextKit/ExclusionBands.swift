import Foundation
import Geometry
import Views

/// The parts of rows that exclusion paths leave free.
struct ExclusionBands {
  private let polygons: [FlattenedPath]
  private let usesEvenOddRule: [Bool]

  init(_ paths: [UIBezierPath]) {
    polygons = paths.map { FlattenedPath($0.cgPath.path, .identity, tolerance: 0.1) }
    usesEvenOddRule = paths.map(\.usesEvenOddFillRule)
  }

  /// The lower end of all paths; nil if there are none.
  var bottom: CGFloat? { polygons.flatMap(\.corners).map(\.y).max() }

  /// Returns the free parts of a row from left to right: the parts that no path touches at any height
  /// of the row.
  func free(in row: CGRect) -> [ClosedRange<CGFloat>] {
    let blocked = polygons.indices.flatMap { self.blocked(by: $0, in: row) }
      .sorted { $0.lowerBound < $1.lowerBound }
    var free: [ClosedRange<CGFloat>] = []
    var x = row.minX
    for part in blocked {
      if part.lowerBound > x { free.append(x...min(part.lowerBound, row.maxX)) }
      x = max(x, part.upperBound)
      if x >= row.maxX { return free }
    }
    return free + [x...row.maxX]
  }

  /// Returns the parts that a path covers at heights of at most one point apart, and at its corners.
  private func blocked(by index: Int, in row: CGRect) -> [ClosedRange<CGFloat>] {
    let path = polygons[index]
    // The edges of the row itself may be shared with a path that only touches it.
    let (top, bottom) = (row.minY + Self.margin, row.maxY - Self.margin)
    let steps = max((row.height).rounded(.up), 1)
    var heights = stride(from: 0, through: steps, by: 1).map { top + (bottom - top) * $0 / steps }
    for corner in path.corners where corner.y > top && corner.y < bottom {
      heights += [corner.y - Self.margin, corner.y + Self.margin]
    }
    return heights.flatMap { covered(path, evenOdd: usesEvenOddRule[index], at: $0) }
  }

  private static let margin: CGFloat = 1e-3

  /// Returns the parts of a horizontal line that are inside of a path.
  private func covered(
    _ path: FlattenedPath, evenOdd: Bool, at y: CGFloat
  ) -> [ClosedRange<CGFloat>] {
    var crossings: [(x: CGFloat, winding: Int)] = []
    for index in 0..<path.polygonCount {
      let corners = path.corners[path.polygon(index)]
      guard var last = corners.last else { continue }
      for corner in corners {
        if (last.y <= y) != (corner.y <= y) {
          let part = (y - last.y) / (corner.y - last.y)
          crossings.append((last.x + (corner.x - last.x) * part, corner.y > last.y ? 1 : -1))
        }
        last = corner
      }
    }
    crossings.sort { $0.x < $1.x }
    var parts: [ClosedRange<CGFloat>] = []
    var (winding, count) = (0, 0)
    for (index, crossing) in crossings.enumerated() where index + 1 < crossings.count {
      winding += crossing.winding
      count += 1
      if evenOdd ? count % 2 == 1 : winding != 0 {
        parts.append(crossing.x...crossings[index + 1].x)
      }
    }
    return parts
  }
}
