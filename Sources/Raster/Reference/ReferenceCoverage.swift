import Foundation
package import Geometry

/// Coverage by its definition: the area of each pixel that a shape's outline encloses.
///
/// Outlines are flattened as the renderer does it (`EdgeList.tolerance`). Each subpath is clipped
/// against each pixel's square (Sutherland and Hodgman), which keeps signed areas, and the areas are
/// added up in Double; winding and even-odd then fold that sum. For outlines that don't cross
/// themselves within a pixel this is the exact area. The renderer rounds corners and areas to
/// 1/65 536, which moves an area by at most a fiftieth of a level: levels differ by 1 where the
/// exact area lies so near the middle between two, and nowhere else.
package enum ReferenceCoverage {
  /// The coverage of each pixel of a canvas, 0…255, row after row; nil where the shape or the
  /// transform isn't finite.
  package static func levels(
    of shape: Shape, _ transform: Projection, width: Int, height: Int
  ) -> [UInt8]? {
    areas(of: shape, transform, width: width, height: height)?.map { UInt8(($0 * 255).rounded()) }
  }

  /// The covered part of each pixel, 0…1.
  package static func areas(
    of shape: Shape, _ transform: Projection, width: Int, height: Int
  ) -> [Double]? {
    guard transform.isFinite else { return nil }
    let seen = shape.outline(transform)
    guard seen.path.isFinite, let polygons = polygons(seen.path, seen.projection) else {
      return nil
    }
    var sums = [Double](repeating: 0, count: width * height)
    for polygon in polygons { add(polygon, to: &sums, width: width, height: height) }
    let isEvenOdd = shape.fillRule == .evenOdd
    return sums.map { sum in
      guard isEvenOdd else { return min(abs(sum), 1) }
      let folded = abs(sum).truncatingRemainder(dividingBy: 2)
      return min(folded, 2 - folded)
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

  /// Each subpath in perspective, with what lies behind the eye cut off.
  private static func polygons(_ path: Path, _ homography: Homography) -> [[CGPoint]] {
    var all: [[SIMD3<Double>]] = []
    path.flattenHomogeneous(through: homography, tolerance: EdgeList.tolerance) { corner, isStart in
      if isStart { all.append([]) }
      all[all.count - 1].append(corner)
    }
    return all.map { corners in
      var seen: [CGPoint] = []
      var previous = corners[corners.count - 1]
      for corner in corners {
        let near = Homography.nearest
        if (corner.z >= near) != (previous.z >= near) {
          let t = (near - previous.z) / (corner.z - previous.z)
          let crossing = previous + (corner - previous) * t
          seen.append(CGPoint(x: crossing.x / near, y: crossing.y / near))
        }
        if corner.z >= near {
          seen.append(CGPoint(x: corner.x / corner.z, y: corner.y / corner.z))
        }
        previous = corner
      }
      return seen
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

  private static func add(
    _ polygon: [CGPoint], to sums: inout [Double], width: Int, height: Int
  ) {
    for y in 0..<height {
      let row = polygon.clipped(\.y, from: CGFloat(y), to: CGFloat(y + 1))
      let (low, high) = (row.map(\.x).min() ?? 0, row.map(\.x).max() ?? 0)
      for x in 0..<width where CGFloat(x) < high && CGFloat(x + 1) > low {
        sums[y * width + x] += row.clipped(\.x, from: CGFloat(x), to: CGFloat(x + 1)).signedArea
      }
    }
  }
}

extension [CGPoint] {
  /// The polygon between two lines across one axis.
  fileprivate func clipped(
    _ axis: WritableKeyPath<CGPoint, CGFloat>, from low: CGFloat, to high: CGFloat
  ) -> [CGPoint] {
    clipped(axis, at: low, keepsGreater: true).clipped(axis, at: high, keepsGreater: false)
  }

  private func clipped(
    _ axis: WritableKeyPath<CGPoint, CGFloat>, at limit: CGFloat, keepsGreater: Bool
  ) -> [CGPoint] {
    guard var previous = last else { return [] }
    func isInside(_ point: CGPoint) -> Bool {
      keepsGreater ? point[keyPath: axis] >= limit : point[keyPath: axis] <= limit
    }
    var result: [CGPoint] = []
    for point in self {
      if isInside(point) != isInside(previous) {
        let t =
          (limit - previous[keyPath: axis]) / (point[keyPath: axis] - previous[keyPath: axis])
        var crossing = CGPoint(
          x: previous.x + (point.x - previous.x) * t, y: previous.y + (point.y - previous.y) * t)
        crossing[keyPath: axis] = limit
        result.append(crossing)
      }
      if isInside(point) { result.append(point) }
      previous = point
    }
    return result
  }

  /// Half the sum of cross products, relative to the first corner.
  fileprivate var signedArea: Double {
    guard let origin = first else { return 0 }
    var sum = 0.0
    for (point, next) in zip(self.dropFirst(), self.dropFirst(2)) {
      sum += (point.x - origin.x) * (next.y - origin.y) - (next.x - origin.x) * (point.y - origin.y)
    }
    return sum / 2
  }
}
