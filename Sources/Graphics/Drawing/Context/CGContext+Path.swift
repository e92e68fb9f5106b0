public import Foundation
public import Geometry
import Raster

// The path under construction is kept in base space, because each element uses the transform that
// was current when it was added. It is converted to user space when it is drawn.
extension CGContext {
  /// Begins a new path.
  public func beginPath() { figure = CGMutablePath() }

  /// Begins a subpath.
  public func move(to point: CGPoint) { figure.move(to: point, transform: ctm) }

  /// Adds a line.
  public func addLine(to point: CGPoint) { figure.addLine(to: point, transform: ctm) }

  /// Begins a subpath at the first point and adds lines to the others.
  public func addLines(between points: [CGPoint]) {
    figure.addLines(between: points, transform: ctm)
  }

  /// Adds a cubic Bézier.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    figure.addCurve(to: end, control1: control1, control2: control2, transform: ctm)
  }

  /// Adds a quadratic Bézier.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    figure.addQuadCurve(to: end, control: control, transform: ctm)
  }

  /// Closes the subpath.
  public func closePath() { figure.closeSubpath() }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { figure.addRect(rect, transform: ctm) }

  /// Adds rectangles.
  public func addRects(_ rects: [CGRect]) { figure.addRects(rects, transform: ctm) }

  /// Adds the ellipse inscribed in `rect`.
  public func addEllipse(in rect: CGRect) { figure.addEllipse(in: rect, transform: ctm) }

  /// Adds a line to the start of a circular arc, and the arc; see `CGMutablePath.addArc`.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    figure.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise, transform: ctm)
  }

  /// Adds a circular arc with a signed sweep; see `CGMutablePath.addRelativeArc`.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat
  ) {
    figure.addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: delta, transform: ctm)
  }

  /// Adds the arc that is tangent to two lines; see `CGMutablePath.addArc`.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    figure.addArc(
      tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: ctm)
  }

  /// Adds all elements of a path.
  public func addPath(_ path: CGPath) { figure.addPath(path, transform: ctm) }

  /// A Boolean value that indicates whether the path is empty.
  public var isPathEmpty: Bool { figure.isEmpty }

  /// The current point of the path, in user space; zero if the path is empty.
  public var currentPointOfPath: CGPoint {
    figure.isEmpty ? .zero : figure.currentPoint.applying(toUser)
  }

  /// The bounding box of all points of the path, including control points, in user space; null if
  /// the path is empty.
  public var boundingBoxOfPath: CGRect { userPath.controlBox }

  /// The path under construction, in user space; nil if it is empty.
  public var path: CGPath? { figure.isEmpty ? nil : CGPath(userPath) }

  /// Returns whether the path, filled or stroked as in `mode`, would cover a point of user space.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    let path = userPath
    if mode.isStroked, stroke(of: path).contains(point) { return true }
    return mode.fillRule.map { CGPath(path).contains(point, using: $0) } ?? false
  }

  /// Replaces the path with the outline of its stroke.
  public func replacePathWithStrokedPath() {
    let outline = stroke(of: userPath)
    beginPath()
    addPath(outline)
  }

  /// The path in user space.
  var userPath: Path { figure.path.applying(toUser) }

  private func stroke(of path: Path) -> CGPath { CGPath(path.stroked(state.line, tolerance: 0.01)) }
}

/// The parts of a path that are drawn.
public enum CGPathDrawingMode: Int32, Sendable {
  /// The inside, by the nonzero winding rule.
  case fill
  /// The inside, by the even-odd rule.
  case eoFill
  /// The outline.
  case stroke
  /// The inside by the nonzero winding rule, then the outline.
  case fillStroke
  /// The inside by the even-odd rule, then the outline.
  case eoFillStroke

  var fillRule: CGPathFillRule? {
    switch self {
    case .fill, .fillStroke: .winding
    case .eoFill, .eoFillStroke: .evenOdd
    case .stroke: nil
    }
  }

  var isStroked: Bool { self == .stroke || self == .fillStroke || self == .eoFillStroke }
}
