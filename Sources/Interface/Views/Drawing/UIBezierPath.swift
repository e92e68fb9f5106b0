import Drawing
public import Foundation
public import Geometry
public import Raster

/// A path of lines and curves, with attributes for filling and stroking it.
///
/// Coordinates are in points with y down; angles are in radians from the x axis and grow clockwise
/// on screen. A `CAShapeLayer` draws its `cgPath`; only `stroke()` uses the line attributes.
open class UIBezierPath: NSObject, NSCopying {
  private var outline: CGMutablePath

  /// Creates an empty path.
  public override init() {
    outline = CGMutablePath()
    super.init()
  }

  /// Creates the outline of a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    outline.addRect(rect)
  }

  /// Creates the ellipse inscribed in a rectangle. It is closed, starts at its rightmost point and
  /// runs clockwise.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    outline.addEllipse(in: rect)
  }

  /// Creates a rectangle with continuous corners, as since iOS 7; a layer with the `cornerCurve`
  /// `continuous` draws the same. The radius is clamped to half of the shorter side; at that limit
  /// the corners are quarter circles.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    outline.addRect(rect, rounding: .allCorners, cornerRadius)
  }

  /// Creates a rectangle with some corners rounded; the corners are continuous. Only the width of
  /// `cornerRadii` is used, as on iOS; it is clamped to half of the shorter side.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    outline.addRect(rect, rounding: corners, cornerRadii.width)
  }

  /// Creates an open arc of a circle. `clockwise` refers to the screen: if true, angles increase.
  /// If the angles differ by a multiple of a full turn, the arc is a full circle in either
  /// direction.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Creates a path with the elements of a Core Graphics path.
  public convenience init(cgPath: CGPath) {
    self.init()
    outline.addPath(cgPath)
  }

  /// The path as a Core Graphics path; later changes to this object don't affect the returned path. It can
  /// be cast to `CGMutablePath`, as on iOS.
  open var cgPath: CGPath {
    get { CGMutablePath(outline.path) }
    set {
      outline = CGMutablePath()
      outline.addPath(newValue)
    }
  }

  // MARK: Building the path

  /// Starts a subpath.
  open func move(to point: CGPoint) { outline.move(to: point) }

  /// Adds a straight line.
  open func addLine(to point: CGPoint) { outline.addLine(to: point) }

  /// Adds a cubic Bézier curve.
  open func addCurve(
    to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint
  ) {
    outline.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic Bézier curve.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    outline.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds an arc of a circle, after a line from the current point, if any. `clockwise` refers to
  /// the screen.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    // The flag of Core Graphics refers to y up.
    outline.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: !clockwise)
  }

  /// Closes the subpath with a line to its start.
  open func close() { outline.closeSubpath() }

  /// Removes all elements.
  open func removeAllPoints() { outline = CGMutablePath() }

  /// Appends the elements of another path.
  open func append(_ bezierPath: UIBezierPath) { outline.addPath(bezierPath.cgPath) }

  /// Returns the path from its end to its start: subpaths in reverse order, each reversed. A closed
  /// subpath keeps its starting point.
  open func reversing() -> UIBezierPath {
    let path = duplicate
    path.cgPath = CGPath(outline.path.reversed)
    return path
  }

  /// Applies a transform to all points.
  open func apply(_ transform: CGAffineTransform) {
    cgPath = CGPath(outline.path.applying(transform))
  }

  // MARK: Properties of the path

  /// A Boolean value that indicates whether the path has no elements.
  open var isEmpty: Bool { outline.isEmpty }

  /// The smallest rectangle that contains all points, including control points; null if the path is
  /// empty.
  open var bounds: CGRect { outline.boundingBox }

  /// The end point of the path; zero if the path is empty.
  open var currentPoint: CGPoint { outline.currentPoint }

  /// Returns whether a point is in the area that closed subpaths enclose, by the path's fill rule.
  /// Open subpaths are ignored, although a fill would close them.
  open func contains(_ point: CGPoint) -> Bool {
    outline.path.closedSubpaths.contains(point, rule: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  // MARK: Drawing attributes

  /// The width of the line, in points; 1 by default. 0 means the thinnest line.
  open var lineWidth: CGFloat = 1

  /// The shape of the ends of the line; butt by default.
  open var lineCapStyle = CGLineCap.butt

  /// The shape of the corners of the line; miter by default.
  open var lineJoinStyle = CGLineJoin.miter

  /// The maximum length of a mitered corner, in line widths; 10 by default.
  open var miterLimit: CGFloat = 10

  /// The maximum deviation of drawn curves, in pixels; 0.6 by default. The value has no effect:
  /// curves are drawn exactly.
  open var flatness: CGFloat = 0.6

  /// A Boolean value that indicates whether the even-odd rule is used for filling, instead of the
  /// non-zero rule; false by default.
  open var usesEvenOddFillRule = false

  private var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

  /// Sets the dash pattern: the lengths of dashes and gaps in turn, and the offset at which each
  /// subpath starts, in points. Nil, or a count of 0 or less, removes the pattern.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    let lengths = UnsafeBufferPointer(start: pattern, count: pattern == nil ? 0 : max(count, 0))
    dash = (Array(lengths), phase)
  }

  /// Stores the dash pattern through the pointers; nil pointers are skipped. `pattern` must have
  /// capacity for `count` lengths, which a first call without `pattern` returns.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    for (index, length) in dash.lengths.enumerated() { pattern?[index] = length }
    count?.pointee = dash.lengths.count
    phase?.pointee = dash.phase
  }

  /// The stroke style of the line attributes.
  package var strokeStyle: StrokeStyle {
    StrokeStyle(
      width: lineWidth, cap: lineCapStyle, join: lineJoinStyle, miterLimit: miterLimit,
      dashPhase: dash.phase, dashLengths: dash.lengths)
  }

  // MARK: Drawing in the current context

  /// Fills the path with the fill colour.
  open func fill() { fill(with: .normal, alpha: 1) }

  /// Fills the path with the fill colour, with a blend mode and an opacity.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(blendMode, alpha) { $0.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding) }
  }

  /// Strokes the path with the stroke colour and the path's own line attributes.
  open func stroke() { stroke(with: .normal, alpha: 1) }

  /// Strokes the path with the stroke colour and the path's own line attributes, with a blend mode
  /// and an opacity.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(blendMode, alpha) { context in
      let style = strokeStyle
      context.setLineWidth(style.width)
      context.setLineCap(style.cap)
      context.setLineJoin(style.join)
      context.setMiterLimit(style.miterLimit)
      context.setLineDash(phase: style.dashPhase, lengths: style.dashLengths)
      context.strokePath()
    }
  }

  /// Intersects the clipping area of the current context with the inside of the path.
  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(cgPath)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  // MARK: Copying

  /// Returns a path with the same elements and attributes.
  open func copy(with zone: NSZone? = nil) -> Any { duplicate }

  private var duplicate: UIBezierPath {
    let path = UIBezierPath(cgPath: outline)
    path.lineWidth = lineWidth
    path.lineCapStyle = lineCapStyle
    path.lineJoinStyle = lineJoinStyle
    path.miterLimit = miterLimit
    path.flatness = flatness
    path.usesEvenOddFillRule = usesEvenOddFillRule
    path.dash = dash
    return path
  }
}

extension CGMutablePath {
  /// Adds a rectangle with some corners rounded; the corners are continuous.
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
