import Foundation
import Geometry
import Raster

// Round shapes that touch few pixels, which scenes have by the thousand: the same edges as those of
// the shape's path, without creating the path.
extension EdgeList {
  /// Adds a rectangle with round corners, all of whose points are within the grid's limits.
  mutating func addSmall(_ rect: CGRect, radius: CGFloat, _ transform: CGAffineTransform) {
    let (minX, minY, maxX, maxY) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    let radius = max(min(radius, rect.width / 2, rect.height / 2), 0)
    guard radius > 0 else { return add(rect, transform) }
    var outline = CornerOutline(transform, memory: takeCorners())
    outline.addLine(to: CGPoint(x: maxX, y: minY + radius))
    let (left, right) = (minX + radius, maxX - radius)
    let (top, bottom) = (minY + radius, maxY - radius)
    outline.addLine(to: CGPoint(x: maxX, y: bottom))
    outline.addQuarter(0, centre: CGPoint(x: right, y: bottom), radius, radius)
    outline.addLine(to: CGPoint(x: left, y: maxY))
    outline.addQuarter(1, centre: CGPoint(x: left, y: bottom), radius, radius)
    outline.addLine(to: CGPoint(x: minX, y: top))
    outline.addQuarter(2, centre: CGPoint(x: left, y: top), radius, radius)
    outline.addLine(to: CGPoint(x: right, y: minY))
    outline.addQuarter(3, centre: CGPoint(x: right, y: top), radius, radius)
    addNearPolygon(outline.corners.span, at: .zero)
    giveBack(outline.corners)
  }

  /// Adds an ellipse, all of whose points are within the grid's limits.
  mutating func addSmallEllipse(in rect: CGRect, _ transform: CGAffineTransform) {
    let centre = CGPoint(x: rect.midX, y: rect.midY)
    var outline = CornerOutline(transform, memory: takeCorners())
    outline.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
    for quarter in 0..<4 {
      outline.addQuarter(quarter, centre: centre, rect.width / 2, rect.height / 2)
    }
    addNearPolygon(outline.corners.span, at: .zero)
    giveBack(outline.corners)
  }
}

/// A polygon that approximates an outline of lines and quarter ellipses.
private struct CornerOutline {
  private let transform: CGAffineTransform
  /// The corners, on the canvas.
  private(set) var corners: [CGPoint]

  init(_ transform: CGAffineTransform, memory: [CGPoint]) {
    self.transform = transform
    corners = memory
  }

  mutating func addLine(to point: CGPoint) { corners.append(point.applying(transform)) }

  /// Adds a quarter ellipse from the last corner, as `Path.addEllipse` does.
  mutating func addQuarter(
    _ quarter: Int, centre: CGPoint, _ across: CGFloat, _ down: CGFloat
  ) {
    func unit(_ quarter: Int) -> (x: CGFloat, y: CGFloat) {
      switch quarter & 3 {
      case 0: (1, 0)
      case 1: (0, 1)
      case 2: (-1, 0)
      default: (0, -1)
      }
    }
    let (from, to) = (unit(quarter), unit(quarter + 1))
    let handle = Path.quarterHandle
    func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: centre.x + across * x, y: centre.y + down * y).applying(transform)
    }
    let start = corners[corners.count - 1]
    Path.flattenCubic(
      start, place(from.x + to.x * handle, from.y + to.y * handle),
      place(to.x + from.x * handle, to.y + from.y * handle), place(to.x, to.y),
      tolerance: EdgeList.tolerance
    ) { corners.append($0) }
  }
}
