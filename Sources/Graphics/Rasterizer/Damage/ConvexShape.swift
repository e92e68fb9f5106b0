import Foundation
import Geometry
import Raster

/// A convex shape on the canvas, bounded by two polygons: one contains all pixels that it can
/// touch, the other only pixels that it covers completely.
struct ConvexShape {
  /// A parallelogram that contains the shape.
  private let outer: Polygon
  /// A polygon inside the shape.
  private let inner: Polygon
  /// The exact bounds of an upright rectangle; nil for other shapes.
  private let box: FixedBox?

  /// Creates the bounds of a shape; nil if it isn't known to be convex, or isn't seen through an
  /// affine transform.
  init?(_ shape: Shape, _ projection: Projection) {
    guard case .affine(let transform) = projection, transform.isFinite else { return nil }
    let rect: CGRect
    let cut: CornerCut
    switch shape {
    case .rect(let own): (rect, cut) = (own.standardized, CornerCut())
    case .roundedRect(let own, let radius):
      rect = own.standardized
      let radius = max(min(radius, rect.width / 2, rect.height / 2), 0)
      cut = CornerCut(ellipse: radius, radius)
    case .continuousRect(let own, let radius):
      rect = own.standardized
      let room = min(rect.width, rect.height) / 2
      cut = CornerCut(ContinuousCorner(radius: max(radius, 0), room: room))
    case .ellipse(let own):
      rect = own.standardized
      cut = CornerCut(ellipse: rect.width / 2, rect.height / 2)
    case .path, .stroke, .glyphs: return nil
    }
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ].map { $0.applying(transform) }
    guard corners.allSatisfy({ max(abs($0.x), abs($0.y)) < Fixed.limit }) else { return nil }
    if case .rect(let own) = shape {
      box = EdgeList.uprightBox(own, transform)
    } else {
      box = nil
    }
    outer = Polygon(corners)
    inner =
      cut.along.x > 0 ? Polygon(Self.within(rect, cut).map { $0.applying(transform) }) : outer
  }

  /// Returns a polygon of twelve corners inside a rectangle with round corners; the curve of each
  /// corner is replaced by two chords.
  private static func within(_ rect: CGRect, _ cut: CornerCut) -> [CGPoint] {
    let (x, y) = (cut.middle.x, cut.middle.y)
    let cut = cut.along
    return [
      CGPoint(x: rect.minX, y: rect.minY + cut.y), CGPoint(x: rect.minX + x, y: rect.minY + y),
      CGPoint(x: rect.minX + cut.x, y: rect.minY), CGPoint(x: rect.maxX - cut.x, y: rect.minY),
      CGPoint(x: rect.maxX - x, y: rect.minY + y), CGPoint(x: rect.maxX, y: rect.minY + cut.y),
      CGPoint(x: rect.maxX, y: rect.maxY - cut.y), CGPoint(x: rect.maxX - x, y: rect.maxY - y),
      CGPoint(x: rect.maxX - cut.x, y: rect.maxY), CGPoint(x: rect.minX + cut.x, y: rect.maxY),
      CGPoint(x: rect.minX + x, y: rect.maxY - y), CGPoint(x: rect.minX, y: rect.maxY - cut.y),
    ]
  }

  /// Returns the columns that the shape can touch in `rows`; empty if there are none.
  func touched(_ rows: Range<Int>) -> Range<Int> {
    guard let span = outer.reach(from: Double(rows.lowerBound) - 1, to: Double(rows.upperBound) + 1)
    else { return 0..<0 }
    return Int(span.left.rounded(.down)) - 1..<Int(span.right.rounded(.up)) + 1
  }

  /// Returns the columns that the shape covers completely in all of `rows`; empty if there are
  /// none.
  func covered(_ rows: Range<Int>) -> Range<Int> {
    // The margin of 0.01 pixels is larger than any rounding error.
    guard let upper = inner.section(at: Double(rows.lowerBound) - 0.01),
      let lower = inner.section(at: Double(rows.upperBound) + 0.01)
    else { return 0..<0 }
    let left = Int((max(upper.left, lower.left) + 0.01).rounded(.up))
    let right = Int((min(upper.right, lower.right) - 0.01).rounded(.down))
    return left < right ? left..<right : 0..<0
  }

  /// Returns whether the shape covers all pixels of `area`.
  func covers(_ area: PixelRect) -> Bool {
    if let box { return box.covers(area) }
    let columns = covered(area.top..<area.bottom)
    return columns.lowerBound <= area.left && columns.upperBound >= area.right
  }
}

/// The size of the part that a round corner removes from a rectangle.
private struct CornerCut {
  /// The distances from the corner along its sides.
  var along: (x: CGFloat, y: CGFloat) = (0, 0)
  /// The distances from the sides to the middle of the curve.
  var middle: (x: CGFloat, y: CGFloat) = (0, 0)

  init() {}

  /// Creates the cut of a quarter ellipse, whose middle is 1 − √½ radii away from the sides.
  init(ellipse x: CGFloat, _ y: CGFloat) {
    along = (x, y)
    middle = (x * 0.292_893_219, y * 0.292_893_219)
  }

  init(_ corner: ContinuousCorner) {
    along = (corner.reach, corner.reach)
    middle = (corner.middle, corner.middle)
  }
}

/// A convex polygon that can be intersected with horizontal lines.
private struct Polygon {
  struct Span {
    var left, right: Double
  }

  private let corners: [CGPoint]
  private let (top, bottom): (Double, Double)

  init(_ corners: [CGPoint]) {
    self.corners = corners
    top = corners.reduce(.infinity) { min($0, $1.y) }
    bottom = corners.reduce(-.infinity) { max($0, $1.y) }
  }

  /// Returns the intersection with the line at `y`; nil if there is none.
  func section(at y: Double) -> Span? {
    guard y >= top, y <= bottom else { return nil }
    var span = Span(left: .infinity, right: -.infinity)
    var last = corners[corners.count - 1]
    for corner in corners {
      if min(last.y, corner.y) <= y, max(last.y, corner.y) >= y {
        let rise = corner.y - last.y
        let x = rise == 0 ? last.x : last.x + (y - last.y) / rise * (corner.x - last.x)
        span.left = min(span.left, x, rise == 0 ? corner.x : x)
        span.right = max(span.right, x, rise == 0 ? corner.x : x)
      }
      last = corner
    }
    return span
  }

  /// Returns the horizontal extent between two lines; nil if the polygon has no part there.
  func reach(from upper: Double, to lower: Double) -> Span? {
    guard lower >= top, upper <= bottom else { return nil }
    var span = Span(left: .infinity, right: -.infinity)
    for cut in [section(at: max(upper, top)), section(at: min(lower, bottom))] {
      guard let cut else { continue }
      span.left = min(span.left, cut.left)
      span.right = max(span.right, cut.right)
    }
    for corner in corners where corner.y > upper && corner.y < lower {
      span.left = min(span.left, corner.x)
      span.right = max(span.right, corner.x)
    }
    return span
  }
}
