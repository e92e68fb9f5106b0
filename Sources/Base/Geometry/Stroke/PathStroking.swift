package import Foundation

// From a path to the outline of its stroke, step by step:
//
//   Path ──────── Subpath: lines and cubics, points left out
//      │
//   subpaths ──── PathTrimming, PathDashing: by lengths that ArcLength measures
//      │
//   subpaths ──── Stroker: goes along one side and back along the other, with joins and caps
//      │
//   segments ──── OffsetCurve: the side of a cubic, fitted by cubics
//      │
//   Path, to be filled by winding
//
// Each part of the outline winds the same way around what it covers, so that parts which overlap
// never cancel; where nothing overlaps, nothing is wound around twice.

extension Path {
  /// The outline of a stroke along the path, to be filled by winding; off the true outline by no more
  /// than about `tolerance`.
  ///
  /// Sides of curves, joins and caps are curves again. What is not finite draws nothing. A subpath
  /// that is a point draws a dot if its caps are round, and an upright square if they are square.
  package func stroked(_ style: StrokeStyle, tolerance: CGFloat) -> Path {
    guard style.width > 0, style.width.isFinite, tolerance > 0, isFinite else { return Path() }
    var stroker = Stroker(style, tolerance: tolerance)
    for subpath in subpaths(of: style) { stroker.stroke(subpath) }
    return stroker.outline
  }

  /// The path as the style cuts it: trimmed, then dashed.
  package func cut(by style: StrokeStyle) -> Path {
    let isWhole = style.trimStart <= 0 && style.trimEnd >= 1 && style.dashLengths.isEmpty
    return isWhole ? self : Path(subpaths(of: style))
  }

  private func subpaths(of style: StrokeStyle) -> [Subpath] {
    let trimmed = subpaths.trimmed(from: style.trimStart, to: style.trimEnd)
    let pattern = DashPattern(phase: style.dashPhase, lengths: style.dashLengths)
    return pattern.map { trimmed.dashed($0) } ?? trimmed
  }
}
