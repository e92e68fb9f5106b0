import Foundation
package import Geometry
package import Raster
import Rasterizer

/// Coverage by its definition: the area of each pixel that a shape's outline encloses.
///
/// Outlines are flattened as in the renderer (`EdgeList.tolerance`). Each row of pixels is divided
/// into slices wherever a line begins, ends or crosses another. The area between two lines of a
/// slice is either completely inside or completely outside, and the parts of pixels in it are added
/// up in Double. The renderer rounds corners and areas to 1/65 536, which changes an area by at
/// most 1/50 of a level, and by some more where many lines cross: levels differ by 1 if the exact
/// area is that close to the middle between two levels, and nowhere else.
package enum ReferenceCoverage {
  /// Returns the coverage of each pixel of a canvas, 0…255, row by row; nil if the shape or the
  /// transform isn't finite.
  package static func levels(
    of shape: Shape, _ transform: Projection, width: Int, height: Int
  ) -> [UInt8]? {
    areas(of: shape, transform, width: width, height: height)?.map { UInt8(($0 * 255).rounded()) }
  }

  /// Returns the covered fraction of each pixel, 0…1.
  package static func areas(
    of shape: Shape, _ transform: Projection, width: Int, height: Int
  ) -> [Double]? {
    guard transform.isFinite else { return nil }
    let outline = shape.outline(transform)
    guard outline.path.isFinite, let polygons = polygons(outline.path, outline.projection) else {
      return nil
    }
    let lines = polygons.flatMap(lines)
    return (0..<height).flatMap { row in
      rowAreas(lines, CGFloat(row), width, isEvenOdd: shape.fillRule == .evenOdd)
    }
  }

  private static func polygons(_ path: Path, _ transform: Projection) -> [[CGPoint]]? {
    switch transform {
    case .affine(let transform):
      let path = path.applying(transform)
      return path.isFinite ? polygons(path) : nil
    case .perspective(let homography):
      return polygons(path, homography)
    }
  }

  /// Returns each subpath in perspective, without the part behind the eye.
  private static func polygons(_ path: Path, _ homography: Homography) -> [[CGPoint]] {
    var all: [[SIMD3<Double>]] = []
    path.flattenHomogeneous(through: homography, tolerance: EdgeList.tolerance) { corner, isStart in
      if isStart { all.append([]) }
      all[all.count - 1].append(corner)
    }
    return all.map { corners in
      var visible: [CGPoint] = []
      var previous = corners[corners.count - 1]
      for corner in corners {
        let near = Homography.nearest
        if (corner.z >= near) != (previous.z >= near) {
          let t = (near - previous.z) / (corner.z - previous.z)
          let crossing = previous + (corner - previous) * t
          visible.append(CGPoint(x: crossing.x / near, y: crossing.y / near))
        }
        if corner.z >= near {
          visible.append(CGPoint(x: corner.x / corner.z, y: corner.y / corner.z))
        }
        previous = corner
      }
      return visible
    }
  }

  private static func polygons(_ path: Path) -> [[CGPoint]] {
    var all: [[CGPoint]] = []
    path.flatten(tolerance: EdgeList.tolerance) { segment in
      switch segment {
      case .move(let point): all.append([point])
      case .line(let point): all[all.count - 1].append(point)
      case .close: break
      }
    }
    return all
  }

  /// Returns the sides of a polygon, except for horizontal ones.
  private static func lines(_ polygon: [CGPoint]) -> [Line] {
    guard let last = polygon.last else { return [] }
    return zip([last] + polygon, polygon).compactMap { from, to in
      if from.y == to.y { return nil }
      return from.y < to.y
        ? Line(top: from, bottom: to, winding: 1) : Line(top: to, bottom: from, winding: -1)
    }
  }

  private static func rowAreas(
    _ lines: [Line], _ top: CGFloat, _ width: Int, isEvenOdd: Bool
  ) -> [Double] {
    let lines = lines.filter { $0.top.y < top + 1 && $0.bottom.y > top }
    let cuts = cuts(lines, top)
    var areas = [Double](repeating: 0, count: width)
    for (from, to) in zip(cuts, cuts.dropFirst()) where from < to {
      let middle = (from + to) / 2
      let crossings = lines.filter { $0.top.y <= middle && $0.bottom.y >= middle }
        .map { (line: $0, x: $0.x(at: middle)) }.sorted { $0.x < $1.x }
      var winding = 0
      for (line, _) in crossings {
        let wasInside = isEvenOdd ? winding & 1 != 0 : winding != 0
        winding += line.winding
        let isInside = isEvenOdd ? winding & 1 != 0 : winding != 0
        guard wasInside != isInside else { continue }
        for column in 0..<width {
          let part = line.part(rightOf: column, from, to)
          areas[column] += isInside ? part : -part
        }
      }
    }
    return areas
  }
}

extension ReferenceCoverage {
  /// The limit for the lines of a row that is divided where lines cross. Rows with more lines are
  /// divided where lines end, and evenly.
  private static let lineLimit = 120

  private static func cuts(_ lines: [Line], _ top: CGFloat) -> [CGFloat] {
    var cuts = lines.flatMap { [$0.top.y, $0.bottom.y] } + [top, top + 1]
    if lines.count > lineLimit {
      cuts += (1..<512).map { top + CGFloat($0) / 512 }
    } else {
      for (index, line) in lines.enumerated() {
        cuts += lines[..<index].compactMap(line.meeting)
      }
    }
    return cuts.filter { $0 >= top && $0 <= top + 1 }.sorted()
  }
}

/// A side of a polygon.
private struct Line {
  let top, bottom: CGPoint
  /// 1 if the polygon goes down here, −1 if it goes up.
  let winding: Int

  func x(at y: CGFloat) -> CGFloat {
    let t = min(max((y - top.y) / (bottom.y - top.y), 0), 1)
    return top.x * (1 - t) + bottom.x * t
  }

  /// Returns the height at which the line crosses another one between their ends.
  func meeting(_ other: Line) -> CGFloat? {
    let (from, to) = (max(top.y, other.top.y), min(bottom.y, other.bottom.y))
    guard from < to else { return nil }
    let (before, after) = (other.x(at: from) - x(at: from), other.x(at: to) - x(at: to))
    return before < 0 && after > 0 || before > 0 && after < 0
      ? from + (to - from) * before / (before - after) : nil
  }

  /// Returns the area of a pixel to the right of the line, between two heights.
  func part(rightOf column: Int, _ from: CGFloat, _ to: CGFloat) -> Double {
    let right = CGFloat(column + 1)
    let (first, last) = (right - x(at: from), right - x(at: to))
    /// Returns the integral of the covered part of a pixel's width, by the distance from its right
    /// side.
    func covered(_ distance: Double) -> Double {
      distance <= 0 ? 0 : distance < 1 ? distance * distance / 2 : distance - 0.5
    }
    let isUpright = abs(last - first) < 1e-9
    let mean =
      isUpright
      ? min(max((first + last) / 2, 0), 1) : (covered(last) - covered(first)) / (last - first)
    return mean * (to - from)
  }
}
