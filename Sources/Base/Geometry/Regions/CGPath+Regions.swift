import Foundation

// The Boolean operations of iOS 16. Apple's results keep curves; these consist of lines that deviate by at
// most a hundredth of a point.
extension CGPath {
  /// Returns the outline of the area in either path.
  public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: other, rule) { $0 || $1 }
  }

  /// Returns the outline of the area in both paths.
  public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: other, rule) { $0 && $1 }
  }

  /// Returns the outline of the area in this path that isn't in the other one.
  public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: other, rule) { $0 && !$1 }
  }

  /// Returns the outline of the area in one path, but not in both.
  public func symmetricDifference(
    _ other: CGPath, using rule: CGPathFillRule = .winding
  ) -> CGPath {
    combined(with: other, rule) { $0 != $1 }
  }

  /// Returns the outline of the path's area, whose parts don't overlap: both rules fill the same.
  public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
    combined(with: CGPath(Path()), rule) { inside, _ in inside }
  }

  /// Returns the outlines of the parts of the path's area that aren't connected, each with its holes.
  public func componentsSeparated(using rule: CGPathFillRule = .winding) -> [CGPath] {
    PathRegion(path, Path(), rule) { inside, _ in inside }.components.map { CGMutablePath($0) }
  }

  /// Returns whether the areas of the paths have more than their outlines in common.
  public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
    !PathRegion(path, other.path, rule) { $0 && $1 }.outlines.isEmpty
  }

  /// Returns the parts of this path's line that are in the area of the other one.
  public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    line(within: other, rule, isInside: true)
  }

  /// Returns the parts of this path's line that aren't in the area of the other one.
  public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    line(within: other, rule, isInside: false)
  }

  private func combined(
    with other: CGPath, _ rule: CGPathFillRule, _ isPart: (Bool, Bool) -> Bool
  ) -> CGPath {
    CGMutablePath(PathRegion(path, other.path, rule, isPart).path)
  }

  private func line(
    within other: CGPath, _ rule: CGPathFillRule, isInside: Bool
  ) -> CGPath {
    guard let arrangement = PathArrangement(path, other.path, closes: false) else {
      return CGMutablePath(Path())
    }
    let edges = Dictionary(
      uniqueKeysWithValues: arrangement.edges.map { ([$0.low, $0.high], $0) })
    var parts = Path()
    var last: PathArrangement.Corner?
    for line in arrangement.lines where line.source == 0 {
      guard arrangement.isInsideSecond(line, rule, in: edges) == isInside else {
        last = nil
        continue
      }
      if line.isFirst || last != line.from { parts.move(to: arrangement.point(line.from)) }
      parts.addLine(to: arrangement.point(line.to))
      last = line.to
    }
    return CGMutablePath(parts)
  }
}
