public import Foundation

/// How overlapping parts of a path decide what is inside.
public enum CGPathFillRule: Int, Sendable {
  /// Inside is what the path winds around at least once on balance.
  case winding

  /// Inside is what a ray to infinity leaves through an odd number of edges.
  case evenOdd
}

/// An immutable outline, as in Core Graphics; `CGMutablePath` builds one step by step.
///
/// Coordinates are points with y down. Angles are radians; they grow clockwise on screen, and the
/// `clockwise:` parameter of arcs has Core Graphics' meaning, which is y up: true runs from larger to
/// smaller angles.
///
/// The operations on what paths enclose, new in iOS 16 (`union(_:using:)`, `intersection(_:using:)`,
/// `normalized(using:)` and their kin), are not here.
public class CGPath: NSObject {
  package fileprivate(set) var path: Path

  /// Wraps a path value.
  package init(_ path: Path) {
    self.path = path
  }

  /// The outline of a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var path = Path()
    path.addRect(rect)
    self.init(path.applying(transform))
  }

  /// The ellipse that touches the sides of a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var path = Path()
    path.addEllipse(in: rect)
    self.init(path.applying(transform))
  }

  /// A rectangle with elliptic corners; radii beyond half of a side are clamped to it.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    var path = Path()
    path.addRoundedRect(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
    self.init(path.applying(transform))
  }

  /// Whether it has no steps at all.
  public var isEmpty: Bool { path.isEmpty }

  /// The last point reached; zero in an empty path.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// The smallest rectangle around all points, control points included; null when empty.
  public var boundingBox: CGRect { path.controlBox }

  /// The smallest rectangle around the outline itself, to within a thousandth of a point; null when
  /// empty.
  public var boundingBoxOfPath: CGRect {
    var outline = Path()
    path.flatten(tolerance: 0.001) { segment in
      switch segment {
      case .move(let point): outline.move(to: point)
      case .line(let point): outline.addLine(to: point)
      case .close: break
      }
    }
    return outline.controlBox
  }

  /// Whether `point` lies inside under `rule`; `transform` is applied to the point first.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    path.contains(point.applying(transform), rule: rule)
  }

  /// An immutable path with the same steps.
  public override func copy() -> Any { CGPath(path) }

  /// This path through a transform; nil gives a plain copy.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(path.applying(transform))
  }

  /// A path with the same steps that can be added to.
  public override func mutableCopy() -> Any { CGMutablePath(path) }

  /// Equal when all steps and points are.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CGPath)?.path == path
  }

  /// Agrees with `isEqual(_:)`.
  public override var hash: Int { path.hashValue }
}

/// A path that is built step by step.
public final class CGMutablePath: CGPath {
  /// An empty path.
  public init() { super.init(Path()) }

  override init(_ path: Path) { super.init(path) }

  /// Starts a subpath at `point`.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.move(to: point.applying(transform))
  }

  /// Adds a straight line to `point`.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.addLine(to: point.applying(transform))
  }

  /// Starts a subpath at the first point and joins the others by lines.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// Adds a quadratic Bézier to `end`.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    path.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
  }

  /// Adds a cubic Bézier to `end`.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    path.addCurve(
      to: end.applying(transform), control1: control1.applying(transform),
      control2: control2.applying(transform))
  }

  /// Closes the subpath by a line to its start.
  public func closeSubpath() { path.closeSubpath() }

  /// Adds a closed rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    addFigure(transform) { $0.addRect(rect) }
  }

  /// Adds closed rectangles.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds a closed rectangle with elliptic corners, clamped to half of its sides.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    addFigure(transform) {
      $0.addRoundedRect(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
    }
  }

  /// Adds the closed ellipse that touches the sides of `rect`.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    addFigure(transform) { $0.addEllipse(in: rect) }
  }

  /// Adds all steps of another path.
  public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) {
    path.append(other.path.applying(transform))
  }

  /// Adds an arc from `startAngle` to `endAngle`, after a line from the current point, if any.
  ///
  /// `clockwise: false` runs through growing angles, `true` through falling ones. Ends that are whole
  /// turns apart are a full circle, whichever way it runs; an end that lies farther in the arc's
  /// direction is run to through all turns. Equal angles add nothing but the line.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle,
      delta: Path.sweep(from: startAngle, to: endAngle, clockwise: clockwise), transform: transform)
  }

  /// Adds an arc from `startAngle` through the signed sweep `delta`, which may be more than a turn.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, delta: delta, transform: transform)
  }

  /// Adds the arc of `radius` that touches the line from the current point to `tangent1End` and the
  /// line from there to `tangent2End`, after a line to where it starts.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let start = (path.currentPoint ?? tangent1End).applying(transform.inverted())
    let (into, out) = (direction(tangent1End, start), direction(tangent1End, tangent2End))
    let cosine = into.dx * out.dx + into.dy * out.dy
    let cross = into.dx * out.dy - into.dy * out.dx
    guard radius > 0, abs(cross) > 1e-12 else {
      return addLine(to: tangent1End, transform: transform)
    }
    // The arc turns by π less the angle between the lines; tan(angle/2) = |cross| / (1 + cosine).
    let reach = radius * (1 + cosine) / abs(cross)
    let touch = CGPoint(x: tangent1End.x + into.dx * reach, y: tangent1End.y + into.dy * reach)
    let side: CGFloat = cross > 0 ? 1 : -1
    let normal = CGVector(dx: -into.dy * side, dy: into.dx * side)
    let center = CGPoint(x: touch.x + normal.dx * radius, y: touch.y + normal.dy * radius)
    let startAngle = Maths.arcTangent(y: -normal.dy, x: -normal.dx)
    let between = Maths.arcTangent(y: abs(cross), x: cosine)
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: -side * (.pi - between),
      transform: transform)
  }

  /// A unit vector from one point to another; zero when they coincide.
  private func direction(_ from: CGPoint, _ to: CGPoint) -> CGVector {
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    let length = (dx * dx + dy * dy).squareRoot()
    return length == 0 ? .zero : CGVector(dx: dx / length, dy: dy / length)
  }

  private func addFigure(_ transform: CGAffineTransform, _ build: (inout Path) -> Void) {
    var figure = Path()
    build(&figure)
    path.append(figure.applying(transform))
  }
}

extension Path {
  func applying(_ transform: UnsafePointer<CGAffineTransform>?) -> Path {
    transform.map { applying($0.pointee) } ?? self
  }

  /// Whether `point` lies inside, counted by the edges that a ray to the right crosses.
  package func contains(_ point: CGPoint, rule: CGPathFillRule) -> Bool {
    var winding = 0
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    func cross(to end: CGPoint) {
      defer { current = end }
      guard (current.y <= point.y) != (end.y <= point.y) else { return }
      let x = current.x + (point.y - current.y) * (end.x - current.x) / (end.y - current.y)
      if x > point.x { winding += end.y > current.y ? 1 : -1 }
    }
    flatten(tolerance: 0.001) { segment in
      switch segment {
      case .move(let to):
        cross(to: start)
        (start, current) = (to, to)
      case .line(let to): cross(to: to)
      case .close: cross(to: start)
      }
    }
    cross(to: start)
    return rule == .winding ? winding != 0 : winding & 1 != 0
  }
}
