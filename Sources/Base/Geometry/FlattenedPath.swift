package import Foundation

/// The polygons that replace a path: one for each of its subpaths, each to be closed.
package struct FlattenedPath: Sendable {
  /// The corners of all polygons.
  package private(set) var corners: [CGPoint] = []
  /// The indices in `corners` at which polygons begin.
  private var starts: [Int] = []

  /// Flattens `path`, transformed by `transform`, as `Path.flatten` does.
  package init(_ path: Path, _ transform: CGAffineTransform, tolerance: CGFloat) {
    corners.reserveCapacity(path.points.count)
    path.flatten(applying: transform, tolerance: tolerance) { segment in
      switch segment {
      case .move(let point):
        starts.append(corners.count)
        corners.append(point)
      case .line(let point): corners.append(point)
      case .close: break
      }
    }
  }

  package var polygonCount: Int { starts.count }

  /// Returns the range of a polygon's corners.
  package func polygon(_ index: Int) -> Range<Int> {
    starts[index]..<(index + 1 < starts.count ? starts[index + 1] : corners.count)
  }

  /// Returns whether no coordinate is farther than `limit` from zero, or not a number.
  package func isWithin(_ limit: CGFloat) -> Bool {
    corners.allSatisfy { abs($0.x) <= limit && abs($0.y) <= limit }
  }
}
