import Foundation

// The offset curve of a cubic: the points at the stroke's radius, perpendicular to the curve. It
// isn't a cubic itself, so pieces of it are fitted by cubics with the same end points and
// derivatives.
//
// Where the curvature radius is smaller than the stroke's radius, the offset curve on the inner
// side runs backwards, inside the stroke. There the outline goes out from the curve and back, chord
// by chord, so that it covers the correct area with the correct winding.

/// A point on the offset curve.
private struct SidePoint {
  let t: Double
  /// The point of the curve and of its offset curve.
  let centre, side: SIMD2<Double>
  /// The unit direction of the curve.
  let direction: SIMD2<Double>
  /// The signed speed of the offset curve along the direction, per unit of `t`; negative where it
  /// runs backwards.
  var speed: Double
}

/// The offset curve on the clockwise side of a curve.
private struct CurveSide {
  let curve: CubicSegment
  let radius: Double
  /// Speeds below this count as zero.
  let speedThreshold: Double

  init(_ curve: CubicSegment, radius: Double) {
    self.curve = curve
    self.radius = radius
    speedThreshold = 1e-9 * curve.extent
  }

  /// Returns the offset point at `t`. `isEnd` selects the side from which the limit is taken where
  /// the speed is zero.
  func place(_ t: Double, isEnd: Bool = false) -> SidePoint {
    let centre = curve.point(at: t)
    let (first, second) = (curve.derivative(at: t), curve.secondDerivative(at: t))
    var speed = first.length
    var direction = speed < 1e100 ? first / speed : first.unit
    if speed > speedThreshold {
      speed -= radius * first.cross(second) / (speed * speed)
    } else if second.length > speedThreshold {
      // All of these are limits for t.
      direction = isEnd ? -second.unit : second.unit
      speed = -radius * second.cross(curve.thirdDerivative) / (2 * second.dot(second))
    } else {
      direction = curve.thirdDerivative.unit
      speed = 0
    }
    return SidePoint(
      t: t, centre: centre, side: centre + direction.turned * radius, direction: direction,
      speed: speed)
  }

  /// Returns the extent, around the parameter, of a turn so sharp that it is indistinguishable from
  /// a corner; nil if the curve doesn't turn that sharply there.
  func cuspReach(at t: Double, tolerance: Double) -> Double? {
    let speed = curve.derivative(at: t).length
    let bend = curve.secondDerivative(at: t).length
    guard bend > 0 else { return nil }
    // At 30 times speed / bend from the parameter, the direction is within 2° of its limit, and the
    // curve has moved by half of 30² · speed² / bend.
    guard 450 * speed * speed <= tolerance * bend || speed <= speedThreshold else { return nil }
    return 30 * speed / bend
  }

  /// Returns the point between two points of opposite directions at which the offset curve
  /// reverses.
  func turningPoint(_ first: SidePoint, _ second: SidePoint) -> SidePoint {
    var (low, high) = (first.t, second.t)
    for _ in 0..<48 {
      let middle = (low + high) / 2
      if (place(middle).speed < 0) == (first.speed < 0) { low = middle } else { high = middle }
    }
    var turning = place((low + high) / 2)
    turning.speed = 0
    return turning
  }
}

/// A piece of an offset curve, sampled at its ends and quarters.
private struct SidePiece {
  let start, first, middle, last, end: SidePoint

  init(_ side: CurveSide, _ start: SidePoint, _ end: SidePoint) {
    let quarter = (end.t - start.t) / 4
    self.start = start
    self.end = end
    first = side.place(start.t + quarter)
    middle = side.place(start.t + quarter * 2)
    last = side.place(start.t + quarter * 3)
  }

  /// The minimum and maximum speed.
  var speeds: (least: Double, greatest: Double) {
    let inner = SIMD4(first.speed, middle.speed, last.speed, end.speed)
    return (min(inner.min(), start.speed), max(inner.max(), start.speed))
  }

  /// The first two samples with opposite directions.
  var turn: (SidePoint, SidePoint) {
    let isBackward = start.speed < 0
    if (first.speed < 0) != isBackward { return (start, first) }
    if (middle.speed < 0) != isBackward { return (first, middle) }
    return (last.speed < 0) != isBackward ? (middle, last) : (last, end)
  }

  /// Returns the cubic with the same end points and derivatives as the piece; nil if it deviates
  /// too far.
  func fit(tolerance: Double) -> CubicSegment? {
    let third = (end.t - start.t) / 3
    let fit = CubicSegment(
      start.side, start.side + start.direction * (start.speed * third),
      end.side - end.direction * (end.speed * third), end.side)
    let slack = (end.side - start.side).length / 8 + tolerance
    func isNear(_ place: SidePoint, _ t: Double) -> Bool {
      let off = fit.point(at: t) - place.side
      // Only the perpendicular distance counts: a different speed along the curve draws the same
      // line.
      return abs(off.cross(place.direction)) <= tolerance && abs(off.dot(place.direction)) <= slack
    }
    return isNear(middle, 0.5) && isNear(first, 0.25) && isNear(last, 0.75) ? fit : nil
  }
}

extension Stroker {
  /// The maximum number of pieces for one side of a curve: far more than any visible curve needs.
  private static let pieceLimit = 2_048

  /// Adds the offset curve of a segment, from its start to its end.
  mutating func addOffset(of curve: CubicSegment) {
    budget = min(Self.pieceLimit, wholeBudget)
    defer { wholeBudget -= min(Self.pieceLimit, wholeBudget) - max(budget, 0) }
    let side = CurveSide(curve, radius: radius)
    var from = 0.0
    for slow in curve.slowest {
      guard let reach = side.cuspReach(at: slow, tolerance: tolerance) else {
        addPiece(side, from, slow)
        from = slow
        continue
      }
      let (end, start) = (max(slow - reach, from), min(slow + reach, 1))
      addPiece(side, from, end)
      let (before, after) = (side.place(end, isEnd: true), side.place(start))
      addJoin(at: curve.point(at: slow), before.direction, after.direction, .round)
      line(to: after.side)
      from = start
    }
    addPiece(side, from, 1)
  }

  private mutating func addPiece(_ side: CurveSide, _ start: Double, _ end: Double) {
    guard start < end else { return }
    addPiece(side, side.place(start), side.place(end, isEnd: true), depth: 40)
  }

  private mutating func addPiece(
    _ side: CurveSide, _ start: SidePoint, _ end: SidePoint, depth: Int
  ) {
    budget -= 1
    let mustEnd = budget <= 0 || depth == 0
    let piece = SidePiece(side, start, end)
    let (speeds, noise) = (piece.speeds, side.speedThreshold * 100)
    var middle = piece.middle
    if speeds.least >= -noise {
      if let fit = piece.fit(tolerance: tolerance) {
        outline.addCurve(to: fit.p3.point, control1: fit.p1.point, control2: fit.p2.point)
        return
      }
      if mustEnd {
        line(to: middle.side)
        return line(to: end.side)
      }
    } else if mustEnd || speeds.greatest <= noise {
      line(to: start.centre)
      addChords(side, start, middle, depth: depth)
      addChords(side, middle, end, depth: depth)
      return line(to: end.side)
    } else {
      let turn = piece.turn
      middle = side.turningPoint(turn.0, turn.1)
    }
    addPiece(side, start, middle, depth: depth - 1)
    addPiece(side, middle, end, depth: depth - 1)
  }

  /// Adds, for each chord of a piece that runs backwards, a detour out to the offset curve and
  /// back, starting and ending on the curve.
  private mutating func addChords(
    _ side: CurveSide, _ start: SidePoint, _ end: SidePoint, depth: Int
  ) {
    budget -= 1
    // The ends of these chords are visible only where the stroke ends among them, so the tolerance
    // is eight times coarser than elsewhere.
    let isFine = start.direction.dot(end.direction) >= 1 - 16 * tolerance / radius
    guard depth > 0, budget > 0, !isFine else {
      let out = (end.centre - start.centre).unit.turned * radius
      line(to: start.centre + out)
      line(to: end.centre + out)
      return line(to: end.centre)
    }
    let middle = side.place((start.t + end.t) / 2)
    addChords(side, start, middle, depth: depth - 1)
    addChords(side, middle, end, depth: depth - 1)
  }
}

extension CubicSegment {
  /// The size of the segment.
  fileprivate var extent: Double {
    let box = (p1 - p0, p2 - p0, p3 - p0)
    func size(_ vector: SIMD2<Double>) -> Double { Swift.max(abs(vector.x), abs(vector.y)) }
    return max(size(box.0), size(box.1), size(box.2))
  }

  /// The inner parameters at which the curve's speed has an extremum, in order: the roots of P′ ·
  /// P″, a cubic polynomial. Every sharp bend is near one of them.
  fileprivate var slowest: [Double] {
    let first = (p1 - p0) * 3
    let second = (p2 - p1 * 2 + p0) * 6
    let third = (p3 - p0 + (p1 - p2) * 3) * 3
    let (a, b) = (first.dot(second), second.dot(second) + 2 * first.dot(third))
    let (c, d) = (3 * second.dot(third), 2 * third.dot(third))
    func value(_ t: Double) -> Double { a + t * (b + t * (c + t * d)) }
    // Between the roots of its derivative it is monotonic.
    var stops = [0.0]
    let discriminant = c * c - 3 * b * d
    if discriminant > 0 {
      let root = discriminant.squareRoot()
      let candidates = d > 0 ? [(-c - root) / (3 * d), (-c + root) / (3 * d)] : [-b / (2 * c)]
      stops += candidates.filter { $0 > 0 && $0 < 1 }
    }
    stops.append(1)
    return zip(stops, stops.dropFirst()).compactMap { low, high in
      guard (value(low) < 0) != (value(high) < 0) else { return nil }
      var (low, high) = (low, high)
      let rises = value(low) < 0
      for _ in 0..<52 {
        let middle = (low + high) / 2
        if (value(middle) < 0) == rises { low = middle } else { high = middle }
      }
      let root = (low + high) / 2
      return root > 0 && root < 1 ? root : nil
    }
  }
}
