import Foundation

/// Builds the outlines of strokes.
///
/// It draws the clockwise side of a subpath. The other side is the clockwise side of the reversed
/// subpath.
struct Stroker {
  var outline = Path()
  let radius: Double
  let tolerance: Double
  let form: StrokeForm
  /// The remaining number of pieces for the current curve, and for all curves; see
  /// `OffsetCurve.swift`.
  var (budget, wholeBudget) = (0, 1 << 18)

  private let cap: CGLineCap
  private let join: CGLineJoin
  private let miterLimit: Double
  /// The cosine of the sweep that one cubic can cover on a circle of the stroke's radius.
  private let sweepCosine: Double
  /// Whether the current subpath is the reversed one.
  private var isReturning = false

  init(_ style: StrokeStyle, tolerance: Double, _ form: StrokeForm) {
    radius = style.width / 2
    self.tolerance = tolerance
    self.form = form
    cap = style.cap
    join = style.join
    miterLimit = style.miterLimit
    // A cubic deviates from a quarter circle by 0.000273 radii, and the error grows with the sixth
    // power of the sweep. A quarter of the tolerance, because round joins and caps are divided into
    // chords again when they are drawn.
    let share = Maths.power(tolerance / (4 * 0.000_273 * radius), 1.0 / 6)
    sweepCosine = Maths.sineAndCosine(.pi / 2 * min(max(share, 0.01), 1)).cosine - 1e-9
  }

  /// A segment with cached values.
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
      self.segment = segment
      self.start = start
      self.end = end
      chord = c
    }

    var reversed: Leg { Leg(segment.reversed, -end, -start, chord) }
  }

  /// Adds the outline of one subpath: one contour if it is open, one per side if it is closed.
  mutating func stroke(_ subpath: Subpath) {
    var legs = subpath.segments.map { Leg($0) }
    var (isClosed, cap) = (subpath.isClosed, cap)
    if isClosed, legs.count == 2, legs.allSatisfy(\.segment.isLine) {
      // A line there and back, with half-turn joins at its ends.
      legs.removeLast()
      isClosed = false
      cap = join == .round ? .round : .butt
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

  /// Returns the distance before a corner at which the inner sides of two lines cross. Returns 0 if
  /// they don't: on the outer side, next to a curve, or if the distance exceeds `room`.
  private func innerTrim(_ leg: Leg, _ next: Leg, _ room: Double) -> Double {
    guard leg.segment.isLine, next.segment.isLine else { return 0 }
    let (cross, cosine) = (leg.end.cross(next.start), leg.end.dot(next.start))
    guard cross > 0, cosine > -1 else { return 0 }
    // The tangent of half the turn angle.
    let trim = radius * cross / (1 + cosine)
    return trim <= room ? trim : 0
  }

  /// Adds a join from the end of the side before a corner to the start of the side after it, except
  /// for the last line.
  ///
  /// On the inner side the outline passes through the corner itself, so that each of the two sides
  /// covers its own area whether or not they cross.
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

  /// Adds a cap from the end of one side around the end of the subpath to the other side.
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

  /// Adds an arc of the stroke's radius from one direction to another, counterclockwise, by at most
  /// a quarter turn.
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
    // Handles of 4/3 tan(sweep / 4) radii; the tangent is computed with the half-angle formula.
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
