package import Foundation

// From a path to the outline of its stroke, step by step:
//
//   Path ──────── Subpath: lines and cubics, without points
//      │
//   subpaths ──── PathTrimming, PathDashing: by lengths that ArcLength computes
//      │
//   subpaths ──── Stroker: along one side and back along the other, with joins and caps
//      │
//   segments ──── CurveSide: points on the offset curve of a cubic
//      │          OffsetCurve: cubics or chords through them
//      │
//   Path, to be filled with the winding rule
//
// All parts of the outline wind in the same direction around the area they cover, so overlapping
// parts never cancel; where nothing overlaps, the winding number is at most one.

/// The elements that form the sides of stroked curves.
package enum StrokeForm: Sendable {
  /// Cubics: few, and smooth at any scale.
  case curves
  /// Lines, to be drawn at a known scale: found faster, and not divided again.
  case chords
}

extension Path {
  /// Returns the outline of a stroke along the path, to be filled with the winding rule. It
  /// deviates from the true outline by at most about `tolerance`.
  ///
  /// Joins and caps that are round are curves, and so are sides of curves, unless `form` is
  /// `.chords`. A path that isn't finite gives an empty outline. A subpath that is a point gives a
  /// disc with round caps, and an axis-aligned square with square caps.
  package func stroked(
    _ style: StrokeStyle, tolerance: CGFloat, form: StrokeForm = .curves
  ) -> Path {
    guard style.width > 0, style.width.isFinite, tolerance > 0, isFinite else { return Path() }
    var stroker = Stroker(style, tolerance: tolerance, form)
    for subpath in subpaths(of: style) { stroker.stroke(subpath) }
    return stroker.outline
  }

  /// Returns the path as cut by the style: trimmed, then dashed.
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
