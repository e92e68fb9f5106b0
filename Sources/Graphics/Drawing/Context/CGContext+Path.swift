public import Foundation
public import Geometry
import Raster

// The path under construction is kept in base space, since each step goes by the transform of its
// moment, and taken back to user space when it is drawn.
extension CGContext {
  /// Begins a new path.
  public func beginPath() { figure = CGMutablePath() }

  /// Begins a subpath.
  public func move(to point: CGPoint) { figure.move(to: point, transform: ctm) }

  /// Adds a line.
  public func addLine(to point: CGPoint) { figure.addLine(to: point, transform: ctm) }

  /// Begins a subpath at the first point and joins the others by lines.
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

  /// Adds the ellipse that touches the sides of `rect`.
  public func addEllipse(in rect: CGRect) { figure.addEllipse(in: rect, transform: ctm) }

  /// Adds an arc of a circle, after a line to its start; see `CGMutablePath.addArc`.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    figure.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise, transform: ctm)
  }

  /// Adds an arc of a circle through a signed sweep; see `CGMutablePath.addRelativeArc`.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat
  ) {
    figure.addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: delta, transform: ctm)
  }

  /// Adds the arc that touches two lines; see `CGMutablePath.addArc`.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    figure.addArc(
      tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: ctm)
  }

  /// Adds all steps of a path.
  public func addPath(_ path: CGPath) { figure.addPath(path, transform: ctm) }

  /// Whether the path has no steps.
  public var isPathEmpty: Bool { figure.isEmpty }

  /// Where the path has got to, in user space; zero in an empty path.
  public var currentPointOfPath: CGPoint {
    figure.isEmpty ? .zero : figure.currentPoint.applying(toUser)
  }

  /// The box of all points of the path, in user space; null in an empty path.
  public var boundingBoxOfPath: CGRect { userPath.controlBox }

  /// The path under construction, in user space; nil in an empty one.
  public var path: CGPath? { figure.isEmpty ? nil : CGPath(userPath) }

  /// Whether the path, filled in `mode`, or its stroke would cover a point of user space.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    let path = userPath
    if mode.isStroked, stroke(of: path).contains(point) { return true }
    return mode.fillRule.map { CGPath(path).contains(point, using: $0) } ?? false
  }

  /// Turns the path into the outline of its stroke.
  public func replacePathWithStrokedPath() {
    let outline = stroke(of: userPath)
    beginPath()
    addPath(outline)
  }

  /// The path in user space.
  var userPath: Path { figure.path.applying(toUser) }

  private func stroke(of path: Path) -> CGPath { CGPath(path.stroked(state.line, tolerance: 0.01)) }
}

/// What is drawn of a path.
public enum CGPathDrawingMode: Int32, Sendable {
  /// Its inside, by winding.
  case fill
  /// Its inside, by even and odd.
  case eoFill
  /// Its outline.
  case stroke
  /// Its inside by winding, then its outline.
  case fillStroke
  /// Its inside by even and odd, then its outline.
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
