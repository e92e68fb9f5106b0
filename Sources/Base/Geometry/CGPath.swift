public import Foundation

/// The rule that decides which regions are inside a path with overlapping parts.
public enum CGPathFillRule: Int, Sendable {
  /// A region is inside if the path's winding number around it isn't zero.
  case winding

  /// A region is inside if a ray from it to infinity crosses an odd number of edges.
  case evenOdd
}

/// An immutable outline, as in Core Graphics; `CGMutablePath` builds a path step by step.
///
/// Coordinates are points with y down. Angles are radians; they grow clockwise on screen. The
/// `clockwise:` parameter of arcs has Core Graphics' meaning, which assumes y up: true runs from
/// larger to smaller angles.
///
/// Copies can be cast to `CGMutablePath`, as on Apple's systems, where every path can.
public class CGPath: NSObject {
  package fileprivate(set) var path: Path

  /// Creates a path object from a path value.
  package init(_ path: Path) {
    self.path = path
  }

  /// Creates the outline of a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var path = Path()
    path.addRect(rect)
    self.init(path.applying(transform))
  }

  /// Creates the ellipse inscribed in a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var path = Path()
    path.addEllipse(in: rect)
    self.init(path.applying(transform))
  }

  /// Creates a rectangle with elliptic corners; the radii are clamped to half of the sides.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    var path = Path()
    path.addRoundedRect(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
    self.init(path.applying(transform))
  }

  /// A Boolean value that indicates whether the path has no steps.
  public var isEmpty: Bool { path.isEmpty }

  /// The end point of the last step; zero in an empty path.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// The smallest rectangle that contains all points, including control points; null if the path is
  /// empty.
  public var boundingBox: CGRect { path.controlBox }

  /// The smallest rectangle that contains the outline, to within a thousandth of a point; null if
  /// the path is empty.
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

  /// Returns a Boolean value that indicates whether `point` is inside under `rule`; `transform` is
  /// applied to the point first.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    path.contains(point.applying(transform), rule: rule)
  }

  /// Returns an immutable path with the same steps.
  public override func copy() -> Any { CGMutablePath(path) }

  /// Returns a copy of this path with a transform applied; nil applies none.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGMutablePath(path.applying(transform))
  }

  /// Returns a mutable path with the same steps.
  public override func mutableCopy() -> Any { CGMutablePath(path) }

  /// Returns a Boolean value that indicates whether all steps and points are equal.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CGPath)?.path == path
  }

  /// A hash value consistent with `isEqual(_:)`.
  public override var hash: Int { path.hashValue }
}

/// A path that can be built step by step.
public final class CGMutablePath: CGPath {
  /// Creates an empty path.
  public init() { super.init(Path()) }

  /// Creates a mutable path object from a path value.
  package override init(_ path: Path) { super.init(path) }

  /// Starts a subpath at `point`.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.move(to: point.applying(transform))
  }

  /// Adds a straight line to `point`.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.addLine(to: point.applying(transform))
  }

  /// Starts a subpath at the first point and connects the others with lines.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// Adds a quadratic Bézier curve to `end`.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    path.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
  }

  /// Adds a cubic Bézier curve to `end`.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    path.addCurve(
      to: end.applying(transform), control1: control1.applying(transform),
      control2: control2.applying(transform))
  }

  /// Closes the subpath with a line to its start.
  public func closeSubpath() { path.closeSubpath() }

  /// Adds a closed rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    addFigure(transform) { $0.addRect(rect) }
  }

  /// Adds closed rectangles.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds a closed rectangle with elliptic corners; the radii are clamped to half of the sides.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    addFigure(transform) {
      $0.addRoundedRect(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
    }
  }

  /// Adds the closed ellipse inscribed in `rect`.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    addFigure(transform) { $0.addEllipse(in: rect) }
  }

  /// Adds all steps of another path.
  public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) {
    path.append(other.path.applying(transform))
  }

  /// Adds an arc from `startAngle` to `endAngle`, after a line from the current point, if any.
  ///
  /// `clockwise: false` runs in the direction of growing angles, `true` in that of falling ones.
  /// Angles that differ by a multiple of a full turn, other than 0, give one full circle in either
  /// direction; if `endAngle` is more than a turn away in the arc's direction, the arc makes all
  /// the turns. Equal angles add only the line.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle,
      delta: Path.sweep(from: startAngle, to: endAngle, clockwise: clockwise), transform: transform)
  }

  /// Adds an arc from `startAngle` through the signed sweep `delta`, which can be more than a full
  /// turn.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, delta: delta, transform: transform)
  }

  /// Adds the arc of `radius` tangent to the line from the current point to `tangent1End` and to
  /// the line from there to `tangent2End`, after a line to the start of the arc.
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
    // The arc turns by π minus the angle between the lines; tan(angle/2) = |cross| / (1 + cosine).
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

  /// Returns a unit vector from one point to another; zero if they coincide.
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

  /// Returns whether `point` is inside, by counting the edges that a ray to the right crosses.
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
        start = to
        current = to
      case .line(let to): cross(to: to)
      case .close: cross(to: start)
      }
    }
    cross(to: start)
    return rule == .winding ? winding != 0 : winding & 1 != 0
  }
}
