package import Foundation

/// How the ends of a stroke look.
public enum CGLineCap: Int32, Sendable {
  /// Cut off at the end; the default.
  case butt

  /// Half a circle around the end.
  case round

  /// Half a square around the end.
  case square
}

/// How the corners of a stroke look.
public enum CGLineJoin: Int32, Sendable {
  /// Pointed, unless the point would exceed the miter limit: then as `bevel`. The default.
  case miter

  /// A circle's sector around the corner.
  case round

  /// Cut off straight.
  case bevel
}

/// What a pen makes of a path, all in the path's own units.
package struct StrokeStyle: Hashable, Sendable {
  /// The width of the line. 0 is the thinnest line, one pixel of the canvas; negative widths draw
  /// nothing.
  package var width: CGFloat

  package var cap: CGLineCap
  package var join: CGLineJoin

  /// How far a pointed corner may reach: the most that the miter's length, from the inner to the
  /// outer corner, may be in line widths.
  package var miterLimit: CGFloat

  /// How far into the pattern of dashes each subpath starts.
  package var dashPhase: CGFloat

  /// The lengths of dashes and gaps in turn; empty for none.
  package var dashLengths: [CGFloat]

  /// Where the stroke starts and ends, 0…1, as parts of the length of the whole path, all subpaths
  /// in their order. What is cut off here is cut before dashes are laid out.
  package var trimStart, trimEnd: CGFloat

  package init(
    width: CGFloat = 1, cap: CGLineCap = .butt, join: CGLineJoin = .miter, miterLimit: CGFloat = 10,
    dashPhase: CGFloat = 0, dashLengths: [CGFloat] = [], trimStart: CGFloat = 0,
    trimEnd: CGFloat = 1
  ) {
    (self.width, self.cap, self.join, self.miterLimit) = (width, cap, join, miterLimit)
    (self.dashPhase, self.dashLengths) = (dashPhase, dashLengths)
    (self.trimStart, self.trimEnd) = (trimStart, trimEnd)
  }

  /// How far from the path its stroke may reach.
  package var reach: CGFloat {
    let farthest = max(
      1, join == .miter ? miterLimit : 1, cap == .square ? CGFloat(2).squareRoot() : 1)
    return width / 2 * farthest
  }
}
