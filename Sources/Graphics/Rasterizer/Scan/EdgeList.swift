import CKernels
package import Foundation
import Geometry
import Raster

/// One straight segment of an outline, from its upper to its lower end, in fixed units.
typealias Edge = flipbook_edge

extension Edge {
  /// An edge without height.
  static let none = Edge(x: 0, slope: 0, top: 0, bottom: 0, winding: 0)

  /// Returns the x coordinate at which the edge crosses `y`, always from its own equation, never
  /// from a running sum, so that a row doesn't depend on the rows scanned before it.
  @inline(__always)
  func crossing(at y: Int) -> Int { Fixed.round(x + Double(y &- top) * slope) }
}

/// The outline of one shape on the canvas, as edges: the first stage of filling.
///
/// Every subpath is closed. Edges that can't affect the pixels in `scissor` are left out: those
/// above, below and, unless the outline can overlap, to the right. Edges to the left are needed,
/// because they wind around visible pixels.
package struct EdgeList {
  /// The first `count` elements are the edges; the rest is unused memory.
  private(set) var storage: [Edge] = []
  private(set) var count = 0
  /// Whether all coordinates were finite; otherwise the shape isn't drawn.
  private(set) var isValid = true

  /// Whether the outline can cross itself or wind around an area more than once. If so, all edges
  /// beside the scissor are kept, because they can cross edges inside it.
  private(set) var mayOverlap = false

  /// Memory for the corners of small shapes.
  private var corners: [CGPoint] = []

  private var scissor = PixelRect.empty
  private var (low, high) = ((x: Int.max, y: Int.max), (x: Int.min, y: Int.min))
  private var (start, current) = (Corner.origin, Corner.origin)

  /// The pixels that the outline can touch.
  var bounds: PixelRect {
    guard low.x <= high.x else { return .empty }
    return PixelRect(
      left: low.x >> Fixed.shift, top: low.y >> Fixed.shift,
      right: (high.x + Fixed.mask) >> Fixed.shift, bottom: (high.y + Fixed.mask) >> Fixed.shift)
  }

  /// Removes all edges but keeps their memory.
  mutating func reset(scissor: PixelRect, mayOverlap: Bool) {
    count = 0
    self.mayOverlap = mayOverlap
    isValid = true
    self.scissor = scissor
    low = (x: Int.max, y: Int.max)
    high = (x: Int.min, y: Int.min)
    start = .origin
    current = .origin
  }

  /// The largest distance between a curve and the chords that replace it, in pixels: less than one
  /// level of coverage, even if the whole chord is within one pixel.
  package static let tolerance: CGFloat = 1 / 256

  /// Adds the projected outline of a path.
  mutating func add(_ path: Path, _ projection: Projection) {
    switch projection {
    case .affine(let transform):
      let flattened = FlattenedPath(path, transform, tolerance: Self.tolerance)
      add(flattened, at: .zero, isNear: flattened.isWithin(Fixed.limit))
    case .perspective(let homography):
      path.flatten(through: homography, tolerance: Self.tolerance) { segment in
        switch segment {
        case .move(let point): move(to: point)
        case .line(let point): addLine(to: corner(at: point))
        case .close: addLine(to: start)
        }
      }
      addLine(to: start)
    }
  }

  /// Adds the polygons of a path, translated by `origin`; `isNear` if all of their corners are then
  /// within the grid's limits.
  mutating func add(_ path: FlattenedPath, at origin: CGPoint, isNear: Bool) {
    if isNear { reserve(path.corners.count) }
    for index in 0..<path.polygonCount {
      let polygon = path.polygon(index)
      if isNear {
        addNearPolygon(path.corners.span.extracting(polygon), at: origin)
      } else {
        addPolygon(path.corners[polygon], at: origin)
      }
    }
  }

  /// Adds a parallelogram: a rectangle's outline through a transform.
  mutating func add(_ rect: CGRect, _ transform: CGAffineTransform) {
    move(to: CGPoint(x: rect.minX, y: rect.minY).applying(transform))
    addLine(to: corner(at: CGPoint(x: rect.maxX, y: rect.minY).applying(transform)))
    addLine(to: corner(at: CGPoint(x: rect.maxX, y: rect.maxY).applying(transform)))
    addLine(to: corner(at: CGPoint(x: rect.minX, y: rect.maxY).applying(transform)))
    addLine(to: start)
  }

  /// Returns an empty array with the memory for corners, which `giveBack` returns.
  mutating func takeCorners() -> [CGPoint] {
    var taken: [CGPoint] = []
    swap(&taken, &corners)
    taken.removeAll(keepingCapacity: true)
    return taken
  }

  mutating func giveBack(_ taken: [CGPoint]) { corners = taken }

  /// Prevents drawing, because a coordinate of the shape isn't finite.
  mutating func invalidate() { isValid = false }

  /// Adds a closed polygon, translated by `origin`.
  private mutating func addPolygon(_ corners: ArraySlice<CGPoint>, at origin: CGPoint) {
    for index in corners.indices {
      let point = CGPoint(x: corners[index].x + origin.x, y: corners[index].y + origin.y)
      if index == corners.startIndex { move(to: point) } else { addLine(to: corner(at: point)) }
    }
    addLine(to: start)
  }

  /// Makes room for further edges.
  private mutating func reserve(_ edgeCount: Int) {
    if storage.count >= count + edgeCount { return }
    storage += repeatElement(Edge.none, count: max(edgeCount, storage.count))
  }

  /// Adds a closed polygon, all of whose corners are within the grid's limits, with the same edges
  /// as `addPolygon`.
  mutating func addNearPolygon(_ corners: Span<CGPoint>, at origin: CGPoint) {
    guard !corners.isEmpty else { return }
    reserve(corners.count)
    let (above, below) = (scissor.top << Fixed.shift, scissor.bottom << Fixed.shift)
    let right = mayOverlap ? Int.max : scissor.right << Fixed.shift
    var (low, high, count) = (low, high, count)
    var edges = storage.mutableSpan
    let last = corners[unchecked: corners.count &- 1]
    var (x0, y0) = (Fixed.coordinate(last.x + origin.x), Fixed.coordinate(last.y + origin.y))
    for index in corners.indices {
      let corner = corners[unchecked: index]
      let (x1, y1) = (Fixed.coordinate(corner.x + origin.x), Fixed.coordinate(corner.y + origin.y))
      low = (min(low.x, x1), min(low.y, y1))
      high = (max(high.x, x1), max(high.y, y1))
      let isDown = y0 < y1
      let (top, bottom) = (min(y0, y1), max(y0, y1))
      if y0 != y1, top < below, bottom > above, min(x0, x1) < right {
        edges[count] = Edge(
          x: Double(isDown ? x0 : x1), slope: Double(x1 &- x0) / Double(y1 &- y0), top: top,
          bottom: bottom, winding: isDown ? 1 : -1)
        count &+= 1
      }
      x0 = x1
      y0 = y1
    }
    self.low = low
    self.high = high
    self.count = count
  }

  /// A point of the outline, on the grid if it is within the grid's limits.
  private struct Corner {
    let point: CGPoint
    let x, y: Int
    let isNear: Bool

    static let origin = Corner(point: .zero, x: 0, y: 0, isNear: true)
  }

  private mutating func corner(at point: CGPoint) -> Corner {
    let limit = Fixed.limit
    // This is false for NaN.
    guard abs(point.x) <= limit, abs(point.y) <= limit else {
      return Corner(point: point, x: 0, y: 0, isNear: false)
    }
    let (x, y) = (Fixed.coordinate(point.x), Fixed.coordinate(point.y))
    widenBounds(x, y)
    return Corner(point: point, x: x, y: y, isNear: true)
  }

  private mutating func widenBounds(_ x: Int, _ y: Int) {
    if x < low.x { low.x = x }
    if x > high.x { high.x = x }
    if y < low.y { low.y = y }
    if y > high.y { high.y = y }
  }

  private mutating func move(to point: CGPoint) {
    addLine(to: start)
    start = corner(at: point)
    current = start
  }

  private mutating func addLine(to end: Corner) {
    if current.isNear, end.isNear {
      append(current.x, current.y, end.x, end.y)
    } else {
      addFarLine(from: current.point, to: end.point)
    }
    current = end
  }

  /// Adds a line that is partly beyond `Fixed.limit`: it is cut off above and below, and its parts
  /// beyond the left and right limits become vertical lines on them.
  private mutating func addFarLine(from: CGPoint, to: CGPoint) {
    guard from.x.isFinite, from.y.isFinite, to.x.isFinite, to.y.isFinite else {
      isValid = false
      return
    }
    let limit = Fixed.limit
    /// Returns the fraction, 0…1, at which a coordinate that runs from `a` to `b` passes `value`.
    func passing(_ value: Double, _ a: Double, _ b: Double) -> Double? {
      guard (a < value) != (b < value) else { return nil }
      return (value / 2 - a / 2) / (b / 2 - a / 2)
    }
    let cuts = [
      0, passing(-limit, from.x, to.x), passing(limit, from.x, to.x),
      passing(-limit, from.y, to.y), passing(limit, from.y, to.y), 1,
    ].compactMap { $0 }.sorted()
    func place(_ t: Double) -> (x: Int, y: Int) {
      let (x, y) = (from.x * (1 - t) + to.x * t, from.y * (1 - t) + to.y * t)
      return (
        Fixed.coordinate(min(max(x, -limit), limit)), Fixed.coordinate(min(max(y, -limit), limit))
      )
    }
    for (first, second) in zip(cuts, cuts.dropFirst()) {
      let (a, b) = (place(first), place(second))
      widenBounds(a.x, a.y)
      widenBounds(b.x, b.y)
      append(a.x, a.y, b.x, b.y)
    }
  }

  private mutating func append(_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int) {
    if y0 == y1 { return }
    let isDown = y0 < y1
    let (top, bottom) = isDown ? (y0, y1) : (y1, y0)
    guard top < scissor.bottom << Fixed.shift, bottom > scissor.top << Fixed.shift,
      mayOverlap || x0 < scissor.right << Fixed.shift || x1 < scissor.right << Fixed.shift
    else { return }
    let edge = Edge(
      x: Double(isDown ? x0 : x1), slope: Double(x1 &- x0) / Double(y1 &- y0),
      top: top, bottom: bottom, winding: isDown ? 1 : -1)
    if count < storage.count { storage[count] = edge } else { storage.append(edge) }
    count += 1
  }
}

extension EdgeList {
  /// Returns the image of a rectangle under a transform if that is an upright rectangle, in fixed
  /// units.
  ///
  /// The test is done on the grid, so that the rounding error in a quarter turn's cosine has no
  /// effect.
  static func uprightBox(_ rect: CGRect, _ transform: CGAffineTransform) -> FixedBox? {
    func place(_ x: CGFloat, _ y: CGFloat) -> (x: Int, y: Int)? {
      let point = CGPoint(x: x, y: y).applying(transform)
      guard point.x.isFinite, point.y.isFinite else { return nil }
      return (
        Fixed.coordinate(min(max(point.x, -Fixed.limit), Fixed.limit)),
        Fixed.coordinate(min(max(point.y, -Fixed.limit), Fixed.limit))
      )
    }
    let isStraight = abs(transform.b) < 1e-9 && abs(transform.c) < 1e-9
    let isQuarterTurned = abs(transform.a) < 1e-9 && abs(transform.d) < 1e-9
    guard isStraight || isQuarterTurned,
      let first = place(rect.minX, rect.minY), let second = place(rect.maxX, rect.minY),
      let third = place(rect.maxX, rect.maxY), let fourth = place(rect.minX, rect.maxY)
    else { return nil }
    let isUpright =
      isStraight
      ? first.x == fourth.x && second.x == third.x && first.y == second.y && third.y == fourth.y
      : first.x == second.x && third.x == fourth.x && first.y == fourth.y && second.y == third.y
    guard isUpright else { return nil }
    return FixedBox(
      left: min(first.x, third.x), top: min(first.y, third.y),
      right: max(first.x, third.x), bottom: max(first.y, third.y))
  }
}
