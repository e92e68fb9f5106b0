import Foundation

/// Draws the outlines of strokes.
///
/// It draws one side of a subpath: the one a quarter turn clockwise from where the subpath goes. The
/// other is the same side of the subpath turned around.
struct Stroker {
  var outline = Path()
  let radius: Double
  let tolerance: Double
  /// How many more pieces the curve that is being drawn may take, and all curves together; see
  /// `OffsetCurve.swift`.
  var (budget, wholeBudget) = (0, 1 << 18)

  private let cap: CGLineCap
  private let join: CGLineJoin
  private let miterLimit: Double
  /// The cosine of the sweep that one cubic can draw of a circle of the stroke's radius.
  private let sweepCosine: Double
  /// Whether the subpath is the one turned around.
  private var isReturning = false

  init(_ style: StrokeStyle, tolerance: Double) {
    (radius, self.tolerance) = (style.width / 2, tolerance)
    (cap, join, miterLimit) = (style.cap, style.join, style.miterLimit)
    // A cubic leaves a quarter of a circle by 0.000273 radii, and others by the sixth power.
    let share = Maths.power(tolerance / (0.000_273 * radius), 1.0 / 6)
    sweepCosine = Maths.sineAndCosine(.pi / 2 * min(max(share, 0.01), 1)).cosine - 1e-9
  }

  /// A segment and what is needed of it more than once.
  private struct Leg {
    let segment: CubicSegment
    let start, end: SIMD2<Double>
    let chord: Double

    init(_ segment: CubicSegment) {
      self.segment = segment
      start = segment.startDirection
      end = segment.isLine ? start : segment.endDirection
      chord = (segment.p3 - segment.p0).length
    }

    private init(_ segment: CubicSegment, _ start: SIMD2<Double>, _ end: SIMD2<Double>, _ c: Double)
    {
      (self.segment, self.start, self.end, chord) = (segment, start, end, c)
    }

    var reversed: Leg { Leg(segment.reversed, -end, -start, chord) }
  }

  /// Adds the outline of one subpath: one contour if it is open, one for each side if it is closed.
  mutating func stroke(_ subpath: Subpath) {
    var legs = subpath.segments.map { Leg($0) }
    var (isClosed, cap) = (subpath.isClosed, cap)
    if isClosed, legs.count == 2, legs.allSatisfy(\.segment.isLine) {
      // A line there and back: joins of half a turn at its ends.
      legs.removeLast()
      (isClosed, cap) = (false, join == .round ? .round : .butt)
    }
    guard let first = legs.first, let last = legs.last else {
      return addDot(at: subpath.start, subpath.direction)
    }
    isReturning = false
    addSide(of: legs, isClosed: isClosed, isNew: true)
    if isClosed {
      outline.closeSubpath()
    } else {
      addCap(cap, at: last.segment.p3, last.end)
    }
    isReturning = true
    addSide(of: legs.reversed().map(\.reversed), isClosed: isClosed, isNew: isClosed)
    if !isClosed { addCap(cap, at: first.segment.p0, -first.start) }
    outline.closeSubpath()
  }

  private mutating func addDot(at centre: SIMD2<Double>, _ direction: SIMD2<Double>) {
    if cap == .butt { return }
    outline.move(to: (centre + direction.turned * radius).point)
    addCap(cap, at: centre, direction)
    addCap(cap, at: centre, -direction)
    outline.closeSubpath()
  }

  private mutating func addSide(of legs: [Leg], isClosed: Bool, isNew: Bool) {
    guard let first = legs.first, let last = legs.last else { return }
    let closing = isClosed ? innerTrim(last, first, min(last.chord, first.chord) / 2) : 0
    var trim = closing
    for (index, leg) in legs.enumerated() {
      let start = leg.segment.p0 + leg.start.turned * radius + leg.start * trim
      if index == 0, isNew {
        outline.move(to: start.point)
      } else if trim == 0 {
        line(to: start)
      }
      let isLast = index == legs.count - 1
      let next = isLast ? first : legs[index + 1]
      if isLast {
        trim = closing
      } else {
        let reserved = index + 2 == legs.count ? closing : 0
        trim = innerTrim(leg, next, min(leg.chord - trim, next.chord - reserved))
      }
      if leg.segment.isLine {
        line(to: leg.segment.p3 + leg.end.turned * radius - leg.end * trim)
      } else {
        addOffset(of: leg.segment)
      }
      if !isLast || isClosed, trim == 0 {
        addJoin(at: leg.segment.p3, leg.end, next.start, join)
      }
    }
  }

  /// How far before a corner the inner sides of two lines cross; 0 where they don't: on the outer
  /// side, beside a curve, or further away than `room`.
  private func innerTrim(_ leg: Leg, _ next: Leg, _ room: Double) -> Double {
    guard leg.segment.isLine, next.segment.isLine else { return 0 }
    let (cross, cosine) = (leg.end.cross(next.start), leg.end.dot(next.start))
    guard cross > 0, cosine > -1 else { return 0 }
    // The tangent of half the turn.
    let trim = radius * cross / (1 + cosine)
    return trim <= room ? trim : 0
  }

  /// From the side's end before a corner to where the side after it starts, but for the last line.
  ///
  /// On the inner side the outline goes through the corner itself, so that the two sides, which cross
  /// somewhere or don't, each cover what is theirs.
  mutating func addJoin(
    at corner: SIMD2<Double>, _ before: SIMD2<Double>, _ after: SIMD2<Double>, _ join: CGLineJoin
  ) {
    let (cross, cosine) = (before.cross(after), before.dot(after))
    if cosine > 0, abs(cross) * radius <= tolerance / 64 { return }
    let isOuter = cross < 0 || cross == 0 && !isReturning
    guard isOuter else { return line(to: corner) }
    switch join {
    case .bevel: break
    case .round:
      let (first, last) = (before.turned, after.turned)
      guard cosine < 0 else { return addSector(around: corner, first, last, depth: 4) }
      let middle = cross == 0 ? before : (before - after).unit
      addSector(around: corner, first, middle, depth: 4)
      addSector(around: corner, middle, last, depth: 4)
    case .miter:
      // The miter's length in widths is 1 / cos(half the turn), whose square is 2 / (1 + cosine).
      if 2 <= miterLimit * miterLimit * (1 + cosine) {
        line(to: corner + (before + after).turned * (radius / (1 + cosine)))
      }
    }
  }

  /// From the side's end, around the end of the subpath, to the other side.
  private mutating func addCap(
    _ cap: CGLineCap, at end: SIMD2<Double>, _ direction: SIMD2<Double>
  ) {
    let (side, ahead) = (direction.turned * radius, direction * radius)
    switch cap {
    case .butt: break
    case .square:
      line(to: end + side + ahead)
      line(to: end - side + ahead)
    case .round:
      addSector(around: end, direction.turned, direction, depth: 4)
      addSector(around: end, direction, -direction.turned, depth: 4)
      return
    }
    line(to: end - side)
  }

  /// Along a circle of the stroke's radius, from one direction to another, against the clock, by a
  /// quarter turn or less.
  private mutating func addSector(
    around centre: SIMD2<Double>, _ from: SIMD2<Double>, _ to: SIMD2<Double>, depth: Int
  ) {
    let cosine = from.dot(to)
    guard cosine >= sweepCosine || depth == 0 else {
      let middle = (from + to).unit
      addSector(around: centre, from, middle, depth: depth - 1)
      addSector(around: centre, middle, to, depth: depth - 1)
      return
    }
    // Handles of 4/3 tan(sweep / 4) radii, the tangent by the half of the half angle.
    let half = ((1 + cosine) / 2).squareRoot()
    let quarter = max(1 - half * half, 0).squareRoot() / (1 + half)
    let handle = radius * 4 / 3 * quarter
    outline.addCurve(
      to: (centre + to * radius).point,
      control1: (centre + from * radius - from.turned * handle).point,
      control2: (centre + to * radius + to.turned * handle).point)
  }

  mutating func line(to point: SIMD2<Double>) { outline.addLine(to: point.point) }
}
