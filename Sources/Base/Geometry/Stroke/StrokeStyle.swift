package import Foundation

/// The shape of the ends of a stroke.
public enum CGLineCap: Int32, Sendable {
  /// Squared off at the end; the default.
  case butt

  /// A semicircle around the end.
  case round

  /// Half a square around the end.
  case square
}

/// The shape of the corners of a stroke.
public enum CGLineJoin: Int32, Sendable {
  /// Pointed, or like `bevel` if the point exceeds the miter limit. The default.
  case miter

  /// A circular sector around the corner.
  case round

  /// Squared off.
  case bevel
}

/// The parameters of a stroke, in the path's own units.
package struct StrokeStyle: Hashable, Sendable {
  /// The width of the line. 0 is the thinnest line, one pixel of the canvas; negative widths draw
  /// nothing.
  package var width: CGFloat

  package var cap: CGLineCap
  package var join: CGLineJoin

  /// The limit for pointed corners: the maximum length of the miter, from the inner to the outer
  /// corner, in line widths.
  package var miterLimit: CGFloat

  /// The offset into the dash pattern at which each subpath starts.
  package var dashPhase: CGFloat

  /// The alternating lengths of dashes and gaps; empty for a solid line.
  package var dashLengths: [CGFloat]

  /// The start and end of the stroke, 0…1, as fractions of the length of the whole path, counting
  /// all subpaths in order. Trimming happens before dashing.
  package var trimStart, trimEnd: CGFloat

  package init(
    width: CGFloat = 1, cap: CGLineCap = .butt, join: CGLineJoin = .miter, miterLimit: CGFloat = 10,
    dashPhase: CGFloat = 0, dashLengths: [CGFloat] = [], trimStart: CGFloat = 0,
    trimEnd: CGFloat = 1
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dashPhase = dashPhase
    self.dashLengths = dashLengths
    self.trimStart = trimStart
    self.trimEnd = trimEnd
  }

  /// The maximum distance of the stroke from the path.
  package var reach: CGFloat {
    let farthest = max(
      1, join == .miter ? miterLimit : 1, cap == .square ? CGFloat(2).squareRoot() : 1)
    return width / 2 * farthest
  }
}
