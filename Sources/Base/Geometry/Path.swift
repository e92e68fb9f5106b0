package import Foundation

/// The outline of a shape as a value: moves, lines, quadratic and cubic Bézier curves, closed or
/// open subpaths. `CGPath` wraps it, and display lists carry it between threads.
package struct Path: Hashable, Sendable {
  /// One step of a path; its points are stored in order.
  package enum Verb: UInt8, Sendable {
    case move, line, quadCurve, curve, close

    /// The number of points of the step.
    package var pointCount: Int {
      switch self {
      case .move, .line: 1
      case .quadCurve: 2
      case .curve: 3
      case .close: 0
      }
    }
  }

  package private(set) var verbs: [Verb] = []
  package private(set) var points: [CGPoint] = []
  private var subpathStart = CGPoint.zero

  package init() {}

  package var isEmpty: Bool { verbs.isEmpty }

  /// The point where the next step starts; nil if the path is empty.
  package var currentPoint: CGPoint? {
    guard let last = verbs.last else { return nil }
    return last == .close ? subpathStart : points.last
  }

  /// Returns the path at `fraction` between this one and `end`, which has the same steps, point by
  /// point.
  func interpolatedByPoint(to end: Path, _ fraction: Double) -> Path {
    var path = self
    path.points = zip(points, end.points).map { $0.interpolated(to: $1, fraction) }
    path.subpathStart = subpathStart.interpolated(to: end.subpathStart, fraction)
    return path
  }

  package mutating func move(to point: CGPoint) {
    verbs.append(.move)
    points.append(point)
    subpathStart = point
  }

  /// Adds a line. If there is no current point, this and all steps below start at their own first
  /// point.
  package mutating func addLine(to point: CGPoint) {
    begin(at: point)
    verbs.append(.line)
    points.append(point)
  }

  /// Adds lines to the points that `point` returns for the numbers 1 to `count`. There must be a
  /// current point, in a subpath that isn't closed.
  @inline(__always)
  mutating func addLines(_ count: Int, to point: (Int) -> CGPoint) {
    verbs += repeatElement(.line, count: count)
    let first = points.count
    points += repeatElement(.zero, count: count)
    var added = points.mutableSpan
    for number in 0..<count { added[unchecked: first &+ number] = point(number &+ 1) }
  }

  package mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    begin(at: control)
    verbs.append(.quadCurve)
    points += [control, end]
  }

  package mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    begin(at: control1)
    verbs.append(.curve)
    points += [control1, control2, end]
  }

  package mutating func closeSubpath() {
    guard let last = verbs.last, last != .close else { return }
    verbs.append(.close)
  }

  package mutating func append(_ other: Path) {
    verbs += other.verbs
    points += other.points
    subpathStart = other.isEmpty ? subpathStart : other.subpathStart
  }

  /// Starts a new subpath if the path is empty or the previous subpath is closed.
  private mutating func begin(at point: CGPoint) {
    if verbs.isEmpty {
      move(to: point)
    } else if verbs.last == .close {
      move(to: subpathStart)
    }
  }

  package func applying(_ transform: CGAffineTransform) -> Path {
    var path = self
    for index in path.points.indices { path.points[index] = path.points[index].applying(transform) }
    path.subpathStart = subpathStart.applying(transform)
    return path
  }

  /// The smallest rectangle that contains all points, including control points; null if the path is
  /// empty.
  package var controlBox: CGRect {
    guard var low = points.first else { return .null }
    var high = low
    for point in points {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// Whether every coordinate is finite.
  package var isFinite: Bool { points.allSatisfy { $0.x.isFinite && $0.y.isFinite } }
}

// Complete figures. Each is a closed subpath with the same starting point as in Core Graphics. The null
// rectangle has none.
extension Path {
  package mutating func addRect(_ rect: CGRect) {
    if rect.isNull { return }
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    closeSubpath()
  }

  /// Adds a rectangle with quarter-ellipse corners; the radii are clamped to half of the sides.
  package mutating func addRoundedRect(
    _ rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat
  ) {
    let across = min(max(cornerWidth, 0), rect.width / 2)
    let down = min(max(cornerHeight, 0), rect.height / 2)
    guard across > 0, down > 0 else { return addRect(rect) }
    addRoundedRect(rect, Array(repeating: CGSize(width: across, height: down), count: 4))
  }

  /// The radii of a rectangle's corners; a radius that isn't positive leaves a square corner.
  package struct Corners {
    package var topLeft: CGFloat = 0
    package var topRight: CGFloat = 0
    package var bottomLeft: CGFloat = 0
    package var bottomRight: CGFloat = 0

    package init() {}
  }

  /// Adds a rectangle with a separate circular radius for each corner; no radius may exceed half of
  /// a side.
  package mutating func addRoundedRect(_ rect: CGRect, _ corners: Corners) {
    let clockwise = [corners.bottomRight, corners.bottomLeft, corners.topLeft, corners.topRight]
    addRoundedRect(rect, clockwise.map { CGSize(width: max($0, 0), height: max($0, 0)) })
  }

  /// Adds a rectangle with elliptic corners, given clockwise from the bottom right; a zero radius
  /// leaves a square corner.
  private mutating func addRoundedRect(_ rect: CGRect, _ radii: [CGSize]) {
    if rect.isNull { return }
    let corners: [(x: CGFloat, y: CGFloat, inward: (x: CGFloat, y: CGFloat))] = [
      (rect.maxX, rect.maxY, (-1, -1)), (rect.minX, rect.maxY, (1, -1)),
      (rect.minX, rect.minY, (1, 1)), (rect.maxX, rect.minY, (-1, 1)),
    ]
    move(to: CGPoint(x: rect.maxX, y: rect.minY + radii[3].height))
    for (quarter, (corner, radius)) in zip(corners, radii).enumerated() {
      guard radius.width > 0, radius.height > 0 else {
        addLine(to: CGPoint(x: corner.x, y: corner.y))
        continue
      }
      let centre = CGPoint(
        x: corner.x + corner.inward.x * radius.width, y: corner.y + corner.inward.y * radius.height)
      // The quarters start at the right, bottom, left and top, in that order.
      let startsAside = quarter.isMultiple(of: 2)
      addLine(
        to: CGPoint(x: startsAside ? corner.x : centre.x, y: startsAside ? centre.y : corner.y))
      addQuarterEllipse(
        centre: centre, across: radius.width, down: radius.height, quarter: quarter)
    }
    closeSubpath()
  }

  package mutating func addEllipse(in rect: CGRect) {
    if rect.isNull { return }
    let centre = CGPoint(x: rect.midX, y: rect.midY)
    move(to: CGPoint(x: rect.maxX, y: rect.midY))
    for quarter in 0..<4 {
      addQuarterEllipse(
        centre: centre, across: rect.width / 2, down: rect.height / 2, quarter: quarter)
    }
    closeSubpath()
  }

  /// The length of the handles of a quarter ellipse: 4/3·(√2 − 1) of the radii, which deviates from
  /// the ellipse by at most 0.027 %.
  @inlinable package static var quarterHandle: CGFloat { 0.552_284_749_830_793_4 }

  /// Adds a quarter of an ellipse from the current point, clockwise on screen; quarter 0 starts at
  /// the right.
  private mutating func addQuarterEllipse(
    centre: CGPoint, across: CGFloat, down: CGFloat, quarter: Int
  ) {
    let handle = Self.quarterHandle
    let unit: [(x: CGFloat, y: CGFloat)] = [(1, 0), (0, 1), (-1, 0), (0, -1)]
    let (from, to) = (unit[quarter], unit[(quarter + 1) & 3])
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: centre.x + across * x, y: centre.y + down * y)
    }
    addCurve(
      to: point(to.x, to.y),
      control1: point(from.x + to.x * handle, from.y + to.y * handle),
      control2: point(to.x + from.x * handle, to.y + from.y * handle))
  }
}
