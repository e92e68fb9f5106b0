public import Foundation
public import Geometry

/// An outline with what is needed to fill and to stroke it, built step by step.
///
/// Coordinates are points with y down; angles are radians from the x axis, growing clockwise on
/// screen. A `CAShapeLayer` draws its `cgPath`; the properties of its line are read by `stroke()`
/// alone.
open class UIBezierPath: NSObject, NSCopying {
  private var outline: CGMutablePath

  /// An empty path.
  public override init() {
    outline = CGMutablePath()
    super.init()
  }

  /// The outline of a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    outline.addRect(rect)
  }

  /// The ellipse that touches the sides of a rectangle; closed, it starts at its right and runs
  /// clockwise.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    outline.addEllipse(in: rect)
  }

  /// A rectangle with continuous corners, as since iOS 7: a layer draws the same with the
  /// `cornerCurve` `continuous`. The radius is clamped to half of the shorter side, where the corners
  /// are quarters of circles.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    outline.addRect(rect, rounding: .allCorners, cornerRadius)
  }

  /// A rectangle with some of its corners rounded, by continuous ones. Of the radii the width alone
  /// counts, as on iOS; it is clamped to half of the shorter side.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    outline.addRect(rect, rounding: corners, cornerRadii.width)
  }

  /// An open arc of a circle. `clockwise` is meant as it looks on screen: true runs through growing
  /// angles. Ends that are whole turns apart are a full circle, whichever way it runs.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// A path with the steps of a Core Graphics path.
  public convenience init(cgPath: CGPath) {
    self.init()
    outline.addPath(cgPath)
  }

  /// The outline as Core Graphics has it; later steps here don't change what was got.
  open var cgPath: CGPath {
    get { CGPath(outline.path) }
    set {
      outline = CGMutablePath()
      outline.addPath(newValue)
    }
  }

  // MARK: Steps

  /// Starts a subpath.
  open func move(to point: CGPoint) { outline.move(to: point) }

  /// Adds a straight line.
  open func addLine(to point: CGPoint) { outline.addLine(to: point) }

  /// Adds a cubic Bézier.
  open func addCurve(
    to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint
  ) {
    outline.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic Bézier.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    outline.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds an arc of a circle, after a line from the current point, if any. `clockwise` is meant as it
  /// looks on screen.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    // Core Graphics' own flag is meant with y up.
    outline.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }

  /// Closes the subpath by a line to its start.
  open func close() { outline.closeSubpath() }

  /// Takes all steps away.
  open func removeAllPoints() { outline = CGMutablePath() }

  /// Adds the steps of another path.
  open func append(_ bezierPath: UIBezierPath) { outline.addPath(bezierPath.cgPath) }

  /// This path from its end to its start: subpaths in reverse order, each turned around. A closed one
  /// starts where it started.
  open func reversing() -> UIBezierPath {
    let path = duplicate
    path.cgPath = CGPath(outline.path.reversed)
    return path
  }

  /// Takes all points through a transform.
  open func apply(_ transform: CGAffineTransform) {
    cgPath = CGPath(outline.path.applying(transform))
  }

  // MARK: What it holds

  /// Whether it has no steps at all.
  open var isEmpty: Bool { outline.isEmpty }

  /// The smallest rectangle around all points, control points included; null when empty.
  open var bounds: CGRect { outline.boundingBox }

  /// The last point reached; zero in an empty path.
  open var currentPoint: CGPoint { outline.currentPoint }

  /// Whether a point lies inside of what closed subpaths enclose, by the path's own fill rule. Open
  /// subpaths enclose nothing here, though a fill would close them.
  open func contains(_ point: CGPoint) -> Bool {
    outline.path.closedSubpaths.contains(point, rule: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  // MARK: How it is drawn

  /// The width of the line, in points; 1 by default, 0 for the thinnest line.
  open var lineWidth: CGFloat = 1

  /// How the ends of the line look; butt by default.
  open var lineCapStyle = CGLineCap.butt

  /// How the corners of the line look; miter by default.
  open var lineJoinStyle = CGLineJoin.miter

  /// How far, in line widths, a pointed corner may reach; 10 by default.
  open var miterLimit: CGFloat = 10

  /// How far drawn curves may be off, in pixels; 0.6 by default. Kept, but curves are drawn exactly.
  open var flatness: CGFloat = 0.6

  /// Whether what is wound around twice is outside; false by default.
  open var usesEvenOddFillRule = false

  private var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

  /// Sets the lengths of dashes and gaps in turn, in points, and how far into them each subpath
  /// starts. Nil, or a count of 0 or less, sets none.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    let lengths = UnsafeBufferPointer(start: pattern, count: pattern == nil ? 0 : max(count, 0))
    dash = (Array(lengths), phase)
  }

  /// Writes the dashes to where the pointers say; `pattern` must have room for as many lengths as
  /// `count` is told, which a first call without it finds out.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    for (index, length) in dash.lengths.enumerated() { pattern?[index] = length }
    count?.pointee = dash.lengths.count
    phase?.pointee = dash.phase
  }

  /// How the line is drawn.
  package var strokeStyle: StrokeStyle {
    StrokeStyle(
      width: lineWidth, cap: lineCapStyle, join: lineJoinStyle, miterLimit: miterLimit,
      dashPhase: dash.phase, dashLengths: dash.lengths)
  }

  /// A path with the same steps and the same line.
  open func copy(with zone: NSZone? = nil) -> Any { duplicate }

  private var duplicate: UIBezierPath {
    let path = UIBezierPath(cgPath: outline)
    (path.lineWidth, path.lineCapStyle, path.lineJoinStyle) = (
      lineWidth, lineCapStyle, lineJoinStyle
    )
    (path.miterLimit, path.flatness) = (miterLimit, flatness)
    (path.usesEvenOddFillRule, path.dash) = (usesEvenOddFillRule, dash)
    return path
  }
}

extension CGMutablePath {
  /// Adds a rectangle with continuous corners of a radius at some of its corners.
  fileprivate func addRect(_ rect: CGRect, rounding corners: UIRectCorner, _ radius: CGFloat) {
    let rect = rect.standardized
    guard radius > 0, !corners.isDisjoint(with: .allCorners), !rect.isEmpty else {
      return addRect(rect)
    }
    var radii = Path.Corners()
    if corners.contains(.topLeft) { radii.topLeft = radius }
    if corners.contains(.topRight) { radii.topRight = radius }
    if corners.contains(.bottomLeft) { radii.bottomLeft = radius }
    if corners.contains(.bottomRight) { radii.bottomRight = radius }
    var outline = Path()
    outline.addContinuousRect(rect, radii)
    addPath(CGPath(outline))
  }
}
